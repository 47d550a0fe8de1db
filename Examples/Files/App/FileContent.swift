import Glibc
import UIKit

/// What a file turned out to be.
enum FileContent: Sendable {
    case text(String, isWhole: Bool)
    case picture(UIImage)
    case other
    case unreadable

    /// As much of a text as a preview shows, in bytes.
    static let textLimit = 256 * 1024
    /// Larger pictures are not decoded for a preview, in bytes.
    static let imageLimit = 64 * 1024 * 1024

    /// Reads and decodes off the main actor.
    static func read(_ entry: Entry) async -> FileContent { await DiskWork.run { readNow(entry) } }

    private static func readNow(_ entry: Entry) -> FileContent {
        // Opened by its bytes: a name need not be text. A pipe would keep whoever opens it waiting for its other end.
        let descriptor = entry.path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } ?? -1
        guard descriptor >= 0 else { return .unreadable }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // Looked at once it is open: what has the name may change until then.
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return .other }
        guard let start = try? file.read(upToCount: textLimit) else { return .unreadable }
        if isPicture(start) {
            guard facts.st_size <= imageLimit else { return .other }
            // Nothing more is nil here, and no failure.
            let rest: Data?
            do { rest = try file.read(upToCount: imageLimit) } catch { return .unreadable }
            return UIImage(data: start + (rest ?? Data())).map { .picture($0) } ?? .other
        }
        guard !start.contains(0), let text = decode(start) else { return .other }
        return .text(text, isWhole: facts.st_size <= textLimit)
    }

    /// The cut may have split a character: up to three bytes at the end are let go.
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
