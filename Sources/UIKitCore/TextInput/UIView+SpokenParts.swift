import Foundation

extension UIView {
    /// The accessibility texts of the descendants in reading order, for a view that is one accessibility element.
    func spokenParts(except known: [UIView]) -> [String] {
        var texts: [String] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden,
                !known.contains(where: { $0 === view })
            else { continue }
            if view !== self, view.isAccessibilityElement || view.accessibility.label != nil {
                if let text = view.accessibilityLabel, !text.isEmpty { texts.append(text) }
                continue
            }
            waiting += view.partsInReadingOrder.reversed()
        }
        return texts
    }

    /// Whether the view contains controls.
    var holdsControls: Bool {
        var waiting = subviews
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
            if view is UIControl || view is UITextView, view.isAccessibilityElement { return true }
            waiting += view.subviews
        }
        return false
    }
}
