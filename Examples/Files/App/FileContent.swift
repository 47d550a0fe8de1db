import Glibc
import UIKit

/// The content of a file.
enum FileContent: Sendable {
    case text(String, isWhole: Bool)
    case picture(UIImage)
    case other
    case unreadable

    /// The maximum length of a text preview in bytes.
    static let textLimit = 256 * 1024
    /// The maximum size in bytes of an image for a preview.
    static let imageLimit = 64 * 1024 * 1024

    /// Reads and decodes on a background thread.
    static func read(_ entry: Entry) async -> FileContent { await DiskWork.run { readNow(entry) } }

    private static func readNow(_ entry: Entry) -> FileContent {
        // Opened by its bytes, because a name may be invalid text. Opening a pipe would block until its other end is
        // opened.
        let descriptor = entry.path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } ?? -1
        guard descriptor >= 0 else { return .unreadable }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // Checked after opening, because the file with this name may have changed before.
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return .other }
        guard let start = try? file.read(upToCount: textLimit) else { return .unreadable }
        if isPicture(start) {
            guard facts.st_size <= imageLimit else { return .other }
            // A nil result means the end of the file, not an error.
            let rest: Data?
            do { rest = try file.read(upToCount: imageLimit) } catch { return .unreadable }
            return UIImage(data: start + (rest ?? Data())).map { .picture($0) } ?? .other
        }
        guard !start.contains(0), let text = decode(start) else { return .other }
        return .text(text, isWhole: facts.st_size <= textLimit)
    }

    /// The limit may split a character, so up to three bytes at the end are removed.
    private static func decode(_ data: Data) -> String? {
        for cut in 0...min(3, data.count) {
            if let text = String(data: data.dropLast(cut), encoding: .utf8) { return text }
        }
        return nil
    }

    private static func isPicture(_ data: Data) -> Bool {
        let starts: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8), Array("BM".utf8),
        ]
        return starts.contains { data.starts(with: $0) }
    }
}
