import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// One presentation, from `present` until the presented view has gone: its container, its motion, and the calls around them.
///
/// ```
///              arrived                 dismiss
///   coming ─────────────► shown ◄────────────────► going ───► gone
///      │                         taken back          ▲
///      └───────────── dismiss, taken back ───────────┘
/// ```
@MainActor
final class PresentationStage {
    enum Phase { case coming, shown, going, gone }

    let controller: UIViewController
    private(set) weak var host: UIViewController?
    /// The controller that was asked to present; the host is the one that could.
    private(set) weak var asked: UIViewController?
    /// As the app set it up.
    let source: UIPresentationController
    /// As it stands in a window of this shape.
    private(set) var presentation: UIPresentationController
    private(set) var phase = Phase.coming
    let stageView: UIView
    private let root: UIView
    private var timeline: Timeline?
    /// Of the finger that let go last, in ways a second, for the motion that follows.
    var releaseVelocity = 0.0
    /// The app's own animator, while it moves.
    var custom: TransitionContext?
    var customPresents = false
    var placeBelow: PlaceInTree?
    var coordinator: TimelineCoordinator?
    private(set) lazy var zoom = ZoomDismissal(self)
    /// What it was laid out in last.
    private var room = CGSize.zero
    private var onPresented: (() -> Void)?
    private var onDismissed: (() -> Void)?

    /// - Parameter root: the window, or the view of a controller that defines a context; the stage stands in front in it.
    init(_ controller: UIViewController, by source: UIPresentationController, over host: UIViewController, asked: UIViewController, in root: UIView) {
        self.controller = controller
        self.source = source
        self.host = host
        self.asked = asked
        self.root = root
        presentation = Self.adapted(source, controller, to: root.traitCollection)
        let view = StageView(frame: root.bounds)
        stageView = view
        view.stage = self
        source.join(presenter: host)
        source.stage = self
        presentation.stage = self
    }

    /// Only a presentation that covers everything takes the presenting view off the screen.
    var coversHost: Bool { presentation.shouldRemovePresentersView }

    /// Whether the controller stands in a sheet, above the screen and not in its place.
    var isSheet: Bool { presentation.isSheet }

    /// Documented: a context may bring its own way to come.
    var transitionStyle: UIModalTransitionStyle {
        if let host, host.definesPresentationContext, host.providesPresentationContextTransitionStyle { return host.modalTransitionStyle }
        return controller.modalTransitionStyle
    }

    // MARK: Coming and going

    func present(animated: Bool, _ completion: (() -> Void)?) {
        stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stageView)
        traitOverridesChanged()
        watchZoom()
        onPresented = completion
        let moves = prepare(presenting: true, animated)
        tellAdapted()
        putTogether()
        presentation.presentationTransitionWillBegin()
        guard phase == .coming else { return }
        if coversHost { host?.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        guard phase == .coming else { return }
        stageView.layoutIfNeeded()
        if presentation.dimsTint { host?.viewIfLoaded?.tintAdjustmentMode = .dimmed }
        if let moves, begin(moves, presenting: true) { return }
        move(from: 0, to: 1, animated: animated) { [self] in endPresenting(completed: true) }
    }

    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        // An animator that still presents loses against the app's call.
        if let custom { end(custom, completed: true) }
        guard phase == .coming || phase == .shown else {
            completion?()
            return
        }
        let start = timeline?.progress(at: AppContext.current.now) ?? 1
        if phase == .coming { endComing(completed: true) }
        guard phase == .shown else {
            completion?()
            return
        }
        phase = .going
        onDismissed = completion
        let moves = prepare(presenting: false, animated)
        presentation.dismissalTransitionWillBegin()
        controller.beginAppearanceTransition(false, animated: animated)
        if coversHost { host?.beginAppearanceTransition(true, animated: animated) }
        host?.viewIfLoaded?.tintAdjustmentMode = .automatic
        // The stack of presentations is true at once; the picture follows.
        forget()
        stageView.isUserInteractionEnabled = false
        guard phase == .going else { return }
        if let moves, begin(moves, presenting: false) { return }
        move(from: start, to: 0, animated: animated) { [self] in endDismissing(completed: true) }
    }

    private func forget() {
        if host?.presentation.presented === controller { host?.presentation.presented = nil }
        if controller.presentation.presenting === host { controller.presentation.presenting = nil }
    }

    private func endComing(completed: Bool) {
        phase = .shown
        presentation.presentationTransitionDidEnd(completed)
        endCoordinator(cancelled: !completed)
    }

    func endPresenting(completed: Bool) {
        guard phase == .coming else { return }
        guard completed else {
            controller.beginAppearanceTransition(false, animated: true)
            if coversHost { host?.beginAppearanceTransition(true, animated: true) }
            host?.viewIfLoaded?.tintAdjustmentMode = .automatic
            forget()
            onPresented = nil
            presentation.presentationTransitionDidEnd(false)
            return leave(cancelled: true)
        }
        // Each call may dismiss it already; the dismissal then ends both.
        controller.endAppearanceTransition()
        guard phase == .coming else { return }
        if coversHost { host?.endAppearanceTransition() }
        guard phase == .coming else { return }
        endComing(completed: true)
        guard phase == .shown else { return }
        presentation.settled()
        callPresented()
    }

    func endDismissing(completed: Bool) {
        guard phase == .going else { return }
        if !completed, let host, host.presentation.presented == nil {
            host.presentation.presented = controller
            controller.presentation.presenting = host
            controller.presentation.stage = self
            stageView.isUserInteractionEnabled = true
            if presentation.dimsTint { host.viewIfLoaded?.tintAdjustmentMode = .dimmed }
            controller.beginAppearanceTransition(true, animated: true)
            if coversHost { host.beginAppearanceTransition(false, animated: true) }
            phase = .shown
            let dismissed = onDismissed
            onDismissed = nil
            presentation.dismissalTransitionDidEnd(false)
            endCoordinator(cancelled: true)
            // Each call may dismiss it again.
            if phase == .shown { controller.endAppearanceTransition() }
            if phase == .shown, coversHost { host.endAppearanceTransition() }
            if phase == .shown { presentation.settled() }
            dismissed?()
            return
        }
        presentation.dismissalTransitionDidEnd(true)
        leave(cancelled: false)
        // A dismissal in the middle of a presentation ends both.
        callPresented()
        callDismissed()
    }

    /// Ends a dismissal now, because its controller is presented again.
    func finishGoing() {
        guard phase == .going else { return }
        if let custom { return end(custom, completed: true) }
        timeline?.end()
    }

    private func leave(cancelled: Bool) {
        phase = .gone
        presentation.takeApart()
        stageView.removeFromSuperview()
        presentation.presentedView?.removeFromSuperview()
        controller.endAppearanceTransition()
        if coversHost { host?.endAppearanceTransition() }
        if controller.presentation.stage === self {
            controller.presentation.stage = nil
            controller.presentation.own = nil
        }
        endCoordinator(cancelled: cancelled)
    }

    private func callPresented() {
        let call = onPresented
        onPresented = nil
        call?()
    }

    private func callDismissed() {
        let call = onDismissed
        onDismissed = nil
        call?()
    }

    // MARK: Places

    func putTogether() {
        presentation.build(in: stageView)
        guard let view = presentation.presentedView else { return }
        // In place before it hears that it appears.
        presentation.parts.placedIn = nil
        if presentation.parts.card != nil {
            presentation.arrange(in: stageView)
            presentation.fillCard()
        } else {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stageView.addSubview(view)
            presentation.arrange(in: stageView)
        }
    }

    func layout() {
        guard phase != .gone else { return }
        presentation.containerViewWillLayoutSubviews()
        if custom == nil || presentation.parts.card != nil { presentation.arrange(in: stageView) }
        presentation.containerViewDidLayoutSubviews()
        room = stageView.bounds.size
    }

    /// The window has its new size and still its old metrics: what stands in it stays where it was by its share, no larger than the window.
    fileprivate func keepInside() {
        let (old, new) = (room, stageView.bounds.size)
        room = new
        guard phase == .shown, custom == nil, old.width > 0, old.height > 0, old != new, presentation.parts.card != nil, let card = presentation.movingView else {
            return
        }
        let below = old.height - (card.center.y + card.bounds.height / 2)
        card.bounds.size = CGSize(width: min(card.bounds.width, new.width), height: min(card.bounds.height, new.height))
        let half = card.bounds.width / 2
        card.center = CGPoint(x: min(max(card.center.x * new.width / old.width, half), new.width - half), y: max(0, new.height - below - card.bounds.height) + card.bounds.height / 2)
        card.layoutIfNeeded()
    }

    /// What has stepped back has no frame that could grow with the window.
    func windowResized() {
        guard phase != .gone, let below = viewBelow, let window = below.superview as? UIWindow, !below.transform.isIdentity else { return }
        below.place(at: window.bounds)
    }

    /// What decides the places changed, and they are to move there.
    func arrangeAnimated() {
        guard phase == .shown || phase == .coming, stageView.window != nil else { return }
        presentation.parts.placedIn = nil
        stageView.setNeedsLayout()
        guard phase == .shown, timeline == nil else { return }
        // Chosen: the pace of a presentation.
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { self.stageView.layoutIfNeeded() }
    }

    func traitOverridesChanged() {
        stageView.traitState.overrides = source.overrideTraitCollection?.values ?? UITraitCollection.Values()
        stageView.traitsMayHaveChanged()
    }

    // MARK: Adapting

    private static func adapted(_ source: UIPresentationController, _ controller: UIViewController, to traits: UITraitCollection) -> UIPresentationController {
        let style = source.adaptivePresentationStyle(for: traits)
        guard style != .none, style != source.parts.madeFor else { return source }
        let made = (source as? UIPopoverPresentationController)?.sheet(for: style, controller) ?? controller.makePresentation(style)
        made.parts.origin = source
        made.parts.madeFor = style
        if made.parts.delegate == nil { made.parts.delegate = source.parts.delegate }
        source.parts.delegate?.presentationController(source, prepare: made)
        return made
    }

    private func tellAdapted() {
        let style = presentation === source ? UIModalPresentationStyle.none : presentation.parts.madeFor ?? .none
        presentation.join(presenter: host)
        source.parts.delegate?.presentationController(source, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }

    /// The window has another shape.
    func readapt() {
        // A controller that stands for the app's own in one style has no other.
        guard phase == .shown || phase == .coming, source.presentedViewController === controller else { return }
        let style = source.adaptivePresentationStyle(for: root.traitCollection)
        let wish = style == .none ? source.parts.madeFor : style
        guard wish != presentation.parts.madeFor else { return }
        if let custom { end(custom, completed: customPresents) }
        timeline?.end()
        guard phase == .shown else { return }
        let covered = coversHost
        presentation.takeApart()
        let former = presentation
        presentation = Self.adapted(source, controller, to: root.traitCollection)
        if former !== source { former.stage = nil }
        presentation.stage = self
        tellAdapted()
        putTogether()
        host?.viewIfLoaded?.tintAdjustmentMode = presentation.dimsTint ? .dimmed : .automatic
        if covered != coversHost {
            host?.beginAppearanceTransition(covered, animated: false)
            host?.endAppearanceTransition()
        }
        presentation.settled()
    }

    /// What stands in for it in the new shape grows out of what there was.
    fileprivate func readaptInShape() {
        let (before, start) = (presentation, presentation.movingView?.frame)
        UIView.outsideBlocks { readapt() }
        guard before !== presentation, phase == .shown, let start else { return }
        UIView.outsideBlocks { stageView.layoutIfNeeded() }
        presentation.movingView?.ease(from: start)
        if let view = controller.viewIfLoaded, view !== presentation.movingView { view.ease(from: CGRect(origin: .zero, size: start.size)) }
    }

    // MARK: Motion

    private func move(from start: Double, to target: Double, animated: Bool, _ done: @escaping () -> Void) {
        let velocity = releaseVelocity
        releaseVelocity = 0
        stopMoving()
        guard animated, UIView.areAnimationsEnabled, abs(target - start) > 1e-6 else { return done() }
        // What moves along goes from 0 to 1 both ways.
        let along = Timeline(heldAt: 0)
        coordinator?.begin(along, in: stageView, isHeld: false)
        along.run(from: 0, to: 1, spring: .modal, duration: TimedSpring.modal.duration)
        let timeline = Timeline(heldAt: start)
        addMotion(timeline, coming: target == 1)
        timeline.onEnd = { [weak self] in
            guard let self else { return done() }
            self.stopMoving()
            done()
        }
        timeline.run(
            from: start, to: target, spring: Spring.modal.with(initialVelocity: velocity / (target - start)),
            duration: TimedSpring.modal.duration)
    }

    private func stopMoving() {
        timeline?.onEnd = nil
        timeline?.end()
        timeline = nil
        for view in [presentation.parts.dim, presentation.movingView] { view?.layer.removeAnimation(forKey: Self.motionKey) }
        endMotionBelow()
    }

    static let motionKey = "presentation"
    /// Of what is below, which may have a presentation's motion of its own.
    private static let belowKey = "presentation above"

    /// What the presented view stands over.
    var viewBelow: UIView? { host?.presentation.stage?.presentation.movingView ?? host?.viewIfLoaded }

    private func addMotion(_ timeline: Timeline, coming: Bool) {
        self.timeline = timeline
        presentation.parts.dim?.layer.add(
            TimelineAnimation(timeline) { $0.opacity *= Float(min(max($1, 0), 1)) }, forKey: Self.motionKey)
        addMotionBelow(timeline, coming: true)
        guard let moving = presentation.movingView else { return }
        let travel = stageView.bounds.height - (moving.center.y - moving.bounds.height / 2)
        let motion = presentation.motion
        moving.layer.add(
            TimelineAnimation(timeline) { model, p in
                let share = CGFloat(min(max(p, 0), 1))
                switch motion {
                case .cover: model.position.y += travel * CGFloat(1 - p)
                case .fade: model.opacity *= Float(share)
                case .flip: model.narrow(to: max(2 * share - 1, 0))
                case .alert:
                    model.opacity *= Float(share)
                    // Measured by eye: an alert comes a little too large and settles; it only fades when it goes.
                    if coming { model.transform = CATransform3DMakeScale(CGFloat(1.2 - 0.2 * p), CGFloat(1.2 - 0.2 * p), 1) }
                }
            }, forKey: Self.motionKey)
    }

    /// - Parameter coming: the timeline goes from 0 to 1 as the presented view comes.
    func addMotionBelow(_ timeline: Timeline, coming: Bool) {
        guard let below = viewBelow, let motion = motionBelow(timeline, coming) else { return }
        host?.presentation.mover = self
        below.layer.add(motion, forKey: Self.belowKey)
    }

    /// What is below stands behind this sheet, not behind a newer one.
    var leadsBelow: Bool { host?.presentation.stepper === self }

    func endMotionBelow() {
        guard host?.presentation.mover === self else { return }
        viewBelow?.layer.removeAnimation(forKey: Self.belowKey)
    }

    private func motionBelow(_ timeline: Timeline, _ coming: Bool) -> TimelineAnimation? {
        if presentation.motion == .flip, custom == nil {
            return TimelineAnimation(timeline) { model, p in model.narrow(to: CGFloat(min(max(1 - 2 * p, 0), 1))) }
        }
        guard presentation.isSheet else { return nil }
        // It has stepped back in the model already: the way there goes with the sheet.
        return TimelineAnimation(timeline) { model, p in
            let end = model.transform
            let share = CGFloat(min(max(coming ? p : 1 - p, 0), 1))
            var mixed = CATransform3DMakeScale(1 + (end.m11 - 1) * share, 1 + (end.m22 - 1) * share, 1)
            mixed.m41 = end.m41 * share
            mixed.m42 = end.m42 * share
            model.transform = mixed
            model.cornerRadius *= share
        }
    }

    // MARK: A finger

    /// A finger holds the presented view on its way out; 1 is where it rests.
    func hold(at fraction: Double) {
        guard phase == .shown, custom == nil else { return }
        guard let timeline else { return addMotion(Timeline(heldAt: fraction), coming: false) }
        timeline.hold(at: fraction)
    }

    /// The finger lets go, and the presented view stays.
    func settleBack(velocity: Double) {
        guard phase == .shown, let timeline, custom == nil else { return }
        let start = timeline.progress(at: AppContext.current.now)
        guard abs(1 - start) > 1e-6 else { return stopMoving() }
        timeline.onEnd = { [weak self] in self?.stopMoving() }
        timeline.run(
            from: start, to: 1, spring: Spring.modal.with(initialVelocity: velocity / (1 - start)), duration: TimedSpring.modal.duration)
    }
}

/// The layer of a window on which one presentation stands.
private final class StageView: UIView {
    weak var stage: PresentationStage?
    override func layoutSubviews() {
        let animation = AppContext.current.animation
        // By the old size classes in the new size it would be told of places that nobody sees.
        if animation.isBetweenShapes { return stage?.keepInside() ?? () }
        // In another shape, what is presented goes over to its new place with everything in it.
        stage?.layout()
        if animation.changesShape { stage?.controller.viewIfLoaded?.layoutIfNeeded() }
    }
    override func safeAreaInsetsDidChange() { setNeedsLayout() }
    override func boundsSizeChanged() {
        super.boundsSizeChanged()
        stage?.windowResized()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        stage?.presentation.traitCollectionDidChange(previousTraitCollection)
        let (now, before) = (traitCollection, previousTraitCollection)
        guard now.horizontalSizeClass != before?.horizontalSizeClass || now.verticalSizeClass != before?.verticalSizeClass else { return }
        guard AppContext.current.animation.changesShape else { return UIView.outsideBlocks { stage?.readapt() } }
        stage?.readaptInShape()
    }
    /// "Back" sends away what a tap beside it would.
    override package func performBack() -> Bool {
        guard let stage, stage.presentation.leavesByTapOutside else { return super.performBack() }
        stage.sendAway()
        return true
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let stage, hit === self || (hit != nil && hit === stage.presentation.parts.dim) else { return hit }
        return stage.presentation.letsThrough(point, in: self) ? nil : hit
    }
}

extension LayerModel {
    /// Squeezes the layer about its middle, before whatever its transform does.
    fileprivate mutating func narrow(to share: CGFloat) {
        transform.m11 *= share
        transform.m12 *= share
    }
}
