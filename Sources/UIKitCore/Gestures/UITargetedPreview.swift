public import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// The outline and the background of a view's preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The visible part of the view, in its coordinates. Nil, the default, is the whole view with rounded corners.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow. Nil, the default, is the outline of the visible part.
    open var shadowPath: UIBezierPath?
    /// The color behind transparent parts of the view. The default is the system background.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }

    /// Creates parameters that show lines of text with a margin.
    /// - Parameter textLineRects: the rectangles of lines as `NSValue`s of `CGRect`, in the view's coordinates. Other
    ///   values are ignored.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        let kind = String(cString: NSValue(rect: .zero).objCType)
        for value in textLineRects where String(cString: value.objCType) == kind {
            // Chosen: by eye.
            path.append(UIBezierPath(roundedRect: value.rectValue.insetBy(dx: -6, dy: -4), cornerRadius: 6))
        }
        visiblePath = path
    }

    /// Creates a copy of other parameters. Subclasses that support copying override it.
    public required init(copying other: UIPreviewParameters) {
        super.init()
        visiblePath = other.visiblePath
        shadowPath = other.shadowPath
        backgroundColor = other.backgroundColor
    }

    /// Returns a copy with the same class.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Self(copying: self) } }
}

/// The position at which a preview begins or ends.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    /// The view that contains the preview, in a window.
    public let container: UIView
    /// The center of the preview, in the container's coordinates.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Creates a target in a view, with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// Creates a target in a view, without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    // Returns the target itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A preview of a view with its outline and its target.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The view of the preview.
    public let view: UIView
    /// The outline and the background.
    public let parameters: UIPreviewParameters
    /// The position at which the preview begins or ends.
    public let target: UIPreviewTarget

    /// Creates a preview. A view outside a window is displayed itself, at the target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view at its current position. A view outside a window stops the program.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            misuse("UITargetedPreview.init(view:parameters:): \(view) is in no window; give a target in one")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Creates a preview of the whole view at its current position. A view outside a window stops the program.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// Returns a preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    // Returns the preview itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview {
    /// Returns the preview of a whole view at its position; nil for a view outside a window.
    static func whole(_ view: UIView?) -> UITargetedPreview? {
        guard let view, view.window != nil, view.superview != nil else { return nil }
        return UITargetedPreview(view: view)
    }

    /// The visible part, in the view's coordinates.
    var visibleRect: CGRect {
        guard let path = parameters.visiblePath?.bounds, path.isFinite, !path.isNull, !path.isEmpty else {
            return view.bounds
        }
        return path
    }

    /// Returns the frame of the visible part in a window, if the target's container is in the window.
    func frame(in window: UIWindow) -> CGRect? {
        guard target.container.window === window else { return nil }
        let (rect, whole) = (visibleRect, view.bounds)
        let around = CGRect(
            x: rect.minX - whole.midX, y: rect.minY - whole.midY, width: rect.width, height: rect.height
        ).applying(target.transform)
        let frame = window.convert(around.offsetBy(dx: target.center.x, dy: target.center.y), from: target.container)
        return frame.isFinite ? frame : nil
    }
}
