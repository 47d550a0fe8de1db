public import CoreGraphics
public import Foundation

/// A recognizer of a mouse pointer over a view: `.began` when the pointer enters, `.changed` at each move, `.ended`
/// when the pointer leaves.
///
/// It does not compete with other gestures. If a view moves away under a resting pointer, the gesture ends at the
/// pointer's next move.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Always 0: no device reports the distance from the screen here.
    open var zOffset: CGFloat { 0 }
    /// Always a right angle: no device reports its angle here.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Always 0, like ``altitudeAngle``.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the vector to the right, for the ``azimuthAngle(in:)`` of 0.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    private var isOver: Bool { state == .began || state == .changed }

    /// Called when the pointer moved over the view.
    func pointerMoved(to point: CGPoint) {
        if isOver { return receive(.changed, at: point) }
        guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        else { return }
        receive(.began, at: point)
    }

    /// - Parameter state: the final state.
    func pointerLeft(_ state: State = .ended) {
        guard isOver else { return }
        receive(state, at: location(in: nil))
    }

    override func cancel() {
        super.cancel()
        pointerLeft(.cancelled)
    }
}
