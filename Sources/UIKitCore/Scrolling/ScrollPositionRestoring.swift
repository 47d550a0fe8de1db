import CoreGraphics
import Foundation
import FoundationAdditions
import QuartzCore

extension UIScrollView {
    func encodePlace(_ coder: NSCoder) {
        // A pending position is the position at which the user left.
        let place = restoration?.place
        let inset = scroll.adjustedInset
        let point = place?.point ?? CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
        coder.encode(Double(point.x), forKey: "UIKit.x")
        coder.encode(Double(point.y), forKey: "UIKit.y")
    }

    func decodePlace(_ coder: NSCoder) {
        guard coder.containsValue(forKey: "UIKit.y") else { return }
        let point = CGPoint(x: coder.decodeDouble(forKey: "UIKit.x"), y: coder.decodeDouble(forKey: "UIKit.y"))
        guard point.x.isFinite, point.y.isFinite else { return }
        ownRestoration.place = ScrollPlace(point: point)
        setNeedsLayout()
    }

    /// Chosen: content may be loaded later than the view, and in parts. The position stays pending until it is reached
    /// or the user scrolls.
    func moveToKeptPlace() {
        guard var place = restoration?.place, window != nil, !bounds.isEmpty else { return }
        loadForRestoring()
        let size = contentSize
        guard size.width > 0 || size.height > 0 else { return }
        let inset = scroll.adjustedInset
        if !scroll.isIdle || scroll.wheelRest != nil || place.reached.map({ hasLeft($0) }) == true {
            restoration?.place = nil
            return
        }
        findPlace(&place)
        let wanted = CGPoint(x: place.point.x - inset.left, y: place.point.y - inset.top)
        let target = CGPoint(x: horizontalAxis.clamped(wanted.x), y: verticalAxis.clamped(wanted.y))
        place.reached = target
        // The move may lead to another call of this method.
        restoration?.place =
            abs(target.y - wanted.y) < 1 && abs(target.x - wanted.x) < 1 && place.selected.isEmpty ? nil : place
        if target != contentOffset { contentOffset = target }
    }

    /// Whether the content was scrolled elsewhere, except to its limits at the start or the end.
    private func hasLeft(_ point: CGPoint) -> Bool {
        let offset = contentOffset
        guard abs(offset.y - point.y) > 1 || abs(offset.x - point.x) > 1 else { return false }
        let (x, y) = (horizontalAxis, verticalAxis)
        return offset.y > CGFloat(y.low) + 1 && offset.y < CGFloat(y.high) - 1
            || offset.x > CGFloat(x.low) + 1 && offset.x < CGFloat(x.high) - 1
    }
}
