import CoreGraphics
import Foundation
import LayerScene
package import MotionLogic

extension CALayer {
    /// Whether the last frame contained this layer. A new, hidden or transparent layer has no former value to animate
    /// from.
    package var wasSeen: Bool { pending.node != nil }

    /// Compensates for a change that was just made: the layer keeps displaying the former value, and the difference
    /// fades along the timeline. Later changes of the property change the displayed value immediately by the same
    /// amount.
    /// - Parameters:
    ///   - fade: the remaining difference at a progress.
    ///   - shown: the displayed value before the change.
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

    /// Text is drawn in its new size immediately. Its leading corner keeps its position, so that no letter is cut off.
    private func keepCorner(_ size: CGSize, _ timeline: Timeline, _ fade: DifferenceFade) {
        let offset = CGPoint(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y)
        ease(.point(offset), timeline, fade, forKeyPath: "position")
    }

    private var drawsText: Bool { if case .record? = modelValues.contents { true } else { false } }

    private func ease(
        _ difference: AnimatableValue, _ timeline: Timeline, _ fade: DifferenceFade, forKeyPath path: String
    ) {
        let animation = TimelineAnimation(timeline) { model, progress in
            guard let own = model.value(forKeyPath: path) else { return }
            model.set(own.adding(difference, factor: CGFloat(fade.left(at: progress))), forKeyPath: path)
        }
        // Differences add up, so no difference replaces another.
        add(animation, forKey: "\(Self.prefix(fade))\(path) \(animations.count)")
    }

    /// Removes all animations except those of a window's change of shape, which have their own duration.
    package func removeMotions() {
        for key in animationKeys() ?? [] where !key.hasPrefix(Self.easingPrefix) { removeAnimation(forKey: key) }
    }

    /// Removes the remaining differences along a page transition that has ended.
    package func removeTransitionDifferences() {
        for key in animationKeys() ?? [] where key.hasPrefix(Self.transitionPrefix) { removeAnimation(forKey: key) }
    }

    private static var easingPrefix: String { "eases " }
    private static var transitionPrefix: String { "turns " }
    private static func prefix(_ fade: DifferenceFade) -> String { fade == .over ? easingPrefix : transitionPrefix }
}
