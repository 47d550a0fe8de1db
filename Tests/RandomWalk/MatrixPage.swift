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

    private func tell(_ presented: PresentationCase.Hook?, _ presenter: PresentationCase.Hook? = nil) {
        switch role {
        case .presented: if let presented { run?.tell(presented) }
        case .presenter: if let presenter { run?.tell(presenter) }
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
        tell(.loadView)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        tell(.viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        go(to: .appearing, from: [.hidden, .disappearing])
        tell(.viewWillAppear, .presenterWillAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tell(.viewIsAppearing)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(to: .shown, from: [.appearing])
        tell(.viewDidAppear, .presenterDidAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(to: .disappearing, from: [.shown, .appearing])
        tell(.viewWillDisappear, .presenterWillDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(to: .hidden, from: [.disappearing])
        tell(.viewDidDisappear, .presenterDidDisappear)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tell(.viewWillLayout, .presenterLayout)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tell(.viewDidLayout)
        if role == .presented { run?.toldLayout() }
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        tell(.safeAreaChanged)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tell(.traitsChanged)
    }

    private final class MatrixView: UIView {
        weak var page: MatrixPage?
        override func layoutSubviews() {
            super.layoutSubviews()
            page?.tell(.layoutOfView)
        }
        override func didMoveToWindow() {
            super.didMoveToWindow()
            page?.tell(window == nil ? .viewLeftWindow : .viewMovedToWindow)
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
        run?.tell(.presentationAsked)
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
        run?.tell(.animatorAsked)
        return usesAnimator ? MatrixAnimator(run) : nil
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        run?.tell(.dismissalAnimatorAsked)
        return usesAnimator ? MatrixAnimator(run) : nil
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        run?.tell(.styleAsked)
        return controller is UIPopoverPresentationController ? .pageSheet : .none
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        run?.tell(.prepareAdaptive)
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { run?.tell(.willPresentAdapted) }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        run?.tell(.shouldDismiss)
        return run?.example.hook != .userAttempt
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        run?.tell(.userWillDismiss)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        run?.tell(.userDidDismiss)
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        run?.tell(.userAttempt)
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        run?.tell(.detentChanged)
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        run?.tell(.preparePopover)
    }
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
    ) { run?.tell(.popoverMoves) }
}

/// A presentation controller of the app that covers the lower half.
@MainActor
final class MatrixPresentation: UIPresentationController {
    weak var supplier: MatrixSupplier?

    private func begin(_ name: String, _ hook: PresentationCase.Hook) {
        supplier?.open.append(name)
        supplier?.run?.tell(hook)
    }
    private func end(_ name: String, _ hook: PresentationCase.Hook) {
        if let index = supplier?.open.firstIndex(of: name) {
            supplier?.open.remove(at: index)
        } else {
            supplier?.open.append("end of \(name) without a begin")
        }
        supplier?.run?.tell(hook)
    }
    override func presentationTransitionWillBegin() { begin("presentation", .willPresent) }
    override func presentationTransitionDidEnd(_ completed: Bool) { end("presentation", .didPresent) }
    override func dismissalTransitionWillBegin() { begin("dismissal", .willDismiss) }
    override func dismissalTransitionDidEnd(_ completed: Bool) { end("dismissal", .didDismiss) }
    override func containerViewWillLayoutSubviews() { supplier?.run?.tell(.containerWillLayout) }
    override func containerViewDidLayoutSubviews() { supplier?.run?.tell(.containerDidLayout) }
    override var frameOfPresentedViewInContainerView: CGRect {
        supplier?.run?.tell(.frameAsked)
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
        run?.tell(.durationAsked)
        return 0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        run?.tell(.animation)
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        view?.alpha = 0.5
        UIView.animate(withDuration: 0.2) {
            view?.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { run?.tell(.animationEnded) }
}
