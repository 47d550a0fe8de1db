import CoreGraphics
import Foundation
import HostInterface

/// The pointer without a pressed button, the other buttons and the wheel.
extension TouchRouter {
    /// - Parameter point: nil after the pointer left the window.
    func hover(_ point: CGPoint?, in window: UIWindow) {
        hoverLocation = point
        var inside: [UIHoverGestureRecognizer] = []
        let hit = point.flatMap { window.hitTest($0, with: nil) }
        trackPointer(over: hit, at: point, in: window)
        var next = hit
        while let view = next {
            inside += view.gestures.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
            next = view.superview
        }
        let former = hovered.compactMap { $0.recognizer as? UIHoverGestureRecognizer }
        hovered = inside.map(WeakRecognizer.init)
        for recognizer in former where !inside.contains(where: { $0 === recognizer }) { recognizer.pointerLeft() }
        guard let point else { return }
        for recognizer in inside { recognizer.pointerMoved(to: point) }
    }

    /// Sets the shape of the pointer: that of the innermost view under the pointer that determines a shape.
    private func trackPointer(over view: UIView?, at point: CGPoint?, in window: UIWindow) {
        let (left, under) = pointer.move(over: view)
        for interaction in left { interaction.pointerLeft() }
        guard let point else { return }
        var shape: PointerShape?
        for (view, interactions) in under {
            for interaction in interactions {
                let own = interaction.pointerMoved(to: point)
                shape = shape ?? own
            }
            shape = shape ?? view.pointerShape(at: view.convert(point, from: nil))
        }
        if pointer.set(shape ?? .arrow) { window.hostWindow?.setPointer(shape ?? .arrow) }
    }

    /// Shows the menu of the innermost view under the pointer that has a menu at this location.
    func secondaryPress(at point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            if current.gestures.recognizers.contains(where: {
                ($0 as? UITapGestureRecognizer)?.handlesSecondaryPress(at: point) == true
            }) {
                return
            }
            if current.secondaryPressed(at: point) { return }
            view = current.superview
        }
    }

    /// Inserts the primary selection into the innermost text under the pointer.
    func middlePress(at point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            if current.middlePressed(at: point) { return }
            view = current.superview
        }
    }

    /// Scrolls the innermost view under the pointer that can scroll in this direction.
    func wheel(_ sample: WheelSample, in window: UIWindow) {
        var view = window.hitTest(sample.location, with: nil)
        while let current = view {
            if current.wheelScrolled(by: sample.delta, at: sample.location) { return }
            view = current.superview
        }
    }
}
