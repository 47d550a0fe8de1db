import Diagnostics
import CallStack
import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

extension UIView {
    /// Runs a change of geometry, then updates autoresizing, layout and safe area.
    func resizing(_ change: () -> Void) {
        let before = layer.bounds.size
        let place = layer.position
        change()
        let after = layer.bounds.size
        if before != after {
            if layoutState.autoresizesSubviews { autoresizeSubviews(from: before, to: after) }
            boundsSizeChanged()
            minimumMarginsFollow(before)
            setNeedsLayout()
        }
        if before != after || place != layer.position {
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
            if restoration?.place != nil { restorePlace() }
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
        where view.layoutState.translatesAutoresizingMask && view.layoutState.autoresizingMask != [] {
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

extension UIWindow {
    /// Layout may invalidate the layout. After this many rounds, invalid layouts are left to the next frame.
    func layoutPass() {
        for _ in 0..<8 {
            guard layer.needsAnyLayout else { return }
            layer.layoutIfNeeded()
        }
        Log.once("layout of \(type(of: self)) does not settle: a layoutSubviews requests layout repeatedly")
    }
}
