import CoreGraphics
import Foundation

extension UIView {
    /// The parts of the view in reading order: the order that the view supplies, or by position: line by line from the
    /// top, and from the leading side in each line.
    var partsInReadingOrder: [UIView] {
        let parts = accessibilityReadingOrder ?? partsByPlace
        // Documented (NSObject.accessibilityViewIsModal): views beside a modal view are not read. A sheet that does not
        // dim the views below is in front of a view that is not modal.
        guard let modal = subviews.lastIndex(where: { $0.accessibilityViewIsModal && !$0.isHidden }) else {
            return parts
        }
        let front = subviews[modal...]
        return parts.filter { part in
            part === subviews[modal] || (part.holdsPresentation && front.contains { $0 === part })
        }
    }

    private var partsByPlace: [UIView] {
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return subviews.enumerated().sorted { first, second in
            let (a, b) = (first.element.frame, second.element.frame)
            // Two parts are on one line if the vertical center of one part is between the top and the bottom of the
            // other part.
            let sameLine =
                (a.minY...max(a.minY, a.maxY)).contains(b.midY) || (b.minY...max(b.minY, b.maxY)).contains(a.midY)
            if !sameLine { return a.minY < b.minY }
            if a.minX != b.minX { return rightToLeft ? a.maxX > b.maxX : a.minX < b.minX }
            return first.offset < second.offset
        }.map(\.element)
    }
}

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
            if view.isInteractiveElement, view.isAccessibilityElement { return true }
            waiting += view.subviews
        }
        return false
    }
}
