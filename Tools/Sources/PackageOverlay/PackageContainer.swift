import Foundation

/// The container of a package's tests or app, below the build folder: its files there are not the user's. Foundation
/// answers the folders in it, because the library reads the path from the environment.
///
/// ```
/// <build folder>/chevron/container/test/made-by-chevron
///                                      /Data
///                                      /Shared
/// ```
public struct PackageContainer {
    /// The name of the environment variable.
    public static let variable = "CHEVRON_CONTAINER"
    static let mark = "made-by-chevron"

    public let path: String
    private let folder: String
    private let name: String

    /// - Parameters:
    ///   - folder: Chevron's folder in the build folder.
    ///   - name: tests and apps have containers of their own.
    public init(folder: String, name: String) {
        (self.folder, self.name) = (folder, name)
        path = "\(folder)/container/\(name)"
    }

    /// Makes the container if it does not exist.
    public func make() throws {
        let (parent, own) = try open()
        close(parent)
        close(own)
    }

    /// Removes everything from the container, as for an app that is newly installed. Links are removed and not
    /// followed.
    public func empty() throws {
        let (parent, own) = try open()
        defer {
            close(parent)
            close(own)
        }
        var status = stat()
        guard fstat(own, &status) == 0 else { throw problem(path, "cannot be read") }
        for entry in try entries(own, path) where Self.text(entry) != Self.mark {
            try remove(entry, own, path, status.st_dev)
        }
    }

    /// Another command with the container waits until the lock is freed.
    public func lock(_ waiting: () -> Void) throws -> FileLock {
        try make()
        return try FileLock("\(folder)/container/\(name).lock", waiting: waiting)
    }

    /// Opens the container, and creates a missing container first.
    private func open() throws -> (parent: Int32, own: Int32) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileProblem(FileProblem.sentence(for: error))
        }
        let root = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard root >= 0 else { throw problem(folder, "cannot be opened") }
        defer { close(root) }
        let parent = try folder("container", root, folder)
        do {
            let own = try folder(name, parent, folder + "/container")
            do { try claim(own) } catch {
                close(own)
                throw error
            }
            return (parent, own)
        } catch {
            close(parent)
            throw error
        }
    }

    /// An empty folder gets the mark. A folder with files and without the mark is someone else's.
    private func claim(_ own: Int32) throws {
        var status = stat()
        if fstatat(own, Self.mark, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw FileProblem("\(path)/\(Self.mark) is not the file that chevron writes; move it away")
            }
            return
        }
        guard try entries(own, path).isEmpty else {
            throw FileProblem(
                "the container \(path) was not made by chevron, and its files might be yours; move the folder away, "
                    + "or give another build folder with --scratch-path")
        }
        let mark = openat(own, Self.mark, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard mark >= 0 else { throw problem(path, "cannot be written") }
        close(mark)
    }

    private func folder(_ name: String, _ parent: Int32, _ path: String) throws -> Int32 {
        if mkdirat(parent, name, 0o700) != 0, errno != EEXIST { throw problem("\(path)/\(name)", "cannot be made") }
        let file = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw problem("\(path)/\(name)", "cannot be opened as a folder") }
        return file
    }

    private static func text(_ name: [CChar]) -> String {
        String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private func remove(_ name: [CChar], _ parent: Int32, _ path: String, _ disk: dev_t) throws {
        let place = "\(path)/\(Self.text(name))"
        var status = stat()
        guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw problem(place, "cannot be read") }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            guard unlinkat(parent, name, 0) == 0 else { throw problem(place, "cannot be removed") }
            return
        }
        guard status.st_dev == disk else {
            throw FileProblem("\(place) is on another disk and is not emptied; unmount it")
        }
        // A test may have left a folder that nobody can write.
        if status.st_mode & 0o700 != 0o700 { fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) }
        let own = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard own >= 0 else { throw problem(place, "cannot be opened") }
        defer { close(own) }
        var opened = stat()
        guard fstat(own, &opened) == 0, opened.st_dev == status.st_dev, opened.st_ino == status.st_ino else {
            throw FileProblem("\(place) was replaced while it was being removed; end the program that writes there")
        }
        for entry in try entries(own, place) { try remove(entry, own, place, disk) }
        guard unlinkat(parent, name, AT_REMOVEDIR) == 0 else { throw problem(place, "cannot be removed") }
    }

    /// The names in a folder, as bytes: not every name is a valid text.
    private func entries(_ file: Int32, _ path: String) throws -> [[CChar]] {
        let copy = openat(file, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { throw problem(path, "cannot be read") }
        defer { closedir(stream) }
        var names: [[CChar]] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) {
                    Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
                }
            }
            if ![".", ".."].contains(Self.text(name)) { names.append(name) }
        }
        return names
    }

    private func problem(_ path: String, _ what: String) -> FileProblem {
        FileProblem("\(path) \(what): \(String(cString: strerror(errno))); move it away, or make its folder writable")
    }
}
