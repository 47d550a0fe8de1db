import CoreGraphics
import Foundation

/// A recognizer of taps outside a view. It does not prevent other recognizers.
final class OutsideTap: UIGestureRecognizer {
    private weak var inside: UIView?
    private let tapped: () -> Void
    private var start: CGPoint?

    init(beside view: UIView, _ tapped: @escaping () -> Void) {
        inside = view
        self.tapped = tapped
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, let inside,
            touch.view?.isDescendant(of: inside) == false,
            inside.window?.menuStage == nil
        else { return state = .failed }
        start = touch.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let location = touches.first?.location(in: nil) else { return }
        // Chosen: a touch may move ten points in a tap.
        guard abs(location.x - start.x) > 10 || abs(location.y - start.y) > 10 else { return }
        self.start = nil
        state = .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isTap = start != nil
        state = .failed
        if isTap { tapped() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func reset() { start = nil }
}
