import Foundation

extension DescribedPackage {
    /// Notes which Swift files of its targets' folders the manifest leaves out: of a folder without any source the
    /// folder, so that files that are added to it later are left out too, and files that are added elsewhere are not.
    public mutating func noteLeftOut() {
        for index in targets.indices {
            guard let sources = targets[index].sources else { continue }
            let folder = path + "/" + targets[index].path
            targets[index].leftOut = Self.leftOut(
                SourceFolder.files(in: folder).map { String($0.dropFirst(folder.count + 1)) }, sources: sources)
        }
    }

    static func leftOut(_ files: [String], sources: [String]) -> [String] {
        let known = Set(sources)
        var used: Set<String> = []
        for source in sources { for folder in folders(of: source) { used.insert(folder) } }
        var found: Set<String> = []
        for file in files where !known.contains(file) {
            found.insert(folders(of: file).first { !used.contains($0) } ?? file)
        }
        return found.sorted()
    }

    /// The folders that a path names, outermost first.
    private static func folders(of path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
    }
}
