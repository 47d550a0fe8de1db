import CallStack
import CoreGraphics
import Diagnostics
import Foundation
import LayerScene
import NavigationLogic
import QuartzCore

extension UIView {
    /// Runs a change of geometry, then updates autoresizing, layout and safe area.
    func resizing(_ change: () -> Void) {
        let before = layer.bounds.size
        let position = layer.position
        change()
        let after = layer.bounds.size
        if before != after {
            if layoutState.autoresizesSubviews { autoresizeSubviews(from: before, to: after) }
            boundsSizeChanged()
            minimumMarginsFollow(before)
            setNeedsLayout()
        }
        if before != after || position != layer.position {
            namedFrameChanged()
            positionChanged()
        }
    }

    /// Updates the minimum margins of a page, which depend on its width.
    private func minimumMarginsFollow(_ before: CGSize) {
        guard let controller = tree.controller, controller.viewRespectsSystemMinimumLayoutMargins else { return }
        let covered = Double(insets.safeArea.left)
        let (old, new) = (
            SideMargin.points(width: Double(before.width), covered: covered),
            SideMargin.points(width: Double(bounds.width), covered: covered)
        )
        if old != new { marginsChanged() }
    }

    func positionChanged() {
        guard tree.window != nil || insets.safeArea != .zero else { return }
        updateSafeArea()
        // A larger view passes its unchanged insets to subviews that kept their size.
        spreadSafeArea()
    }

    func performLayout() {
        updateConstraintTree()
        applyConstraints()
        // Controllers are notified of the layout with the new traits only, not of the earlier layout with the new size
        // and the old traits.
        let isNotified = tree.controller == nil || !appContext.animation.isBetweenShapes
        if !isNotified { appContext.animation.unnotified.append(self) }
        traitCollection.performAsCurrent {
            tree.controller?.updatePropertiesIfNeeded()
            if isNotified { tree.controller?.viewWillLayoutSubviews() }
            layoutState.isLayingOut = true
            layoutSubviews()
            layoutState.isLayingOut = false
            if isNotified { tree.controller?.viewDidLayoutSubviews() }
            if restoration?.place != nil { restoreScrollPosition() }
            focus?.layoutRing?()
        }
    }

    func layoutNow() {
        // Constraints relate views across the hierarchy, so the pass starts at the topmost view with pending layout.
        var top = self
        var next = superview
        while let view = next {
            if view.layer.needsLayout() { top = view }
            next = view.superview
        }
        top.layer.layoutIfNeeded()
        if top !== self { layer.layoutIfNeeded() }
    }

    func applySizeThatFits() {
        let size = sizeThatFits(bounds.size)
        // The origin of the frame is constant, not the center. A rotated view has no valid frame.
        guard transform.isIdentity else { return bounds.size = size }
        frame.size = size
    }

    private func autoresizeSubviews(from old: CGSize, to new: CGSize) {
        for view in tree.subviews
        where view.layoutState.autoresizingMask != []
            && (view.layoutState.translatesAutoresizingMask || view.fillsWindow)
        {
            let mask = view.layoutState.autoresizingMask
            let frame = view.frame
            let (x, width) = Self.autoresize(
                frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            let (y, height) = Self.autoresize(
                frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            CallStack.withRoom { view.frame = CGRect(x: x, y: y, width: width, height: height) }
        }
    }

    /// Distributes the change of one dimension among the flexible parts, in proportion to their sizes.
    private static func autoresize(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ inside: Bool,
        _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let change = new - old
        let end = old - start - length
        let flexible = (before ? max(start, 0) : 0) + (inside ? length : 0) + (after ? max(end, 0) : 0)
        guard before || inside || after else { return (start, length) }
        guard flexible > 0 else {
            let parts = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
            return (start + (before ? change / parts : 0), max(0, length + (inside ? change / parts : 0)))
        }
        let moved = before ? start + change * max(start, 0) / flexible : start
        let grown = inside ? length + change * length / flexible : length
        return (moved, max(0, grown))
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
            for view in tree.subviews where view.tree.hasSuperview(self) { view.updateSafeArea(in: bounds, insets) }
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

    /// The distance of content from a side of this view in points, or from the end of the `covered` part.
    func sideMargin(beyond covered: CGFloat) -> CGFloat {
        CGFloat(SideMargin.points(width: Double(bounds.width), covered: Double(covered)))
    }

    /// The bounds relative to the center.
    var centeredBounds: CGRect {
        CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    /// The side margin for both sides.
    var sideMargin: CGFloat { sideMargin(beyond: max(safeAreaInsets.left, safeAreaInsets.right)) }

    /// Sets the frame of the untransformed view.
    func layout(at frame: CGRect) {
        guard transform.isIdentity else {
            bounds.size = frame.size
            return center = CGPoint(x: frame.midX, y: frame.midY)
        }
        if self.frame != frame { self.frame = frame }
    }
}
