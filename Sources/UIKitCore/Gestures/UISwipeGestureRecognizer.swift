import CoreGraphics
import Foundation
import FrameTime
import GestureLogic

/// A quick movement of one or more fingers in a direction; recognized once, while the fingers are still down.
///
/// Folklore: 50 points within half a second, at most 50 points to the side.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of the screen, which do not mirror with the language.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    private var tracker: FlickTracker?

    /// Directions that count; which of several it was is not told.
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func reset() { tracker = nil }

    override var deadline: FrameInstant? { tracker?.deadline }
    override var windowLocation: CGPoint? { tracker?.location }
    override func timePassed(_ now: FrameInstant) { if let phase = tracker?.take(now) { state = State(phase) } }

    private func feed(_ touches: Set<UITouch>) {
        if tracker == nil {
            tracker = FlickTracker(directions: FlickTracker.Directions(rawValue: direction.rawValue), touchesRequired: numberOfTouchesRequired)
        }
        for sample in touches.samples { tracker?.step(sample).forEach { state = State($0) } }
    }
}
