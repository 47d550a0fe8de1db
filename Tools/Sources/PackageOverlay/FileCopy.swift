import Foundation

/// Copies of files and folders that are brought up to date: a file with the size and the time of its source is not
/// copied again.
enum FileCopy {
    static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw FileProblem("the folder \(path) cannot be made: \(error.localizedDescription)")
        }
    }

    /// Makes `place` equal to `source`. Links in the source are followed; a link that leads back to a folder around it
    /// is left out.
    static func update(_ place: String, from source: String) throws {
        try update(place, from: source, within: [])
    }

    private struct Identity: Hashable {
        var device: UInt64
        var node: UInt64
    }

    private static func update(_ place: String, from source: String, within parents: Set<Identity>) throws {
        var status = stat()
        guard stat(source, &status) == 0 else {
            throw FileProblem("\(source) cannot be read: \(String(cString: strerror(errno)))")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { return try updateFile(place, from: source, status) }
        let identity = Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
        guard !parents.contains(identity) else { return }
        if kind(of: place) != S_IFDIR { try? FileManager.default.removeItem(atPath: place) }
        try makeFolder(place)
        let names = try FileManager.default.contentsOfDirectory(atPath: source).sorted()
        for name in names {
            try update(place + "/" + name, from: source + "/" + name, within: parents.union([identity]))
        }
        let known = Set(names)
        for name in try FileManager.default.contentsOfDirectory(atPath: place) where !known.contains(name) {
            try? FileManager.default.removeItem(atPath: place + "/" + name)
        }
    }

    private static func updateFile(_ place: String, from source: String, _ status: stat) throws {
        var former = stat()
        if lstat(place, &former) == 0 {
            let isSame =
                former.st_mode == status.st_mode && former.st_size == status.st_size
                && former.st_mtim.tv_sec == status.st_mtim.tv_sec && former.st_mtim.tv_nsec == status.st_mtim.tv_nsec
            if isSame { return }
            if former.st_mode & S_IFMT != S_IFREG { try? FileManager.default.removeItem(atPath: place) }
        }
        guard status.st_mode & S_IFMT == S_IFREG, let bytes = AtomicFile.read(source) else { return }
        try AtomicFile.write(bytes, to: place)
        chmod(place, status.st_mode & 0o777)
        var times = (status.st_atim, status.st_mtim)
        _ = withUnsafePointer(to: &times) { pointer in
            pointer.withMemoryRebound(to: timespec.self, capacity: 2) { utimensat(AT_FDCWD, place, $0, 0) }
        }
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
