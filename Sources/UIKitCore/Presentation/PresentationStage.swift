import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// One presentation, from `present` until the presented view is removed: its container, its views, its motion.
///
/// A ``PresentationMachine`` decides what happens and when; a stage makes requests to it and carries out its effects,
/// in the order of its window's ``PresentationQueue``.
///
/// The host owns the presented controller, and that owns its stage. While a transition runs the window owns the
/// controller too, so that both are released with the window when that is released meanwhile. It owns a host as long as
/// something that it presents is there; one that presents inside its own view is not owned.
@MainActor
final class PresentationStage {
    private(set) weak var controller: UIViewController?
    private(set) weak var host: UIViewController?
    /// The controller that was asked to present; the host is the one that could.
    private(set) weak var asked: UIViewController?
    /// As the app set it up.
    let source: UIPresentationController
    /// As it is in a window of this shape.
    var presentation: UIPresentationController
    private var machine = PresentationMachine()
    let stageView: UIView
    /// The window, or the view of a controller that defines a context; the stage is in front in it.
    private(set) weak var root: UIView?
    /// It is in the host's own view, and appears and disappears with that.
    let isContext: Bool
    private weak var queue: PresentationQueue?
    var motion = PresentationMotionState()
    private(set) lazy var zoom = ZoomDismissal(self)
    /// Anything is on its way, and the window keeps the controller.
    private(set) var isOnItsWay = false
    /// Whether the host got its `will disappear`.
    var isCovering = false
    /// The view of a covered host, while it is out of the window.
    var coveredView: CoveredView?
    /// Another presentation above it is dismissed together with this one, and moves.
    private(set) var leavesChain = false
    /// What it was laid out in last.
    var room = CGSize.zero
    private var completions: [Int: () -> Void] = [:]
    private var lastTicket = 0

    /// - Parameter root: the window, or the view of a controller that defines a context.
    init(
        _ controller: UIViewController, by source: UIPresentationController, over host: UIViewController,
        asked: UIViewController, in root: UIView,
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
        let view = PresentationStageView(frame: root.bounds)
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
        if let host, host.definesPresentationContext, host.providesPresentationContextTransitionStyle {
            return host.modalTransitionStyle
        }
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
        if !isContext, let host { queue?.keep(host, for: self) }
        request(
            .present(animated: animated, moves: animated && UIView.areAnimationsEnabled, ticket: ticket(completion)))
    }

    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        request(
            .dismiss(animated: animated, moves: animated && UIView.areAnimationsEnabled, ticket: ticket(completion)))
    }

    /// Ends at once, below a presentation that moves: the appearance of the host is the business of that one.
    func leaveChain() {
        leavesChain = true
        dismiss(animated: false, nil)
    }

    /// What presented the controller has left the chain.
    /// - Parameter covered: whether a presentation between has covered the new host.
    func setHost(_ host: UIViewController, covered: Bool) {
        queue?.release(for: self)
        queue?.keep(host, for: self)
        self.host = host
        source.join(presenter: host)
        presentation.join(presenter: host)
        isCovering = covered
    }

    /// The one way to change anything. The machine calls no app code; its effects wait for their turn.
    func request(_ request: PresentationRequest) {
        let wasLeaving = machine.phase.isLeaving
        let effects = machine.handle(request)
        // Who presents whom is true at once, so that a callback cannot take the place in between.
        if wasLeaving, !machine.phase.isLeaving { link() }
        for case .prepare(let leg) in effects { announce(leg) }
        queue?.add(effects, of: self)
    }

    /// Decides several things before any is carried out, at the end of the turn.
    func afterTurn(_ decide: () -> Void) { queue?.afterTurn(decide) }

    /// A presentation that was decided in this turn is carried out now.
    func startIfWaiting() { if queue?.isWaiting ?? false { queue?.start() } }

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
            presents
                ? presentation.presentationTransitionDidEnd(completed)
                : presentation.dismissalTransitionDidEnd(completed)
        case .willAppear(.presented, let animated):
            // In a context that has left the window meanwhile it appears when that returns.
            if !isContext || stageView.window != nil { controller?.beginAppearanceTransition(true, animated: animated) }
        case .willDisappear(.presented, let animated): controller?.beginAppearanceTransition(false, animated: animated)
        case .didAppear(.presented), .didDisappear(.presented): controller?.endAppearanceTransition()
        case .willDisappear(.host, let animated):
            isCovering = coversHost
            if isCovering { host?.beginAppearanceTransition(false, animated: animated) }
        case .willAppear(.host, let animated): uncoverHost(animated: animated)
        case .didDisappear(.host): coverHost()
        case .didAppear(.host): if isCovering, !leavesChain { host?.endAppearanceTransition() }
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
        case .end(let leg, let completed):
            end(leg, completed: completed)
            updateDarkBelow()
        case .finishCoordinator(let cancelled): finishCoordinator(cancelled ? .cancelled : .completed)
        case .adapt: readapt()
        case .tearDown:
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

    func keepController() {
        isOnItsWay = true
        if let controller { queue?.keep(onItsWay: controller, for: self) }
    }

    private func prepare(_ leg: PresentationAnimation) {
        keepController()
        controller?.appearance.reason = leg.presents ? .presented : .dismissed
        if leg.presents { enter() } else { updateDarkBelow() }
        plan(leg)
    }

    private func rest() {
        // One that was covered meanwhile has got no call that ends it.
        if isOnItsWay, let controller,
            controller.appearance.reason == .presented || controller.appearance.reason == .dismissed
        {
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
        if !dims {
            host?.viewIfLoaded?.tintAdjustmentMode = .automatic
        } else if presentation.dimsTint {
            host?.viewIfLoaded?.tintAdjustmentMode = .dimmed
        }
    }

    private func detach() {
        queue?.release(for: self)
        guard let controller, controller.presentation.stage === self else { return }
        let own = controller.presentation.own
        controller.presentation.stage = nil
        controller.presentation.own = nil
        withExtendedLifetime(own) {}
    }
}
