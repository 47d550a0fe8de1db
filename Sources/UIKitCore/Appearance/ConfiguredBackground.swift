import CoreGraphics
import Foundation
import QuartzCore

/// The view that draws a ``UIBackgroundConfiguration``. As large as its superview; the insets of the configuration are
/// inside the view.
final class ConfiguredBackground: UIView {
    private let fill = UIView()
    private let stroke = UIView()
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var custom: UIView?
    /// The corners that are rounded.
    var corners: CACornerMask = .all { didSet { if corners != oldValue { setNeedsLayout() } } }
    /// The corner radius of the list, which has precedence; nil uses the configuration's.
    var listRadius: CGFloat? { didSet { if listRadius != oldValue { setNeedsLayout() } } }
    private(set) var configuration: UIBackgroundConfiguration

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        stroke.isUserInteractionEnabled = false
        addSubview(fill)
        show()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration) {
        guard new != configuration else { return }
        keeping(configuration) { configuration = new }
        show()
    }

    private func show() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        showEffect()
        if let image = configuration.image {
            let view = imageView ?? UIImageView()
            imageView = view
            view.image = image
            view.contentMode = configuration.imageContentMode
            view.clipsToBounds = true
            if view.superview !== fill { fill.addSubview(view) }
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        showCustomView()
        showStroke()
        setNeedsLayout()
    }

    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        effectView = view
        if view.effect !== effect { view.effect = effect }
        if view.superview !== fill { fill.insertSubview(view, at: 0) }
    }

    private func showCustomView() {
        guard custom !== configuration.customView else { return }
        let old = custom
        custom = configuration.customView
        if let old, old.superview === fill { old.removeFromSuperview() }
        if let custom { fill.addSubview(custom) }
    }

    private func showStroke() {
        guard configuration.strokeWidth > 0 else { return stroke.removeFromSuperview() }
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor(in: traitCollection)
        if stroke.superview !== self { addSubview(stroke) }
    }

    private func showShadow(_ radius: CGFloat) {
        let shadow = configuration.shadowProperties
        layer.shadowOpacity = Float(shadow.opacity)
        guard shadow.opacity > 0 else { return }
        layer.shadowColor = shadow.color.cgColor(in: traitCollection)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        layer.shadowPath = (shadow.path ?? UIBezierPath(roundedRect: fill.frame, cornerRadius: radius)).cgPath
    }

    /// The frame of the background for left-to-right direction in a view with margins.
    private func shape() -> CGRect {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let left = isRightToLeft ? insets.trailing : insets.leading
        return CGRect(
            x: left, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = shape()
        let inner = CGRect(origin: .zero, size: fill.bounds.size)
        effectView?.frame = inner
        imageView?.frame = inner
        if let custom, custom.superview === fill { custom.frame = inner }
        let radius = min(listRadius ?? configuration.cornerRadius, min(inner.width, inner.height) / 2)
        fill.layer.cornerRadius = max(0, radius)
        fill.layer.maskedCorners = corners
        fill.clipsToBounds = radius > 0 && !fill.subviews.isEmpty
        if stroke.superview === self {
            let outset = configuration.strokeOutset
            stroke.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
            stroke.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
            stroke.layer.maskedCorners = corners
        }
        showShadow(max(0, radius))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }
    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        show()
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
