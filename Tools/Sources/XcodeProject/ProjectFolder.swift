/// The folder that a project lies in, as far as an import looks at it.
public struct ProjectFolder: Sendable {
    /// Paths of all files from the folder, those in hidden folders left out. Sorted.
    public var files: [String]
    public var read: @Sendable (String) -> [UInt8]?

    public init(files: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
        self.files = files.sorted()
        self.read = read
    }

    func text(_ path: String) -> String? { read(path).map { String(decoding: $0, as: UTF8.self) } }
    func has(_ path: String) -> Bool { files.contains(path) || files.contains { $0.hasPrefix(path + "/") } }
    func files(below folder: String) -> [String] {
        folder.isEmpty ? files : files.filter { $0.hasPrefix(folder + "/") }
    }
}
