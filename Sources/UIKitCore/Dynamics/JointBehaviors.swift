import CoreGraphics
public import Foundation
import MotionLogic

/// A rod or spring that attaches an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The type of the other end: a point or an item.
    public enum AttachmentType: Int, Sendable { case items = 0, anchor }

    /// The item, and the item to which it is attached.
    public let items: [any UIDynamicItem]
    /// The type of the other end: a point or an item.
    public let attachedBehaviorType: AttachmentType
    /// The attachment point, in the reference view's coordinates. It is ignored between two items.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// The distance of the ends, in points. The default is the initial distance.
    open var length: CGFloat { didSet { changed() } }
    /// The damping of a spring: 0 oscillates forever, 1 does not oscillate. The default is 0.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The oscillations per second. The default is 0, which means a stiff rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    private let offsets: [UIOffset]
    let form: AttachmentForm
    /// The range of a sliding attachment's movement, in points, or of a pin's rotation, in radians, relative to the
    /// initial state. The default is `.infinite`. Other attachments ignore it.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
    /// The torque that resists the rotation of a pin. A torque of 1 decelerates a body of 100 × 100 points and a
    /// density of 1 by one radian per second squared for each thousand points squared (Chosen). The default is 0. Other
    /// attachments ignore it.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }

    /// Attaches an item's center to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Attaches a point of an item to a point.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, offsets, attachedBehaviorType, anchorPoint, form) = ([item], [offset], .anchor, point, .distance)
        length = item.attachmentPoint(offset).distance(to: point)
        super.init()
    }
    /// Attaches the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Attaches points of two items.
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

    /// Used by the class methods below.
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

/// A spring that moves an item to a point and resets its rotation.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The target point, in the reference view's coordinates.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// The damping, from 0 for the most oscillation to 1 for the least. The default is 0.5.
    /// Documented: UISnapBehavior.damping.
    open var damping: CGFloat = 0.5 { didSet { changed() } }
    /// Chosen: the item arrives in less than half a second.
    private static let frequency = 2.5

    /// Creates a behavior that moves an item to a point.
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
        // Chosen: the item comes to rest even without damping.
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
