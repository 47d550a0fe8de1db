import CoreGraphics
import Foundation
import Motion
import QuartzCore

extension UIViewController.Transition {
    /// Who moves it; nil leaves it to UIKit's own motion.
    /// - Parameter below: the screen that stays.
    func animator(presenting: Bool, _ zoomed: UIViewController, over below: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        switch kind {
        case .zoom(let options, let source):
            return ZoomAnimator(grows: presenting, options) { [weak zoomed, weak below] in
                guard let zoomed, let below else { return nil }
                return source(.init(source: below, zoomed: zoomed))
            }
        case .style(let style): return StyleAnimator(style, comes: presenting)
        }
    }
}

/// Grows a screen out of a view, or shrinks it back into one.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let grows: Bool
    private let options: UIViewController.Transition.ZoomOptions
    private let source: () -> ZoomSource?

    init(grows: Bool, _ options: UIViewController.Transition.ZoomOptions, _ source: @escaping () -> ZoomSource?) {
        self.grows = grows
        self.options = options
        self.source = source
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TimedSpring.navigation.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = grows ? .to : .from
        guard let controller = context.viewController(forKey: grows ? .to : .from), let view = context.view(forKey: key) else {
            return context.completeTransition(true)
        }
        let container = context.containerView
        let rest = grows ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        view.place(at: rest)
        if grows { container.addSubview(view) } else if let below = context.view(forKey: .to), let other = context.viewController(forKey: .to) {
            below.place(at: context.finalFrame(for: other))
            container.insertSubview(below, belowSubview: view)
            below.layoutIfNeeded()
        }
        let place = ZoomPlace(source(), in: container)
        let away = place.map { transform(to: $0, from: rest, controller, view) } ?? .identity
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = options.dimmingColor
        if options.dimmingColor != nil { container.insertSubview(dim, belowSubview: view) }
        // Chosen: the corners of what it grows out of, seen at its size.
        let radius = max(place?.radius ?? 0, 10) / max(min(away.a, away.d), 0.05)
        let former = (view.layer.cornerRadius, view.clipsToBounds, view.transform, view.alpha)
        let apart: () -> Void = {
            view.transform = away
            view.alpha = place == nil ? 0 : 1
            view.layer.cornerRadius = radius
            dim.alpha = 0
        }
        let whole: () -> Void = {
            view.transform = former.2
            view.alpha = former.3
            view.layer.cornerRadius = former.0
            dim.alpha = 1
        }
        view.clipsToBounds = true
        UIView.performWithoutAnimation(grows ? apart : whole)
        place?.view.map { $0.alpha = 0 }
        let grows = grows
        UIView.animate(
            withDuration: TimedSpring.navigation.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: grows ? whole : apart
        ) { _ in
            whole()
            view.clipsToBounds = former.1
            dim.removeFromSuperview()
            place.map { $0.view?.alpha = $0.alpha }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func transform(to place: ZoomPlace, from rest: CGRect, _ controller: UIViewController, _ view: UIView) -> CGAffineTransform {
        var part = CGRect(origin: .zero, size: rest.size)
        if let sourceView = place.view, let wish = options.alignmentRectProvider?(.init(sourceView, controller)), !wish.isEmpty { part = wish }
        guard part.width > 0, part.height > 0, rest.width > 0, rest.height > 0 else { return .identity }
        let (sx, sy) = (place.frame.width / part.width, place.frame.height / part.height)
        // The part's middle goes to the source's middle; a transform turns about the view's own.
        let offset = CGPoint(x: (part.midX - rest.width / 2) * sx, y: (part.midY - rest.height / 2) * sy)
        return CGAffineTransform(
            a: max(sx, 0.01), b: 0, c: 0, d: max(sy, 0.01), tx: place.frame.midX - offset.x - rest.midX, ty: place.frame.midY - offset.y - rest.midY)
    }
}

/// Where a zoom starts, in its container.
@MainActor
private struct ZoomPlace {
    let frame: CGRect
    let radius: CGFloat
    /// Hidden while its place is taken; bar buttons stay.
    let view: UIView?
    let alpha: CGFloat

    init?(_ source: ZoomSource?, in container: UIView) {
        switch source {
        case .view(let view):
            guard view.window != nil, view.window === container.window else { return nil }
            frame = container.convert(view.bounds, from: view)
            guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else { return nil }
            (radius, self.view, alpha) = (view.layer.cornerRadius, view, view.alpha)
        case .item(let item):
            guard let place = item.frame(in: container) else { return nil }
            (frame, radius, view, alpha) = (place, min(place.width, place.height) / 2, nil, 1)
        case nil: return nil
        }
    }
}

/// Moves a push or a presentation as one of the four modal styles says.
@MainActor
private final class StyleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let comes: Bool

    init(_ style: UIModalTransitionStyle, comes: Bool) {
        self.style = style
        self.comes = comes
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TimedSpring.modal.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let controller = context.viewController(forKey: comes ? .to : .from), let view = context.view(forKey: comes ? .to : .from) else {
            return context.completeTransition(true)
        }
        let rest = comes ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        view.place(at: rest)
        let other = context.view(forKey: comes ? .from : .to)
        if comes { container.addSubview(view) } else if let other, let below = context.viewController(forKey: .to) {
            other.place(at: context.finalFrame(for: below))
            container.insertSubview(other, belowSubview: view)
        }
        let former = (view.transform, view.alpha, other?.transform ?? .identity)
        let style = style
        let away: () -> Void = {
            switch style {
            case .coverVertical: view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - rest.minY)
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
        if comes { UIView.performWithoutAnimation(away) }
        UIView.animate(
            withDuration: TimedSpring.modal.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: comes ? home : away, completion: end)
    }

    private func flip(_ view: UIView, _ other: UIView, _ home: @escaping () -> Void, _ end: @escaping (Bool) -> Void) {
        let (first, second) = comes ? (other, view) : (view, other)
        let flat = CGAffineTransform(scaleX: 0.001, y: 1)
        UIView.performWithoutAnimation { second.transform = flat }
        UIView.animate(withDuration: TimedSpring.modal.duration / 2, delay: 0, options: .curveEaseIn) {
            first.transform = flat
        } completion: { _ in
            UIView.animate(withDuration: TimedSpring.modal.duration / 2, delay: 0, options: .curveEaseOut) {
                second.transform = .identity
            } completion: { end($0) }
        }
    }
}
