import CoreGraphics
import Foundation

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
}
