import Foundation
import UniformTypeIdentifiers

/// The visible files and folders of a folder.
struct FolderListing {
    struct Entry: Hashable {
        let url: URL
        let isFolder: Bool
        let type: UTType
    }

    /// Folders first, both by name as the desktop sorts names.
    private(set) var entries: [Entry] = []
    /// Chosen: the number of entries that are read of a folder.
    static let limit = 20_000

    /// Reads a folder. A folder that cannot be read has no entries.
    init(_ folder: URL) {
        let keys: Set<URLResourceKey> = [.isDirectoryKey]
        guard
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: Array(keys),
                options: [.skipsHiddenFiles, .skipsSubdirectoryDescendants])
        else { return }
        for case let url as URL in files.prefix(Self.limit) {
            let isFolder = (try? url.resourceValues(forKeys: keys))?.isDirectory == true
            entries.append(Entry(url: url, isFolder: isFolder, type: Self.type(of: url, isFolder: isFolder)))
        }
        entries.sort { a, b in
            guard a.isFolder == b.isFolder else { return a.isFolder }
            return a.url.lastPathComponent.localizedStandardCompare(b.url.lastPathComponent) == .orderedAscending
        }
    }

    static func type(of url: URL, isFolder: Bool) -> UTType {
        isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data
    }
}

/// The files that the user may choose.
struct DocumentFilter {
    let types: [UTType]

    var choosesFolders: Bool { types.contains { UTType.folder.conforms(to: $0) && $0 != .item && $0 != .data } }

    func allows(_ entry: FolderListing.Entry) -> Bool {
        !entry.isFolder
            && types.contains { $0 == .item || $0 == .data || $0 == .content || entry.type.conforms(to: $0) }
    }
}
