import CoreGraphics
import Foundation

extension UIView {
    /// The view's parts in their order: its own, or by place: line by line from the top, in each line from the leading
    /// side.
    var partsInReadingOrder: [UIView] {
        let parts = accessibilityReadingOrder ?? partsByPlace
        // Documented: beside a modal view nothing is read. A sheet that leaves what is below bright stands in front of
        // one that does not.
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
            // Two parts stand in one line when the middle of the one lies beside the other.
            let sameLine =
                (a.minY...max(a.minY, a.maxY)).contains(b.midY) || (b.minY...max(b.minY, b.maxY)).contains(a.midY)
            if !sameLine { return a.minY < b.minY }
            if a.minX != b.minX { return rightToLeft ? a.maxX > b.maxX : a.minX < b.minX }
            return first.offset < second.offset
        }.map(\.element)
    }
}
