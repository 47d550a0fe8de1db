import CoreGraphics
import Foundation

extension CGRect {
    /// As `insetBy(dx:dy:)`, but where there is less room than that, an empty rectangle in the middle, and not
    /// `CGRect.null`, whose place is infinite: a window may be made smaller than any margin.
    func insetAtMost(dx: CGFloat, dy: CGFloat) -> CGRect {
        isNull ? .zero : insetBy(dx: Swift.min(dx, width / 2), dy: Swift.min(dy, height / 2))
    }
}
