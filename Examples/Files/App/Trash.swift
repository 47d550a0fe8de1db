import Foundation
import Glibc

/// The desktop's trash, from which the user can restore deleted items.
///
/// Documented: the trash specification of the freedesktop project. Items are only renamed, never copied and never
/// destroyed. An item that cannot be renamed into a trash stays in place.
///
/// `FileManager.trashItem(at:resultingItemURL:)` moves an item with the path of a `URL`, which is a text. A name on a
/// disk is any bytes, so the app has a trash that takes a ``DiskPath``.
public struct Trash: Sendable {
    /// The trash for items on the same disk as the home folder.
    let home: DiskPath

    /// - Parameter home: a folder with `files` and `info`, created when needed.
    public init(home: DiskPath) { self.home = home }

    /// The trash of the current user.
    public static func ofThisUser() -> Trash {
        // The user's folder for data. In XDG_DATA_HOME is the app's own, where its Info.plist does not choose the
        // user's.
        let environment = ProcessInfo.processInfo.environment
        let data = ["CHEVRON_USER_XDG_DATA_HOME", "XDG_DATA_HOME"].lazy.compactMap { environment[$0] }
            .first { $0.hasPrefix("/") }
        return Trash(home: DiskPath(data ?? Location.homePath + "/.local/share").appending(Array("Trash".utf8)))
    }

    /// Moves an item into the trash, off the main actor.
    /// - Returns: the new path.
    @discardableResult
    func take(_ path: DiskPath) async throws -> DiskPath {
        try await DiskWork.run { try takeNow(path) }
    }

    private func takeNow(_ path: DiskPath) throws -> DiskPath {
        guard Entry(path: path) != nil else { throw MoveFailure.vanished }
        guard !home.isWithin(path) else { throw MoveFailure.intoItself }
        do {
            return try take(path, into: home, origin: path)
        } catch MoveFailure.otherDisk {
            // Each disk has a separate trash per user in its topmost folder.
            let top = try Self.top(of: path)
            let folder = top.appending(Array(".Trash-\(getuid())".utf8))
            return try take(
                path, into: folder,
                origin: DiskPath(
                    bytes: Array(path.bytes.dropFirst(top.bytes.count + (top.bytes.last == UInt8(ascii: "/") ? 0 : 1))))
            )
        }
    }

    /// - Parameter origin: the original path, for the item's note.
    private func take(_ path: DiskPath, into trash: DiskPath, origin: DiskPath) throws -> DiskPath {
        let files = trash.appending(Array("files".utf8)), notes = trash.appending(Array("info".utf8))
        for folder in [files, notes] { try Self.makeFolders(folder) }
        for number in 1...10_000 {
            let name = path.name + (number == 1 ? [] : Array(".\(number)".utf8))
            let note = notes.appending(name + Array(".trashinfo".utf8)), target = files.appending(name)
            // The note reserves the name: the note is created before the item is moved, and exclusively.
            let descriptor = note.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) } ?? -1
            if descriptor < 0 {
                guard errno == EEXIST else { throw MoveFailure(errno: errno) }
                continue
            }
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do {
                try file.write(contentsOf: Data(Self.note(about: origin).utf8))
                try NewName.give(path, target)
                return target
            } catch {
                _ = note.withCString { unlink($0) }
                guard error as? MoveFailure == .exists else { throw error }
            }
        }
        throw MoveFailure.exists
    }

    private static func note(about origin: DiskPath) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-_.~".utf8)
        let path = origin.bytes.map { plain.contains($0) ? String(UnicodeScalar($0)) : String(format: "%%%02X", $0) }
            .joined()
        var now = time(nil), parts = tm()
        localtime_r(&now, &parts)
        let date = String(
            format: "%04d-%02d-%02dT%02d:%02d:%02d", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
            parts.tm_hour, parts.tm_min, parts.tm_sec)
        return "[Trash Info]\nPath=\(path)\nDeletionDate=\(date)\n"
    }

    /// Creates a folder, for its owner only, and missing parent folders.
    private static func makeFolders(_ folder: DiskPath) throws {
        guard (folder.withCString { mkdir($0, 0o700) } ?? -1) != 0 else { return }
        let reason = errno
        switch reason {
        case EEXIST: guard Entry(path: folder)?.kind == .folder else { throw MoveFailure(errno: reason) }
        case ENOENT where folder.parent != folder:
            try makeFolders(folder.parent)
            guard (folder.withCString { mkdir($0, 0o700) } ?? -1) == 0 || errno == EEXIST else {
                throw MoveFailure(errno: errno)
            }
        default: throw MoveFailure(errno: reason)
        }
    }

    /// The topmost folder of the disk.
    private static func top(of path: DiskPath) throws -> DiskPath {
        func disk(_ path: DiskPath) throws -> dev_t {
            var facts = stat()
            guard path.withCString({ lstat($0, &facts) }) == 0 else { throw MoveFailure(errno: errno) }
            return facts.st_dev
        }
        var top = path.parent
        let own = try disk(top)
        while top.parent != top, try disk(top.parent) == own { top = top.parent }
        return top
    }
}
