import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

/// Zooms a screen out of a view, or back into the view.
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

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TimedSpring.navigation.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let stage = ZoomStage(context, grows: grows, options, source) else {
            return context.completeTransition(true)
        }
        UIView.performWithoutAnimation { grows ? stage.shrink() : stage.fill() }
        UIView.animate(
            withDuration: TimedSpring.navigation.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            self.grows ? stage.fill() : stage.shrink()
        } completion: { _ in
            stage.removeParts()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// The views of one zoom: the screen, the screen below, and the source.
@MainActor
final class ZoomStage {
    let view: UIView
    /// The final frame of the screen in the container.
    let rest: CGRect
    private let dim: UIView
    private let place: ZoomPlace?
    private let away: CGAffineTransform
    private let radius: CGFloat
    private let former: (corners: CGFloat, clips: Bool, transform: CGAffineTransform, alpha: CGFloat)

    /// Nil if the transition has no view for a zoom.
    init?(
        _ context: any UIViewControllerContextTransitioning, grows: Bool,
        _ options: UIViewController.Transition.ZoomOptions, _ source: () -> ZoomSource?
    ) {
        guard let controller = context.viewController(forKey: grows ? .to : .from),
            let view = context.view(forKey: grows ? .to : .from)
        else { return nil }
        let container = context.containerView
        rest = grows ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        view.layout(at: rest)
        if grows {
            container.addSubview(view)
        } else if let below = context.view(forKey: .to), let other = context.viewController(forKey: .to) {
            below.layout(at: context.finalFrame(for: other))
            container.insertSubview(below, belowSubview: view)
            below.layoutIfNeeded()
        }
        self.view = view
        let place = ZoomPlace(source(), in: container)
        self.place = place
        let rest = rest
        away = place.map { Self.transform(to: $0, from: rest, options, controller) } ?? .identity
        dim = UIView(frame: container.bounds)
        dim.backgroundColor = options.dimmingColor
        if options.dimmingColor != nil { container.insertSubview(dim, belowSubview: view) }
        // Chosen: the corner radius of the source, seen at its size.
        radius = max(place?.radius ?? 0, 10) / max(min(away.a, away.d), 0.05)
        former = (view.layer.cornerRadius, view.clipsToBounds, view.transform, view.alpha)
        view.clipsToBounds = true
        place?.view.map { $0.alpha = 0 }
    }

    /// Moves the screen to its source, or makes it transparent without a source.
    func shrink() {
        view.transform = away
        view.alpha = place == nil ? 0 : 1
        view.layer.cornerRadius = radius
        dim.alpha = 0
    }

    /// Moves the screen to its final frame.
    func fill() {
        view.transform = former.transform
        view.alpha = former.alpha
        view.layer.cornerRadius = former.corners
        dim.alpha = 1
    }

    /// Applies the user's drag of the screen.
    /// - Parameter touchOffset: the position of the touch relative to the center of the screen.
    func apply(_ pull: ZoomPull, touchOffset: CGPoint) {
        let scale = CGFloat(pull.scale)
        // The point under the touch stays under it.
        view.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: CGFloat(pull.x) + touchOffset.x * (1 - scale),
            ty: CGFloat(pull.y) + touchOffset.y * (1 - scale))
        view.layer.cornerRadius =
            former.corners + (max(place?.radius ?? 0, 30) - former.corners) * CGFloat(min(pull.fraction * 4, 1))
        dim.alpha = 1 - CGFloat(pull.fraction)
    }

    /// Reverts all changes except the screen's position in the hierarchy.
    func removeParts() {
        fill()
        view.clipsToBounds = former.clips
        dim.removeFromSuperview()
        place.map { $0.view?.alpha = $0.alpha }
    }

    private static func transform(
        to place: ZoomPlace, from rest: CGRect, _ options: UIViewController.Transition.ZoomOptions,
        _ controller: UIViewController
    ) -> CGAffineTransform {
        var part = CGRect(origin: .zero, size: rest.size)
        if let sourceView = place.view, let alignment = options.alignmentRectProvider?(.init(sourceView, controller)),
            !alignment.isEmpty
        {
            part = alignment
        }
        guard part.width > 0, part.height > 0, rest.width > 0, rest.height > 0 else { return .identity }
        let (sx, sy) = (place.frame.width / part.width, place.frame.height / part.height)
        // The center of the part is moved to the center of the source; a transform is relative to the view's own
        // center.
        let offset = CGPoint(x: (part.midX - rest.width / 2) * sx, y: (part.midY - rest.height / 2) * sy)
        return CGAffineTransform(
            a: max(sx, 0.01), b: 0, c: 0, d: max(sy, 0.01), tx: place.frame.midX - offset.x - rest.midX,
            ty: place.frame.midY - offset.y - rest.midY)
    }
}

/// The start of a zoom in its container.
@MainActor
private struct ZoomPlace {
    let frame: CGRect
    let radius: CGFloat
    /// The source view, hidden during the zoom; bar buttons stay visible.
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
