import CoreGraphics
import Foundation
import FrameTime
import GestureLogic

/// A quick movement of one or more fingers in a direction; recognized once, while the fingers are still down.
///
/// Folklore (gestures/swipe): 50 points within half a second, at most 50 points to the side.
@preconcurrency @MainActor
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

    /// Directions that count; which of several it was is not reported. `.right` by default.
    open var direction = Direction.right
    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1

    override func makeTracker() -> (any GestureTracker)? {
        FlickTracker(
            directions: FlickTracker.Directions(rawValue: direction.rawValue), touchesRequired: numberOfTouchesRequired)
    }
}
