import Foundation

/// A place where browsing can start.
public struct Location: Hashable, Sendable {
    public var name: String
    public var path: DiskPath
    /// Name of its symbol.
    public var symbol: String

    public init(name: String, path: DiskPath, symbol: String) {
        self.name = name
        self.path = path
        self.symbol = symbol
    }

    /// Home, the whole file system, and what is mounted for a person to use.
    public static func onThisMachine() -> [Location] {
        // As all programs here: HOME, and the user database (which Foundation reads) only without it.
        let named = ProcessInfo.processInfo.environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = Location(name: "Home", path: DiskPath(named ?? NSHomeDirectory()), symbol: "house")
        let root = Location(name: "File System", path: DiskPath("/"), symbol: "internaldrive")
        return [home, root] + mountedVolumes()
    }

    private static func mountedVolumes() -> [Location] {
        guard let table = try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8) else { return [] }
        let folders = table.split(separator: "\n").compactMap { line -> String? in
            let fields = line.split(separator: " ")
            // Spaces of a path are written as \040 there.
            return fields.count > 1 ? fields[1].replacingOccurrences(of: "\\040", with: " ") : nil
        }
        let volumes = folders.filter { path in ["/media/", "/mnt/", "/run/media/"].contains { path.hasPrefix($0) } }
        return volumes.map { Location(name: DiskPath($0).displayName, path: DiskPath($0), symbol: "externaldrive") }
    }
}
