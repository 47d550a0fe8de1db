public import CoreGraphics
public import Foundation

/// Recognizes a mouse's pointer over a view: `.began` when it enters, `.changed` with each move, `.ended` when it
/// leaves.
///
/// It neither prevents other gestures nor is prevented. A view that moves away under a pointer at rest is left with the
/// pointer's next move.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Always 0: no device here reports its distance from the screen.
    open var zOffset: CGFloat { 0 }
    /// Always a right angle: no device here reports how it is held.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Always 0, as ``altitudeAngle``.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// To the right, as ``azimuthAngle(in:)`` of 0.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    private var isInside = false

    /// The pointer is over the view.
    func pointerMoved(to point: CGPoint) {
        if isInside { return receive(.changed, at: point) }
        guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        else { return }
        isInside = true
        receive(.began, at: point)
    }

    /// - Parameter state: how it is over.
    func pointerLeft(_ state: State = .ended) {
        guard isInside else { return }
        isInside = false
        receive(state, at: location(in: nil))
    }

    override func cancel() {
        super.cancel()
        pointerLeft(.cancelled)
    }
}
