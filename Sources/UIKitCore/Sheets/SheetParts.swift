import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

extension UISheetPresentationController {
    var sheetLayout: SheetLayout {
        guard let container = containerView else { return SheetLayout(bounds: .zero) }
        let (safe, traits) = (container.safeAreaInsets, container.traitCollection)
        var layout = SheetLayout(bounds: container.bounds.size)
        layout.safeTop = Double(safe.top)
        layout.safeBottom = Double(safe.bottom)
        layout.safeSide = Double(max(safe.left, safe.right))
        layout.form = form == .form || !prefersPageSizing ? .form : .page
        layout.isWide = traits.horizontalSizeClass == .regular
        layout.isLow = traits.verticalSizeClass == .compact
        layout.attachesWhenLow = prefersEdgeAttachedInCompactHeight
        layout.widthFollowsContent = widthFollowsPreferredContentSizeWhenEdgeAttached
        layout.preferred = preferredContentSize
        return layout
    }

    /// The possible resting heights, in ascending order.
    func restingHeights(_ layout: SheetLayout) -> [(id: Detent.Identifier, height: CGFloat)] {
        let context = DetentResolution(
            containerView?.traitCollection ?? .current, largest: CGFloat(layout.largestValue),
            medium: layout.mediumValue.map { CGFloat($0) })
        let usable = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, CGFloat(layout.height(of: Double($0)))) }
        }
        let found = usable.isEmpty ? [(Detent.Identifier.large, CGFloat(layout.largestHeight))] : usable
        // Documented (UISheetPresentationController.detents): in ascending order. With another order, a drag would
        // jump.
        return found.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map {
            (id: $0.element.0, height: $0.element.1)
        }
    }

    private var restingHeight: CGFloat {
        let heights = restingHeights(sheetLayout)
        return heights.first { $0.id == sheet.selected }?.height ?? heights[0].height
    }

    var shownHeight: CGFloat { sheet.pulled ?? restingHeight }

    /// The opacity of the dimming view, in 0…1.
    private var dimShare: CGFloat {
        guard let limit = largestUndimmedDetentIdentifier, sheetLayout.shape == .attached else { return 1 }
        let heights = restingHeights(sheetLayout)
        guard let index = heights.firstIndex(where: { $0.id == limit }) else { return 1 }
        guard index + 1 < heights.count else { return 0 }
        let (low, high) = (heights[index].height, heights[index + 1].height)
        guard high > low else { return shownHeight > low ? 1 : 0 }
        return min(max((shownHeight - low) / (high - low), 0), 1)
    }

    var isDimmed: Bool { dimShare > 0.001 }

    // MARK: Parts

    func buildSheet(in container: UIView) {
        // Measured (presentations/card-gray): the view behind a sheet turns from white to gray 224.
        makeDim(in: container, alpha: 31.0 / 255)
        parts.dim?.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.stage?.tappedOutside() })
        let card = makeCard(in: container, cornerRadius: 10)
        card.clipsToBounds = true
        let grabber = UIView()
        grabber.backgroundColor = .tertiaryLabel
        // Measured (presentations/grabber) by eye: a bar of 36 by 5 points.
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        card.addSubview(grabber)
        (card as? PresentationCard)?.front = grabber
        sheet.grabber = grabber
        sheet.drag = SheetDrag(self, on: card)
    }

    func removeSheetParts() {
        stepForward()
        sheet.drag?.end()
        sheet.drag = nil
        sheet.pulled = nil
        sheet.grabber?.removeFromSuperview()
        parts.dim?.removeFromSuperview()
        parts.card?.removeFromSuperview()
        parts.card = nil
        parts.dim = nil
    }

    func arrangeSheet(in container: UIView) {
        guard let card = parts.card else { return }
        let layout = sheetLayout
        // Chosen: the classic corner radius of sheets.
        card.layer.cornerRadius = layout.shape == .full ? 0 : max(0, preferredCornerRadius ?? 10)
        card.layer.maskedCorners =
            layout.shape == .attached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        // Chosen: a form has compact width inside, in any window, as on iOS.
        card.setOverride(\.horizontal, layout.shape == .floating && layout.form == .form ? .compact : .unspecified)
        card.layout(at: layout.frame(height: Double(shownHeight)))
        parts.dim?.alpha = dimShare
        sheet.grabber?.isHidden = !prefersGrabberVisible || layout.shape != .attached
        sheet.grabber?.frame = CGRect(x: ((card.bounds.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
        stepBack(layout)
    }

    // MARK: Changes

    func sheetChanged() {
        guard !sheet.gathers, let container = containerView else { return }
        container.setNeedsLayout()
        updateTint()
    }

    private func updateTint() {
        guard let stage, stage.phase.isShown else { return }
        stage.host?.viewIfLoaded?.tintAdjustmentMode = isDimmed ? .dimmed : .automatic
    }

    func moveToChanges(_ changes: () -> Void) {
        sheet.gathers = true
        changes()
        sheet.gathers = false
        moveToRest(velocity: 0)
    }

    /// - Parameter velocity: in points per second, positive upward.
    func moveToRest(velocity: CGFloat) {
        guard let container = containerView, container.window != nil, let card = parts.card else { return }
        let distance = Double(restingHeight - card.bounds.height)
        let timeline = Timeline(heldAt: 0)
        sheet.pulled = nil
        UIView.animate(along: timeline) {
            arrangeSheet(in: container)
            updateTint()
            card.layoutIfNeeded()
        }
        let spring = Spring.modal.with(
            initialVelocity: abs(distance) > 1 ? min(max(Double(velocity) / distance, 0), 40) : 0)
        timeline.run(from: 0, to: 1, spring: spring, duration: TimedSpring.modal.duration)
    }

    // MARK: View below

    private func stepBack(_ layout: SheetLayout) {
        guard let stage, let host = stage.host, let view = stage.viewBelow, view.window != nil else { return }
        guard !stage.phase.isLeaving || stage.leadsBelow else { return }
        let heights = restingHeights(layout).map { Double($0.height) }
        let share =
            layout.shape == .attached && !layout.isLow
            ? SheetLayout.receding(Double(shownHeight), heights: heights, largest: layout.largestHeight) : 0
        guard share > 0 || host[SteppedBackPart.self].view != nil else { return }
        let below = host[SteppedBackPart.self].view ?? SteppedBack(view)
        host[SteppedBackPart.self].view = below
        host[PresentationPart.self].stepper = stage
        below.apply(CGFloat(share), top: CGFloat(layout.topGap - SheetLayout.peek))
    }

    private func stepForward() {
        guard let stage, let host = stage.host, stage.leadsBelow else { return }
        host[SteppedBackPart.self].view?.restore()
        host[SteppedBackPart.self].view = nil
    }
}

/// A controller's view while it has stepped back behind a sheet.
private struct SteppedBackPart: ControllerPart {
    var view: SteppedBack?
}

/// A view that has stepped back behind a sheet: smaller, with rounded corners, its top edge just above that of the
/// sheet.
@MainActor
struct SteppedBack {
    private let view: UIView
    private let radius: CGFloat
    private let clips: Bool

    init(_ view: UIView) {
        self.view = view
        radius = view.layer.cornerRadius
        clips = view.clipsToBounds
    }

    func apply(_ share: CGFloat, top: CGFloat) {
        let size = view.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        // Measured (presentations/card-inset): twenty points narrower on either side.
        let scale = 1 - share * min(40 / size.width, 0.5)
        let edge = view.center.y - size.height / 2
        // The top edge is set independently of the scale.
        let down = (top - edge) * share - size.height * (1 - scale) / 2
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: down)
        view.layer.cornerRadius = share > 0 ? max(radius, 10 * share) : radius
        view.clipsToBounds = share > 0 ? true : clips
    }

    func restore() {
        view.transform = .identity
        view.layer.cornerRadius = radius
        view.clipsToBounds = clips
    }
}
