public import Foundation
import CoreGraphics
import HostInterface

/// An effect on a view while the pointer is over the view.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The effect that the system selects: a background for small views, and a tint for larger views.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    public nonisolated init() {}
}

/// A background in the shape of the style.
public struct UIHoverHighlightEffect: UIHoverEffect {
    public nonisolated init() {}
}

/// A larger view with a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
    public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that the system selects.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A background in the shape of the style.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// A larger view with a shadow.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The appearance of a view while the pointer is over the view. A view keeps the values that the style had when it was
/// assigned.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
    /// The effect. The default is ``UIHoverAutomaticEffect``.
    open var effect: any UIHoverEffect
    /// The outline of the effect; nil, the default, for the bounds of the view.
    open var shape: UIShape?
    /// Whether the effect is displayed. The default is true.
    open var isEnabled = true

    /// Creates a style with an effect and an outline.
    public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    /// Creates a style with the automatic effect in an outline.
    public convenience init(shape: UIShape?) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }

    /// Returns a style with the automatic effect and shape.
    public class func automatic() -> Self { Self.init(copying: UIHoverStyle()) }

    /// Creates a copy of another style.
    public required init(copying other: UIHoverStyle) {
        (effect, shape, isEnabled) = (other.effect, other.shape, other.isEnabled)
        super.init()
    }

    /// Returns a style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { Self(copying: self) }

    func displayed(in bounds: CGRect) -> PointerEffect {
        let (area, radius) = shape?.resolved(in: bounds) ?? (bounds, PointerEffect.radius)
        let kind: PointerEffect.Kind =
            switch effect {
            case is UIHoverHighlightEffect: .highlight
            case is UIHoverLiftEffect: .lift
            default: PointerEffect.automatic(for: area.size)
            }
        return PointerEffect(kind: kind, area: area, radius: radius)
    }
}

extension UIView {
    /// The effect on the view while the pointer is over the view; nil, the default, for no effect. The view keeps a
    /// copy. A control that is disabled has no effect.
    public var hoverStyle: UIHoverStyle? {
        get { hoverInteraction?.style }
        set {
            let former = hoverInteraction
            guard let style = newValue?.copy() as? UIHoverStyle else { return former.map(detach) ?? () }
            if let former { former.style = style } else { attach(HoverStyleInteraction(style)) }
        }
    }

    private var hoverInteraction: HoverStyleInteraction? {
        gestures.interactions.lazy.compactMap { $0 as? HoverStyleInteraction }.first
    }
}

/// Displays the hover style of a view.
private final class HoverStyleInteraction: SystemInteraction, PointerStyling {
    private(set) weak var view: UIView?
    private var shown: PointerEffectDisplay?
    private var isInside = false
    var style: UIHoverStyle {
        didSet {
            guard isInside else { return }
            pointerLeft()
            show()
        }
    }

    init(_ style: UIHoverStyle) { self.style = style }

    func willMove(to view: UIView?) { if view == nil { pointerLeft() } }
    func didMove(to view: UIView?) { self.view = view }

    func pointerMoved(to point: CGPoint) -> PointerShape? {
        if !isInside { show() }
        return nil
    }

    private func show() {
        isInside = true
        guard let view, style.isEnabled, view.isUserInteractionEnabled else { return }
        shown = PointerEffectDisplay(style.displayed(in: view.bounds), in: view)
    }

    func pointerLeft() {
        isInside = false
        shown?.remove()
        shown = nil
    }
}
