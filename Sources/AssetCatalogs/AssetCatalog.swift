package import Foundation

/// Reads files and folders for a catalog.
package protocol CatalogReader {
    /// The names in a folder and whether each is a folder, in a stable order; empty if the folder cannot be read.
    func entries(of folder: String) -> [(name: String, isFolder: Bool)]
    /// The bytes of a regular file; nil if the file cannot be read.
    func data(at path: String) -> Data?
}

/// The names in one `.xcassets` folder of Xcode. Sets are read on demand.
package struct AssetCatalog: Sendable {
    /// The kind of a folder in a catalog, by the extension of its name.
    package enum Kind: String, CaseIterable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case icon = "appiconset"
        case symbol = "symbolset"
    }

    /// Parts of the catalog that cannot be used, for the log.
    package private(set) var remarks: [String] = []
    private var folders: [Kind: [String: String]] = [:]

    /// Chosen: catalogs are a few levels deep. Deeper levels are loops of links.
    static let depthLimit = 32

    /// - Parameter folder: the path of the catalog.
    package init(_ folder: String, _ reader: some CatalogReader) {
        var open = [(path: folder, prefix: "", depth: 0)]
        while let next = open.popLast() {
            guard next.depth < Self.depthLimit else {
                remarks.append("\(next.path): nested deeper than \(Self.depthLimit) folders; not read")
                continue
            }
            // Folders are read in the order in which they are found.
            var inside: [(path: String, prefix: String, depth: Int)] = []
            for entry in reader.entries(of: next.path) where entry.isFolder && !entry.name.hasPrefix(".") {
                let path = next.path + "/" + entry.name
                let name = entry.name as NSString
                guard !name.pathExtension.isEmpty else {
                    let prefix = Self.givesNamespace(path, reader) ? next.prefix + entry.name + "/" : next.prefix
                    inside.append((path, prefix, next.depth + 1))
                    continue
                }
                guard let kind = Kind(rawValue: name.pathExtension.lowercased()) else {
                    remarks.append("\(path): sets of the kind .\(name.pathExtension) are not used")
                    continue
                }
                let full = next.prefix + name.deletingPathExtension
                if folders[kind]?[full] == nil { folders[kind, default: [:]][full] = path }
            }
            open += inside.reversed()
        }
    }

    /// The folder of a set; nil if the catalog has no set of this kind and name. Names in a folder with a namespace
    /// begin with the namespace and a slash.
    package func folder(of name: String, _ kind: Kind) -> String? { folders[kind]?[name] }

    package func names(_ kind: Kind) -> [String] { folders[kind, default: [:]].keys.sorted() }

    private static func givesNamespace(_ folder: String, _ reader: some CatalogReader) -> Bool {
        guard let data = reader.data(at: folder + "/Contents.json"), let contents = JSONEntry(data) else {
            return false
        }
        return contents.entry("properties")?.flag("provides-namespace") ?? false
    }
}
