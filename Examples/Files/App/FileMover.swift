import Foundation
import Glibc

/// The reason why an item was not moved or created.
enum MoveFailure: Error, Hashable {
    case exists
    case intoItself
    case notPermitted
    case vanished
    /// The target is on another disk, so a rename is not enough.
    case otherDisk
    case badName
    case other(String)

    init(errno code: Int32) {
        switch code {
        case EEXIST, ENOTEMPTY: self = .exists
        case EINVAL: self = .intoItself
        case EACCES, EPERM, EROFS: self = .notPermitted
        case ENOENT, ENOTDIR: self = .vanished
        default: self = .other(String(cString: strerror(code)))
        }
    }

    init(_ error: any Error) {
        if let failure = error as? MoveFailure { self = failure; return }
        switch (error as? CocoaError)?.code {
        case .fileWriteFileExists?: self = .exists
        case .fileWriteNoPermission?, .fileReadNoPermission?, .fileWriteVolumeReadOnly?: self = .notPermitted
        case .fileNoSuchFile?, .fileReadNoSuchFile?: self = .vanished
        default: self = .other(error.localizedDescription)
        }
    }

    func sentence(about name: String, into folder: String) -> String {
        switch self {
        case .exists: "“\(folder)” already contains something named “\(name)”. Nothing was changed."
        case .intoItself: "“\(name)” cannot be moved into itself."
        case .notPermitted: "You do not have permission to move “\(name)” into “\(folder)”."
        case .vanished: "“\(name)” or “\(folder)” is gone."
        case .otherDisk: "“\(name)” lies on a disk that has no place for it."
        case .badName: "“\(name)” cannot be a name."
        case .other(let reason): reason
        }
    }
}

/// Moves items and creates folders, off the main actor. Existing files are never overwritten.
enum FileMover {
    /// The moved items, from old to new path, and the first failure.
    struct Outcome: Sendable {
        var moved: [DiskPath: DiskPath] = [:]
        var failure: (path: DiskPath, reason: MoveFailure)?
    }

    static func move(_ paths: [DiskPath], into folder: DiskPath) async -> Outcome {
        await DiskWork.run {
            var outcome = Outcome()
            for path in paths {
                do {
                    outcome.moved[path] = try move(path, into: folder)
                } catch {
                    outcome.failure = (path, MoveFailure(error))
                    break
                }
            }
            return outcome
        }
    }

    static func move(_ path: DiskPath, into folder: DiskPath) throws -> DiskPath {
        let target = folder.appending(path.name)
        guard !folder.isWithin(path) else { throw MoveFailure.intoItself }
        guard Entry(path: target) == nil else { throw MoveFailure.exists }
        guard Entry(path: path) != nil, Entry(path: folder)?.kind == .folder else { throw MoveFailure.vanished }
        do {
            try NewName.give(path, target)
        } catch MoveFailure.otherDisk {
            try copyAndRemove(path, to: target)
        }
        return target
    }

    /// Moves to another disk: copies under a temporary name first, so that the target is complete or missing.
    private static func copyAndRemove(_ path: DiskPath, to target: DiskPath) throws {
        if let special = special(in: path) {
            throw MoveFailure.other(
                """
                “\(special.displayName)” is a pipe, a socket or a device, which cannot be moved to another disk. \
                Nothing was changed.
                """
            )
        }
        let aside = target.parent.appending(Array(".chevron-\(UUID().uuidString)".utf8))
        guard let from = path.text, let to = aside.text else { throw MoveFailure.otherDisk }
        do {
            try FileManager.default.copyItem(atPath: from, toPath: to)
            try NewName.give(aside, target)
        } catch {
            try? FileManager.default.removeItem(atPath: to)
            throw error
        }
        try FileManager.default.removeItem(atPath: from)
    }

    /// The first item that is neither a file nor a folder nor a link, because reading it could block forever.
    private static func special(in path: DiskPath) -> DiskPath? {
        var waiting = [path]
        while let next = waiting.popLast() {
            guard let entry = Entry(path: next), !entry.isLink else { continue }
            switch entry.kind {
            case .special: return next
            case .folder: waiting += ((try? FolderReader.read(next)) ?? []).map(\.path)
            case .file, .brokenLink: continue
            }
        }
        return nil
    }

    /// Whether the name is valid for an item.
    static func isName(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        return !bytes.isEmpty && bytes.count <= 255 && name != "." && name != ".." && !bytes.contains(UInt8(ascii: "/"))
            && !bytes.contains(0)
    }

    /// Renames an item in its folder.
    @discardableResult
    static func renamed(_ path: DiskPath, to name: String) async throws -> DiskPath {
        guard isName(name) else { throw MoveFailure.badName }
        return try await DiskWork.run {
            let target = path.parent.appending(Array(name.utf8))
            guard target != path else { return path }
            try NewName.give(path, target)
            return target
        }
    }

    /// "untitled folder", with a number if the name is in use.
    static func freeFolderName(among names: Set<String>) -> String {
        let free = (1...).lazy.map { $0 == 1 ? "untitled folder" : "untitled folder \($0)" }.first {
            !names.contains($0)
        }
        return free ?? "untitled folder"
    }

    /// Creates a folder. An existing folder stays unchanged.
    @discardableResult
    static func makeFolder(_ name: String, in folder: DiskPath) async throws -> DiskPath {
        guard isName(name) else { throw MoveFailure.badName }
        return try await DiskWork.run {
            let path = folder.appending(Array(name.utf8))
            guard (path.withCString { mkdir($0, 0o777) } ?? -1) == 0 else { throw MoveFailure(errno: errno) }
            return path
        }
    }
}
