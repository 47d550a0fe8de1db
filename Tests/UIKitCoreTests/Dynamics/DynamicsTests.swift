import Foundation
import Testing
import UIKit
import UIKitTesting

/// Items that fall, bounce, hang and snap, in the frames of an app.
@MainActor
struct DynamicsTests {
    @MainActor private final class Stage {
        let page = UIViewController()
        let app: TestApp
        let box = UIView(frame: CGRect(x: 150, y: 100, width: 50, height: 50))
        let animator: UIDynamicAnimator

        init() {
            app = TestApp(page, draws: false)
            page.view.addSubview(box)
            app.settle()
            animator = UIDynamicAnimator(referenceView: page.view)
        }
    }

    private final class Recorder: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var events: [String] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { events.append("began \(identifier as? String ?? "bounds")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { events.append("ended \(identifier as? String ?? "bounds")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) {
            events.append("items")
        }
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    }

    @Test("gravity of 1 accelerates by 1000 points a second squared")
    func gravity() {
        let stage = Stage()
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        stage.app.advance(seconds: 0.5)
        // Half of 1000 times 0.5 squared, without the first frame, which starts the clock.
        let fallen = stage.box.center.y - 125
        #expect(fallen > 105 && fallen < 130)
        #expect(stage.box.center.x == 175)
        #expect(stage.animator.isRunning)
        #expect(stage.animator.elapsedTime > 0.4)
    }

    @Test("a box falls onto the bounds, rests there, and the animator pauses")
    func rests() {
        let stage = Stage()
        let recorder = Recorder()
        let collision = UICollisionBehavior(items: [stage.box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = recorder
        stage.animator.delegate = recorder
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        stage.animator.addBehavior(collision)
        stage.app.advance(seconds: 6)
        #expect(abs(stage.box.frame.maxY - stage.page.view.bounds.maxY) < 0.6)
        #expect(!stage.animator.isRunning)
        #expect(recorder.events.first == "resume")
        #expect(recorder.events.contains("began bounds"))
        #expect(recorder.events.last == "pause")
    }

    @Test("a body without elasticity does not bounce, and a body with full elasticity bounces back")
    func bounces() {
        var heights: [CGFloat] = []
        for elasticity in [0.0, 1.0] {
            let stage = Stage()
            let values = UIDynamicItemBehavior(items: [stage.box])
            values.elasticity = elasticity
            values.allowsRotation = false
            let collision = UICollisionBehavior(items: [stage.box])
            collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 390, y: 300))
            for behavior in [values, collision, UIGravityBehavior(items: [stage.box])] {
                stage.animator.addBehavior(behavior)
            }
            var highest = CGFloat.infinity
            for frame in 0..<90 {
                stage.app.advance(seconds: 1.0 / 60)
                if frame > 45 { highest = min(highest, stage.box.frame.maxY) }
            }
            heights.append(highest)
            #expect(stage.box.frame.maxY < 302)
        }
        #expect(heights[0] > 298)
        #expect(heights[1] < 200)
    }

    @Test("two boxes do not lie in each other")
    func items() {
        let stage = Stage()
        let recorder = Recorder()
        let other = UIView(frame: CGRect(x: 160, y: 300, width: 50, height: 50))
        stage.page.view.addSubview(other)
        let collision = UICollisionBehavior(items: [stage.box, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = recorder
        stage.animator.addBehavior(collision)
        let values = UIDynamicItemBehavior(items: [stage.box, other])
        values.allowsRotation = false
        stage.animator.addBehavior(values)
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box, other]))
        stage.app.advance(seconds: 5)
        #expect(recorder.events.contains("items"))
        #expect(stage.box.frame.insetBy(dx: 1, dy: 1).intersects(other.frame.insetBy(dx: 1, dy: 1)) == false)
    }

    @Test("a snap brings the item to its place, upright")
    func snap() {
        let stage = Stage()
        stage.box.transform = CGAffineTransform(rotationAngle: 1)
        stage.animator.addBehavior(UISnapBehavior(item: stage.box, snapTo: CGPoint(x: 60, y: 400)))
        stage.app.advance(seconds: 3)
        #expect(abs(stage.box.center.x - 60) < 1.5)
        #expect(abs(stage.box.center.y - 400) < 1.5)
        #expect(abs(stage.box.transform.b) < 0.02)
        #expect(!stage.animator.isRunning)
    }

    @Test("a rod keeps its length while the item swings")
    func rod() {
        let stage = Stage()
        let anchor = CGPoint(x: 75, y: 125)
        let rod = UIAttachmentBehavior(item: stage.box, attachedToAnchor: anchor)
        #expect(rod.length == 100)
        stage.animator.addBehavior(rod)
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
        for _ in 0..<20 {
            stage.app.advance(seconds: 0.05)
            let distance = hypot(Double(stage.box.center.x - anchor.x), Double(stage.box.center.y - anchor.y))
            #expect(abs(distance - 100) < 2)
        }
        #expect(stage.box.center.y > 126)
    }

    @Test("a push once gives a speed, and a lasting one accelerates")
    func push() {
        let stage = Stage()
        let once = UIPushBehavior(items: [stage.box], mode: .instantaneous)
        once.pushDirection = CGVector(dx: 1, dy: 0)
        stage.animator.addBehavior(once)
        stage.app.advance(seconds: 0.5)
        // A quarter of the mass of 100 by 100 points.
        let values = UIDynamicItemBehavior(items: [stage.box])
        stage.animator.addBehavior(values)
        #expect(abs(values.linearVelocity(for: stage.box).x - 400) < 1)
        #expect(!once.active)
        values.addLinearVelocity(CGPoint(x: -400, y: 0), for: stage.box)
        #expect(abs(values.linearVelocity(for: stage.box).x) < 1)
    }

    @Test("the same frames give the same motion")
    func deterministic() {
        func run() -> [CGPoint] {
            let stage = Stage()
            let ball = UIView(frame: CGRect(x: 170, y: 20, width: 40, height: 40))
            stage.page.view.addSubview(ball)
            let collision = UICollisionBehavior(items: [stage.box, ball])
            collision.translatesReferenceBoundsIntoBoundary = true
            stage.animator.addBehavior(collision)
            stage.animator.addBehavior(UIGravityBehavior(items: [stage.box, ball]))
            stage.app.advance(seconds: 2)
            return [stage.box.center, ball.center]
        }
        #expect(run() == run())
    }

    @Test("numbers that are none leave items where they are")
    func oddNumbers() {
        let stage = Stage()
        let gravity = UIGravityBehavior(items: [stage.box])
        gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
        stage.animator.addBehavior(gravity)
        let rod = UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0))
        rod.length = .nan
        rod.frequency = .infinity
        stage.animator.addBehavior(rod)
        stage.app.advance(seconds: 0.3)
        #expect(stage.box.center.x.isFinite && stage.box.center.y.isFinite)
    }
}
