import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The running transition: two pages, one timeline, and the views that are animated with them.
@MainActor
final class PageMotionInFlight {
    typealias Transition = NavigationTransition<UIViewController>

    var transition: Transition
    let timeline: Timeline
    /// The navigation bar between the two pages.
    var travel = BarTravel()
    let from: PageView?
    let to: PageView?
    /// The change of a shared collection view's layout, which replaces the animation of the pages.
    var layouts: LayoutMotion?
    /// The context of the app's own animator, whose container contains both views.
    let animated: TransitionContext?

    init(_ transition: Transition, from: PageView?, to: PageView?, animated: TransitionContext? = nil) {
        self.transition = transition
        self.from = from
        self.to = to
        self.animated = animated
        timeline = animated?.timeline ?? Timeline(heldAt: 0)
    }

    /// Whether the user can stop the transition at its current position and reverse it.
    var canBeCaught: Bool { transition.reversible && !transition.interactive && animated == nil && layouts == nil }

    /// The page in front and the page behind it.
    private var upper: PageView? { transition.operation == .pop ? from : to }
    private var lower: PageView? { transition.operation == .pop ? to : from }

    /// Adds the animations of both pages. Their model frames are the final frames.
    func start(in stage: UIView, rtl: Bool) {
        guard transition.operation != .none else { return }
        let isPush = transition.operation == .push
        // The container may change its width during the transition.
        let motion: (Double) -> PageMotion = { [weak stage] progress in
            PageMotion(transition: progress, isPush: isPush, width: stage?.bounds.width ?? 0, isRightToLeft: rtl)
        }
        if stage.appContext.prefersCrossFade { return fade { motion($0).progress } }
        if let upper {
            upper.startMoving()
            addShadow(to: upper, stage, rtl, motion)
            upper.layer.add(
                TimelineAnimation(timeline) { $0.position.x += CGFloat(motion($1).incomingX) }, forKey: PageView.key)
        }
        if let lower {
            lower.startMoving()
            addDim(over: lower, stage, motion)
            lower.layer.add(
                TimelineAnimation(timeline) { $0.position.x += CGFloat(motion($1).outgoingX) }, forKey: PageView.key)
        }
    }

    /// Documented (EnvironmentValues.accessibilityPrefersCrossFadeTransitions): cross-fades replace slides. The page in
    /// front fades over the other page.
    private func fade(_ progress: @escaping (Double) -> Double) {
        for page in [lower, upper] { page?.startMoving() }
        upper?.layer.add(TimelineAnimation(timeline) { $0.opacity *= Float(progress($1)) }, forKey: PageView.key)
    }

    // The dimming view and the shadow are siblings of the pages, so that their animation does not invalidate the pages'
    // rendered content.
    private func addDim(over page: PageView, _ stage: UIView, _ motion: @escaping (Double) -> PageMotion) {
        let dim = page.dim
        page.updateDecorations()
        dim.alpha = 1
        stage.insertSubview(dim, aboveSubview: page)
        dim.layer.add(
            TimelineAnimation(timeline) { model, p in
                model.opacity = Float(motion(p).dimAlpha)
                model.position.x += CGFloat(motion(p).outgoingX)
            }, forKey: PageView.key)
    }

    private func addShadow(to page: PageView, _ stage: UIView, _ rtl: Bool, _ motion: @escaping (Double) -> PageMotion)
    {
        let shadow = page.shadow
        shadow.pointsLeft = !rtl
        page.shadowWidth = CGFloat(motion(1).shadowWidth)
        page.updateDecorations()
        stage.insertSubview(shadow, belowSubview: page)
        shadow.layer.add(
            TimelineAnimation(timeline) { model, p in
                model.opacity = Float(motion(p).shadowAlpha)
                model.position.x += CGFloat(motion(p).incomingX)
            }, forKey: PageView.key)
    }

    /// Updates dimming view and shadow for other final frames of the pages.
    func updateDecorations() {
        for page in [from, to] { page?.updateDecorations() }
    }

    func stop() {
        keeping(timeline.onEnd) { timeline.onEnd = nil }
        timeline.end()
        for page in [from, to] { page?.stopMoving() }
    }
}

extension UINavigationController {
    /// The wrapper of this page's view; nil for covered pages.
    func pageView(of page: UIViewController?) -> PageView? {
        guard let page else { return nil }
        return pages.subviews.lazy.compactMap { $0 as? PageView }.first { $0.page === page }
    }

    func load(_ page: UIViewController) {
        shareCollectionView(with: page)
        guard isViewLoaded || machine.phase.isOnScreen else { return page.loadViewIfNeeded() }
        page.loading.initialFrame = view.bounds
        page.loadViewIfNeeded()
    }

    func begin(_ transition: PageMotionInFlight.Transition) {
        loadViewIfNeeded()
        motion?.stop()
        let isOwn = [transition.from, transition.to].compactMap { $0 }.allSatisfy(owns)
        if let driver, let customAnimator = driver.customAnimator, isOwn {
            return begin(transition, by: customAnimator, driver)
        }
        let from = pageView(of: transition.from)
        // The view of a page that is already in another stack is not moved.
        let to = transition.to.flatMap {
            owns($0) ? install($0, below: transition.operation == .pop ? from : nil) : nil
        }
        let motion = PageMotionInFlight(transition, from: from, to: to)
        motion.layouts = to == nil ? nil : LayoutMotion(transition)
        keeping(self.motion) { self.motion = motion }
        if let layouts = motion.layouts {
            layouts.attach()
            if let to { pages.bringSubviewToFront(to) }
        } else {
            (to?.page as? UICollectionViewController)?.reclaimCollectionView()
        }
        beginBottomBar(motion)
        view.layoutIfNeeded()
        motion.layouts?.begin(animated: transition.animated, isInteractive: transition.interactive)
        guard transition.animated || transition.interactive else { return }
        if motion.layouts == nil { motion.start(in: pages, rtl: view.isRightToLeft) }
        beginBars(motion)
        driver?.begin(motion.timeline, in: pages, isHeld: transition.interactive)
        watchEnd(of: motion)
        if !transition.interactive {
            motion.timeline.run(from: 0, to: 1, spring: .navigation, duration: TimedSpring.navigation.duration)
        }
    }

    @discardableResult
    func install(_ page: UIViewController, below other: PageView?) -> PageView {
        let view = pageView(of: page) ?? PageView(page, frame: pages.bounds)
        if let other { pages.insertSubview(view, belowSubview: other) } else { pages.addSubview(view) }
        decideBottomBar(view)
        view.frame = pageFrame(for: page)
        view.attachPage()
        return view
    }

    private func watchEnd(of motion: PageMotionInFlight) {
        motion.timeline.onEnd = { [weak self, weak motion] in
            guard let self, let motion else { return }
            self.request(.animationEnded(motion.transition.id), "animation")
        }
    }

    func hold(_ transition: PageMotionInFlight.Transition, at fraction: Double) {
        guard let motion else { return }
        motion.transition = transition
        motion.layouts?.move(to: fraction)
        driver?.hold(at: fraction)
    }

    func settle(
        _ transition: PageMotionInFlight.Transition, from fraction: Double, velocity: Double,
        _ outcome: TransitionOutcome
    ) {
        guard let motion else { return }
        motion.transition = transition
        motion.layouts?.settle(outcome)
        driver?.settle(outcome, at: fraction, velocity: velocity)
        guard motion.animated == nil else { return }
        let target: Double = outcome == .completed ? 1 : 0
        let distance = target - fraction
        let speed = abs(distance) > 0.001 ? velocity / distance : 0
        let spring = Spring.navigation.with(initialVelocity: max(speed, 0))
        // Chosen: ends when a thousandth of the page's width is left, so that a fast swipe does not wait for an
        // invisible rest.
        let duration = spring.arrival(within: 0.001 / max(abs(distance), 0.001), limit: TimedSpring.navigation.duration)
        motion.timeline.run(from: fraction, to: target, spring: spring, duration: duration)
    }

    func end(_ transition: PageMotionInFlight.Transition, _ outcome: TransitionOutcome) {
        let ended = motion
        keeping(motion) { motion = nil }
        driver?.stop()
        ended?.stop()
        // The bar returns to its own superview before the page that it moved with is removed.
        updateBottomBar()
        ended?.layouts?.end(outcome)
        let gone = outcome == .completed ? ended?.from : ended?.to
        if let animated = ended?.animated {
            end(animated, transition, outcome)
        } else {
            gone.map { removeView($0.page) }
        }
        gone?.removeFromSuperview()
        if let page = gone?.page { releaseDrawings(below: page) }
        endBars(completed: outcome == .completed, wasMoving: transition.animated || transition.startedByFinger)
        endCoordinator(outcome)
    }

    /// Releases the drawings of the page below a page that was just covered. A swipe back shows the covered page, but
    /// never the page below it.
    private func releaseDrawings(below page: UIViewController) {
        let stack = viewControllers
        guard stack.count > 2, stack[stack.count - 2] === page,
            let view = stack[stack.count - 3].viewIfLoaded, view.window == nil
        else { return }
        view.releaseDrawings()
    }
}

extension NavigationPhase {
    var isOnScreen: Bool { if case .offscreen = self { false } else { true } }
}
