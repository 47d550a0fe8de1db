import Foundation
import Testing
import UIKit
import UIKitTesting

/// Fields, joints with one degree of freedom, groups and outlines, in the frames of an app.
@MainActor
struct FieldBehaviorTests {
    private let page = UIViewController()
    private let app: TestApp
    private let box = UIView(frame: CGRect(x: 150, y: 100, width: 50, height: 50))
    private let animator: UIDynamicAnimator

    init() {
        app = TestApp(page, draws: false)
        page.view.addSubview(box)
        app.settle()
        animator = UIDynamicAnimator(referenceView: page.view)
    }

    private func add(_ field: UIFieldBehavior, _ change: (UIFieldBehavior) -> Void = { _ in }) {
        field.addItem(box)
        change(field)
        animator.addBehavior(field)
    }

    private func speed() -> CGPoint { values().linearVelocity(for: box) }
    private func values() -> UIDynamicItemBehavior {
        if let known = animator.behaviors.lazy.compactMap({ $0 as? UIDynamicItemBehavior }).first { return known }
        let values = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(values)
        return values
    }

    @Test("a linear field of 1 moves an item as gravity of 1 does")
    func linear() {
        add(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
        app.advance(seconds: 0.5)
        let fallen = box.center.y - 125
        #expect(fallen > 105 && fallen < 130)
        #expect(box.center.x == 175)
    }

    private final class LateField: UIFieldBehavior {
        var delay = 1.0
    }

    @Test("the class functions of a subclass return its objects")
    func subclass() {
        let fields: [LateField] = [
            .dragField(), .radialGravityField(position: .zero), .noiseField(smoothness: 0.5, animationSpeed: 2),
            .field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 0) },
        ]
        #expect(fields.allSatisfy { $0.delay == 1 })
        #expect(fields[2].animationSpeed == 2)
        add(fields[3])
        app.advance(seconds: 0.2)
        #expect(box.center.x > 175)
    }

    @Test("a radial field pulls to its place, and below 0 away from it")
    func radial() {
        add(.radialGravityField(position: CGPoint(x: 300, y: 125)))
        app.advance(seconds: 0.1)
        #expect(box.center.x > 175 && abs(box.center.y - 125) < 0.001)
        animator.behaviors.compactMap { $0 as? UIFieldBehavior }.first?.strength = -5
        app.advance(seconds: 0.3)
        #expect(speed().x < 0)
    }

    @Test("a force that falls with the square of the distance is a hundredth at ten times the distance")
    func falloff() {
        func pull(_ distance: CGFloat) -> CGFloat {
            let other = UIDynamicAnimator(referenceView: page.view)
            let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            item.center = .zero
            let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: distance, y: 0))
            field.falloff = 2
            field.strength = 10
            field.addItem(item)
            let values = UIDynamicItemBehavior(items: [item])
            other.addBehavior(field)
            other.addBehavior(values)
            app.advance(frames: 3)
            return values.linearVelocity(for: item).x
        }
        let (near, far) = (pull(100), pull(1000))
        #expect(near > 0)
        #expect(abs(near / far - 100) < 2)
    }

    @Test("a field acts in its region alone")
    func region() {
        let region = UIRegion(radius: 100).subtracting(UIRegion(size: CGSize(width: 40, height: 40)))
        #expect(
            region.contains(CGPoint(x: 60, y: 0)) && !region.contains(.zero) && !region.contains(CGPoint(x: 101, y: 0)))
        #expect(region.inverse().contains(.zero) && UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
        #expect(
            !region.intersection(with: UIRegion(radius: 10)).contains(.zero)
                && region.union(with: UIRegion(radius: 10)).contains(.zero))
        add(.linearGravityField(direction: CGVector(dx: 1, dy: 0))) {
            $0.position = CGPoint(x: 175, y: 125)
            $0.region = UIRegion(radius: 50)
        }
        app.advance(seconds: 1)
        // The velocity that the field had at the edge: the square root of 2 times 1000 times 50.
        #expect(abs(speed().x - 316) < 12)
        let start = box.center.x
        app.advance(seconds: 0.5)
        #expect(abs(box.center.x - start - speed().x * 0.5) < 8)
    }

    @Test("drag slows down, a velocity field sets the speed, and a vortex pushes sideways")
    func kinds() {
        let drag = UIFieldBehavior.dragField()
        add(drag)
        values().addLinearVelocity(CGPoint(x: 300, y: 0), for: box)
        app.advance(seconds: 1)
        #expect(abs(speed().x - 300 / CGFloat(M_E)) < 8)
        animator.removeBehavior(drag)
        let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 40))
        add(wind)
        app.advance(frames: 3)
        #expect(speed() == CGPoint(x: 0, y: 40))
        animator.removeBehavior(wind)
        values().addLinearVelocity(CGPoint(x: 0, y: -40), for: box)
        add(.vortexField()) { $0.position = CGPoint(x: box.center.x - 50, y: box.center.y) }
        app.advance(frames: 2)
        #expect(speed().y > 0 && abs(speed().x) < 0.5)
    }

    @Test("a spring field swings around its middle in 2π seconds")
    func spring() {
        add(.springField()) { $0.position = CGPoint(x: 275, y: 125) }
        app.advance(seconds: Double.pi / 2)
        #expect(abs(box.center.x - 275) < 4)
        app.advance(seconds: Double.pi / 2)
        #expect(abs(box.center.x - 375) < 2)
    }

    @Test("noise is the same in every run, and turbulence does nothing to what rests")
    func noise() {
        func run() -> CGPoint {
            let other = UIDynamicAnimator(referenceView: page.view)
            let item = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
            field.addItem(item)
            other.addBehavior(field)
            app.advance(seconds: 1)
            return item.center
        }
        let first = run()
        #expect(first == run())
        #expect(first != CGPoint(x: 125, y: 125))
        add(.turbulenceField(smoothness: 0.5, animationSpeed: 1))
        app.advance(seconds: 0.2)
        #expect(box.center == CGPoint(x: 175, y: 125))
    }

    @Test("electric and magnetic fields act on charge")
    func charge() {
        let field = UIFieldBehavior.electricField()
        add(field) { $0.position = CGPoint(x: 100, y: 125) }
        app.advance(frames: 10)
        #expect(box.center == CGPoint(x: 175, y: 125))
        values().charge = 1
        app.advance(frames: 10)
        #expect(speed().x > 0)
        animator.removeBehavior(field)
        add(.magneticField())
        let before = speed()
        app.advance(frames: 10)
        #expect(abs(speed().y) > 0.01)
        #expect(abs(hypot(speed().x, speed().y) - before.x) < before.x * 0.05)
    }

    @Test("an app's own field gets place, speed, mass and charge, and its force has the unit of a push")
    func own() {
        var seen: [CGFloat] = []
        let field = UIFieldBehavior.field { field, position, velocity, mass, charge, seconds in
            seen = [position.x, position.y, velocity.dx, mass, charge, CGFloat(seconds)]
            return CGVector(dx: 0, dy: 1)
        }
        add(field) { $0.position = CGPoint(x: 100, y: 100) }
        app.advance(frames: 2)
        #expect(seen.prefix(5) == [75, seen[1], 0, 0.25, 0])
        #expect(seen[5] > 0)
        app.advance(seconds: 1)
        // A quarter of the mass of 100 by 100 points.
        #expect(speed().y > 390 && speed().y < 420)
    }

    // MARK: Joints

    @Test("a rope lets an item fall until it is tight")
    func limit() {
        let hook = UIView(frame: CGRect(x: 165, y: 90, width: 20, height: 20))
        page.view.addSubview(hook)
        let rope = UIAttachmentBehavior.limitAttachment(
            with: box, offsetFromCenter: .zero, attachedTo: hook, offsetFromCenter: .zero)
        #expect(rope.length == 25 && rope.attachedBehaviorType == .items)
        rope.length = 120
        let still = UIDynamicItemBehavior(items: [hook])
        still.isAnchored = true
        for behavior in [rope, still, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
        app.advance(seconds: 0.2)
        #expect(box.center.y > 135 && box.center.y < 160)
        app.advance(seconds: 3)
        #expect(abs(box.center.y - 220) < 2)
        #expect(hook.center == CGPoint(x: 175, y: 100))
    }

    @Test("a sliding item stays on its line, upright, and within its range")
    func sliding() {
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 100)
        animator.addBehavior(slide)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        app.advance(seconds: 0.2)
        let way = box.center.y - 125
        #expect(way > 5 && abs(box.center.x - 175 - way) < 0.5)
        app.advance(seconds: 3)
        #expect(abs(hypot(box.center.x - 175, box.center.y - 125) - 100) < 2)
        #expect(abs(box.center.x - 175 - (box.center.y - 125)) < 0.5)
        #expect(abs(box.transform.b) < 0.01)
        #expect(slide.attachedBehaviorType == .anchor)
        #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
    }

    @Test("a pinned item turns about its place, and no farther than its range")
    func pinned() {
        let wall = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        page.view.addSubview(wall)
        let pin = UIAttachmentBehavior.pinAttachment(
            with: box, attachedTo: wall, attachmentAnchor: CGPoint(x: 150, y: 125))
        pin.attachmentRange = UIFloatRange(minimum: -1, maximum: 0.5)
        let still = UIDynamicItemBehavior(items: [wall])
        still.isAnchored = true
        for behavior in [pin, still, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
        for _ in 0..<20 {
            app.advance(seconds: 0.1)
            #expect(abs(hypot(box.center.x - 150, box.center.y - 125) - 25) < 1.5)
        }
        #expect(abs(atan2(box.transform.b, box.transform.a) - 0.5) < 0.03)
        animator.removeBehavior(pin)
    }

    @Test("friction of a pin stops a turn")
    func torque() {
        let wall = UIView(frame: CGRect(x: 150, y: 300, width: 50, height: 50))
        page.view.addSubview(wall)
        let pin = UIAttachmentBehavior.pinAttachment(with: box, attachedTo: wall, attachmentAnchor: box.center)
        let still = UIDynamicItemBehavior(items: [wall])
        still.isAnchored = true
        for behavior in [pin, still] { animator.addBehavior(behavior) }
        let spin = UIDynamicItemBehavior(items: [box])
        spin.addAngularVelocity(4, for: box)
        animator.addBehavior(spin)
        app.advance(seconds: 0.5)
        #expect(abs(spin.angularVelocity(for: box) - 4) < 0.1)
        pin.frictionTorque = 1
        app.advance(seconds: 2)
        #expect(abs(spin.angularVelocity(for: box)) < 0.05)
    }

    @Test("fixed items fall and turn as one")
    func fixed() {
        let other = UIView(frame: CGRect(x: 220, y: 100, width: 50, height: 50))
        page.view.addSubview(other)
        animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(
                with: box, attachedTo: other, attachmentAnchor: CGPoint(x: 210, y: 125)))
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 0.3)
        animator.addBehavior(push)
        app.advance(seconds: 1)
        #expect(abs(hypot(other.center.x - box.center.x, other.center.y - box.center.y) - 70) < 1.5)
        let turns = [box, other].map { atan2($0.transform.b, $0.transform.a) }
        #expect(abs(turns[0] - turns[1]) < 0.05)
        #expect(abs(turns[0]) > 0.2)
    }

    // MARK: Groups and outlines

    @Test("a group moves its items as one body")
    func group() {
        let other = UIView(frame: CGRect(x: 200, y: 150, width: 50, height: 50))
        page.view.addSubview(other)
        let group = UIDynamicItemGroup(items: [box, other])
        #expect(group.center == CGPoint(x: 200, y: 150))
        #expect(group.bounds.size == CGSize(width: 100, height: 100))
        animator.addBehavior(UIGravityBehavior(items: [group]))
        app.advance(seconds: 0.3)
        #expect(box.center.y > 150)
        #expect(abs(other.center.y - box.center.y - 50) < 1e-6 && other.center.x == 225)
        animator.removeAllBehaviors()
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(box.center.x - (group.center.x + 25)) < 1e-6)
        #expect(abs(box.center.y - (group.center.y - 25)) < 1e-6)
        #expect(abs(box.transform.b - 1) < 1e-9)
    }

    @Test("an item with a path collides by the outline around it")
    func outline() {
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: -25, y: -25))
                path.addLine(to: CGPoint(x: 25, y: -25))
                path.addLine(to: CGPoint(x: 0, y: 10))
                path.close()
                return path
            }
        }
        let wedge = Wedge(frame: CGRect(x: 150, y: 100, width: 50, height: 50))
        page.view.addSubview(wedge)
        let collision = UICollisionBehavior(items: [wedge])
        let floor = UIBezierPath(rect: CGRect(x: 0, y: 400, width: 390, height: 50))
        collision.addBoundary(withIdentifier: "floor" as NSString, for: floor)
        let values = UIDynamicItemBehavior(items: [wedge])
        values.allowsRotation = false
        for behavior in [collision, values, UIGravityBehavior(items: [wedge])] { animator.addBehavior(behavior) }
        app.advance(seconds: 3)
        // The tip of the wedge is 10 points below its center: the rest of the view extends below the floor.
        #expect(abs(wedge.center.y - 390) < 1)
    }
}
