import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The swipe from the leading edge: asks the rule whether it may begin, and turns the finger into requests.
@MainActor
final class SwipeTracker: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    private(set) lazy var recognizer = UIScreenEdgePanGestureRecognizer { [weak self] pan in self?.moved(pan) }
    /// Progress of the transition where the finger took hold of it.
    private var base = 0.0
    /// The finger leads what moves.
    private var leads = false

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
    }

    func attach(to view: UIView) {
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
        updateEdge()
    }

    /// The leading edge, which changes with the direction of the interface.
    func updateEdge() {
        recognizer.edges = owner.viewIfLoaded?.isRightToLeft == true ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if owner.motion?.canBeCaught == true { return true }
        return SwipeRule.mayBegin(in: situation)
    }

    private var situation: SwipeRule.Situation {
        var situation = SwipeRule.Situation(depth: owner.machine.depth)
        let item = owner.topViewController?.navigationItem
        situation.isOnScreen = owner.viewIfLoaded?.window != nil
        situation.isInFlight = owner.machine.transition != nil
        situation.isBarHidden = owner.isNavigationBarHidden
        situation.hidesBackButton = item?.hidesBackButton ?? false
        situation.hasLeadingItems = item?.hasLeadingItems ?? false
        situation.leadingItemsSupplementBackButton = item?.leftItemsSupplementBackButton ?? false
        // The delegate is not asked where the answer does not matter.
        if SwipeRule.mayBegin(in: situation) { situation.delegateVendsAnimator = owner.animatorForPop != nil }
        return situation
    }

    private func moved(_ pan: UIGestureRecognizer) {
        guard let pan = pan as? UIPanGestureRecognizer, let view = owner.viewIfLoaded else { return }
        let width = Double(max(view.bounds.width, 1))
        let sign: Double = view.isRightToLeft ? -1 : 1
        let way = Double(pan.translation(in: view).x) * sign / width
        let speed = Double(pan.velocity(in: view).x) * sign / width
        if pan.state == .began { return begin() }
        guard leads else { return }
        switch pan.state {
        case .changed: owner.request(.drag(fraction: fraction(way)), "swipe")
        case .ended: owner.request(.release(fraction: fraction(way), velocity: isPush ? -speed : speed), "swipe")
        case .cancelled, .failed:
            // Somebody took the finger away: what it held goes back to where the app had it.
            owner.request(.releaseAs(isPush ? .completed : .cancelled, fraction: fraction(way), velocity: 0), "swipe")
        default: break
        }
    }

    private func begin() {
        leads = false
        if let motion = owner.motion {
            guard motion.canBeCaught else { return }
            leads = true
            base = min(max(motion.timeline.progress(at: AppContext.current.now), 0), 1)
            owner.request(.catchAgain(fraction: base), "swipe")
        } else if refusesForGood == false {
            if let animator = owner.animatorForPop {
                // Measured: without an interaction controller, a swipe that the app lets begin pops at once.
                let interaction = owner.delegate?.navigationController(owner, interactionControllerFor: animator)
                owner.request(.pop(animated: interaction != nil), "swipe")
                return
            }
            leads = true
            base = 0
            owner.request(.grab, "swipe")
        }
    }

    /// A delegate of the app's own may allow more than UIKit, but not what cannot be done.
    private var refusesForGood: Bool { SwipeRule.refusal(in: situation)?.isFinal ?? false }

    private var isPush: Bool { owner.motion?.transition.operation == .push }

    private func fraction(_ way: Double) -> Double { min(max(isPush ? base - way : base + way, 0), 1) }
}
