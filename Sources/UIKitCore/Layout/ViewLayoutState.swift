import CoreGraphics
import Foundation

struct ViewLayoutState {
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var translatesAutoresizingMask = true
    var needsConstraintUpdate = false
}

extension UIView {
    func setTranslatesAutoresizingMask(_ flag: Bool) { layoutState.translatesAutoresizingMask = flag }
    func markNeedsConstraintUpdate() { layoutState.needsConstraintUpdate = true }
    func updateConstraintTree() {}
    func applyConstraints() {}
    func constraintsJoined(by view: UIView) {}
    func constraintsLeft(by view: UIView) {}
    func guidesChanged() {}
    func intrinsicSizeChanged() { superview?.setNeedsLayout() }
}
