/// Where SwiftPM finds the files of a target: the folder below which all lie, and which files of it are meant.
struct PackagePlaces: Sendable {
    var folder: String
    /// Nil where all Swift files below the folder are meant that are not excluded; else folders of which all are meant,
    /// and files.
    var sources: [String]?
    /// Files below the folder that are neither sources nor resources.
    var exclude: [String]

    init(_ contents: TargetContents, _ disk: ProjectFolder) {
        let mine = Set(contents.sources)
        let all = contents.sources + contents.resources.map(\.path)
        var common = all[0].split(separator: "/").dropLast()[...]
        for path in all.dropFirst() {
            let parts = path.split(separator: "/").dropLast()
            common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
        }
        // A resource that is a folder cannot be the target's own.
        let folder = common.joined(separator: "/")
        self.folder = folder
        let below = disk.files(below: folder)
        let taken = contents.resources.map(\.path)
        let relative = { (path: String) in folder.isEmpty ? path : String(path.dropFirst(folder.count + 1)) }
        guard !folder.isEmpty else {
            // The project's own folder has much else. A folder that is named as a source has nothing else in it.
            sources = Self.cover(contents.sources, below.filter { !mine.contains($0) })
            // SwiftPM takes files for languages without a rule, and `chevron` takes documents and catalogs.
            let others = below.filter { path in Self.isBundled(path) && !taken.contains { Self.isPart(path, of: $0) } }
            exclude = Self.cover(others, contents.sources + taken)
            return
        }
        let rest = below.filter { path in
            !mine.contains(path) && !taken.contains { Self.isPart(path, of: $0) }
        }
        exclude = Self.cover(rest, contents.sources + taken).map(relative)
    }

    private static func isPart(_ path: String, of whole: String) -> Bool {
        path == whole || path.hasPrefix(whole + "/")
    }

    private static func isBundled(_ path: String) -> Bool {
        path.split(separator: "/").contains { name in
            [".lproj", ".xcassets", ".storyboard", ".xib", ".xcstrings"].contains(where: name.hasSuffix)
        }
    }

    /// The topmost folders that have none of `others` below them, and files where there is no such folder.
    private static func cover(_ paths: [String], _ others: [String]) -> [String] {
        var blocked: Set<String> = [""]
        for path in others {
            var folder = path[...]
            blocked.insert(path)
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                blocked.insert(String(folder))
            }
        }
        var found: [String] = []
        for path in paths {
            var best = path
            var folder = path[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                if blocked.contains(String(folder)) { break }
                best = String(folder)
            }
            if !found.contains(best) { found.append(best) }
        }
        return found.sorted()
    }
}
