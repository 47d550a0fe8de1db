/// The folder that a project lies in, as far as an import looks at it.
public struct ProjectFolder: Sendable {
    /// Paths of all files from the folder, those in hidden folders left out. Sorted.
    public var files: [String]
    public var read: @Sendable (String) -> [UInt8]?
    /// The files and folders outside of this folder that the project names, such as `../Source`, by the names of the
    /// links to them that a package needs. The files below are in `files`, under the links.
    public var links: [String: String]

    public init(files: [String], links: [String: String] = [:], read: @escaping @Sendable (String) -> [UInt8]?) {
        self.files = files.sorted()
        self.links = links
        self.read = read
    }

    /// The path of a file from this folder, through a link if needed; nil for a file outside without a link.
    func inside(_ path: String) -> String? {
        guard path.hasPrefix("../") || path.hasPrefix("/") else { return path }
        return links.first { path == $1 || path.hasPrefix($1 + "/") }.map { $0 + path.dropFirst($1.count) }
    }

    func text(_ path: String) -> String? { read(path).map { String(decoding: $0, as: UTF8.self) } }
    func has(_ path: String) -> Bool { files.contains(path) || files.contains { $0.hasPrefix(path + "/") } }
    func files(below folder: String) -> [String] {
        folder.isEmpty ? files : files.filter { $0.hasPrefix(folder + "/") }
    }
}
