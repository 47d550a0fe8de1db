import Foundation
import UIKit
import UIKitTesting

/// The screen of the X server, and the X11 messages that xdotool does not support.
@MainActor extension Desk {
    /// The pixels of a rectangle of the screen, as 0xRRGGBB; nil until the server has created its screen.
    func screen(x: Int, y: Int, width: Int, height: Int) -> [UInt32]? {
        // The server stores its screen in a file: a header of big-endian words, a table of colors, rows of pixels.
        guard let file = try? Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")), file.count > 100 else {
            return nil
        }
        func word(_ index: Int) -> Int { file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (rowBytes, colors) = (word(12), word(19))
        let start = word(0) + colors * 12
        guard x >= 0, y >= 0, x + width <= word(4), y + height <= word(5), start + word(5) * rowBytes <= file.count
        else { return nil }
        var pixels = [UInt32](repeating: 0, count: width * height)
        pixels.withUnsafeMutableBytes { target in
            for row in 0..<height {
                let from = start + (y + row) * rowBytes + x * 4
                file.copyBytes(
                    to: UnsafeMutableRawBufferPointer(rebasing: target[row * width * 4..<(row + 1) * width * 4]),
                    from: from..<from + width * 4)
            }
        }
        return pixels.map { $0 & 0xFF_FFFF }
    }

    /// The window's pixels on the screen.
    /// - Parameter window: the window's number; by default the first window of the program.
    func windowPixels(_ window: String = "$W") throws -> [UInt32]? {
        var place: [String: Int] = [:]
        for line in try user("getwindowgeometry --shell \(window)").split(separator: "\n") {
            let parts = line.split(separator: "=")
            if parts.count == 2 { place[String(parts[0])] = Int(parts[1]) }
        }
        guard let x = place["X"], let y = place["Y"], let width = place["WIDTH"], let height = place["HEIGHT"] else {
            return nil
        }
        return screen(x: x, y: y, width: width, height: height)
    }

    /// Compares repeatedly until the window displays exactly `picture`, because another process draws asynchronously.
    /// - Returns: the number of different pixels in the last comparison.
    func difference(from picture: TestPicture?, window: String = "$W", seconds: Double = 10) throws -> Int {
        guard let image = picture?.image else { return .max }
        let expected = image.pixels.withUnsafeBytes { bytes in
            (0..<image.height).flatMap { row in
                (0..<image.width).map {
                    bytes.loadUnaligned(fromByteOffset: row * image.bytesPerRow + $0 * 4, as: UInt32.self) & 0xFF_FFFF
                }
            }
        }
        var difference = Int.max
        let deadline = DispatchTime.now() + seconds
        repeat {
            guard let shown = try windowPixels(window) else { continue }
            difference = shown.count == expected.count ? zip(shown, expected).count { $0 != $1 } : .max
        } while difference > 0 && DispatchTime.now() < deadline
        return difference
    }

    /// The numbers of the visible windows whose title has this beginning.
    func windows(_ title: String) throws -> [String] {
        try user("search --onlyvisible --name '^\(title)'").split(separator: "\n").map(String.init)
    }

    /// Requests the window to close, as the button of a window manager does.
    func askToClose(_ number: String? = nil) throws -> Bool {
        let window = try UInt(number ?? windows("Files").first ?? "") ?? 0
        typealias Display = UnsafeMutableRawPointer
        guard window != 0, let library = dlopen("libX11.so.6", RTLD_LAZY),
            let open = dlsym(library, "XOpenDisplay"), let intern = dlsym(library, "XInternAtom"),
            let send = dlsym(library, "XSendEvent"), let close = dlsym(library, "XCloseDisplay"),
            let server = unsafeBitCast(open, to: (@convention(c) (UnsafePointer<CChar>) -> Display?).self)(display)
        else { return false }
        let atom = unsafeBitCast(intern, to: (@convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt).self)
        // An XEvent consists of 24 longs. A client message contains type, window, message type, format and two data
        // words.
        var event = [UInt](repeating: 0, count: 24)
        event[0] = 33
        event[4] = window
        event[5] = atom(server, "WM_PROTOCOLS", 0)
        event[6] = 32
        event[7] = atom(server, "WM_DELETE_WINDOW", 0)
        let sent = unsafeBitCast(
            send, to: (@convention(c) (Display, UInt, Int32, Int, UnsafePointer<UInt>) -> Int32).self)(
                server, window, 0, 0, event)
        _ = unsafeBitCast(close, to: (@convention(c) (Display) -> Int32).self)(server)
        return sent != 0
    }

    /// The number of times that the program's threads have gone to sleep: at rest, no thread is woken.
    func sleeps() -> Int {
        let tasks = "/proc/\(probe?.processIdentifier ?? 0)/task"
        return ((try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []).reduce(0) { sum, task in
            let status = (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
            return sum + (line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0)
        }
    }
}
