import Testing
import UIKit
import UIKitTesting

/// A new screen that fades in over a second, as an app's own animator would.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Ending { case once, twice, never, cancelled, atOnce }

    var duration = 1.0
    var ending = Ending.once
    var usesPropertyAnimator = false
    var ended: [Bool] = []
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    /// Told of what the context says when the animation starts.
    var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        onStart?(context)
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: controller)
        to.alpha = 0
        context.containerView.addSubview(to)
        if ending == .atOnce {
            to.alpha = 1
            return context.completeTransition(true)
        }
        if usesPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { to.alpha = 1 }
            animator.addCompletion { [weak self] _ in self?.done(context) }
            return animator.startAnimation()
        }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            to.alpha = 1
        } completion: { [weak self] _ in self?.done(context) }
    }

    private func done(_ context: any UIViewControllerContextTransitioning) {
        switch ending {
        case .once, .atOnce: context.completeTransition(!context.transitionWasCancelled)
        case .twice:
            context.completeTransition(!context.transitionWasCancelled)
            context.completeTransition(!context.transitionWasCancelled)
        case .never: break
        case .cancelled: context.completeTransition(false)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// The same with an animator that can be paused.
@MainActor
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        if let to = context.view(forKey: .to) {
            to.alpha = 0
            context.containerView.addSubview(to)
            animator.addAnimations { to.alpha = 1 }
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}

/// Hands out whatever a test puts in.
@MainActor
final class TransitionDelegate: NSObject, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var asked: [String] = []
    var shown: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(operation) \(fromVC.title ?? "") to \(toVC.title ?? "")")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        shown.append(viewController.title ?? "")
    }
}

/// A stack of A (and B) with a delegate whose animator fades.
@MainActor
final class CustomStage {
    let recorder: CallRecorder
    let delegate = TransitionDelegate()
    let fade = FadeAnimator()
    let navigation: UINavigationController
    let app: TestApp

    init(_ names: String..., size: CGSize = CGSize(width: 390, height: 844)) {
        navigation = UINavigationController()
        navigation.viewControllers = names.map { Self.page($0) }
        navigation.delegate = delegate
        delegate.animator = fade
        app = TestApp(navigation, size: size, draws: false)
        recorder = app.recordCalls()
    }

    static func page(_ name: String) -> UIViewController {
        let page = UIViewController()
        page.title = name
        page.view.backgroundColor = .systemBackground
        page.view.accessibilityIdentifier = name
        return page
    }

    func push(_ name: String) -> UIViewController {
        let page = Self.page(name)
        navigation.pushViewController(page, animated: true)
        return page
    }

    var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// How much of the view shows, by what is on screen.
    func alpha(_ page: UIViewController) -> Double { Double(page.view.layer.presentation()?.opacity ?? -1) }

    /// What must hold at rest.
    func faults() -> [String] {
        var wrong: [String] = []
        guard let top = navigation.topViewController, let view = top.view else { return ["no top"] }
        if view.window == nil { wrong.append("the top is not in the window") }
        if app.presentedFrame(of: view) != navigation.view.bounds { wrong.append("the top stands at \(app.presentedFrame(of: view) ?? .null)") }
        if view.alpha != 1 { wrong.append("the top's alpha is \(view.alpha)") }
        if app.title != top.title { wrong.append("the bar says \(app.title ?? "nothing")") }
        if navigation.transitionCoordinator != nil { wrong.append("a coordinator stayed") }
        wrong += app.animatedLayers.map { "still held: \($0)" }
        if !app.settle() { wrong.append("it never rests") }
        return wrong
    }
}
