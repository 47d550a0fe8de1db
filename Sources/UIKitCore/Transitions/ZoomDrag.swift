import CoreGraphics
import Foundation
import GestureLogic
import MotionLogic
import NavigationLogic
import QuartzCore

/// A container with a zoomed screen on top. The user can dismiss the screen with a drag.
@preconcurrency @MainActor
protocol ZoomDragOwner: AnyObject {
    var zoomDragView: UIView? { get }
    /// The zoomed screen and the screen below; nil without a screen to dismiss.
    var zoomed: (page: UIViewController, below: UIViewController)? { get }
    /// Whether UIKit's own rules allow the user to dismiss the screen.
    var zoomMayBegin: Bool { get }
    /// Starts the dismissal. ``ZoomDismissal/drag`` controls it from then on.
    func startLeaving()
}

/// The pull down that dismisses a zoomed screen.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: (any ZoomDragOwner)?
    private let recognizer = UIPanGestureRecognizer()
    /// The drag in progress; the transition is planned with this drag.
    private(set) var drag: ZoomDrag?

    init(_ owner: any ZoomDragOwner) {
        self.owner = owner
        super.init()
        recognizer.axes = .vertical
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.name = "zoom"
        recognizer.addAction { [weak self] _ in self.map { $0.moved($0.recognizer) } }
    }

    func attach(to view: UIView) { if recognizer.view !== view { view.addGestureRecognizer(recognizer) } }

    // MARK: Gesture delegate

    // Without a zoomed screen, the content need not wait for this recognizer.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        owner?.zoomed != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let owner, drag == nil, let view = owner.zoomDragView else { return false }
        let distance = recognizer.translation(in: view).y
        let isDownward = distance != 0 ? distance > 0 : recognizer.velocity(in: view).y > 0
        let content = scrollViewUnderFinger
        let isAtTop = content.map { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 } ?? true
        return mayBegin(recognizer, asked: owner.zoomMayBegin && isDownward && isAtTop)
    }

    /// - Parameter asked: whether UIKit's rules let the dismissal begin; the app may decide otherwise.
    func mayBegin(_ pan: UIPanGestureRecognizer, asked: Bool) -> Bool {
        guard let (page, _) = owner?.zoomed, case .zoom(let options, _)? = page.preferredTransition?.kind else {
            return false
        }
        guard let rule = options.interactiveDismissShouldBegin else { return asked }
        let velocity = pan.velocity(in: page.viewIfLoaded)
        return rule(
            .init(
                location: pan.location(in: page.viewIfLoaded), velocity: CGVector(dx: velocity.x, dy: velocity.y),
                willBegin: asked))
    }

    private var scrollViewUnderFinger: UIScrollView? {
        guard let view = owner?.zoomDragView else { return nil }
        var next = view.hitTest(recognizer.location(in: view), with: nil)
        while let current = next, current !== view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.canScrollVertically {
                return scrollView
            }
            next = current.superview
        }
        return nil
    }

    // The content can scroll only after the drag of the screen has ended.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is ScrollPanRecognizer }

    // MARK: Moving

    private func moved(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { begin(.content, pan) } else { track(pan) }
    }

    /// - Returns: whether a drag has begun.
    @discardableResult
    func begin(_ start: ZoomPull.Start, _ pan: UIPanGestureRecognizer) -> Bool {
        guard let owner, drag == nil, let (page, below) = owner.zoomed, let view = owner.zoomDragView,
            let made = ZoomDrag(page, over: below, start, pan, in: view)
        else {
            return false
        }
        made.onEnd = { [weak self, weak made] in if self?.drag === made { self?.drag = nil } }
        drag = made
        owner.startLeaving()
        // Another animator runs the transition, or no transition is possible.
        if drag === made, !made.isHeld { drag = nil }
        return drag != nil
    }

    func track(_ pan: UIPanGestureRecognizer) {
        guard let drag else { return }
        switch pan.state {
        case .changed: drag.track(pan)
        case .ended: drag.release(pan)
        case .cancelled, .failed: drag.release(completes: false)
        default: break
        }
    }
}

/// The drag of a zoomed screen, from the start until the screen rests: the animator and the interaction controller of
/// one transition.
@MainActor
final class ZoomDrag: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    let page: UIViewController
    private let options: UIViewController.Transition.ZoomOptions
    private let source: () -> ZoomSource?
    private let start: ZoomPull.Start
    private let touchOffset: CGPoint
    private weak var view: UIView?
    private weak var context: TransitionContext?
    private var stage: ZoomStage?
    private var pull: ZoomPull
    var onEnd: (() -> Void)?

    init?(
        _ page: UIViewController, over below: UIViewController, _ start: ZoomPull.Start, _ pan: UIPanGestureRecognizer,
        in view: UIView
    ) {
        guard case .zoom(let options, let source)? = page.preferredTransition?.kind else { return nil }
        self.page = page
        self.options = options
        self.source = { [weak page, weak below] in
            guard let page, let below else { return nil }
            return source(.init(source: below, zoomed: page))
        }
        self.start = start
        self.view = view
        let location = pan.location(in: view)
        touchOffset = CGPoint(x: location.x - view.bounds.midX, y: location.y - view.bounds.midY)
        pull = ZoomPull(start, x: 0, y: 0, width: 1, height: 1, forward: 1)
    }

    /// Whether the drag controls a transition.
    var isHeld: Bool { context?.isInteractive == true && stage != nil }

    // MARK: As a transition

    let wantsInteractiveStart = true
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TimedSpring.navigation.duration
    }

    /// Runs timed: another request ended the drag before the transition began.
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        ZoomAnimator(grows: false, options, source).animateTransition(using: context)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        stage = ZoomStage(transitionContext, grows: false, options, source)
    }

    /// Called when the transition has ended, with any outcome.
    func animationEnded(_ transitionCompleted: Bool) {
        stage?.removeParts()
        stage = nil
        onEnd?()
    }

    // MARK: The drag

    private func numbers(_ point: CGPoint) -> (x: Double, y: Double, width: Double, height: Double, forward: Double) {
        let size = view?.bounds.size ?? .zero
        return (
            Double(point.x), Double(point.y), Double(size.width), Double(size.height),
            view?.isRightToLeft == true ? -1 : 1
        )
    }

    func track(_ pan: UIPanGestureRecognizer) {
        guard isHeld, let stage else { return }
        let n = numbers(pan.translation(in: view))
        pull = ZoomPull(start, x: n.x, y: n.y, width: n.width, height: n.height, forward: n.forward)
        UIView.performWithoutAnimation { stage.apply(pull, touchOffset: touchOffset) }
        context?.updateInteractiveTransition(CGFloat(pull.fraction))
    }

    func release(_ pan: UIPanGestureRecognizer) {
        track(pan)
        let n = numbers(pan.velocity(in: view))
        let speed = ZoomPull.speed(start, x: n.x, y: n.y, width: n.width, height: n.height, forward: n.forward)
        release(completes: PopDecision.commits(fraction: pull.fraction, velocity: speed))
    }

    func release(completes: Bool) {
        guard isHeld, let context else { return }
        completes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        // The notified delegate may have ended the transition.
        guard let stage else { return }
        UIView.animate(
            withDuration: TimedSpring.navigation.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            completes ? stage.shrink() : stage.fill()
        } completion: { [weak self] _ in
            guard let self, self.stage != nil else { return }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
