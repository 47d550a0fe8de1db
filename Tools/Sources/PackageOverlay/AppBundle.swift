import Foundation

/// What an app finds in `Bundle.main`: on Linux that is the folder of its program, so that links to its resources and its `Info.plist` lie there.
public struct AppBundle: Sendable {
    /// For each name in the bundle what is linked there.
    public private(set) var links: [String: String] = [:]

    /// - Parameters:
    ///   - resources: files and folders as the package names them. One in a folder for a language stays in such a folder.
    ///   - information: the path of the app's `Info.plist`.
    public init(resources: [String], information: String?) {
        for path in resources.sorted() {
            let parts = path.split(separator: "/").map(String.init)
            guard let name = parts.last else { continue }
            let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
            links[folder.map { $0 + "/" + name } ?? name] = path
        }
        if let information { links["Info.plist"] = information }
    }

    /// Makes the links in a folder, and takes those away that were made there before and are meant no more.
    /// - Parameter record: the path of a file that keeps what was made.
    /// - Returns: names that something else has there, which stays.
    public func place(in folder: String, record: String) throws -> [String] {
        let files = FileManager.default
        let former = AtomicFile.read(record).flatMap { try? JSONDecoder().decode([String].self, from: Data($0)) } ?? []
        for name in former where links[name] == nil && Self.target(folder + "/" + name) != nil { unlink(folder + "/" + name) }
        var taken: [String] = []
        for (name, path) in links.sorted(by: { $0.key < $1.key }) {
            let place = folder + "/" + name
            if Self.target(place) == path { continue }
            if Self.target(place) != nil {
                unlink(place)
            } else if files.fileExists(atPath: place) {
                taken.append(name)
                continue
            }
            try files.createDirectory(atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: place, withDestinationPath: path)
        }
        if former != links.keys.sorted() { try AtomicFile.write(Array(JSONEncoder().encode(links.keys.sorted())), to: record) }
        return taken
    }

    private static func target(_ path: String) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }
}
