import CoreGraphics
import Diagnostics
public import Foundation
public import QuartzCore

/// The appearance of the focus of an item. This class itself draws nothing.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

/// A ring around the focused item.
///
/// Chosen (no number is published): a line of 3 points in the tint color, with a gap of 2 points; with increased
/// contrast a line of 4 points in the color of labels. The ring lies inside of a view that clips its content, and
/// where a superview would clip the ring.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The side of the shape at which the ring lies.
    public enum Position: Int, Sendable { case automatic = 0, outside, inside }

    /// The shape of the ring in the coordinates of the ``referenceView``, or of the focused view. Nil uses the bounds
    /// and the corners of the view.
    let shape: UIBezierPath?

    /// Creates a ring around the bounds of the focused view, with its corners.
    public override init() {
        shape = nil
        super.init()
    }

    /// Creates a ring around a rectangle.
    public init(rect: CGRect) {
        shape = UIBezierPath(rect: rect.standardIfFinite)
        super.init()
    }

    /// Creates a ring around a rounded rectangle. The curve is drawn as a circle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
        shape = UIBezierPath(roundedRect: rect.standardIfFinite, cornerRadius: radius)
        super.init()
    }

    /// Creates a ring along a path.
    public init(path bezierPath: UIBezierPath) {
        shape = bezierPath
        super.init()
    }

    /// The view that contains the ring. Held weakly.
    /// - Coverage: inert (the ring belongs to the focused view)
    open weak var containerView: UIView? {
        didSet {
            if containerView != nil {
                Log.once("UIFocusHaloEffect.containerView has no effect: the ring belongs to the focused view")
            }
        }
    }
    /// The view whose coordinates the shape uses. Held weakly; nil, the default, is the focused view.
    open weak var referenceView: UIView?
    /// The side of the shape at which the ring lies. `automatic` by default: outside, unless the ring would be clipped.
    open var position = Position.automatic
}

extension CGRect {
    /// The rectangle; an empty rectangle if a number is not finite.
    fileprivate var standardIfFinite: CGRect {
        let standard = standardized
        return [standard.minX, standard.minY, standard.maxX, standard.maxY].allSatisfy(\.isFinite) ? standard : .zero
    }
}
