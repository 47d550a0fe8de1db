public import CoreGraphics
public import Foundation
import QuartzCore

/// The outline and the background of a view that is lifted off the screen.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The visible part, in points of the view; nil, the default, is all of it, with rounded corners.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow; nil, the default, is the visible part.
    open var shadowPath: UIBezierPath?
    /// Drawn where the view is transparent. The system's background by default.
    open var backgroundColor: UIColor! = .systemBackground

    public override init() { super.init() }

    /// Shows lines of text, each with some room around it.
    /// - Parameter textLineRects: rectangles of lines as `NSValue`s of `CGRect`, in points of the view; others are left
    ///   out.
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

    /// The values of other parameters; for subclasses that are copied.
    public required init(copying other: UIPreviewParameters) {
        super.init()
        visiblePath = other.visiblePath
        shadowPath = other.shadowPath
        backgroundColor = other.backgroundColor
    }

    /// Parameters of this class with these values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Self(copying: self) } }
}

/// The place where a lifted view starts, or to which it returns.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    /// The view in which the preview is, in a window.
    public let container: UIView
    /// In points of the container.
    public let center: CGPoint
    /// The transform of the preview at its place.
    public let transform: CGAffineTransform

    /// A place in a view, with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// A place in a view, without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    // Its parts never change.
    /// The target itself: it never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is lifted off the screen, with its outline and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The view that is lifted.
    public let view: UIView
    /// The outline and the background.
    public let parameters: UIPreviewParameters
    /// The place where it starts, or to which it returns.
    public let target: UIPreviewTarget

    /// The view may be in no window: then it is shown itself, at the target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// A preview of a view at its place on screen. A programming error, which stops the program: a view that is in no
    /// window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            misuse("UITargetedPreview.init(view:parameters:): \(view) is in no window; give a target in one")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// A preview of all of the view, at its place on screen. Stops the program where it is in no window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// A preview of the same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    // Its parts never change.
    /// The preview itself: it never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview {
    /// The preview of a view where it is; nil where it is nowhere.
    static func whole(_ view: UIView?) -> UITargetedPreview? {
        guard let view, view.window != nil, view.superview != nil else { return nil }
        return UITargetedPreview(view: view)
    }

    /// The visible part, in points of the view.
    var visibleRect: CGRect {
        guard let path = parameters.visiblePath?.bounds, path.isFinite, !path.isNull, !path.isEmpty else {
            return view.bounds
        }
        return path
    }

    /// Where the visible part is in a window, as long as the target's container is there.
    func frame(in window: UIWindow) -> CGRect? {
        guard target.container.window === window else { return nil }
        let (rect, whole) = (visibleRect, view.bounds)
        let around = CGRect(
            x: rect.minX - whole.midX, y: rect.minY - whole.midY, width: rect.width, height: rect.height
        ).applying(target.transform)
        let place = window.convert(around.offsetBy(dx: target.center.x, dy: target.center.y), from: target.container)
        return place.isFinite ? place : nil
    }
}
