import UIKit

/// A page that reports all its calls to a ``PresentationRun`` and checks their order.
@MainActor
final class MatrixPage: UIViewController {
    enum Role { case presented, presenter, other }
    enum Phase { case hidden, appearing, shown, disappearing }

    let role: Role
    weak var run: PresentationRun?
    private(set) var phase = Phase.hidden
    private(set) var wrongOrder: String?

    init(_ role: Role) {
        self.role = role
        super.init(nibName: nil, bundle: nil)
        title = "\(role)"
    }

    required init?(coder: NSCoder) { nil }

    private func notify(_ presented: PresentationCase.Hook?, _ presenter: PresentationCase.Hook? = nil) {
        switch role {
        case .presented: if let presented { run?.notify(presented) }
        case .presenter: if let presenter { run?.notify(presenter) }
        case .other: break
        }
    }

    private func go(to next: Phase, from allowed: [Phase]) {
        if !allowed.contains(phase), wrongOrder == nil { wrongOrder = "\(phase) to \(next)" }
        phase = next
    }

    override func loadView() {
        let view = MatrixView()
        view.page = self
        self.view = view
        notify(.loadView)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        notify(.viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        go(to: .appearing, from: [.hidden, .disappearing])
        notify(.viewWillAppear, .presenterWillAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        notify(.viewIsAppearing)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(to: .shown, from: [.appearing])
        notify(.viewDidAppear, .presenterDidAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(to: .disappearing, from: [.shown, .appearing])
        notify(.viewWillDisappear, .presenterWillDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(to: .hidden, from: [.disappearing])
        notify(.viewDidDisappear, .presenterDidDisappear)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        notify(.viewWillLayout, .presenterLayout)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        notify(.viewDidLayout)
        if role == .presented { run?.notifyLayout() }
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        notify(.safeAreaChanged)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        notify(.traitsChanged)
    }

    private final class MatrixView: UIView {
        weak var page: MatrixPage?
        override func layoutSubviews() {
            super.layoutSubviews()
            page?.notify(.layoutOfView)
        }
        override func didMoveToWindow() {
            super.didMoveToWindow()
            page?.notify(window == nil ? .viewLeftWindow : .viewMovedToWindow)
        }
    }
}

/// Implements all delegate methods of a presentation.
@MainActor
final class MatrixSupplier: NSObject, UIViewControllerTransitioningDelegate, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    weak var run: PresentationRun?
    weak var made: MatrixPresentation?
    var usesAnimator = false
    /// The presentations and dismissals that have begun and not ended.
    var open: [String] = []

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        run?.notify(.presentationAsked)
        let presentation = MatrixPresentation(presentedViewController: presented, presenting: presenting)
        presentation.supplier = self
        presentation.delegate = self
        made = presentation
        run?.watch(presentation)
        return presentation
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        run?.notify(.animatorAsked)
        return usesAnimator ? MatrixAnimator(run) : nil
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        run?.notify(.dismissalAnimatorAsked)
        return usesAnimator ? MatrixAnimator(run) : nil
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        run?.notify(.styleAsked)
        return controller is UIPopoverPresentationController ? .pageSheet : .none
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        run?.notify(.prepareAdaptive)
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { run?.notify(.willPresentAdapted) }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        run?.notify(.shouldDismiss)
        return run?.example.hook != .userAttempt
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        run?.notify(.userWillDismiss)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        run?.notify(.userDidDismiss)
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        run?.notify(.userAttempt)
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        run?.notify(.detentChanged)
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        run?.notify(.preparePopover)
    }
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
    ) { run?.notify(.popoverMoves) }
}

/// A presentation controller of the app that covers the lower half.
@MainActor
final class MatrixPresentation: UIPresentationController {
    weak var supplier: MatrixSupplier?

    private func begin(_ name: String, _ hook: PresentationCase.Hook) {
        supplier?.open.append(name)
        supplier?.run?.notify(hook)
    }
    private func end(_ name: String, _ hook: PresentationCase.Hook) {
        if let index = supplier?.open.firstIndex(of: name) {
            supplier?.open.remove(at: index)
        } else {
            supplier?.open.append("end of \(name) without a begin")
        }
        supplier?.run?.notify(hook)
    }
    override func presentationTransitionWillBegin() { begin("presentation", .willPresent) }
    override func presentationTransitionDidEnd(_ completed: Bool) { end("presentation", .didPresent) }
    override func dismissalTransitionWillBegin() { begin("dismissal", .willDismiss) }
    override func dismissalTransitionDidEnd(_ completed: Bool) { end("dismissal", .didDismiss) }
    override func containerViewWillLayoutSubviews() { supplier?.run?.notify(.containerWillLayout) }
    override func containerViewDidLayoutSubviews() { supplier?.run?.notify(.containerDidLayout) }
    override var frameOfPresentedViewInContainerView: CGRect {
        supplier?.run?.notify(.frameAsked)
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
}

/// Animates both directions by fading, and reports its calls.
@MainActor
private final class MatrixAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var run: PresentationRun?
    init(_ run: PresentationRun?) { self.run = run }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        run?.notify(.durationAsked)
        return 0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        run?.notify(.animation)
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        view?.alpha = 0.5
        UIView.animate(withDuration: 0.2) {
            view?.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { run?.notify(.animationEnded) }
}
