import CoreGraphics
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// A change of children by `transition(from:to:…)`, from the will-calls to the completion. UIKit's own animation moves
/// the views, so no request of an animator or of a gesture arrives.
@MainActor
private final class ChildTransition: TransitionOwner {
    private let from: UIViewController
    private let to: UIViewController
    private let duration: TimeInterval
    private let callsAppearance: Bool
    private let timeline = Timeline()
    private lazy var driver = TransitionDriver(
        self, TransitionPlan(nil, isAnimated: duration > 0, duration: duration), from: from, to: to)

    init(_ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, callsAppearance: Bool) {
        (self.from, self.to, self.duration, self.callsAppearance) = (from, to, duration, callsAppearance)
    }

    /// Calls the will-methods. The controllers have the coordinator during these calls.
    func prepare() {
        driver.announce(to: [from, to])
        for child in [from, to] { child.appearance.isOrdered = true }
        guard callsAppearance else { return }
        from.beginAppearance(false, duration > 0)
        to.beginAppearance(true, duration > 0)
    }

    /// Starts the app's animations alongside.
    func start(in container: UIView, _ options: UIView.AnimationOptions) {
        guard duration > 0 else { return }
        driver.begin(timeline, in: container, isHeld: false)
        timeline.run(from: 0, to: 1, pace: .curve(options.curve.cubic), duration: duration)
    }

    /// Calls the did-methods, then the completions of animations alongside.
    func finish(_ old: UIView) {
        timeline.end()
        driver.stop()
        old.removeFromSuperview()
        if callsAppearance {
            from.endAppearance()
            to.endAppearance()
        }
        for child in [from, to] { child.appearance.isOrdered = false }
        driver.finish(.completed)
    }

    func transitionAnswered(_ driver: TransitionDriver, _ outcome: TransitionOutcome) {}
    func transitionIsOverdue(_ driver: TransitionDriver) {}
}

extension UIViewController: TransitionWork {
    func swapChildren(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        for child in [from, to] where child.parent !== self {
            misuse("\(type(of: self)).transition: \(child) is not a child of \(self); add it with addChild(_:) first")
        }
        guard let old = from.view, let new = to.view, old !== new else { completion?(true); return }
        let place: UIView = old.superview ?? view
        let transition = ChildTransition(
            from, to, duration,
            callsAppearance: shouldAutomaticallyForwardAppearanceMethods && viewIfLoaded?.window != nil)
        transition.prepare()
        let end: (Bool) -> Void = { finished in
            transition.finish(old)
            completion?(finished)
        }
        place.addSubview(new)
        transition.start(in: place, options)
        if options.transition != .none {
            UIView.swap(old, new, duration, options, animations, end)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: end)
        }
    }
}
