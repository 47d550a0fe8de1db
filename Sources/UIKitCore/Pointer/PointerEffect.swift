import CoreGraphics
import Foundation
import QuartzCore

/// The effect of the pointer on a view, while the pointer is over the view.
struct PointerEffect {
    enum Kind: Equatable { case highlight, lift, hover(tints: Bool, isShadowed: Bool, isScaled: Bool) }

    var kind: Kind
    /// The highlighted area in the coordinates of the view.
    var area: CGRect
    var radius: CGFloat

    /// Chosen: the radius of an area without a shape.
    static let radius: CGFloat = 8

    /// Chosen: small views have a background like buttons of bars, and larger views are tinted.
    static func automatic(for size: CGSize) -> Kind {
        size.width <= 200 && size.height <= 60 ? .highlight : .hover(tints: true, isShadowed: false, isScaled: false)
    }

    var isTinted: Bool {
        switch kind {
        case .highlight: true
        case .lift: false
        case .hover(let tints, _, _): tints
        }
    }
    var isShadowed: Bool {
        switch kind {
        case .highlight: false
        case .lift: true
        case .hover(_, let isShadowed, _): isShadowed
        }
    }
    /// The factor of the view's size. Chosen: lifted views grow by 10 points, at most by a tenth.
    var scale: CGFloat {
        let grows =
            switch kind {
            case .highlight: false
            case .lift: true
            case .hover(_, _, let isScaled): isScaled
            }
        let length = max(area.width, area.height)
        guard grows, length > 0, length.isFinite else { return 1 }
        return 1 + min(0.1, 10 / length)
    }
}

/// Displays an effect of the pointer in a view, and removes the effect when the pointer leaves the view.
///
/// A tint is a layer in front of the content. A scaled view has a transform, and a shadow of its layer, until the
/// effect ends. Values that the app changed meanwhile are preserved.
@MainActor
final class PointerEffectDisplay {
    private weak var view: UIView?
    private let tint: CALayer?
    private var transform: (own: CGAffineTransform, shown: CGAffineTransform)?
    private var shadow: Shadow?

    private struct Shadow { var opacity: Float, radius: CGFloat, offset: CGSize }

    /// Chosen: a wide and light shadow, as behind lifted previews.
    private static let shadow = Shadow(opacity: 0.2, radius: 10, offset: CGSize(width: 0, height: 4))
    /// Chosen: as long as other effects of the pointer.
    private static let duration = 0.2

    init(_ effect: PointerEffect, in view: UIView) {
        self.view = view
        tint = effect.isTinted ? CALayer() : nil
        if let tint {
            tint.backgroundColor = UIColor.tertiarySystemFill.cgColor(in: view.traitCollection)
            tint.cornerRadius = max(0, min(effect.radius, effect.area.width / 2, effect.area.height / 2))
            tint.frame = effect.area
            view.layer.addSublayer(tint)
            fade(tint, from: 0, to: 1)
        }
        if effect.isShadowed {
            let layer = view.layer
            shadow = Shadow(opacity: layer.shadowOpacity, radius: layer.shadowRadius, offset: layer.shadowOffset)
            set(Self.shadow, of: layer)
        }
        if effect.scale != 1 {
            let own = view.transform
            let shown = own.scaledBy(x: effect.scale, y: effect.scale)
            transform = (own, shown)
            UIView.animate(withDuration: Self.duration) { view.transform = shown }
        }
    }

    func remove() {
        guard let view else { return }
        if let tint {
            tint.opacity = 0
            fade(tint, from: 1, to: 0)
            // The layer is transparent. It leaves the tree when its animation has ended.
            view.appContext.after(Self.duration) { tint.removeFromSuperlayer() }
        }
        let layer = view.layer
        if let shadow, layer.shadowOpacity == Self.shadow.opacity, layer.shadowRadius == Self.shadow.radius {
            set(shadow, of: layer)
        }
        if let transform, view.transform == transform.shown {
            UIView.animate(withDuration: Self.duration) { view.transform = transform.own }
        }
    }

    private func set(_ shadow: Shadow, of layer: CALayer) {
        layer.shadowOpacity = shadow.opacity
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
    }

    private func fade(_ layer: CALayer, from start: Float, to end: Float) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = start
        animation.toValue = end
        animation.duration = Self.duration
        layer.add(animation, forKey: "pointer")
    }
}

extension UIPointerStyle {
    /// The effect of the style on its preview; nil without an effect, and for a preview in no window.
    func displayedEffect() -> (effect: PointerEffect, view: UIView)? {
        guard let effect = pointerEffect else { return nil }
        let preview = effect.preview, view = preview.view
        guard view.window != nil else { return nil }
        let (area, radius) = area(of: preview)
        let kind: PointerEffect.Kind =
            switch effect {
            case .automatic: PointerEffect.automatic(for: area.size)
            case .highlight: .highlight
            case .lift: .lift
            case .hover(_, let tint, let shadow, let scales):
                .hover(tints: tint != .none, isShadowed: shadow, isScaled: scales)
            }
        return (PointerEffect(kind: kind, area: area, radius: radius), view)
    }

    /// Documented (UIPointerShape.roundedRect): the rectangle is in the coordinates of the preview's container.
    private func area(of preview: UITargetedPreview) -> (CGRect, CGFloat) {
        let view = preview.view
        switch shape {
        case .roundedRect(let rect, let radius):
            let own = view.convert(rect, from: preview.target.container)
            return (own.isFinite ? own : view.bounds, radius.isFinite ? radius : PointerEffect.radius)
        case .path(let path):
            let own = view.convert(path.bounds, from: preview.target.container)
            return (own.isFinite ? own : view.bounds, PointerEffect.radius)
        case .verticalBeam, .horizontalBeam, nil:
            let visible = preview.parameters.visiblePath?.bounds ?? view.bounds
            return (visible.isFinite ? visible : view.bounds, PointerEffect.radius)
        }
    }
}
