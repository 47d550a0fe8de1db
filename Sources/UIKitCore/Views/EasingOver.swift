import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

extension UIView {
    /// Changes made in `changes` hold at once, and what shows goes over to them along the timeline. What is changed by
    /// others meanwhile shows at once, so that a window that goes on being resized keeps its contents inside.
    class func easeOver(_ timeline: Timeline, _ fade: DifferenceFade = .over, _ changes: () -> Void) {
        run(ViewAnimationState.Block(time: ViewAnimationTime(), pace: .easing(timeline, fade)), changes)
    }

    /// Makes changes that also exchange the views' animations. Inside ``easeOver(_:_:)`` they go on from what shows;
    /// else they jump.
    class func carryOver(_ views: [UIView], _ changes: () -> Void) {
        guard case .easing(let timeline, let fade)? = ViewAnimationState.ofApp.current?.pace else {
            return performWithoutAnimation(changes)
        }
        let before = views.map(\.layer).filter(\.isInPicture).map { layer in
            // What was not visible has no place to come from; it still does not appear at once.
            let keys = layer.wasSeen ? ["position", "bounds", "opacity"] : ["opacity"]
            return (layer, keys.map { ($0, (layer.presentationModel ?? layer.modelValues).boxedValue(forKeyPath: $0)) })
        }
        performWithoutAnimation(changes)
        for (layer, values) in before where layer.isInPicture {
            for case (let key, let value?) in values { layer.easeOver(timeline, fade, from: value, forKeyPath: key) }
        }
    }

    /// Inside ``easeOver(_:_:_:)``: what shows goes from another frame to where the view stands, also where the view is
    /// new and stands for something else that was seen there.
    func ease(from start: CGRect) {
        guard case .easing(let timeline, let fade)? = ViewAnimationState.ofApp.current?.pace, layer.isInPicture else {
            return
        }
        layer.easeOver(timeline, fade, from: CGPoint(x: start.midX, y: start.midY), forKeyPath: "position")
        layer.easeOver(timeline, fade, from: CGRect(origin: bounds.origin, size: start.size), forKeyPath: "bounds")
    }

    /// Runs what has nothing to do with the animation blocks that are open: its changes are made at once, and blocks of
    /// its own animate.
    class func outsideBlocks(_ changes: () -> Void) {
        let app = AppContext.current
        let open = app.animation.open
        app.animation.open = []
        changes()
        app.animation.open = open
        // Blocks inside have switched it off at their end.
        LayerPendingWork.viewActionsAreOn = !open.isEmpty
    }

    /// The view and all views below it.
    var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

/// Makes up for the change of one property when it has been made.
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
