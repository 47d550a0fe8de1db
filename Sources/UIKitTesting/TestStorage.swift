public import Foundation

/// Folders of one ``TestApp``, so that tests in one process do not read each other's.
@MainActor
final class TestStorage {
    private let name = "chevron-test-\(UUID().uuidString)"
    private var folder: URL?

    isolated deinit {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    func folder(_ path: String) throws -> URL {
        let temporary = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
        let root = folder ?? temporary.appendingPathComponent(name)
        folder = root
        let inner = root.appendingPathComponent(path, isDirectory: true)
        try FileManager.default.createDirectory(
            at: inner, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return inner
    }
}

extension TestApp {
    /// The settings of the initializer, else settings of this app alone. Empty at the start. Pass the object to types
    /// that take a `UserDefaults`.
    ///
    /// `UserDefaults.standard` has the same settings if the initializer got a ``TestDefaults``; without it
    /// `UserDefaults.standard` is that of the process, which all apps share. Suites with other names are always shared.
    public var defaults: UserDefaults { settings.values }

    /// A folder for documents of this app alone, empty at the start. Pass the address to types that take a folder.
    ///
    /// The folders of `FileManager` are Foundation's, and all apps of the process share them. The folder and its files
    /// are removed with the app.
    /// - Throws: the error of `FileManager` if the folder cannot be made.
    public func documentsFolder() throws -> URL { try storage.folder("Documents") }

    /// A folder for caches of this app alone, as ``documentsFolder()``.
    public func cachesFolder() throws -> URL { try storage.folder("Caches") }
}
