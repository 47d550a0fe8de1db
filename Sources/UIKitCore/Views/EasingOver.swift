import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

extension UIView {
    /// Runs `changes`. The model values change immediately; the displayed values move to the new values along the
    /// timeline. Changes by other code during the animation are displayed immediately, so that a window that the user
    /// is still resizing keeps its contents inside.
    class func easeOver(_ timeline: Timeline, _ fade: DifferenceFade = .over, _ changes: () -> Void) {
        run(ViewAnimationState.Block(time: ViewAnimationTime(), pace: .easing(timeline, fade)), changes)
    }

    /// Runs changes that also replace the animations of the views. Inside ``easeOver(_:_:)`` the new animations
    /// continue from the displayed values; otherwise the values jump.
    class func carryOver(_ views: [UIView], _ changes: () -> Void) {
        guard case .easing(let timeline, let fade)? = ViewAnimationState.ofApp.current?.pace else {
            return performWithoutAnimation(changes)
        }
        let before = views.map(\.layer).filter(\.isInPicture).map { layer in
            // A view that was not visible has no start position. The view still fades in.
            let keys = layer.wasSeen ? ["position", "bounds", "opacity"] : ["opacity"]
            return (layer, keys.map { ($0, (layer.presentationModel ?? layer.modelValues).boxedValue(forKeyPath: $0)) })
        }
        performWithoutAnimation(changes)
        for (layer, values) in before where layer.isInPicture {
            for case (let key, let value?) in values { layer.easeOver(timeline, fade, from: value, forKeyPath: key) }
        }
    }

    /// Inside ``easeOver(_:_:_:)``: the displayed frame moves from `start` to the view's own frame, also if the view is
    /// new and replaces another view that was displayed at `start`.
    func ease(from start: CGRect) {
        guard case .easing(let timeline, let fade)? = ViewAnimationState.ofApp.current?.pace, layer.isInPicture else {
            return
        }
        layer.easeOver(timeline, fade, from: CGPoint(x: start.midX, y: start.midY), forKeyPath: "position")
        layer.easeOver(timeline, fade, from: CGRect(origin: bounds.origin, size: start.size), forKeyPath: "bounds")
    }

    /// Runs code that is independent of the open animation blocks: its changes are not animated, and animation blocks
    /// inside the code animate as usual.
    class func outsideBlocks(_ changes: () -> Void) {
        let app = AppContext.current
        let open = app.animation.open
        app.animation.open = []
        changes()
        app.animation.open = open
        // Inner blocks have cleared the flag at their end.
        LayerPendingWork.viewActionsAreOn = !open.isEmpty
    }

    /// The view and all views below it.
    var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

/// Adds the animation of one property after the property has changed.
@MainActor
final class EasingAction: CAAction {
    private let timeline: Timeline
    private let fade: DifferenceFade
    private let from: Any

    init(timeline: Timeline, fade: DifferenceFade, from: Any) {
        self.timeline = timeline
        self.fade = fade
        self.from = from
    }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.easeOver(timeline, fade, from: from, forKeyPath: key)
    }
}
