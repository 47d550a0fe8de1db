import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The coordinator of a transition with a timeline, for animations alongside: a push or pop, a presentation, a
/// dismissal, a resized window.
@MainActor
final class TimelineCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The values that are known before the transition begins.
    struct Plan {
        var isAnimated = true
        var startsHeld = false
        var isInterruptible = false
        var duration = TimedSpring.navigation.duration
        var style = UIModalPresentationStyle.none
        var curve = UIView.AnimationCurve.easeInOut
        /// Whether animations alongside ease, so that they stay correct in a window that is still being resized.
        var easesOver = false
    }

    private enum Control {
        case timed
        case gesture
        /// A gesture or the transition has ended.
        case decided(TransitionOutcome)
    }

    private var plan: Plan
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private weak var container: UIView?
    private var control: Control
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 0
    private var timeline: Timeline?
    private var alongside: [Handler] = []
    private var completions: [Handler] = []
    private var changeHandlers: [Handler] = []
    private var endHandlers: [Handler] = []

    init(_ plan: Plan, from: UIViewController?, to: UIViewController?) {
        self.plan = plan
        self.from = from
        self.to = to
        control = plan.startsHeld ? .gesture : .timed
    }

    var isInteractive: Bool { if case .gesture = control { true } else { false } }
    var isCancelled: Bool { if case .decided(.cancelled) = control { true } else { false } }
    var isAnimated: Bool { plan.isAnimated }
    var presentationStyle: UIModalPresentationStyle { plan.style }
    var initiallyInteractive: Bool { plan.startsHeld }
    var isInterruptible: Bool { plan.isInterruptible }
    var transitionDuration: TimeInterval { plan.isAnimated ? plan.duration : 0 }
    var completionCurve: UIView.AnimationCurve { plan.curve }
    var targetTransform: CGAffineTransform { .identity }
    var containerView: UIView { container ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return isAnimated }
        if let timeline {
            run(along: timeline) { animation(self) }
        } else {
            alongside.append(animation)
        }
        return isAnimated
    }

    // Every view follows the same timeline, inside and outside the container.
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { changeHandlers.append(handler) }
    func notifyWhenInteractionEnds(_ handler: @escaping Handler) { endHandlers.append(handler) }

    // MARK: For the owner of the transition

    var hasBegun: Bool { timeline != nil }

    /// Sets the known values of a transition that has not begun.
    func apply(_ plan: Plan, from: UIViewController?, to: UIViewController?) {
        self.plan = plan
        self.from = from
        self.to = to
        control = plan.startsHeld ? .gesture : .timed
    }

    /// Called when the animation has started: begins the pending animations alongside.
    func begin(_ timeline: Timeline, in container: UIView, isHeld: Bool) {
        self.timeline = timeline
        self.container = container
        // A gesture may have ended before the start.
        if isHeld { control = .gesture } else if isInteractive { control = .timed }
        let waiting = alongside
        alongside = []
        guard !waiting.isEmpty else { return }
        run(along: timeline) { waiting.forEach { $0(self) } }
    }

    private func run(along timeline: Timeline, _ changes: () -> Void) {
        if plan.easesOver {
            UIView.easeOver(timeline) { changes() }
        } else {
            UIView.animate(along: timeline) { changes() }
        }
    }

    func held(at fraction: Double) {
        percentComplete = CGFloat(fraction)
        guard !isInteractive else { return }
        control = .gesture
        changeHandlers.forEach { $0(self) }
    }

    func interactionEnded(fraction: Double, velocity: Double, cancelled: Bool) {
        control = .decided(cancelled ? .cancelled : .completed)
        percentComplete = CGFloat(fraction)
        completionVelocity = CGFloat(velocity)
        changeHandlers.forEach { $0(self) }
        let ended = endHandlers
        endHandlers = []
        ended.forEach { $0(self) }
    }

    func finish(cancelled: Bool) {
        control = .decided(cancelled ? .cancelled : .completed)
        // Without an animation, pending changes are made immediately.
        let waiting = alongside
        alongside = []
        waiting.forEach { $0(self) }
        let done = completions
        completions = []
        done.forEach { $0(self) }
    }
}
