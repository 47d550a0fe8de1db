import Foundation
import HostInterface

/// The file that a picture goes to.
struct PictureFile {
    let path: String

    init(_ path: String) { self.path = path }

    /// A regular file, or none yet, is replaced as a whole: a reader never finds half a picture. Anything else, as a
    /// device or a pipe, is written into and stays what it is.
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
