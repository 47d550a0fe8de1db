import CoreGraphics
import Foundation
import LayerScene
import QuartzCore

/// The view of a bar's background: effect, color, images and shadow, in this order. It extends beyond the bar into the
/// area that the display covers.
final class BarBackground: UIView {
    private let effect = UIView()
    private let color = UIView()
    private let hairline = UIView()
    private var images: [UIImageView] = []
    private var shadows: [UIImageView] = []
    private(set) var paint = BackgroundPaint()
    /// Whether the shadow is above the bar, for a bar at the bottom of the screen.
    var shadowIsAbove: Bool { didSet { if shadowIsAbove != oldValue { setNeedsLayout() } } }
    /// The height of the part outside the bar, in points: above the bar, or below a bar at the bottom.
    var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }
    private var following: (start: BackgroundPaint, target: BackgroundPaint, timeline: Timeline)?
    private static let key = "looks"

    init(shadowIsAbove: Bool) {
        self.shadowIsAbove = shadowIsAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [effect, color, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Displays a paint immediately.
    func apply(_ new: BackgroundPaint) {
        if let following {
            // The background is already fading to this paint.
            if following.target == new { return }
            stopFollowing()
        }
        guard new != paint else { return }
        draw(new)
    }

    private func draw(_ new: BackgroundPaint) {
        paint = new
        effect.layer.backdrop = new.backdrop
        effect.alpha = new.backdropAlpha
        effect.isHidden = new.backdrop == nil
        color.layer.backgroundColor = new.color
        color.isHidden = new.color.alpha <= 0
        hairline.layer.backgroundColor = new.hairline
        hairline.isHidden = new.hairline.alpha <= 0
        display(new.pictures, in: &images, above: color)
        display(new.shadows, in: &shadows, above: hairline)
        setNeedsLayout()
    }

    private func display(_ pictures: [BackgroundPaint.Picture], in views: inout [UIImageView], above: UIView) {
        while views.count > pictures.count { views.removeLast().removeFromSuperview() }
        while views.count < pictures.count {
            let view = UIImageView(frame: bounds)
            insertSubview(view, aboveSubview: views.last ?? above)
            views.append(view)
        }
        for (view, picture) in zip(views, pictures) {
            view.image = picture.image
            view.contentMode = picture.mode
            // A centered image, or an image that keeps its aspect ratio, is clipped at the bar's edges.
            view.clipsToBounds = picture.mode != .scaleToFill
            if let tint = picture.tint { view.tintColor = UIColor(cgColor: tint) }
            view.alpha = picture.alpha
        }
    }

    /// Fades from the displayed paint to another paint with a transition's progress, until ``stopFollowing()``.
    func animateAlong(_ timeline: Timeline, to target: BackgroundPaint) {
        stopFollowing()
        let start = paint
        guard start != target else { return }
        // The mixture at the middle has the views of the two ends. Each view then shows the mixture of the current
        // time.
        draw(BackgroundPaint.mix(start, target, 0.5))
        following = (start, target, timeline)
        func mixed(_ progress: Double) -> BackgroundPaint {
            BackgroundPaint.mix(start, target, CGFloat(min(max(progress, 0), 1)))
        }
        func run(_ view: UIView, _ change: @escaping (inout LayerModel, BackgroundPaint) -> Void) {
            view.isHidden = false
            view.layer.add(TimelineAnimation(timeline) { change(&$0, mixed($1)) }, forKey: Self.key)
        }
        if paint.backdrop != nil {
            run(effect) { model, paint in
                model.backdrop = paint.backdrop
                model.opacity = paint.backdrop == nil ? 0 : Float(paint.backdropAlpha)
            }
        }
        run(color) { $0.backgroundColor = $1.color }
        run(hairline) { $0.backgroundColor = $1.hairline }
        for (view, picture) in zip(images, paint.pictures) {
            run(view) { model, paint in
                model.opacity = Float(paint.pictures.first { $0.isSame(as: picture) }?.alpha ?? 0)
            }
        }
        for (view, picture) in zip(shadows, paint.shadows) {
            run(view) { model, paint in
                model.opacity = Float(paint.shadows.first { $0.isSame(as: picture) }?.alpha ?? 0)
            }
        }
    }

    /// Stops the fade and keeps the displayed paint.
    func stopFollowing() {
        guard let followed = following else { return }
        following = nil
        for view in [effect, color, hairline] + images + shadows { view.layer.removeAnimation(forKey: Self.key) }
        let now = CGFloat(min(max(followed.timeline.progress(at: appContext.now), 0), 1))
        draw(BackgroundPaint.mix(followed.start, followed.target, now))
    }

    /// The views with the height of the bar, and the views at its lower edge.
    var parts: (tall: [UIView], hanging: [UIView]) { ([effect, color] + images, [hairline] + shadows) }

    override func layoutSubviews() {
        effect.frame = bounds
        color.frame = bounds
        let own = CGRect(
            x: 0, y: shadowIsAbove ? 0 : overhang, width: bounds.width, height: max(0, bounds.height - overhang))
        for (view, picture) in zip(images, paint.pictures) { view.frame = picture.fills ? bounds : own }
        // Measured (navigation-bar/hairline): the hairline is below the bar, one device pixel high.
        let line = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: shadowIsAbove ? -line : bounds.height, width: bounds.width, height: line)
        for view in shadows {
            let height = view.image?.size.height ?? 0
            view.frame = CGRect(x: 0, y: shadowIsAbove ? -height : bounds.height, width: bounds.width, height: height)
        }
    }
}
