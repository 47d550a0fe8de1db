public import Foundation

/// A folder for the files of one test. The folder is removed with its contents when the last reference ends.
///
/// A suite or another object stores the folder in a property, so that the folder exists until the end of the test.
public final class TemporaryFolder: Sendable {
    public let url: URL
    public var path: String { url.path }

    /// Makes the folder in the folder for temporary files.
    /// - Parameter name: a part of the folder's name.
    public init(_ name: String) {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-\(name)-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and makes the folders that lead to the file.
    @discardableResult
    public func write(_ data: Data, _ name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }

    @discardableResult
    public func write(_ text: String, _ name: String) throws -> URL { try write(Data(text.utf8), name) }
}
