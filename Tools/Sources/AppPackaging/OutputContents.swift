import Foundation

/// The list of the files that a former run left in the output folder. A run replaces these files alone; every other
/// file is the user's.
public struct OutputContents: Equatable, Sendable {
    /// The paths from the output folder, sorted. Folders end in a slash.
    public var paths: [String]

    public init(_ paths: some Sequence<String>) { self.paths = Set(paths).sorted() }

    private static let title = "Files that `chevron package` wrote here. It replaces these files and no others."

    public init?(stored text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.first == Self.title else { return nil }
        self.init(lines.dropFirst())
    }

    public var stored: String { ([Self.title] + paths).map { $0 + "\n" }.joined() }

    /// The first path of the user's in the way of a new package; nil if a former run wrote all files there.
    /// - Parameters:
    ///   - found: the paths in the output folder that the new package replaces.
    ///   - former: the list of the former run; nil without one.
    public static func foreign(_ found: [String], former: OutputContents?) -> String? {
        let known = Set(former?.paths ?? [])
        return found.sorted().first { !known.contains($0) }
    }
}
