import CoreGraphics
import Foundation

extension CGRect {
    /// Insets the rectangle like `insetBy(dx:dy:)`. If the insets are larger than the rectangle, returns an empty
    /// rectangle at its center instead of `CGRect.null`: a window may be smaller than its margins.
    func insetAtMost(dx: CGFloat, dy: CGFloat) -> CGRect {
        isNull ? .zero : insetBy(dx: Swift.min(dx, width / 2), dy: Swift.min(dy, height / 2))
    }
}
