import CoreGraphics
import Foundation

extension UITextField {
    /// Moves to the next field that begins editing, in reading order, and from the last field to the first.
    /// - Returns: whether there is another field.
    func goToNextField(backward: Bool) -> Bool {
        var order = fieldsInReadingOrder
        guard order.count > 1, let index = order.firstIndex(where: { $0 === self }) else { return false }
        order = Array(order[(index + 1)...] + order[..<index])
        if backward { order.reverse() }
        // A field whose delegate refuses is skipped.
        _ = order.first { $0.becomeFirstResponder() }
        return true
    }

    /// The fields in this field's part of the window. Views in front of it and behind it are in other subviews of the
    /// window.
    private var fieldsInReadingOrder: [UITextField] {
        guard let window else { return [] }
        var part: UIView = self
        while let next = part.superview, next !== window { part = next }
        var found: [(field: UITextField, frame: CGRect)] = []
        var waiting = [part]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
            if let field = view as? UITextField {
                if field.canBecomeFirstResponder { found.append((field, field.convert(field.bounds, to: nil))) }
            } else {
                waiting += view.subviews
            }
        }
        found.sort { $0.frame.minY < $1.frame.minY }
        // Fields whose vertical centers overlap the first field of a row belong to the row.
        var rows: [[(field: UITextField, frame: CGRect)]] = []
        for entry in found {
            if let first = rows.last?.first, entry.frame.midY < first.frame.maxY {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        let mirrored = isRightToLeft
        return rows.flatMap { row in
            row.sorted { mirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.field)
        }
    }
}
