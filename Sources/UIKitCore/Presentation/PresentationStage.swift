import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// One presentation, from `present` until the presented view is removed: the container, the views, the animation.
///
/// A ``PresentationMachine`` decides all changes and their order; a stage sends requests to the machine and performs
/// its effects, in the order of its window's ``PresentationQueue``.
///
/// The host owns the presented controller, and the presented controller owns its stage. During a transition the window
/// owns the controller too, so that both are freed if the window is freed during the transition. The window owns a host
/// as long as the host presents in the window; a host that presents inside its own view is not owned.
@MainActor
final class PresentationStage: TracedOwner {
    private(set) weak var controller: UIViewController?
    private(set) weak var host: UIViewController?
    /// The controller on which `present` was called. The host may be an ancestor.
    private(set) weak var asked: UIViewController?
    /// The presentation controller that the app configured.
    let source: UIPresentationController
    /// The presentation controller in the current shape of the window.
    var presentation: UIPresentationController
    private var machine = PresentationMachine()
    let stageView: UIView
    /// The window, or the view of a controller that defines a context. The stage is the frontmost subview.
    private(set) weak var root: UIView?
    /// Whether the presentation is inside the host's own view, and appears and disappears with that view.
    let isContext: Bool
    private weak var queue: PresentationQueue?
    var motion = PresentationMotionState()
    private(set) lazy var zoom = ZoomDismissal(self)
    /// Whether a transition is running. The window then owns the controller.
    var isInFlight: Bool { queue?.keeps(inFlight: self) ?? false }
    var cover = HostCover.none
    /// Whether the presentation is dismissed together with a presentation above, which is animated.
    private(set) var isDismissedInChain = false
    /// The size of the last layout.
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

    /// The effect of the presentation on the host.
    enum HostCover {
        case none
        /// The host got `viewWillDisappear`. At rest its view is removed from the window.
        case covers(CoveredView?)
    }

    var phase: PresentationPhase { machine.phase }
    var tracedApp: AppContext? { root?.appContext }
    /// Whether the presentation removes the presenting view from the screen. Only presentations that cover the whole
    /// screen do.
    var coversHost: Bool { presentation.shouldRemovePresentersView }
    /// Whether the presentation is a sheet above the screen, which stays visible.
    var isSheet: Bool { presentation.isSheet }

    /// Documented (UIViewController.providesPresentationContextTransitionStyle): a controller that defines a context
    /// may set the transition style.
    var transitionStyle: UIModalTransitionStyle {
        if let host, host.definesPresentationContext, host.providesPresentationContextTransitionStyle {
            return host.modalTransitionStyle
        }
        return controller?.modalTransitionStyle ?? .coverVertical
    }

    /// Whether the presentation rests in the host's view and appears and disappears with the host, and whether it
    /// covers the host.
    var restingState: (rests: Bool, covers: Bool) {
        let rests = isContext && phase.isShown && !isInFlight
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

    /// Ends immediately, below an animated presentation, which performs the appearance callbacks of the host.
    func dismissInChain() {
        isDismissedInChain = true
        dismiss(animated: false, nil)
    }

    /// Sets the new host after the former host was removed from the chain.
    /// - Parameter covered: whether a presentation between them has covered the new host.
    func setHost(_ host: UIViewController, covered: HostCover) {
        queue?.release(for: self)
        queue?.keep(host, for: self)
        self.host = host
        source.join(presenter: host)
        presentation.join(presenter: host)
        cover = covered
    }

    /// The single entry point for changes. The machine calls no app code; its effects are performed in order.
    func request(_ request: PresentationRequest) {
        let wasLeaving = machine.phase.isLeaving
        let effects = machine.handle(request, tracedAs: "presentation", of: self)
        // The references between the controllers are updated immediately, so that no callback can start another
        // presentation in between.
        if wasLeaving, !machine.phase.isLeaving { link() }
        for case .prepare(let animation) in effects { announce(animation) }
        queue?.add(effects, of: self)
    }

    /// Makes several decisions before the first effect is performed, at the end of the turn.
    func afterTurn(_ decide: () -> Void) { queue?.afterTurn(decide) }

    /// Performs the pending effects of a presentation that was decided in this turn.
    func startIfWaiting() { if queue?.isWaiting ?? false { queue?.start() } }

    private func ticket(_ completion: (() -> Void)?) -> Int {
        lastTicket += 1
        if let completion { completions[lastTicket] = completion }
        return lastTicket
    }

    // MARK: Effects

    func perform(_ effect: PresentationEffect) {
        switch effect {
        case .prepare(let animation): prepare(animation)
        case .build: build()
        case .willBegin(let presents):
            presents ? presentation.presentationTransitionWillBegin() : presentation.dismissalTransitionWillBegin()
        case .didEnd(let presents, let completed):
            presents
                ? presentation.presentationTransitionDidEnd(completed)
                : presentation.dismissalTransitionDidEnd(completed)
        case .willAppear(.presented, let animated):
            // In a context that left the window in the meantime, the presentation appears when the context returns.
            if !isContext || stageView.window != nil { controller?.beginAppearanceTransition(true, animated: animated) }
        case .willDisappear(.presented, let animated): controller?.beginAppearanceTransition(false, animated: animated)
        case .didAppear(.presented), .didDisappear(.presented): controller?.endAppearanceTransition()
        case .willDisappear(.host, let animated):
            cover = coversHost ? .covers(cover.view) : .none
            if isCovering { host?.beginAppearanceTransition(false, animated: animated) }
        case .willAppear(.host, let animated): uncoverHost(animated: animated)
        case .didDisappear(.host): coverHost()
        case .didAppear(.host): if isCovering, !isDismissedInChain { host?.endAppearanceTransition() }
        case .layOut: stageView.layoutIfNeeded()
        case .dimTint(let dims): dimTint(dims)
        case .unlink:
            unlink()
            stageView.isUserInteractionEnabled = false
        case .relink:
            link()
            stageView.isUserInteractionEnabled = true
        case .begin(let animation): begin(animation)
        case .halt: halt()
        case .end(let animation, let completed):
            end(animation, completed: completed)
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
        if let controller { queue?.keep(inFlight: controller, for: self) }
    }

    private func prepare(_ animation: PresentationAnimation) {
        keepController()
        controller?.appearance.reason = animation.presents ? .presented : .dismissed
        if animation.presents { enter() } else { updateDarkBelow() }
        plan(animation)
    }

    private func rest() {
        // A presentation that was covered in the meantime gets no callback at its end.
        if isInFlight, let controller,
            controller.appearance.reason == .presented || controller.appearance.reason == .dismissed
        {
            controller.appearance.reason = nil
        }
        queue?.release(inFlightFor: self)
    }

    /// Adds the container to the window, with the presentation controller for the window's shape.
    private func enter() {
        source.join(presenter: host)
        source.stage = self
        if let root, let controller { presentation = Self.adapted(source, controller, to: root.traitCollection) }
        presentation.stage = self
        source.prepare()
        guard let root else { return }
        stageView.frame = root.bounds
        stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stageView)
        traitOverridesChanged()
        watchZoom()
    }

    private func build() {
        notifyAdapted()
        buildViews()
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
        guard let controller, controller.presentationStage === self else { return }
        let own = controller.ownPresentation
        controller.presentationStage = nil
        controller.ownPresentation = nil
        withExtendedLifetime(own) {}
    }
}
