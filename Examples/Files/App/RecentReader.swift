import Foundation

/// Finds the files that changed last. Nothing here runs on the main actor.
enum RecentReader {
    /// Chosen: rows of a list that one still looks through.
    static let count = 30
    /// Chosen: folders that are looked into before the search ends; a home folder may hold a million.
    static let folderLimit = 500
    /// Chosen: below this, things are seldom a person's own.
    static let depthLimit = 4

    /// First the `opened` ones that are still there, in their order, then the newest under `start`. Hidden things and
    /// links are passed by.
    static func entries(opened: [DiskPath], under start: DiskPath?) async -> [Entry] {
        await DiskWork.run {
            let first = opened.compactMap(Entry.init(path:))
            var known = Set(first.map(\.path))
            let newest = (start.map(files(under:)) ?? []).filter { known.insert($0.path).inserted }
            return Array((first + newest.sorted(by: isNewer)).prefix(count))
        }
    }

    /// Breadth first: what lies near the start is found even where the search ends early.
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
