import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

extension UIViewController.Transition {
    /// The animator of the transition; nil uses UIKit's own animation.
    /// - Parameter below: the screen that stays.
    func animator(presenting: Bool, _ zoomed: UIViewController, over below: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        switch kind {
        case .zoom(let options, let source):
            return ZoomAnimator(grows: presenting, options) { [weak zoomed, weak below] in
                guard let zoomed, let below else { return nil }
                return source(.init(source: below, zoomed: zoomed))
            }
        case .style(let style): return StyleAnimator(style, presents: presenting)
        }
    }
}

/// Animates a push or a presentation in one of the four modal styles.
@MainActor
private final class StyleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let presents: Bool

    init(_ style: UIModalTransitionStyle, presents: Bool) {
        self.style = style
        self.presents = presents
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TimedSpring.modal.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let controller = context.viewController(forKey: presents ? .to : .from),
            let view = context.view(forKey: presents ? .to : .from)
        else {
            return context.completeTransition(true)
        }
        let rest = presents ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        view.layout(at: rest)
        let other = context.view(forKey: presents ? .from : .to)
        if presents {
            container.addSubview(view)
        } else if let other, let below = context.viewController(forKey: .to) {
            other.layout(at: context.finalFrame(for: below))
            container.insertSubview(other, belowSubview: view)
        }
        let former = (view.transform, view.alpha, other?.transform ?? .identity)
        let style = style
        let away: () -> Void = {
            switch style {
            case .coverVertical:
                view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - rest.minY)
            case .flipHorizontal: view.transform = CGAffineTransform(scaleX: 0.001, y: 1)
            case .crossDissolve, .partialCurl: view.alpha = 0
            }
        }
        let home: () -> Void = {
            view.transform = former.0
            view.alpha = former.1
        }
        let end: (Bool) -> Void = { _ in
            home()
            other?.transform = former.2
            context.completeTransition(!context.transitionWasCancelled)
        }
        if style == .flipHorizontal, let other { return flip(view, other, home, end) }
        if presents { UIView.performWithoutAnimation(away) }
        UIView.animate(
            withDuration: TimedSpring.modal.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: presents ? home : away, completion: end)
    }

    private func flip(_ view: UIView, _ other: UIView, _ home: @escaping () -> Void, _ end: @escaping (Bool) -> Void) {
        let (first, second) = presents ? (other, view) : (view, other)
        let flat = CGAffineTransform(scaleX: 0.001, y: 1)
        UIView.performWithoutAnimation { second.transform = flat }
        UIView.animate(withDuration: TimedSpring.modal.duration / 2, delay: 0, options: .curveEaseIn) {
            first.transform = flat
        } completion: { _ in
            UIView.animate(withDuration: TimedSpring.modal.duration / 2, delay: 0, options: .curveEaseOut) {
                second.transform = .identity
            } completion: {
                end($0)
            }
        }
    }
}
