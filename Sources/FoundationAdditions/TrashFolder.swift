public import Foundation
import HostInterface

extension FileManager {
    /// Moves a file or a folder into the user's trash, from which file managers restore it.
    ///
    /// The folder follows the Trash specification of freedesktop.org: `Trash` in the user's data folder, or
    /// `.Trash-uid` at the top of another disk.
    /// - Parameters:
    ///   - url: the URL of the item. A symbolic link is moved itself.
    ///   - outResultingURL: receives the item's new URL; nil if the URL is not needed.
    /// - Throws: a `CocoaError` if there is no such item, or if it cannot be moved. The item then stays.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
        let folders = UserFolders(environment: ProcessInfo.processInfo.environment)
        let path = try TrashFolder(home: folders.data + "/Trash").move(url.standardizedFileURL.path)
        outResultingURL?.pointee = NSURL(fileURLWithPath: path)
    }
}

/// The trash of a user.
///
/// Documented (Trash specification 1.0): `files` has the items, `info` a description of each, which is created first
/// and reserves the name.
package struct TrashFolder {
    private let home: String

    package init(home: String) { self.home = home }

    /// Moves the item with an absolute path.
    /// - Returns: the item's new path.
    package func move(_ path: String) throws -> String {
        var item = stat()
        guard path.hasPrefix("/"), path != "/", lstat(path, &item) == 0 else { throw CocoaError(.fileNoSuchFile) }
        let (folder, recorded) = try destination(of: path, on: item.st_dev)
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        // Chosen: more items of one name are refused.
        for number in 1...10_000 {
            let candidate = number == 1 ? name : Self.numbered(name, number)
            let description = "\(folder)/info/\(candidate).trashinfo"
            let file = open(description, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if file < 0, errno == EEXIST { continue }
            guard file >= 0 else { throw CocoaError(.fileWriteNoPermission) }
            let target = "\(folder)/files/\(candidate)"
            guard access(target, F_OK) != 0, Self.write(recorded, to: file), rename(path, target) == 0 else {
                let isTaken = access(target, F_OK) == 0
                unlink(description)
                if isTaken { continue }
                throw CocoaError(.fileWriteUnknown)
            }
            return target
        }
        throw CocoaError(.fileWriteFileExists)
    }

    // MARK: Steps

    /// The trash on the item's disk, and the item's path in the description.
    private func destination(of path: String, on disk: dev_t) throws -> (folder: String, recorded: String) {
        if try Self.make(home) == disk { return (home, path) }
        var top = path
        var parent = stat()
        while top != "/" {
            let above = String(top[..<(top.lastIndex(of: "/") ?? top.startIndex)])
            guard lstat(above.isEmpty ? "/" : above, &parent) == 0, parent.st_dev == disk else { break }
            top = above.isEmpty ? "/" : above
        }
        let root = top == "/" ? "" : top
        let folder = "\(root)/.Trash-\(getuid())"
        guard try Self.make(folder) == disk else { throw CocoaError(.fileWriteUnknown) }
        // Documented (Trash specification 1.0): paths at the top of another disk are relative to it.
        return (folder, String(path.dropFirst(root.count + 1)))
    }

    /// Creates the folders of a trash. A link in the place of a folder is refused.
    /// - Returns: the disk of the trash.
    private static func make(_ folder: String) throws -> dev_t {
        for inner in ["files", "info"] {
            try? FileManager.default.createDirectory(
                atPath: "\(folder)/\(inner)", withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        }
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
            access(folder + "/files", W_OK) == 0, access(folder + "/info", W_OK) == 0
        else { throw CocoaError(.fileWriteNoPermission) }
        return status.st_dev
    }

    /// `note.txt` becomes `note 2.txt`.
    private static func numbered(_ name: String, _ number: Int) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(name) \(number)" }
        return "\(name[..<dot]) \(number)\(name[dot...])"
    }

    /// Writes the description, and closes the file. The date is that of the file itself.
    private static func write(_ path: String, to file: Int32) -> Bool {
        defer { close(file) }
        var status = stat()
        var moment = tm()
        guard fstat(file, &status) == 0 else { return false }
        var seconds = status.st_mtim.tv_sec
        guard localtime_r(&seconds, &moment) != nil else { return false }
        var bytes = [CChar](repeating: 0, count: 32)
        let count = strftime(&bytes, bytes.count, "%Y-%m-%dT%H:%M:%S", &moment)
        let date = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        let text = Array("[Trash Info]\nPath=\(encoded)\nDeletionDate=\(date)\n".utf8)
        return text.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) } == text.count
    }
}
