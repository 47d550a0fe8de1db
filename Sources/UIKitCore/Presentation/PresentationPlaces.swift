import CoreGraphics
import Foundation
import NavigationLogic

/// The frames of a presentation's views, and the window sizes for which they are valid.
extension PresentationStage {
    func buildViews() {
        presentation.build(in: stageView)
        guard let view = presentation.presentedView else { return }
        // The frame is set before the appearance callback.
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

    /// The window has its new size but its old metrics: views keep their relative position and are limited to the
    /// window.
    func limitToWindow() {
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

    /// Called when the view that contains the presentation was removed from the window or inserted again without a call
    /// of the host.
    func windowChanged() {
        guard let controller, isContext, !phase.isLeaving else { return }
        let isOffScreen = stageView.window == nil
        let now = controller.appearance.phase
        // A controller that is already disappearing gets the other callbacks from the container that started this.
        guard isOffScreen ? now == .appearing || now == .shown : now == .hidden && phase.isShown && !isInFlight else {
            return
        }
        controller.beginAppearance(!isOffScreen, false)
        controller.endAppearance()
    }

    /// Updates views that have stepped back, because they have no frame that could resize with the window.
    func windowResized() {
        guard phase != .gone, let below = viewBelow, let window = below.superview as? UIWindow,
            !below.transform.isIdentity
        else { return }
        below.layout(at: window.bounds)
    }

    /// Animates the views to their new frames after a change of the values that determine the frames.
    func arrangeAnimated() {
        guard phase.isShown || phase.isAppearing, stageView.window != nil else { return }
        presentation.parts.placedIn = nil
        stageView.setNeedsLayout()
        guard case .shown = phase else { return }
        // Chosen: the spring of a presentation.
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            self.stageView.layoutIfNeeded()
        }
    }

    func traitOverridesChanged() {
        stageView.traitState.overrides = source.overrideTraitCollection?.values ?? UITraitCollection.Values()
        stageView.traitsMayHaveChanged()
    }
}
