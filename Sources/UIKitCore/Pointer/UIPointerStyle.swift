import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface

/// The shape of the pointer. A desktop has shapes of its own: beams become the beam of the desktop, other shapes its
/// arrow.
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

/// An effect of the pointer on the content below. Desktops display no effects.
public enum UIPointerEffect: @unchecked Sendable {
    /// The tint that an effect adds.
    public enum TintMode: Int, Sendable { case none = 0, overlay = 1, underlay = 2 }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
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
    private let shape: UIPointerShape?
    private let isHidden: Bool

    private init(_ shape: UIPointerShape?, isHidden: Bool) {
        (self.shape, self.isHidden) = (shape, isHidden)
        super.init()
    }

    /// Creates a style with an effect on content. The effect is not displayed; the pointer has the shape.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        Log.once("UIPointerEffect has no effect: the pointer of a desktop does not change the content below")
        self.init(shape, isHidden: false)
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
        switch shape {
        case .verticalBeam, .horizontalBeam: return .beam
        case .path, .roundedRect, nil: return .arrow
        }
    }
}
