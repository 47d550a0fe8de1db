import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// One presentation, from `present` until the presented view is removed: its container, its views, its motion.
///
/// A ``PresentationMachine`` decides what happens and when; a stage makes requests to it and carries out its effects, in the order of
/// its window's ``PresentationQueue``.
///
/// The host owns the presented controller, and that owns its stage. While a transition runs the window owns the controller too, so that
/// both are released with the window when that is released meanwhile. It owns a host as long as something that it presents is there;
/// one that presents inside its own view is not owned.
@MainActor
final class PresentationStage {
    private(set) weak var controller: UIViewController?
    private(set) weak var host: UIViewController?
    /// The controller that was asked to present; the host is the one that could.
    private(set) weak var asked: UIViewController?
    /// As the app set it up.
    let source: UIPresentationController
    /// As it is in a window of this shape.
    private(set) var presentation: UIPresentationController
    private var machine = PresentationMachine()
    let stageView: UIView
    /// The window, or the view of a controller that defines a context; the stage is in front in it.
    private weak var root: UIView?
    /// It is in the host's own view, and appears and disappears with that.
    private let isContext: Bool
    private weak var queue: PresentationQueue?
    var motion = PresentationMotionState()
    private(set) lazy var zoom = ZoomDismissal(self)
    /// Anything is on its way, and the window keeps the controller.
    private var isOnItsWay = false
    /// Whether the host got its `will disappear`.
    private var isCovering = false
    /// What it was laid out in last.
    private var room = CGSize.zero
    private var completions: [Int: () -> Void] = [:]
    private var lastTicket = 0

    /// - Parameter root: the window, or the view of a controller that defines a context.
    init(
        _ controller: UIViewController, by source: UIPresentationController, over host: UIViewController, asked: UIViewController, in root: UIView,
        isContext: Bool, _ queue: PresentationQueue
    ) {
        self.controller = controller
        self.source = source
        self.host = host
        self.asked = asked
        self.root = root
        self.isContext = isContext
        self.queue = queue
        presentation = source
        let view = StageView(frame: root.bounds)
        stageView = view
        view.stage = self
    }

    var phase: PresentationPhase { machine.phase }
    /// Only a presentation that covers everything removes the presenting view from the screen.
    var coversHost: Bool { presentation.shouldRemovePresentersView }
    /// Whether the controller is in a sheet, above the screen and not in its place.
    var isSheet: Bool { presentation.isSheet }

    /// Documented: a controller that defines a context may set its transition style.
    var transitionStyle: UIModalTransitionStyle {
        if let host, host.definesPresentationContext, host.providesPresentationContextTransitionStyle { return host.modalTransitionStyle }
        return controller?.modalTransitionStyle ?? .coverVertical
    }

    /// It rests in the host's view, and appears and disappears as the host does; in its place, where it covers that.
    var goesWithHost: (rests: Bool, covers: Bool) {
        let rests = isContext && phase.isShown && !isOnItsWay
        return (rests, rests && isCovering)
    }

    // MARK: Requests

    func present(animated: Bool, _ completion: (() -> Void)?) {
        keepController()
        request(.present(animated: animated, moves: animated && UIView.areAnimationsEnabled, ticket: ticket(completion)))
    }

    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        request(.dismiss(animated: animated, moves: animated && UIView.areAnimationsEnabled, ticket: ticket(completion)))
    }

    /// The one way to change anything. The machine calls no app code; its effects wait for their turn.
    func request(_ request: PresentationRequest) {
        let wasLeaving = machine.phase.isLeaving
        let effects = machine.handle(request)
        // Who presents whom is true at once, so that a callback cannot take the place in between.
        if wasLeaving, !machine.phase.isLeaving { link() }
        queue?.add(effects, of: self)
    }

    /// Decides several things before any is carried out.
    func together(_ decide: () -> Void) { queue?.together(decide) }

    private func ticket(_ completion: (() -> Void)?) -> Int {
        lastTicket += 1
        if let completion { completions[lastTicket] = completion }
        return lastTicket
    }

    // MARK: Effects

    func perform(_ effect: PresentationEffect) {
        switch effect {
        case .prepare(let leg): prepare(leg)
        case .build: build()
        case .willBegin(let presents):
            presents ? presentation.presentationTransitionWillBegin() : presentation.dismissalTransitionWillBegin()
        case .didEnd(let presents, let completed):
            presents ? presentation.presentationTransitionDidEnd(completed) : presentation.dismissalTransitionDidEnd(completed)
        case .willAppear(.presented, let animated):
            // In a context that has left the window meanwhile it appears when that returns.
            if !isContext || stageView.window != nil { controller?.beginAppearanceTransition(true, animated: animated) }
        case .willDisappear(.presented, let animated): controller?.beginAppearanceTransition(false, animated: animated)
        case .didAppear(.presented), .didDisappear(.presented): controller?.endAppearanceTransition()
        case .willDisappear(.host, let animated):
            isCovering = coversHost
            if isCovering { host?.beginAppearanceTransition(false, animated: animated) }
        case .willAppear(.host, let animated):
            // One that has left its place meanwhile does not come back with this.
            if isCovering, host?.viewIfLoaded?.window != nil, host?.showsInParent == true { host?.beginAppearanceTransition(true, animated: animated) }
        case .didAppear(.host), .didDisappear(.host): if isCovering { host?.endAppearanceTransition() }
        case .layOut: stageView.layoutIfNeeded()
        case .dimTint(let dims): dimTint(dims)
        case .unlink:
            unlink()
            stageView.isUserInteractionEnabled = false
        case .relink:
            link()
            stageView.isUserInteractionEnabled = true
        case .begin(let leg): begin(leg)
        case .halt: halt()
        case .end(let leg, let completed): end(leg, completed: completed)
        case .finishCoordinator(let cancelled): finishCoordinator(cancelled ? .cancelled : .completed)
        case .adapt: readapt()
        case .takeApart:
            forgetLeaving()
            presentation.removeParts()
            stageView.removeFromSuperview()
            presentation.presentedView?.removeFromSuperview()
        case .detach: detach()
        case .complete(let ticket): completions.removeValue(forKey: ticket)?()
        case .rest: rest()
        case .hold(let fraction): hold(at: fraction)
        case .settle(let number, let velocity): settle(number, velocity)
        }
    }

    private func keepController() {
        isOnItsWay = true
        if let controller { queue?.keep(onItsWay: controller, for: self) }
    }

    private func prepare(_ leg: PresentationLeg) {
        keepController()
        controller?.appearance.reason = leg.presents ? .presented : .dismissed
        if leg.presents { enter() }
        plan(leg)
    }

    private func rest() {
        // One that was covered meanwhile has got no call that ends it.
        if isOnItsWay, let controller, controller.appearance.reason == .presented || controller.appearance.reason == .dismissed {
            controller.appearance.reason = nil
        }
        isOnItsWay = false
        queue?.release(onItsWayFor: self)
    }

    /// The container is in the window, of the form that belongs to the window's shape.
    private func enter() {
        source.join(presenter: host)
        source.stage = self
        if let root, let controller { presentation = Self.adapted(source, controller, to: root.traitCollection) }
        presentation.stage = self
        if !isContext, let host { queue?.keep(host, for: self) }
        (source as? UIPopoverPresentationController)?.prepare()
        guard let root else { return }
        stageView.frame = root.bounds
        stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stageView)
        traitOverridesChanged()
        watchZoom()
    }

    private func build() {
        tellAdapted()
        putTogether()
    }

    private func dimTint(_ dims: Bool) {
        if !dims { host?.viewIfLoaded?.tintAdjustmentMode = .automatic } else if presentation.dimsTint { host?.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    }

    // MARK: Who presents whom

    /// Whether nothing else has taken the place at the host.
    var mayReturn: Bool { host.map { $0.presentation.presented == nil || $0.presentation.presented === controller } ?? false }

    func link() {
        guard let host, let controller else { return }
        forgetLeaving()
        host.setPresented(controller)
        controller.presentation.presenting = host
    }

    private func unlink() {
        guard let controller, controller.presentation.stage === self else { return }
        if let host, host.presentation.presented === controller {
            host.presentation.leaving = controller
            controller.presentation.left = host
            host.setPresented(nil)
        }
        if controller.presentation.presenting === host { controller.presentation.presenting = nil }
    }

    private func forgetLeaving() {
        guard let controller, controller.presentation.left === host else { return }
        controller.presentation.left = nil
        if host?.presentation.leaving === controller { host?.presentation.leaving = nil }
    }

    private func detach() {
        queue?.release(for: self)
        guard let controller, controller.presentation.stage === self else { return }
        let own = controller.presentation.own
        controller.presentation.stage = nil
        controller.presentation.own = nil
        withExtendedLifetime(own) {}
    }

    // MARK: Places

    func putTogether() {
        presentation.build(in: stageView)
        guard let view = presentation.presentedView else { return }
        // In place before it gets its appearance call.
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
        if !isMovedByApp || presentation.parts.card != nil { presentation.arrange(in: stageView) }
        presentation.containerViewDidLayoutSubviews()
        room = stageView.bounds.size
    }

    /// The window has its new size and still its old metrics: what is in it stays where it was by its share, no larger than the window.
    fileprivate func keepInside() {
        let (old, new) = (room, stageView.bounds.size)
        room = new
        guard phase.isShown, !isMovedByApp, old.width > 0, old.height > 0, old != new, presentation.parts.card != nil,
            let card = presentation.movingView
        else { return }
        let below = old.height - (card.center.y + card.bounds.height / 2)
        card.bounds.size = CGSize(width: min(card.bounds.width, new.width), height: min(card.bounds.height, new.height))
        let half = card.bounds.width / 2
        card.center = CGPoint(
            x: min(max(card.center.x * new.width / old.width, half), new.width - half),
            y: max(0, new.height - below - card.bounds.height) + card.bounds.height / 2)
        card.layoutIfNeeded()
    }

    /// The view that it is in left the window, or returned, without a call of the host.
    fileprivate func windowChanged() {
        guard let controller, isContext, !phase.isLeaving else { return }
        let isAway = stageView.window == nil
        let now = controller.appearance.phase
        // What disappears already gets the other calls from the container that began that.
        guard isAway ? now == .appearing || now == .shown : now == .hidden && phase.isShown && !isOnItsWay else { return }
        controller.beginAppearance(!isAway, false)
        controller.endAppearance()
    }

    /// What has stepped back has no frame that could grow with the window.
    func windowResized() {
        guard phase != .gone, let below = viewBelow, let window = below.superview as? UIWindow, !below.transform.isIdentity else { return }
        below.layout(at: window.bounds)
    }

    /// What decides the places changed, and they are to move there.
    func arrangeAnimated() {
        guard phase.isShown || phase.isComing, stageView.window != nil else { return }
        presentation.parts.placedIn = nil
        stageView.setNeedsLayout()
        guard case .shown = phase else { return }
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
        source.parts.delegate?.presentationController(source, willPresentWithAdaptiveStyle: style, transitionCoordinator: motion.driver?.coordinator)
    }

    /// The window has another shape.
    fileprivate func shapeChanged() {
        // A controller that stands for the app's own in one style has no other.
        guard let root, phase.isShown || phase.isComing, source.presentedViewController === controller else { return }
        let style = source.adaptivePresentationStyle(for: root.traitCollection)
        guard (style == .none ? source.parts.madeFor : style) != presentation.parts.madeFor else { return }
        request(.adapt)
    }

    private func readapt() {
        guard let root, let controller else { return }
        presentation.removeParts()
        let former = presentation
        presentation = Self.adapted(source, controller, to: root.traitCollection)
        if former !== source, former !== presentation { former.stage = nil }
        presentation.stage = self
        tellAdapted()
        putTogether()
        host?.viewIfLoaded?.tintAdjustmentMode = presentation.dimsTint ? .dimmed : .automatic
        guard isCovering != coversHost else { return }
        isCovering.toggle()
        host?.beginAppearanceTransition(!isCovering, animated: false)
        host?.endAppearanceTransition()
    }

    /// What stands in for it in the new shape grows out of what there was.
    fileprivate func changeShape() {
        let (before, start) = (presentation, presentation.movingView?.frame)
        UIView.outsideBlocks { shapeChanged() }
        guard before !== presentation, phase.isShown, let start else { return }
        UIView.outsideBlocks { stageView.layoutIfNeeded() }
        presentation.movingView?.ease(from: start)
        if let view = controller?.viewIfLoaded, view !== presentation.movingView { view.ease(from: CGRect(origin: .zero, size: start.size)) }
    }
}

/// The layer of a window on which one presentation stands.
private final class StageView: UIView {
    weak var stage: PresentationStage?
    override func layoutSubviews() {
        let animation = ViewAnimationState.ofApp
        // By the old size classes in the new size it would get calls about frames that are never displayed.
        if animation.isBetweenShapes { return stage?.keepInside() ?? () }
        // In another form, the presented view is animated to its new place with everything in it.
        stage?.layout()
        if animation.changesShape { stage?.controller?.viewIfLoaded?.layoutIfNeeded() }
    }
    override func safeAreaInsetsDidChange() { setNeedsLayout() }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        stage?.windowChanged()
    }
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
        guard ViewAnimationState.ofApp.changesShape else { return UIView.outsideBlocks { stage?.shapeChanged() } }
        stage?.changeShape()
    }
    override var holdsPresentation: Bool { true }
    /// What is behind is not read, unless it can be used.
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal || stage.map { !$0.phase.isLeaving && $0.presentation.hidesWhatIsBehind } ?? false }
        set { super.accessibilityViewIsModal = newValue }
    }
    /// "Back" dismisses what a tap beside it would.
    override package func performBack() -> Bool {
        guard let stage, stage.presentation.leavesByTapOutside else { return super.performBack() }
        stage.sendAway()
        return true
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let stage else { return hit === self ? nil : hit }
        guard hit === self || (hit != nil && hit === stage.presentation.parts.dim) else { return hit }
        return stage.presentation.letsThrough(point, in: self) ? nil : hit
    }
}
