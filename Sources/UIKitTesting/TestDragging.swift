public import Foundation
import HeadlessHost
import HostInterface
import UIKit
import UIKitCore

/// Drags of items. All points are in points from the window's top left corner.
extension TestApp {
    /// Lifts the items at a point: begins a touch, and holds it for 36 frames.
    public func liftItem(at point: CGPoint) {
        press(at: point)
        advance(frames: 36)
    }

    /// Drags items with a finger: lifts them, moves the touch in a straight line frame by frame, and ends it.
    /// - Parameter drops: false keeps the touch on the screen; ``lift()`` ends it.
    public func dragItem(from start: CGPoint, to end: CGPoint, frames: Int = 10, drops: Bool = true) {
        liftItem(at: start)
        move(from: start, to: end, frames)
        if drops { lift() }
    }

    /// Drags items with the mouse: presses the button, moves the pointer frame by frame, and releases the button.
    /// - Parameter drops: false keeps the button pressed; ``lift()`` releases it.
    public func dragItemWithMouse(from start: CGPoint, to end: CGPoint, frames: Int = 10, drops: Bool = true) {
        finger.isMouse = true
        press(at: start)
        move(from: start, to: end, frames)
        if drops { lift() }
        finger.isMouse = false
    }

    /// Taps with a second finger while the first one is on the screen. Takes three frames.
    public func tapWithSecondFinger(at point: CGPoint) {
        touch(.began, at: point, second: true)
        advance(frames: 3)
        touch(.ended, at: point, second: true)
    }

    private func move(from start: CGPoint, to end: CGPoint, _ frames: Int) {
        for frame in 1...max(frames, 1) {
            let fraction = CGFloat(frame) / CGFloat(max(frames, 1))
            step(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
    }
}
