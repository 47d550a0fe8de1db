import CoreGraphics
import Foundation
import NavigationLogic

/// Where a presentation's views stand, and in which window sizes.
extension PresentationStage {
    func putTogether() {
        presentation.build(in: stageView)
        guard let view = presentation.presentedView else { return }
        // In place before it gets its appearance call.
        presentation.parts.placedIn = nil
        if presentation.parts.card != nil {
            presentation.arrange(in: stageView)
            presentation.fillCard()
        } else {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stageView.addSubview(view)
            presentation.arrange(in: stageView)
        }
    }

    func layout() {
        guard phase != .gone else { return }
        presentation.containerViewWillLayoutSubviews()
        if !isMovedByApp || presentation.parts.card != nil { presentation.arrange(in: stageView) }
        presentation.containerViewDidLayoutSubviews()
        room = stageView.bounds.size
    }

    /// The window has its new size and still its old metrics: what is in it stays where it was by its share, no larger
    /// than the window.
    func keepInside() {
        let (old, new) = (room, stageView.bounds.size)
        room = new
        guard phase.isShown, !isMovedByApp, old.width > 0, old.height > 0, old != new, presentation.parts.card != nil,
            let card = presentation.movingView
        else { return }
        let below = old.height - (card.center.y + card.bounds.height / 2)
        card.bounds.size = CGSize(width: min(card.bounds.width, new.width), height: min(card.bounds.height, new.height))
        let half = card.bounds.width / 2
        card.center = CGPoint(
            x: min(max(card.center.x * new.width / old.width, half), new.width - half),
            y: max(0, new.height - below - card.bounds.height) + card.bounds.height / 2)
        card.layoutIfNeeded()
    }

    /// The view that it is in left the window, or returned, without a call of the host.
    func windowChanged() {
        guard let controller, isContext, !phase.isLeaving else { return }
        let isAway = stageView.window == nil
        let now = controller.appearance.phase
        // What disappears already gets the other calls from the container that began that.
        guard isAway ? now == .appearing || now == .shown : now == .hidden && phase.isShown && !isOnItsWay else {
            return
        }
        controller.beginAppearance(!isAway, false)
        controller.endAppearance()
    }

    /// What has stepped back has no frame that could grow with the window.
    func windowResized() {
        guard phase != .gone, let below = viewBelow, let window = below.superview as? UIWindow,
            !below.transform.isIdentity
        else { return }
        below.layout(at: window.bounds)
    }

    /// What decides the places changed, and they are to move there.
    func arrangeAnimated() {
        guard phase.isShown || phase.isComing, stageView.window != nil else { return }
        presentation.parts.placedIn = nil
        stageView.setNeedsLayout()
        guard case .shown = phase else { return }
        // Chosen: the pace of a presentation.
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            self.stageView.layoutIfNeeded()
        }
    }

    func traitOverridesChanged() {
        stageView.traitState.overrides = source.overrideTraitCollection?.values ?? UITraitCollection.Values()
        stageView.traitsMayHaveChanged()
    }
}
