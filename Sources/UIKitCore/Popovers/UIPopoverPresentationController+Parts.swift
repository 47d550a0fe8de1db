import CoreGraphics
import Diagnostics
import Foundation
import NavigationLogic

extension UIPopoverPresentationController {
    /// The source rectangle of the arrow, in the container.
    private var sourceInContainer: CGRect? {
        guard let container = containerView else { return nil }
        if let item = popover.item ?? popover.barButtonItem {
            return item.frame(in: container).flatMap { $0.isFinite ? $0 : nil }
        }
        guard let sourceView, sourceView.window === container.window else { return nil }
        let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        let frame = container.convert(rect, from: sourceView)
        return frame.isFinite ? frame : nil
    }

    var popoverLayout: PopoverLayout {
        guard let container = containerView else {
            return PopoverLayout(source: nil, size: .zero, room: .zero, allowed: 0, mayOverlap: false)
        }
        let (safe, margins) = (container.safeAreaInsets, popoverLayoutMargins)
        let room = container.bounds.inset(
            by: UIEdgeInsets(
                top: safe.top + margins.top, left: safe.left + margins.left, bottom: safe.bottom + margins.bottom,
                right: safe.right + margins.right))
        return PopoverLayout(
            source: sourceInContainer, size: contentSize(in: room), room: room,
            allowed: permittedArrowDirections.rawValue & 15,
            mayOverlap: canOverlapSourceViewRect, shape: shape)
    }

    /// The metrics of the app's own background, otherwise the classic shape.
    private var shape: PopoverLayout.Shape {
        guard let own = popoverBackgroundViewClass else { return .classic }
        let insets = own.contentViewInsets()
        // An arrow of the app's own background may be anywhere along the side.
        var shape = PopoverLayout.Shape(
            arrowLength: max(0, own.arrowHeight()), arrowBase: max(0, own.arrowBase()), corner: 0)
        shape.insets = insets.forLayout
        return shape
    }

    private func contentSize(in room: CGRect) -> CGSize {
        if let own = presentedViewController.popoverSize(in: room) { return own }
        let preferred = preferredContentSize
        // Documented (UIViewController.contentSizeForViewInPopover): 320 points wide unless the content has a preferred
        // size. Chosen: 480 high.
        return CGSize(
            width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 480)
    }

    func buildPopover(in container: UIView) {
        if sourceItem == nil {
            Log.once(
                """
                \(type(of: presentedViewController)) as a popover: set sourceItem or sourceView before it is \
                presented; it is centered without an arrow
                """
            )
        }
        // Receives the touches beside the popover, without dimming.
        let dim = DimmingView(frame: container.bounds)
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.stage?.tappedOutside() })
        container.addSubview(dim)
        parts.dim = dim
        let background = PopoverBackground(
            popoverBackgroundViewClass.flatMap { ($0 as? UIPopoverBackgroundView.Type)?.init(frame: .zero) })
        background.fill = backgroundColor
        background.traitState.overrides.level = .elevated
        // Chosen: a popover has compact width inside, in any window.
        background.traitState.overrides.horizontal = .compact
        container.addSubview(background)
        popover.background = background
        // The background moves with its shadow; the content is in a card that is clipped to the outline.
        parts.card = background.content
        parts.moving = background
        popover.container = container.bounds.size
    }

    func arrangePopover(in container: UIView) {
        guard let background = popover.background else { return }
        if let before = popover.container, before != container.bounds.size {
            popover.container = container.bounds.size
            notifyReposition()
        }
        let layout = popoverLayout
        popover.arrow = layout.arrow
        background.layout(at: layout.frame)
        background.shape(layout)
    }

    private func notifyReposition() {
        guard let sourceView, popover.item == nil, popover.barButtonItem == nil, let delegate else { return }
        var rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        var view = sourceView
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== sourceView { self.sourceView = view }
        if rect != (sourceRect.isNull ? view.bounds : sourceRect) { sourceRect = rect }
    }

    func removePopoverParts() {
        parts.dim?.removeFromSuperview()
        popover.background?.removeFromSuperview()
        popover.background = nil
        popover.arrow = nil
        parts.dim = nil
        parts.card = nil
        parts.moving = nil
    }

    func passes(_ point: CGPoint, in container: UIView) -> Bool {
        guard let passthroughViews, !passthroughViews.isEmpty else { return false }
        return passthroughViews.contains { view in
            guard view.window === container.window, !view.isHidden, view.isUserInteractionEnabled else { return false }
            return view.point(inside: view.convert(point, from: container), with: nil)
        }
    }
}
