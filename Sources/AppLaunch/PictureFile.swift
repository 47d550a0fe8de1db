import Foundation
import HostInterface

/// The file for a picture.
struct PictureFile {
    let path: String

    init(_ path: String) { self.path = path }

    /// A regular or missing file is replaced atomically, so that a reader never finds half a picture. Any other file,
    /// such as a device or a pipe, is opened and written.
    func write(_ data: Data) throws(HostError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        do {
            guard exists, status.st_mode & S_IFMT != S_IFREG else {
                return try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            }
            guard let file = FileHandle(forWritingAtPath: path) else {
                throw HostError("it cannot be opened for writing.")
            }
            try file.write(contentsOf: data)
            try file.close()
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError("\(error.localizedDescription)")
        }
    }
}
