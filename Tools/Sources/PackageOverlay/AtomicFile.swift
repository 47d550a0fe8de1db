import Foundation

/// Files that a reader finds whole or not at all.
enum AtomicFile {
    static func write(_ bytes: [UInt8], to path: String) throws {
        let temporary = path + ".\(getpid()).new"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else {
            throw FileProblem("\(temporary) cannot be written: \(String(cString: strerror(errno)))")
        }
        var place = 0
        while place < bytes.count {
            let written = bytes[place...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard written > 0 else {
                let problem = String(cString: strerror(errno))
                close(file)
                unlink(temporary)
                throw FileProblem("\(temporary) cannot be written: \(problem)")
            }
            place += written
        }
        close(file)
        guard rename(temporary, path) == 0 else {
            throw FileProblem("\(path) cannot be replaced: \(String(cString: strerror(errno)))")
        }
    }

    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var place = 0
        while place < bytes.count {
            let count = bytes.count - place
            let got = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + place, count) }
            guard got > 0 else { break }
            place += got
        }
        return Array(bytes[..<place])
    }
}

/// A lock that other processes see. The lock ends with the process that has the lock.
public final class FileLock {
    private let file: Int32

    /// Waits until the lock is free.
    /// - Parameter waiting: called once where it is not.
    public convenience init(_ path: String, waiting: () -> Void = {}) throws {
        try self.init(path, open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644), waiting)
    }

    /// Locks a folder itself: no file is added to the folder.
    public convenience init(folder: String, waiting: () -> Void = {}) throws {
        try self.init(folder, open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), waiting)
    }

    private init(_ path: String, _ file: Int32, _ waiting: () -> Void) throws {
        self.file = file
        guard file >= 0 else { throw FileProblem("\(path) cannot be opened: \(String(cString: strerror(errno)))") }
        if flock(file, LOCK_EX | LOCK_NB) != 0 {
            waiting()
            while flock(file, LOCK_EX) != 0 && errno == EINTR {}
        }
    }

    deinit {
        flock(file, LOCK_UN)
        close(file)
    }
}
