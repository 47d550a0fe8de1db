import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

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
