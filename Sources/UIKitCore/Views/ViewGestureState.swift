import Foundation

struct ViewGestureState {
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var recognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
}

/// A gesture recognizer, as its view calls it.
@MainActor
protocol ViewRecognizer: AnyObject {
    /// The view to which the recognizer was added.
    var view: UIView? { get }
    /// Adds the recognizer to a view, or removes it with nil, which cancels the gesture.
    func join(_ view: UIView?)
    /// Cancels the gesture.
    func cancel()
}
