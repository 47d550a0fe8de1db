import CoreGraphics
import Foundation
import LayerScene
package import MotionLogic

extension CALayer {
    /// Whether the last picture had this layer; one that is new, hidden or clear has nowhere to come from.
    package var wasSeen: Bool { pending.node != nil }

    /// Makes up for a change that was just made: the property goes on showing what it did, and what is left of the
    /// difference goes away along the timeline. Whatever changes the property meanwhile changes what shows by as much,
    /// at once.
    /// - Parameters:
    ///   - fade: how much is left at a progress.
    ///   - shown: what showed before the change.
    package func easeOver(_ timeline: Timeline, _ fade: DifferenceFade, from shown: Any, forKeyPath path: String) {
        guard let before = AnimatableValue(shown), let after = sampledModel().value(forKeyPath: path) else { return }
        guard before.isAdditive else {
            return add(TimelineAnimation(timeline, keyPath: path, from: shown), forKey: Self.prefix(fade) + path)
        }
        let difference = before.adding(after, factor: -1)
        guard !difference.isNothing else { return }
        if path == "bounds", drawsText, case .rect(let left) = difference {
            return keepCorner(left.size, timeline, fade)
        }
        ease(difference, timeline, fade, forKeyPath: path)
    }

    /// Drawn letters have their size at once, and would be cut off in another: they continue from the corner where they
    /// begin.
    private func keepCorner(_ size: CGSize, _ timeline: Timeline, _ fade: DifferenceFade) {
        let way = CGPoint(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y)
        ease(.point(way), timeline, fade, forKeyPath: "position")
    }

    private var drawsText: Bool { if case .record? = modelValues.contents { true } else { false } }

    private func ease(
        _ difference: AnimatableValue, _ timeline: Timeline, _ fade: DifferenceFade, forKeyPath path: String
    ) {
        let animation = TimelineAnimation(timeline) { model, progress in
            guard let own = model.value(forKeyPath: path) else { return }
            model.set(own.adding(difference, factor: CGFloat(fade.left(at: progress))), forKeyPath: path)
        }
        // Differences add up, so none takes the place of another.
        add(animation, forKey: "\(Self.prefix(fade))\(path) \(animations.count)")
    }

    /// Takes away all animations but what eases over with a window's shape, which has a time of its own.
    package func removeMotions() {
        for key in animationKeys() ?? [] where !key.hasPrefix(Self.easingPrefix) { removeAnimation(forKey: key) }
    }

    /// Takes away what was left of changes along a motion between pages, which is over.
    package func removeTurns() {
        for key in animationKeys() ?? [] where key.hasPrefix(Self.turnPrefix) { removeAnimation(forKey: key) }
    }

    private static var easingPrefix: String { "eases " }
    private static var turnPrefix: String { "turns " }
    private static func prefix(_ fade: DifferenceFade) -> String { fade == .over ? easingPrefix : turnPrefix }
}
