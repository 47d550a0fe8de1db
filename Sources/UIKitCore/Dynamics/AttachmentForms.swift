public import CoreGraphics
public import Foundation
import MotionLogic

/// A range of numbers from a minimum to a maximum.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    /// Creates the range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }
    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether the range contains all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// The degrees of freedom of an attachment.
enum AttachmentForm {
    case distance, limit
    case pin(restAngle: Double)
    case weld(restAngle: Double)
    case slide(axis: CGVector, restAngle: Double)

    func kind(_ range: UIFloatRange, torque: CGFloat) -> JointKind {
        // An invalid range does not restrict the movement.
        let isRange = range.minimum <= range.maximum
        let bounds =
            isRange
            ? RigidWorld.Range(Double(range.minimum), Double(range.maximum)) : RigidWorld.Range(-.infinity, .infinity)
        return switch self {
        case .distance: .distance
        case .limit: .limit
        case .pin(let rest): .pin(bounds, restAngle: rest, torque: torque.isFinite ? Double(max(0, torque)) * 1000 : 0)
        case .weld(let rest): .weld(restAngle: rest)
        case .slide(let axis, let rest): .slide(axis: SIMD2(axis), bounds, restAngle: rest)
        }
    }
}

extension UIAttachmentBehavior {
    /// Creates an attachment of two items that fixes their distance and their relative angle.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            [item1, item2], offsets(item1, item2, point), .weld(restAngle: item1.turn - item2.turn), anchor: .zero,
            length: 0)
    }
    /// Creates an attachment of two items at a point about which they rotate, within ``attachmentRange`` and against
    /// ``frictionTorque``.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            [item1, item2], offsets(item1, item2, point), .pin(restAngle: item1.turn - item2.turn), anchor: .zero,
            length: 0)
    }
    /// Creates an attachment that lets an item move along a line through a point, within ``attachmentRange``. The item
    /// does not rotate.
    /// - Parameter axis: the direction of the line. With a zero vector, the item does not move.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let offset = item.offset(of: point)
        let form: AttachmentForm = axis.isLine ? .slide(axis: axis, restAngle: item.turn) : .weld(restAngle: item.turn)
        return UIAttachmentBehavior([item], [offset], form, anchor: point, length: 0)
    }
    /// Creates an attachment that lets an item move along a line through a point of another item, within
    /// ``attachmentRange``. The line rotates with the other item, and the relative angle of the items is fixed.
    /// - Parameter axis: the direction of the line. With a zero vector, the items do not move relative to each other.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let rest = item1.turn - item2.turn
        // In the other item's coordinates before its rotation.
        let own = CGPoint(x: axis.dx, y: axis.dy).applying(CGAffineTransform(rotationAngle: CGFloat(-item2.turn)))
        let form: AttachmentForm =
            axis.isLine ? .slide(axis: CGVector(dx: own.x, dy: own.y), restAngle: rest) : .weld(restAngle: rest)
        return UIAttachmentBehavior([item1, item2], offsets(item1, item2, point), form, anchor: .zero, length: 0)
    }
    /// Creates an attachment that limits the distance of points of two items to ``length``, like a rope.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        let length = item1.attachmentPoint(offset1).distance(to: item2.attachmentPoint(offset2))
        return UIAttachmentBehavior([item1, item2], [offset1, offset2], .limit, anchor: .zero, length: length)
    }

    private class func offsets(_ item1: any UIDynamicItem, _ item2: any UIDynamicItem, _ point: CGPoint) -> [UIOffset] {
        [item1.offset(of: point), item2.offset(of: point)]
    }
}

extension UIDynamicItem {
    fileprivate var turn: Double { Double(atan2(transform.b, transform.a)) }

    /// The offset of a point in the reference view from the item's center, before the item's rotation.
    fileprivate func offset(of point: CGPoint) -> UIOffset {
        let way = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(
            CGAffineTransform(rotationAngle: CGFloat(-turn)))
        return UIOffset(horizontal: way.x, vertical: way.y)
    }
}

extension CGVector {
    fileprivate var isLine: Bool { dx.isFinite && dy.isFinite && (dx != 0 || dy != 0) }
}
