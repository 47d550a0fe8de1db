import CoreGraphics
public import Foundation
import MotionLogic

/// Holds an item at a place or at another item, by a rod or a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// Whether the other end is a place or an item.
    public enum AttachmentType: Int, Sendable { case items = 0, anchor }

    /// The item, and the one that it is held at.
    public let items: [any UIDynamicItem]
    /// Whether the other end is a place or an item.
    public let attachedBehaviorType: AttachmentType
    /// The place, in the reference view's points; without meaning between two items.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// Points between both ends; as far as they are apart at first.
    open var length: CGFloat { didSet { changed() } }
    /// 0 swings for ever, 1 does not swing. 0 by default; of meaning for springs.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Swings a second; 0, the default, is a stiff rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    private let offsets: [UIOffset]
    let form: AttachmentForm
    /// How far the item moves along the axis of a sliding attachment, in points, or turns about the place of a pinned
    /// one, in radians, from where the behavior was made. `.infinite` by default; without meaning for others.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
    /// The torque that a pinned item turns against: 1 stops a body of 100 by 100 points and a density of 1 by a radian
    /// a second squared for each thousand points squared (Chosen). 0 by default; without meaning for others.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }

    /// Holds an item's middle at a place.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Holds a point of an item at a place.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, offsets, attachedBehaviorType, anchorPoint, form) = ([item], [offset], .anchor, point, .distance)
        length = item.attachmentPoint(offset).distance(to: point)
        super.init()
    }
    /// Holds the middles of two items at each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Holds points of two items at each other.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (items, offsets, attachedBehaviorType, anchorPoint, form) = (
            [item1, item2], [offset1, offset2], .items, .zero, .distance
        )
        length = item1.attachmentPoint(offset1).distance(to: item2.attachmentPoint(offset2))
        super.init()
    }

    /// For the class methods below.
    init(_ items: [any UIDynamicItem], _ offsets: [UIOffset], _ form: AttachmentForm, anchor: CGPoint, length: CGFloat)
    {
        (self.items, self.offsets, self.form, self.length, anchorPoint) = (items, offsets, form, length, anchor)
        attachedBehaviorType = items.count > 1 ? .items : .anchor
        super.init()
    }

    override var members: [any UIDynamicItem] { items }

    override func prepare(_ frame: DynamicFrame) {
        guard let body = frame.number(of: items[0]) else { return }
        var joint = RigidWorld.Joint(body: body)
        joint.offset = SIMD2(offsets[0])
        if items.count > 1 {
            joint.other = frame.number(of: items[1])
            joint.otherOffset = SIMD2(offsets[1])
        } else {
            joint.anchor = SIMD2(anchorPoint)
        }
        joint.length = length.isFinite ? Double(max(0, length)) : 0
        joint.frequency = frequency.isFinite ? Double(min(max(0, frequency), 60)) : 0
        joint.damping = damping.isFinite ? Double(max(0, damping)) : 0
        joint.kind = form.kind(attachmentRange, torque: frictionTorque)
        frame.world.joints.append(joint)
    }
}

/// Lets an item spring to a place and turn upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The place, in the reference view's points.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// 0 swings most, 1 least. Documented: 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { changed() } }
    /// Chosen: the item is there in less than half a second.
    private static let frequency = 2.5

    /// A behavior that brings an item to a place.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var members: [any UIDynamicItem] { [item] }

    override func prepare(_ frame: DynamicFrame) {
        guard let body = frame.number(of: item) else { return }
        var joint = RigidWorld.Joint(body: body)
        (joint.anchor, joint.frequency, joint.straightens) = (SIMD2(snapPoint), Self.frequency, true)
        // Chosen: also without damping the item comes to rest.
        joint.damping = 0.2 + 0.8 * (damping.isFinite ? Double(min(max(0, damping), 1)) : 0.5)
        frame.world.joints.append(joint)
    }
}

extension UIDynamicItem {
    func attachmentPoint(_ offset: UIOffset) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(transform)
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { CGFloat(hypot(Double(other.x - x), Double(other.y - y))) }
}
