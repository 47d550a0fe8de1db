import Foundation
import Glibc

extension Desk {
    /// Lets the probe offer this type with this text in drags, or nothing. Returns when the probe knows, because the
    /// mouse may be faster than a command.
    func offerInDrags(_ words: String) {
        tell("drag \(words)")
        synchronize()
    }

    /// Waits until the probe has handled all events.
    func synchronize() {
        tell("types")
        _ = line("types")
    }

    /// Drags with the mouse from a point of the screen to another one. The pointer moves in steps.
    /// - Parameter isReady: the pointer moves to and fro at the end until this returns true.
    func drag(from start: CGPoint, to end: CGPoint, drops: Bool = true, _ isReady: () -> Bool = { true }) throws {
        let root = try window()
        // Points of the screen, from the place of the window.
        func place(_ fraction: CGFloat) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * fraction - 50, y: start.y + (end.y - start.y) * fraction - 100)
        }
        try movePointer(to: place(0), in: root)
        user.press(.left)
        for step in 1...20 {
            try movePointer(to: place(CGFloat(step) / 20), in: root)
            usleep(15_000)
        }
        // Only against hanging.
        for step in 1...500 {
            if isReady() { break }
            try movePointer(to: CGPoint(x: place(1).x + CGFloat(step % 2), y: place(1).y), in: root)
            usleep(15_000)
        }
        if drops { user.release(.left) }
    }
}
