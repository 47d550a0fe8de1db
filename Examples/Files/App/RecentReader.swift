import Foundation

/// Finds the most recently changed files, off the main actor.
enum RecentReader {
    /// Chosen: the number of rows that a user still looks through.
    static let count = 30
    /// Chosen: the number of searched folders, because a home folder may contain a million.
    static let folderLimit = 500
    /// Chosen: deeper folders seldom contain the user's own files.
    static let depthLimit = 4

    /// Returns the existing files of `opened` in their order, then the most recent ones under `start`. Skips hidden
    /// files and links.
    static func entries(opened: [DiskPath], under start: DiskPath?) async -> [Entry] {
        await DiskWork.run {
            let first = opened.compactMap(Entry.init(path:))
            var known = Set(first.map(\.path))
            let newest = (start.map(files(under:)) ?? []).filter { known.insert($0.path).inserted }
            return Array((first + newest.sorted(by: isNewer)).prefix(count))
        }
    }

    /// Breadth first, so that files near the start are found even if the search ends early.
    private static func files(under start: DiskPath) -> [Entry] {
        var files: [Entry] = []
        var level = [start]
        var visited = 0
        for _ in 0..<depthLimit {
            var next: [DiskPath] = []
            for folder in level where visited < folderLimit {
                visited += 1
                for entry in (try? FolderReader.read(folder)) ?? [] where !entry.isHidden && !entry.isLink {
                    if entry.kind == .file {
                        files.append(entry)
                    } else if entry.kind == .folder {
                        next.append(entry.path)
                    }
                }
            }
            level = next.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        }
        return files
    }

    private static func isNewer(_ first: Entry, _ second: Entry) -> Bool {
        first.modified != second.modified
            ? first.modified > second.modified : first.path.bytes.lexicographicallyPrecedes(second.path.bytes)
    }
}
