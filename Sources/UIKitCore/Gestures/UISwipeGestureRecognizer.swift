import CoreGraphics
import Foundation
import FrameTime
import GestureLogic

/// A quick movement of one or more fingers in a direction. It is recognized once, before the fingers are lifted.
///
/// Folklore (gestures/swipe): 50 points within half a second, at most 50 points to the side.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions on the screen, which are not mirrored in right-to-left interfaces.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// The accepted directions. The recognizer does not report which direction was recognized. The default is `.right`.
    open var direction = Direction.right
    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    override func makeTracker() -> (any GestureTracker)? {
        FlickTracker(
            directions: FlickTracker.Directions(rawValue: direction.rawValue), touchesRequired: numberOfTouchesRequired)
    }
}
