import Foundation
import Glibc

/// Renames items without ever replacing an existing file.
enum NewName {
    private typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    /// Looked up at run time, because Swift does not import the function. Documented: the flag 1 fails if the name
    /// exists.
    private static let renameWithoutReplacing = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }

    /// - Throws: ``MoveFailure/exists`` if the target exists, ``MoveFailure/otherDisk`` if a rename is not enough.
    static func give(_ path: DiskPath, _ target: DiskPath) throws {
        var code = call(path, target) { from, to in renameWithoutReplacing?(AT_FDCWD, from, AT_FDCWD, to, 1) ?? -1 }
        // Some disks cannot check and rename in one step, so the check comes shortly before the rename.
        if code == EINVAL || code == ENOSYS, !path.isWithin(target), !target.isWithin(path) {
            guard Entry(path: target) == nil else { throw MoveFailure.exists }
            code = call(path, target) { from, to in rename(from, to) }
        }
        switch code {
        case 0: return
        case EXDEV: throw MoveFailure.otherDisk
        default: throw MoveFailure(errno: code)
        }
    }

    /// - Returns: 0, or the error number.
    private static func call(
        _ path: DiskPath, _ target: DiskPath, _ rename: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    ) -> Int32 {
        errno = 0
        let result = path.withCString { from in target.withCString { rename(from, $0) } ?? -1 } ?? -1
        return result == 0 ? 0 : errno == 0 ? ENOSYS : errno
    }
}
