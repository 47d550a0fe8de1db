import CoreGraphics
import Foundation
import GestureLogic
import QuartzCore

/// The previews of a drag: their lift, their way with the finger, and their end.
extension DragStage {
    // MARK: Lift

    func showLift() {
        guard let window, let source, let delegate = source.delegate else { return }
        let overlay = DragOverlay()
        self.overlay = overlay
        makePlatters(from: 0)
        delegate.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
        guard isLifted else { return }
        overlay.cover(window, keepsEditing: true)
        // An open menu shows its own preview of the lifted view.
        overlay.isHidden = window.showsMenu
        app.after(0) { [weak self, weak window] in
            guard let self, isLifted, window?.showsMenu == true else { return }
            self.overlay?.isHidden = true
        }
        // Chosen: a quarter of a second with a slight bounce, as for the lift of a menu.
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
            for item in self.items { item.platter?.lift() }
            self.liftAnimator.runAnimations()
        } completion: { _ in
            overlay.panelOpened()
        }
    }

    /// Creates the platters of items that have none, at the places of their lifted previews.
    private func makePlatters(from first: Int) {
        for index in items.indices.dropFirst(first) {
            guard let interaction = items[index].interaction, let delegate = interaction.delegate else { continue }
            let preview = delegate.dragInteraction(
                interaction, previewForLifting: items[index].item, session: session)
            guard items.indices.contains(index), let preview, let window = shownWindow,
                let frame = preview.frame(in: window)
            else { continue }
            let platter = DragPlatter(preview.view, preview.parameters, visible: preview.visibleRect)
            platter.setFrame(frame)
            items[index].lifted = preview
            items[index].platter = platter
            overlay?.insertSubview(platter, at: 0)
        }
    }

    func cancelLift() {
        let overlay = overlay
        UIView.animate(withDuration: 0.2) {
            for item in self.items { item.platter?.sink() }
        } completion: { _ in
            overlay?.removeFromSuperview()
        }
        self.overlay = nil
        finish()
        liftAnimator.finish(.start)
    }

    // MARK: Drag

    func showDrag() {
        guard let window, let overlay else { return }
        if window.showsMenu, let frame = window.menuStage?.dismissForDrag(), let first = items.first?.platter {
            first.setFrame(frame)
        }
        overlay.isHidden = false
        for index in items.indices { replacePlatter(index) }
        overlay.showsFullSize = prefersFullSize
        overlay.gather(items.compactMap(\.platter), at: session.point)
        liftAnimator.finish(.end)
    }

    /// Shows the preview that the item itself provides.
    private func replacePlatter(_ index: Int) {
        guard let provider = items[index].item.previewProvider else { return }
        let preview = provider()
        let former = items[index].platter
        guard let preview else {
            former?.removeFromSuperview()
            items[index].platter = nil
            return
        }
        let visible = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        let platter = DragPlatter(preview.view, preview.parameters, visible: visible)
        platter.center = former?.center ?? session.place.point
        platter.lift()
        if let former { overlay?.insertSubview(platter, aboveSubview: former) } else { overlay?.addSubview(platter) }
        former?.removeFromSuperview()
        items[index].platter = platter
    }

    func showAdded() {
        let first = items.firstIndex { $0.platter == nil && $0.lifted == nil } ?? items.count
        makePlatters(from: first)
        for index in items.indices.dropFirst(first) {
            items[index].platter?.lift()
            replacePlatter(index)
        }
        overlay?.gather(items.compactMap(\.platter), at: session.place.point)
        overlay?.showCount(items.count)
    }

    /// The window that shows the previews.
    private var shownWindow: UIWindow? { overlay?.window ?? window }

    func moveOverlay() { show(at: session.place) }

    /// Shows the previews at a location. Another window than the present one gets a separate overlay.
    private func show(at place: DragPlace) {
        guard let former = overlay, let window = place.window else { return }
        if let shown = former.window, shown !== window {
            let overlay = DragOverlay()
            self.overlay = overlay
            overlay.cover(window, keepsEditing: true)
            overlay.replace(former)
            overlay.panelOpened()
            former.removeFromSuperview()
        }
        guard let overlay else { return }
        if window.subviews.last !== overlay, overlay.superview === window { window.bringSubviewToFront(overlay) }
        overlay.move(to: place.point)
    }

    // MARK: End

    /// Moves each preview to the place that the target chooses.
    func animateDrop(on taker: (any DropTaker)?) {
        let view = taker?.view
        var goals: [DropDestination] = []
        for index in items.indices {
            guard items.indices.contains(index) else { break }
            let standard = standardPreview(index, in: view)
            goals.append(taker?.destination(of: items[index].item, standard) ?? .fade)
        }
        animate(goals, taker)
    }

    /// Moves all previews back to their sources.
    func animateCancel() {
        show(at: DragPlace(window: window, point: session.point))
        animate(items.map { _ in .back }, nil)
    }

    /// The preview of an item at its current location, with a target in the view.
    private func standardPreview(_ index: Int, in view: UIView?) -> UITargetedDragPreview? {
        guard let view, view.window != nil else { return nil }
        let target = UIDragPreviewTarget(container: view, center: session.location(in: view))
        guard let lifted = items[index].lifted else {
            return UITargetedDragPreview(
                view: items[index].platter ?? UIView(), parameters: UIDragPreviewParameters(), target: target)
        }
        return lifted.retargetedPreview(with: target)
    }

    private func animate(_ goals: [DropDestination], _ taker: (any DropTaker)?) {
        var animators: [DragAnimator] = []
        var moves: [(DragPlatter, CGRect?)] = []
        let goals = goals.enumerated().map { index, goal in resolved(goal, index) }
        for (index, goal) in goals.enumerated() {
            let animator = DragAnimator()
            if let taker { taker.willAnimate(items[index].item, animator) }
            if goal.isBack, let interaction = items[index].interaction, let delegate = interaction.delegate {
                delegate.dragInteraction(interaction, item: items[index].item, willAnimateCancelWith: animator)
            }
            animators.append(animator)
            if let platter = items[index].platter { moves.append((platter, goal.frame)) }
        }
        overlay?.hideBadge()
        // Chosen, by eye.
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) {
            for (platter, frame) in moves { platter.land(at: frame) }
            animators.forEach { $0.runAnimations() }
        } completion: { _ in
            animators.forEach { $0.finish(.end) }
            if let taker { for item in self.items { taker.arrived(item.item) } }
            self.landed()
        }
    }

    /// The end of a platter: its frame in the window, or nil to fade out in place.
    private func resolved(_ goal: DropDestination, _ index: Int) -> (frame: CGRect?, isBack: Bool) {
        guard let window = shownWindow else { return (nil, false) }
        switch goal {
        case .fade: return (nil, false)
        case .preview(let preview): return (preview.frame(in: window), false)
        case .rect(let rect, let view):
            guard view.window === window else { return (nil, false) }
            return (window.convert(rect, from: view), false)
        case .back:
            guard let lifted = items[index].lifted, let interaction = items[index].interaction,
                let delegate = interaction.delegate
            else { return (nil, true) }
            let preview = delegate.dragInteraction(
                interaction, previewForCancelling: items[index].item, withDefault: lifted)
            return (preview?.frame(in: window), true)
        }
    }
}
