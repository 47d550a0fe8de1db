import CoreGraphics
import Foundation
import FrameTime
import GestureLogic
import MotionLogic
import NavigationLogic
import ObjectiveCRuntime
import QuartzCore

/// The swipes that go back: from the leading edge, from anywhere in the content, and with two fingers on a trackpad.
/// Checks with the rule whether a swipe may begin, and converts swipes into requests.
@MainActor
final class SwipeTracker: NSObject, UIGestureRecognizerDelegate, GestureHandling {
    private weak var owner: UINavigationController?
    private(set) lazy var recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("swipe"))
    private(set) lazy var contentRecognizer = UIPanGestureRecognizer(target: self, action: Selector("swipe"))
    private var wheelTurn = WheelTurn()
    /// The progress of the transition at the start of the swipe; nil while the swipe controls no transition.
    private var base: Double?
    private lazy var zoom = ZoomDismissal(self)
    /// The interactive dismissal in progress of a screen with a zoom transition.
    var zoomDrag: ZoomDrag? { zoom.drag }

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
    }

    func attach(to view: UIView) {
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
        // Chosen: disabled by default, because the classic design has no such swipe.
        contentRecognizer.isEnabled = false
        contentRecognizer.axes = .horizontal
        contentRecognizer.delegate = self
        view.addGestureRecognizer(contentRecognizer)
        zoom.attach(to: view)
        updateEdge()
    }

    /// Updates the leading edge, which depends on the direction of the interface.
    func updateEdge() {
        recognizer.edges = owner?.viewIfLoaded?.isRightToLeft == true ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === contentRecognizer, !contentMayBegin { return false }
        if mayCatch { return true }
        let mayBegin = SwipeRule.mayBegin(in: situation)
        guard zoomed != nil, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return mayBegin }
        return zoom.mayBegin(pan, asked: mayBegin)
    }

    /// Whether a transition is running that the user can stop and reverse.
    private var mayCatch: Bool {
        guard let owner, let motion = owner.motion, motion.canBeCaught else { return false }
        owner.preventRestoringMovedPages()
        return owner.machine.canBeCaught
    }

    /// Whether a swipe back starts over content that cannot scroll in that direction and over no row with leading
    /// actions.
    private var contentMayBegin: Bool {
        guard let view = owner?.viewIfLoaded else { return false }
        let sign: CGFloat = view.isRightToLeft ? -1 : 1
        guard contentRecognizer.velocity(in: view).x * sign > 0 || contentRecognizer.translation(in: view).x * sign > 0
        else { return false }
        let place = contentRecognizer.location(in: nil)
        var next = view.hitTest(contentRecognizer.location(in: view), with: nil)
        while let current = next, current !== view {
            if let scrollView = current as? UIScrollView, scrollView.claimsBackSwipe(at: place, rightToLeft: sign < 0) {
                return false
            }
            next = current.superview
        }
        return true
    }

    // Content at its leading end waits until this swipe has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === contentRecognizer && otherGestureRecognizer.view is UIScrollView
            && otherGestureRecognizer is UIPanGestureRecognizer
    }

    /// Called for a scroll of the wheel or of two fingers on a trackpad that the content did not handle.
    /// - Returns: whether the scroll is a step of a swipe back.
    func wheel(by delta: CGPoint) -> Bool {
        guard let owner, let view = owner.viewIfLoaded, recognizer.isEnabled else { return false }
        let step = Double(delta.x) * (view.isRightToLeft ? -1 : 1)
        guard abs(delta.x) > abs(delta.y) else { return false }
        if wheelTurn.triggersPop(step, at: view.appContext.now.seconds), SwipeRule.mayBegin(in: situation) {
            owner.request(.pop(animated: true), "swipe")
        }
        return step > 0 && owner.machine.depth > 1
    }

    private var situation: SwipeRule.Situation {
        guard let owner else { return SwipeRule.Situation(depth: 0) }
        var situation = SwipeRule.Situation(depth: owner.machine.depth)
        let item = owner.topViewController?.navigationItem
        situation.isOnScreen = owner.viewIfLoaded?.window != nil
        situation.isInFlight = owner.machine.transition != nil
        situation.isBarHidden = owner.isNavigationBarHidden
        situation.hidesBackButton = item?.hidesBackButton ?? false
        situation.hasLeadingItems = item?.hasLeadingItems ?? false
        situation.leadingItemsSupplementBackButton = item?.leftItemsSupplementBackButton ?? false
        // The delegate is not called if its result makes no difference.
        if SwipeRule.mayBegin(in: situation) { situation.delegateVendsAnimator = owner.animatorForPop != nil }
        return situation
    }

    func gestureChanged(_ pan: UIGestureRecognizer) {
        guard let owner, let pan = pan as? UIPanGestureRecognizer, let view = owner.viewIfLoaded else { return }
        let width = Double(max(view.bounds.width, 1))
        let sign: Double = view.isRightToLeft ? -1 : 1
        let distance = Double(pan.translation(in: view).x) * sign / width
        let speed = Double(pan.velocity(in: view).x) * sign / width
        if pan.state == .began { return begin(pan) }
        if zoomDrag != nil { return zoom.track(pan) }
        guard base != nil else { return }
        switch pan.state {
        case .changed: owner.request(.drag(fraction: fraction(distance)), "swipe")
        case .ended: owner.request(.release(fraction: fraction(distance), velocity: isPush ? -speed : speed), "swipe")
        case .cancelled, .failed:
            // The app cancelled the recognizer: the transition that it controlled is cancelled.
            owner.request(
                .releaseAs(isPush ? .completed : .cancelled, fraction: fraction(distance), velocity: 0), "swipe")
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        base = nil
        guard let owner else { return }
        owner.startScheduled()
        if let motion = owner.motion {
            guard mayCatch else { return }
            let progress = min(max(motion.timeline.progress(at: owner.view.appContext.now), 0), 1)
            base = progress
            owner.request(.catchAgain(fraction: progress), "swipe")
        } else if refusesForGood == false {
            if zoomed != nil, zoom.begin(.leadingEdge, pan) { return }
            if let animator = owner.animatorForPop {
                // Measured (transitions/no-interaction): without an interaction controller, a swipe that the app allows
                // pops immediately.
                let interaction = owner.ownDelegate?.navigationController(owner, interactionControllerFor: animator)
                owner.request(.pop(animated: interaction != nil), "swipe")
                return owner.startScheduled()
            }
            base = 0
            owner.request(.grab, "swipe")
        }
    }

    /// Whether the swipe is impossible. An app's own recognizer delegate may allow more swipes than UIKit, except
    /// impossible ones.
    private var refusesForGood: Bool { SwipeRule.refusal(in: situation)?.isFinal ?? false }

    private var isPush: Bool { owner?.motion?.transition.operation == .push }

    private func fraction(_ distance: Double) -> Double {
        let base = base ?? 0
        return min(max(isPush ? base - distance : base + distance, 0), 1)
    }
}

extension SwipeTracker: ZoomDragOwner {
    var zoomDragView: UIView? { owner?.viewIfLoaded }

    var zoomed: (page: UIViewController, below: UIViewController)? {
        guard let owner else { return nil }
        let stack = owner.machine.stack
        guard stack.count > 1, case .zoom? = stack[stack.count - 1].preferredTransition?.kind, owner.motion == nil,
            !refusesForGood,
            owner.presentation.presented == nil
        else { return nil }
        // An animator of the delegate has precedence over the page's preferred transition.
        return owner.animatorForPop == nil ? (stack[stack.count - 1], stack[stack.count - 2]) : nil
    }

    /// Chosen: as the swipe from the edge, but also without a bar, as in photo viewers.
    var zoomMayBegin: Bool {
        var situation = situation
        situation.isBarHidden = false
        return SwipeRule.mayBegin(in: situation)
    }

    func startLeaving() {
        owner?.request(.pop(animated: true), "zoom")
        owner?.startScheduled()
    }
}
