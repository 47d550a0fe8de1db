import CoreGraphics
public import Foundation
import HostInterface

/// The shape of the pointer. A desktop has other shapes: beams become the beam of the desktop, other shapes the arrow.
public enum UIPointerShape: @unchecked Sendable {
    /// A shape of the app. The pointer remains an arrow.
    case path(UIBezierPath)
    /// A rounded rectangle. The pointer remains an arrow.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A vertical line, as over text. The desktop selects its length.
    case verticalBeam(length: CGFloat)
    /// A horizontal line, as over vertical text. The pointer is the desktop's vertical beam.
    case horizontalBeam(length: CGFloat)
}

/// An effect of the pointer on the content below.
public enum UIPointerEffect: @unchecked Sendable {
    /// The tint that an effect adds.
    public enum TintMode: Int, Sendable { case none = 0, overlay = 1, underlay = 2 }

    /// The effect that the system selects: a background for small views, and a tint for larger views.
    case automatic(UITargetedPreview)
    /// A background in the shape of the style.
    case highlight(UITargetedPreview)
    /// A larger view with a shadow.
    case lift(UITargetedPreview)
    /// A tint, a shadow, or a larger view. Both tint modes tint the content from the front.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The content of the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The appearance of the pointer over a region of a view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let shape: UIPointerShape?
    let pointerEffect: UIPointerEffect?
    private let isHidden: Bool

    private init(_ shape: UIPointerShape?, isHidden: Bool, effect: UIPointerEffect? = nil) {
        (self.shape, self.isHidden, pointerEffect) = (shape, isHidden, effect)
        super.init()
    }

    /// Creates a style with an effect on content. The shape is the outline of a tint, in the coordinates of the
    /// preview's container; the pointer remains an arrow. Nil uses the visible part of the preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(shape, isHidden: false, effect: effect)
    }
    /// Creates a style with a shape. The axes are ignored, because an app does not move the pointer of a desktop.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(shape, isHidden: false)
    }

    /// Returns a style that hides the pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(nil, isHidden: true) }
    /// Returns the style of the desktop.
    public class func system() -> UIPointerStyle { UIPointerStyle(nil, isHidden: false) }

    /// The shape on a desktop.
    var pointerShape: PointerShape {
        if isHidden { return .hidden }
        if pointerEffect != nil { return .arrow }
        switch shape {
        case .verticalBeam, .horizontalBeam: return .beam
        case .path, .roundedRect, nil: return .arrow
        }
    }
}
