import CoreGraphics
public import Foundation
import FrameTime
import MotionLogic
import QuartzCore

/// The methods that are called when an animator resumes and when all items are at rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator begins to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing, by default.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing, by default.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An animator that moves items as physical bodies: by gravity, pushes, springs and collisions.
///
/// Bodies move in steps of a 240th of a second of the frame clock, so equal frames produce equal motion.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view that defines the coordinates and the reference bounds, or nil.
    open private(set) var referenceView: UIView?
    /// The delegate of the animator. A weak reference; nil by default.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors, in the order of insertion.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether items are moving.
    open private(set) var isRunning = false
    /// The running time without pauses, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0

    /// Called after each frame that set the positions of the items.
    var framePassed: (() -> Void)?
    /// Returns the reference bounds of an animator without reference view.
    var referenceBounds: (() -> CGRect?)?

    private var world = RigidWorld()
    private var items: [Int: any UIDynamicItem] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var made = 0
    private var lastFrame: FrameInstant?
    /// The remaining time of an incomplete step.
    private var remainder = 0.0
    /// The number of consecutive frames without motion.
    private var quietFrames = 0

    /// Creates an animator for items with centers in a view's coordinates.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }
    /// Creates an animator without reference bounds.
    public override init() { super.init() }

    // MARK: Behaviors

    /// Adds a behavior. Its items take part from the next frame.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.move(to: self)
        resume()
    }
    /// Removes a behavior. Items without another behavior keep their positions.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        let former = behaviors
        withExtendedLifetime(former) { _ = behaviors.remove(at: index) }
        behavior.move(to: nil)
        resume()
    }
    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Reads the current position, size and rotation of an item. The item's velocity is preserved.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let number = numbers[ObjectIdentifier(item)], let former = world.bodies[number] else { return }
        var body = RigidBody(item)
        (body.velocity, body.spin) = (former.velocity, former.spin)
        world.bodies[number] = body
        resume()
    }
    /// Returns the items whose rectangles intersect a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        // Items of a new behavior count before the first frame.
        join(behaviors.flatMap(\.family))
        return items.keys.sorted().compactMap { items[$0] }.filter { item in
            let size = item.bounds.size
            return CGRect(
                x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
                height: size.height
            ).intersects(rect)
        }
    }

    // MARK: Frames

    func resume() {
        quietFrames = 0
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        lastFrame = nil
        delegate?.dynamicAnimatorWillResume(self)
        (referenceView?.appContext ?? AppContext.current).environment.onEachFrame { [weak self] in
            self?.frame($0) ?? false
        }
    }

    func velocity(of item: any UIDynamicItem) -> RigidBody? {
        join(behaviors.flatMap(\.family))
        return numbers[ObjectIdentifier(item)].flatMap { world.bodies[$0] }
    }

    /// Changes the motion of a body immediately.
    func push(_ item: any UIDynamicItem, _ change: (inout RigidBody) -> Void) {
        join(behaviors.flatMap(\.family))
        guard let number = numbers[ObjectIdentifier(item)], var body = world.bodies[number] else { return }
        change(&body)
        world.bodies[number] = body
        resume()
    }

    /// Creates bodies for the items of behaviors.
    private func join(_ family: [UIDynamicBehavior]) {
        var present: Set<ObjectIdentifier> = []
        for item in family.flatMap(\.members)
        where present.insert(ObjectIdentifier(item)).inserted && numbers[ObjectIdentifier(item)] == nil {
            let body = RigidBody(item)
            numbers[ObjectIdentifier(item)] = made
            items[made] = item
            world.bodies[made] = body
            made += 1
        }
        let gone = numbers.filter { !present.contains($0.key) }
        let former = items
        withExtendedLifetime(former) {
            for (id, number) in gone {
                numbers[id] = nil
                items[number] = nil
                world.bodies[number] = nil
            }
        }
    }

    private func frame(_ now: FrameInstant) -> Bool {
        guard isRunning else { return false }
        guard let last = lastFrame else {
            lastFrame = now
            return true
        }
        lastFrame = now
        // Chosen: after a pause of the program, items continue from their current positions.
        remainder += min(max(0, now - last), 0.1)
        while remainder >= RigidWorld.step, isRunning {
            remainder -= RigidWorld.step
            step()
        }
        show()
        quietFrames = world.isAtRest ? quietFrames + 1 : 0
        // Chosen: a quarter of a second without motion counts as rest.
        if quietFrames < 15, !behaviors.isEmpty { return true }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
        return isRunning
    }

    private func step() {
        let family = behaviors.flatMap(\.family)
        join(family)
        let reference = referenceView?.bounds ?? referenceBounds?()
        let frame = DynamicFrame(world, numbers, reference, time: elapsedTime)
        for behavior in family { behavior.prepare(frame) }
        let before = world.contacts
        var next = frame.world
        next.advance()
        world = next
        elapsedTime += RigidWorld.step
        for behavior in family {
            if let collision = behavior as? UICollisionBehavior {
                collision.report(before, next.contacts) { self.items[$0] }
            }
            behavior.action?()
        }
    }

    /// Sets the positions of the items. An item may be an object of the app, which may change behaviors here.
    private func show() {
        let places = items.keys.sorted().compactMap { number in
            items[number].flatMap { item in world.bodies[number].map { (item, $0) } }
        }
        for (item, body) in places {
            if item.center != body.center.point { item.center = body.center.point }
            let turn = CGAffineTransform(rotationAngle: CGFloat(body.angle))
            if item.transform != turn { item.transform = turn }
        }
        framePassed?()
    }
}
