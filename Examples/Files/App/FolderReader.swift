import Foundation
import Glibc

/// The reason why a folder could not be read.
public enum FolderFailure: Error, Hashable, Sendable {
    case notPermitted
    case vanished
    case notAFolder
    /// Circular links.
    case loop
    case other(String)

    init(errno code: Int32) {
        switch code {
        case EACCES, EPERM: self = .notPermitted
        case ENOENT: self = .vanished
        case ENOTDIR: self = .notAFolder
        case ELOOP: self = .loop
        default: self = .other(String(cString: strerror(code)))
        }
    }
}

/// Reads folders, off the main actor.
public enum FolderReader {
    /// Returns all items of the folder, unordered. Names may be invalid text.
    public static func entries(of folder: DiskPath) async throws -> [Entry] {
        try await DiskWork.run { try read(folder) }
    }

    static func read(_ folder: DiskPath) throws -> [Entry] {
        guard let directory = folder.withCString({ opendir($0) }) ?? nil else { throw FolderFailure(errno: errno) }
        defer { closedir(directory) }
        var entries: [Entry] = []
        while let item = readdir(directory) {
            let name = withUnsafeBytes(of: &item.pointee.d_name) { raw in Array(raw.prefix { $0 != 0 }) }
            if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
            // Items that were removed in the meantime are skipped.
            if let entry = Entry(path: folder.appending(name)) { entries.append(entry) }
        }
        return entries
    }
}
