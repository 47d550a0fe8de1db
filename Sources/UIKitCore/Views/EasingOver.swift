import Foundation
import QuartzCore

extension UIView {
    /// Changes made in `changes` hold at once, and what shows goes over to them along the timeline. What is changed by others
    /// meanwhile shows at once, so that a window that goes on being resized keeps its contents inside.
    class func easeOver(_ timeline: Timeline, _ changes: () -> Void) {
        run(ViewAnimationState.Block(duration: 0, delay: 0, pace: .easing(timeline), options: [], group: nil), changes)
    }

    /// Makes changes that also exchange the views' animations. Inside ``easeOver(_:_:)`` they go on from what shows; else they jump.
    class func carryOver(_ views: [UIView], _ changes: () -> Void) {
        guard let timeline = AppContext.current.animation.easing else { return performWithoutAnimation(changes) }
        let keys = ["position", "bounds", "opacity"]
        let before = views.filter { $0.layer.isInPicture && $0.layer.wasSeen }.map { view in
            (view.layer, keys.map { (view.layer.presentationModel ?? view.layer.model).boxedValue(forKeyPath: $0) })
        }
        performWithoutAnimation(changes)
        for (layer, values) in before where layer.isInPicture {
            for (key, value) in zip(keys, values) { if let value { layer.easeOver(timeline, from: value, forKeyPath: key) } }
        }
    }

    /// Runs what has nothing to do with the animation blocks that are open: its changes are made at once, and blocks of its own animate.
    class func outsideBlocks(_ changes: () -> Void) {
        let app = AppContext.current
        let open = app.animation.open
        app.animation.open = []
        changes()
        app.animation.open = open
    }

    /// The view and all views below it.
    var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

/// Makes up for the change of one property when it has been made.
@MainActor
final class EasingAction: CAAction {
    private let timeline: Timeline
    private let from: Any

    init(timeline: Timeline, from: Any) {
        self.timeline = timeline
        self.from = from
    }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.easeOver(timeline, from: from, forKeyPath: key)
    }
}
