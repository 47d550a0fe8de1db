import CoreGraphics
import Foundation
import QuartzCore
import TextLogic

/// The grips at both ends of a selection, which a finger drags.
@MainActor
final class SelectionHandles {
    private let start = SelectionHandle(isStart: true), end = SelectionHandle(isStart: false)

    /// Displays the handles beside the carets of both ends, in the coordinates of the view.
    func appear(in view: UIView, start startCaret: CGRect, end endCaret: CGRect) {
        for handle in [start, end] where handle.superview !== view { view.addSubview(handle) }
        start.set(caret: startCaret, color: view.tintColor)
        end.set(caret: endCaret, color: view.tintColor)
    }

    func disappear() { [start, end].forEach { $0.removeFromSuperview() } }

    /// The handle at a point: whether it is at the start. Chosen: within 16 points; the nearer of both handles.
    func handle(at point: CGPoint) -> (isStart: Bool, caret: CGRect)? {
        let near = [start, end].filter { $0.superview != nil && $0.frame.insetBy(dx: -16, dy: -16).contains(point) }
        func distance(_ handle: SelectionHandle) -> CGFloat {
            hypot(handle.frame.midX - point.x, handle.ball.y - point.y)
        }
        return near.min { distance($0) < distance($1) }.map { ($0.isStart, $0.caret) }
    }
}

/// One grip: a stem over the height of the line, and a ball above the start or below the end.
private final class SelectionHandle: UIView {
    let isStart: Bool
    private(set) var caret = CGRect.zero
    private let stem = UIView(), disk = UIView()
    /// Folklore (text/selection-handle).
    private static let radius: CGFloat = 6, overlap: CGFloat = 1.5, width: CGFloat = 2

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        disk.layer.cornerRadius = Self.radius
        addSubview(stem)
        addSubview(disk)
    }

    required init?(coder: NSCoder) { nil }

    /// The middle of the ball.
    var ball: CGPoint { CGPoint(x: frame.midX, y: isStart ? frame.minY + Self.radius : frame.maxY - Self.radius) }

    func set(caret: CGRect, color: UIColor) {
        self.caret = caret
        let side = 2 * Self.radius
        let frame = CGRect(
            x: caret.midX - Self.radius, y: isStart ? caret.minY - side + Self.overlap : caret.minY, width: side,
            height: caret.height + side - Self.overlap)
        if self.frame != frame { self.frame = frame }
        stem.frame = CGRect(
            x: Self.radius - Self.width / 2, y: isStart ? side - Self.overlap : 0, width: Self.width,
            height: caret.height)
        disk.frame = CGRect(x: 0, y: isStart ? 0 : frame.height - side, width: side, height: side)
        for part in [stem, disk] { part.backgroundColor = color }
    }
}

extension UITextView {
    /// Displays the handles while a selection that a finger made is not empty.
    func layOutHandles() {
        let range = content.editing.selection.range
        guard content.usesFinger, isFirstResponder, !range.isEmpty else {
            content.handles?.disappear()
            return
        }
        let handles = content.handles ?? SelectionHandles()
        content.handles = handles
        handles.appear(
            in: self, start: caretPlace(range.lowerBound), end: caretPlace(range.upperBound, isAtLineEnd: true))
    }

    /// The state of a touch on a handle. The finger moves one end of the selection; the other end remains.
    func touchOnHandle(at point: CGPoint) -> TextTouch? {
        guard let handle = content.handles?.handle(at: point) else { return nil }
        let range = content.editing.selection.range
        let fixed = handle.isStart ? range.upperBound : range.lowerBound
        var state = TextTouch(start: point, anchor: fixed..<fixed, selects: true)
        state.grip = CGSize(width: handle.caret.midX - point.x, height: handle.caret.midY - point.y)
        return state
    }
}
