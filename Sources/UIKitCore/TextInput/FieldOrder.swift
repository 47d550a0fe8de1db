import CoreGraphics
import Foundation

extension UITextField {
    /// Goes on to the next field that begins editing, in reading order, and from the last one to the first.
    /// - Returns: whether there is another field to go to.
    func goToNextField(backward: Bool) -> Bool {
        var order = fieldsInReadingOrder
        guard order.count > 1, let place = order.firstIndex(where: { $0 === self }) else { return false }
        order = Array(order[(place + 1)...] + order[..<place])
        if backward { order.reverse() }
        // A field whose delegate refuses is passed over.
        _ = order.first { $0.becomeFirstResponder() }
        return true
    }

    /// The fields of this one's part of the window: what stands in front of it, or behind it, is another subview of the
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
        // Fields whose middles lie beside the row's first one are a row.
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
