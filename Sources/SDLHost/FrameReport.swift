import Foundation
import HostInterface

/// Writes a line to a named pipe for tests that wait for a window: after each turn, when the windows have presented
/// their frames, and when a window displays its last frame again.
///
/// A line is `more` or `rest`, the number of input samples up to now, and the size of each window in pixels:
/// `rest 12 390x700`. After `rest` no frame is requested.
@MainActor
final class FrameReport {
    private let descriptor: Int32
    private var samples = 0

    /// - Throws: ``HostError`` if the pipe cannot be opened.
    init(path: String) throws {
        // Also open for reading: opening then waits for no reader, and a reader that ends does not end the program.
        let opened = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        // Any other file is left as it is.
        var status = stat()
        guard opened >= 0, fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            if opened >= 0 { close(opened) }
            throw HostError("CHEVRON_FRAMES is \"\(path)\", but must be a named pipe.")
        }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Drops the line if the pipe is full.
    func write(_ windows: [SDLWindow], newSamples: Int, isAtRest: Bool) {
        samples += newSamples
        let sizes = windows.map { window -> String in
            let (width, height) = window.pixels
            return " \(width)x\(height)"
        }
        let line = (isAtRest ? "rest" : "more") + " \(samples)" + sizes.joined() + "\n"
        _ = Array(line.utf8).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
}
