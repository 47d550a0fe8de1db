import CoreGraphics
import Foundation
import LayerScene
import QuartzCore

struct ViewInsetState {
    /// Kept by ``UIView/updateSafeArea(from:)``.
    var safeArea = UIEdgeInsets.zero
    @Rare private var ownMargins: UIEdgeInsets?
    @Rare var directionalMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var marginsFollowSafeArea = true

    // Documented: margins of 8 points unless set.
    var margins: UIEdgeInsets {
        get { ownMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set { ownMargins = newValue }
    }
}

extension UIView {
    /// Looks up what the superview's safe area covers of this view, and hands it down.
    func updateSafeArea() {
        var new = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            new = window.displaySafeArea
        } else if let parent = tree.superview, tree.window != nil {
            new = Self.safeArea(of: restingFrame, in: parent.bounds, parent.safeAreaForSubviews)
        }
        if let controller = tree.controller { new = new + controller.safeAreaAdditions }
        setSafeArea(new)
    }

    /// Chosen: a transform is for the eye; what covers a view goes by where it stands without it.
    private var restingFrame: CGRect {
        let (place, size, anchor) = (layer.position, layer.bounds.size, layer.anchorPoint)
        return CGRect(x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    /// Measured: per edge, what is left of the parent's inset after the gap to the parent's edge.
    static func safeArea(of frame: CGRect, in bounds: CGRect, _ parent: UIEdgeInsets) -> UIEdgeInsets {
        func left(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { min(max(inset - gap, 0), inset) }
        return UIEdgeInsets(
            top: left(parent.top, frame.minY - bounds.minY), left: left(parent.left, frame.minX - bounds.minX),
            bottom: left(parent.bottom, bounds.maxY - frame.maxY), right: left(parent.right, bounds.maxX - frame.maxX))
    }

    func setSafeArea(_ new: UIEdgeInsets) {
        guard insets.safeArea != new else { return }
        insets.safeArea = new
        coveredEdgesChanged()
        safeAreaInsetsDidChange()
        tree.controller?.viewSafeAreaInsetsDidChange()
        if insets.marginsFollowSafeArea { tellMarginsChanged() }
        guidesChanged()
        setNeedsLayout()
        spreadSafeArea()
    }

    func spreadSafeArea() {
        for view in tree.subviews { view.updateSafeArea() }
    }

    // MARK: Margins

    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = insets.margins
        if let directional = insets.directionalMargins {
            margins = UIEdgeInsets(
                top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
                bottom: directional.bottom, right: isRightToLeft ? directional.leading : directional.trailing)
        }
        if let floor = tree.controller?.minimumMargins {
            margins.left = max(margins.left, floor.left)
            margins.right = max(margins.right, floor.right)
        }
        if insets.marginsFollowSafeArea { margins = margins + insets.safeArea }
        if insets.preservesSuperviewMargins, let parent = tree.superview {
            let theirs = Self.safeArea(of: frame, in: parent.bounds, parent.effectiveLayoutMargins)
            margins = UIEdgeInsets(
                top: max(margins.top, theirs.top), left: max(margins.left, theirs.left),
                bottom: max(margins.bottom, theirs.bottom), right: max(margins.right, theirs.right))
        }
        return margins
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        insets.margins = margins
        insets.directionalMargins = nil
        marginsChanged()
    }

    var directionalMargins: NSDirectionalEdgeInsets {
        let m = effectiveLayoutMargins
        return NSDirectionalEdgeInsets(
            top: m.top, leading: isRightToLeft ? m.right : m.left, bottom: m.bottom, trailing: isRightToLeft ? m.left : m.right)
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        insets.directionalMargins = margins
        marginsChanged()
    }

    func setPreservesSuperviewMargins(_ flag: Bool) {
        insets.preservesSuperviewMargins = flag
        marginsChanged()
    }

    func setMarginsFollowSafeArea(_ flag: Bool) {
        insets.marginsFollowSafeArea = flag
        marginsChanged()
    }

    private func tellMarginsChanged() {
        layoutMarginsDidChange()
        tree.controller?.viewLayoutMarginsDidChange()
    }

    func marginsChanged() {
        tellMarginsChanged()
        guidesChanged()
        setNeedsLayout()
    }
}

extension UIEdgeInsets {
    /// These insets, unless one is no number: it would spread to everything that is placed by them.
    @MainActor
    func finite(or fallback: UIEdgeInsets, _ property: String) -> UIEdgeInsets {
        if [top, left, bottom, right].allSatisfy(\.isFinite) { return self }
        Log.once("\(property) = \(self) is not finite; the old value is kept")
        return fallback
    }
}
