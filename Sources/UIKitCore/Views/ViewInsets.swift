import CallStack
import CoreGraphics
import Diagnostics
import Foundation
import LayerScene
import QuartzCore

struct ViewInsetState {
    /// Set by ``UIView/updateSafeArea(from:)``.
    var safeArea = UIEdgeInsets.zero
    /// Whether the view is the first root of its window and its controller has not got `viewWillAppear` yet. The safe
    /// area is set after this call.
    var awaitsAppearance = false
    var preservesSuperviewMargins = false
    var marginsFollowSafeArea = true
    private var ownMargins = OwnMargins.none

    /// One machine word for views without own margins.
    private indirect enum OwnMargins {
        case none
        case some(UIEdgeInsets?, NSDirectionalEdgeInsets?)
    }

    // Documented (UIView.directionalLayoutMargins): margins of 8 points unless set.
    var margins: UIEdgeInsets {
        get {
            if case .some(let margins?, _) = ownMargins {
                margins
            } else {
                UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            }
        }
        set { ownMargins = .some(newValue, directionalMargins) }
    }
    var directionalMargins: NSDirectionalEdgeInsets? {
        get { if case .some(_, let margins) = ownMargins { margins } else { nil } }
        set {
            guard newValue != nil || directionalMargins != nil else { return }
            ownMargins = .some(margins, newValue)
        }
    }
}

extension UIView {
    /// Updates the part of the superview's safe area that covers this view, and passes it to the subviews.
    ///
    /// Documented (UIView.safeAreaInsets): zero before the view is in a window. Chosen: a view that was removed from
    /// its window keeps its insets, so that a screen that returns is not notified of invisible changes.
    func updateSafeArea() {
        guard tree.window != nil || self is UIWindow else { return }
        if let parent = tree.superview {
            updateSafeArea(in: parent.bounds, parent.safeAreaForSubviews)
        } else {
            applySafeArea((self as? UIWindow)?.displaySafeArea ?? .zero)
        }
    }

    private func updateSafeArea(in bounds: CGRect, _ parent: UIEdgeInsets) {
        guard tree.window != nil else { return }
        applySafeArea(parent == .zero ? .zero : Self.safeArea(of: restingFrame, in: bounds, parent))
    }

    private func applySafeArea(_ covered: UIEdgeInsets) {
        guard !insets.awaitsAppearance else { return }
        guard let controller = tree.controller else { return setSafeArea(covered) }
        setSafeArea(covered + controller.safeAreaAdditions)
    }

    /// The frame without the transform. Chosen: a transform is visual only; the safe area uses the untransformed frame.
    private var restingFrame: CGRect {
        let (place, size, anchor) = (layer.position, layer.bounds.size, layer.anchorPoint)
        return CGRect(
            x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// Measured (screens/safe-area-child): per edge, what is left of the parent's inset after the gap to the parent's
    /// edge.
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
        if insets.marginsFollowSafeArea { notifyMarginsChange() }
        guidesChanged()
        setNeedsLayout()
        spreadSafeArea()
    }

    func releaseSafeArea() {
        guard insets.awaitsAppearance else { return }
        insets.awaitsAppearance = false
        updateSafeArea()
    }

    func spreadSafeArea() {
        guard !tree.subviews.isEmpty else { return }
        let (bounds, insets) = (bounds, safeAreaForSubviews)
        CallStack.withRoom {
            for view in tree.subviews where view.tree.superview === self { view.updateSafeArea(in: bounds, insets) }
        }
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
            var inherited = UIEdgeInsets.zero
            CallStack.withRoom { inherited = parent.effectiveLayoutMargins }
            let theirs = Self.safeArea(of: frame, in: parent.bounds, inherited)
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
            top: m.top, leading: isRightToLeft ? m.right : m.left, bottom: m.bottom,
            trailing: isRightToLeft ? m.left : m.right)
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

    private func notifyMarginsChange() {
        layoutMarginsDidChange()
        tree.controller?.viewLayoutMarginsDidChange()
    }

    func marginsChanged() {
        notifyMarginsChange()
        guidesChanged()
        setNeedsLayout()
    }
}

extension UIEdgeInsets {
    /// Returns these insets, or the fallback if an inset is not a number. NaN would spread to all frames that depend on
    /// the insets.
    @MainActor
    func finite(or fallback: UIEdgeInsets, _ property: String) -> UIEdgeInsets {
        if [top, left, bottom, right].allSatisfy(\.isFinite) { return self }
        Log.once("\(property) = \(self) is not finite; the old value is kept")
        return fallback
    }
}
