import Foundation
import UIKit
import UIKitTesting

/// The screen of the X server, and the program at rest.
@MainActor extension Desk {
    /// The window's pixels on the screen.
    /// - Parameter window: the window's number; by default the first window of the program.
    func windowPixels(_ window: XUser.Window? = nil) throws -> [UInt32]? {
        try user.pixels(of: window ?? self.window())
    }

    /// The pixels of a picture, as 0xRRGGBB.
    static func pixels(of picture: TestPicture?) -> [UInt32]? {
        guard let image = picture?.image else { return nil }
        return image.pixels.withUnsafeBytes { bytes in
            (0..<image.height).flatMap { row in
                (0..<image.width).map {
                    bytes.loadUnaligned(fromByteOffset: row * image.bytesPerRow + $0 * 4, as: UInt32.self) & 0xFF_FFFF
                }
            }
        }
    }

    /// Waits until the program is at rest and the window displays exactly `picture`.
    /// - Returns: the number of different pixels in the last comparison.
    func difference(from picture: TestPicture?, window: XUser.Window? = nil) async throws -> Int {
        guard let expected = Self.pixels(of: picture) else { return .max }
        // Only against hanging.
        let deadline = DispatchTime.now() + 10
        while true {
            frames.read()
            let isOver = DispatchTime.now() >= deadline || probe?.isRunning != true
            if isOver || frames.isAtRest {
                let shown = try windowPixels(window) ?? []
                if shown == expected { return 0 }
                if isOver { return shown.count == expected.count ? zip(shown, expected).count { $0 != $1 } : .max }
            }
            _ = await frames.wait(until: deadline)
        }
    }

    /// Waits until the program is at rest and the first window displays `picture`, alone or, in the window of a
    /// compositor, at any place.
    func shows(_ picture: TestPicture?) async throws -> Bool {
        guard let image = picture?.image, let expected = Self.pixels(of: picture) else { return false }
        // Only against hanging.
        let deadline = DispatchTime.now() + 10
        while true {
            frames.read()
            let isOver = DispatchTime.now() >= deadline || probe?.isRunning != true
            if isOver || frames.isAtRest, let window = try? window(), let size = user.size(of: window),
                let shown = user.pixels(of: window),
                Self.contains(shown, size.width, expected, image.width)
            {
                return true
            }
            if isOver { return false }
            // A compositor displays a frame some time after the program.
            _ = await frames.wait(until: min(deadline, .now() + .milliseconds(50)))
        }
    }

    /// Waits until the first window displays something else than these pixels, at rest.
    func changes(from former: [UInt32]?) async throws {
        // Only against hanging.
        let deadline = DispatchTime.now() + 10
        while true {
            frames.read()
            if frames.isAtRest, try windowPixels() != former { return }
            guard DispatchTime.now() < deadline else { throw XUser.Failure(reason: "the window shows nothing new") }
            _ = await frames.wait(until: min(deadline, .now() + .milliseconds(50)))
        }
    }

    /// Whether a picture of a width has another picture in it.
    private static func contains(_ whole: [UInt32], _ width: Int, _ part: [UInt32], _ partWidth: Int) -> Bool {
        guard width >= partWidth, partWidth > 0, whole.count >= part.count else { return false }
        let (rows, partRows) = (whole.count / width, part.count / partWidth)
        guard rows >= partRows else { return false }
        for y in 0...(rows - partRows) {
            for x in 0...(width - partWidth) where whole[y * width + x] == part[0] {
                let isEqual = (0..<partRows).allSatisfy { row in
                    let start = (y + row) * width + x
                    return whole[start..<(start + partWidth)]
                        .elementsEqual(part[(row * partWidth)..<((row + 1) * partWidth)])
                }
                if isEqual { return true }
            }
        }
        return false
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
