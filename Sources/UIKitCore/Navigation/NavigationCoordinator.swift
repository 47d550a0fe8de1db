import CoreGraphics
import Foundation
import Motion
import NavigationLogic
import QuartzCore

/// A push or pop as those see it who move along.
@MainActor
final class NavigationCoordinator: UIViewControllerTransitionCoordinator {
    private(set) var isAnimated: Bool
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 0
    let transitionDuration: TimeInterval = TimedSpring.navigation.duration
    private(set) weak var container: UIView?
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var timeline: Timeline?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(isAnimated: Bool) {
        self.isAnimated = isAnimated
    }

    var containerView: UIView { container ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return isAnimated }
        if let timeline {
            UIView.follow(timeline) { animation(self) }
        } else {
            alongside.append(animation)
        }
        return isAnimated
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }

    /// The motion has started: what waited moves along.
    func begin(_ motion: PageMotionInFlight, _ owner: UINavigationController) {
        timeline = motion.timeline
        container = owner.pages
        from = motion.transition.from
        to = motion.transition.to
        isInteractive = motion.transition.interactive
        initiallyInteractive = isInteractive
        let waiting = alongside
        alongside = []
        UIView.follow(motion.timeline) { waiting.forEach { $0(self) } }
    }

    func interactionEnded(fraction: Double, velocity: Double, cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        percentComplete = CGFloat(fraction)
        completionVelocity = CGFloat(velocity)
        interactionHandlers.forEach { $0(self) }
    }

    func finish(cancelled: Bool, _ owner: UINavigationController) {
        isCancelled = cancelled
        // Without a motion the waiting changes are made now, at once.
        let waiting = alongside
        alongside = []
        waiting.forEach { $0(self) }
        let done = completions
        completions = []
        done.forEach { $0(self) }
    }
}

extension UINavigationController {
    var coordinator: NavigationCoordinator? {
        get { appearance.coordinator as? NavigationCoordinator }
        set { appearance.coordinator = newValue }
    }

    /// The transition is announced to callbacks before it begins.
    func prepareCoordinator(_ animated: Bool) {
        guard coordinator == nil, machine.transition != nil || motion != nil else { return }
        coordinator = NavigationCoordinator(isAnimated: animated)
    }
}
