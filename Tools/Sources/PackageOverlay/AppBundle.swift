import Foundation

/// What an app finds in `Bundle.main`: on Linux that is the folder of its program, so that links to its resources and its `Info.plist` lie there.
public struct AppBundle: Sendable {
    /// For each name in the bundle what is linked there.
    public private(set) var links: [String: String] = [:]
    /// The folders of asset catalogs.
    private var catalogs: [String] = []

    /// - Parameters:
    ///   - resources: files and folders as the package names them. One in a folder for a language stays in such a folder.
    ///   - information: the path of the app's `Info.plist`.
    public init(resources: [String], information: String?) {
        for path in resources.sorted() {
            let parts = path.split(separator: "/").map(String.init)
            guard let name = parts.last else { continue }
            if name.hasSuffix(".xcassets") { catalogs.append(path) }
            let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
            links[folder.map { $0 + "/" + name } ?? name] = path
        }
        if let information { links["Info.plist"] = information }
        for catalog in catalogs { addImages(catalog, prefix: "") }
    }

    /// The pictures of an asset catalog under their names, as `UIImage(named:)` asks for them.
    private mutating func addImages(_ folder: String, prefix: String) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if name.hasSuffix(".imageset") {
                addImageSet(path, name: prefix + name.dropLast(".imageset".count))
            } else if !name.contains(".") {
                let isNamespace = (Self.contents(path)?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
                addImages(path, prefix: isNamespace ? prefix + name + "/" : prefix)
            }
        }
    }

    private mutating func addImageSet(_ folder: String, name: String) {
        for image in Self.contents(folder)?["images"] as? [[String: Any]] ?? [] {
            // The plain one of several: variants for dark colors and wide screens have keys of their own.
            guard let file = image["filename"] as? String, image["appearances"] == nil, ["universal", "iphone", nil].contains(image["idiom"] as? String) else { continue }
            let scale = image["scale"] as? String ?? "1x"
            let type = file.split(separator: ".").last ?? ""
            let link = name + (scale == "1x" ? "" : "@" + scale) + "." + type
            if links[link] == nil { links[link] = folder + "/" + file }
        }
    }

    private static func contents(_ folder: String) -> [String: Any]? {
        AtomicFile.read(folder + "/Contents.json").flatMap { try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] }
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
