import CoreGraphics
import Foundation

/// The order of Tab through the fields and text views that the user edits.
@MainActor
struct EditingOrder {
    private let current: UIView

    init(from current: UIView) { self.current = current }

    /// Moves to the next field or text view that begins editing, in reading order, and from the last to the first.
    /// - Returns: whether there is another field or text view.
    func goOn(backward: Bool) -> Bool {
        var order = editorsInReadingOrder
        guard order.count > 1, let index = order.firstIndex(where: { $0 === current }) else { return false }
        order = Array(order[(index + 1)...] + order[..<index])
        if backward { order.reverse() }
        // A field whose delegate refuses is skipped.
        _ = order.first { $0.becomeFirstResponder() }
        return true
    }

    private func isEditor(_ view: UIView) -> Bool { view is UITextField || view is UITextView }

    private func accepts(_ view: UIView) -> Bool {
        (view as? UITextView)?.isEditable != false && view.canBecomeFirstResponder
    }

    /// The fields and text views in this part of the window. Views in front and behind are in other subviews of the
    /// window.
    private var editorsInReadingOrder: [UIView] {
        guard let window = current.window else { return [] }
        var part = current
        while let next = part.superview, next !== window { part = next }
        var found: [(editor: UIView, frame: CGRect)] = []
        var waiting = [part]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
            if isEditor(view) {
                if accepts(view) { found.append((view, view.convert(view.bounds, to: nil))) }
            } else {
                waiting += view.subviews
            }
        }
        found.sort { $0.frame.minY < $1.frame.minY }
        // Fields whose vertical centers overlap the first field of a row belong to the row.
        var rows: [[(editor: UIView, frame: CGRect)]] = []
        for entry in found {
            if let first = rows.last?.first, entry.frame.midY < first.frame.maxY {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        let mirrored = current.isRightToLeft
        return rows.flatMap { row in
            row.sorted { mirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.editor)
        }
    }
}
