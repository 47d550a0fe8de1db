import Foundation
import FrameTime
import GestureLogic
import Testing

@Suite("Velocity")
struct VelocityTrackerTests {
    @Test("Velocity is what the last tenth of a second did")
    func window() {
        var tracker = VelocityTracker()
        tracker.add(CGPoint(x: 0, y: 0), at: FrameInstant(seconds: 0))
        tracker.add(CGPoint(x: 500, y: 0), at: FrameInstant(seconds: 0.5))
        tracker.add(CGPoint(x: 510, y: -20), at: FrameInstant(seconds: 0.55))
        #expect(tracker.velocity(at: FrameInstant(seconds: 0.55)) == CGPoint(x: 200, y: -400))
    }

    @Test("A finger that rests before it lifts has no velocity")
    func rest() {
        var tracker = VelocityTracker()
        tracker.add(CGPoint(x: 0, y: 0), at: FrameInstant(seconds: 0))
        tracker.add(CGPoint(x: 90, y: 0), at: FrameInstant(seconds: 0.05))
        #expect(tracker.velocity(at: FrameInstant(seconds: 0.2)) == .zero)
        #expect(VelocityTracker().velocity(at: .zero) == .zero)
    }

    @Test("Two reports at one moment do not divide by zero")
    func sameMoment() {
        var tracker = VelocityTracker()
        tracker.add(CGPoint(x: 0, y: 0), at: .zero)
        tracker.add(CGPoint(x: 90, y: 0), at: .zero)
        #expect(tracker.velocity(at: .zero) == .zero)
    }
}

@Suite("Taps")
struct TapTrackerTests {
    @Test(
        "A tap is recognized when the finger lifts nearby and soon",
        arguments: [
            (TouchScript().down(5, 5, at: 0).up(5, 5, at: 0.1), [.ended]),
            (TouchScript().down(5, 5, at: 0).move(14, 5, at: 0.1).up(14, 5, at: 0.2), [.ended]),
            (TouchScript().down(5, 5, at: 0).move(16, 5, at: 0.1).up(5, 5, at: 0.2), [.failed]),
            (TouchScript().down(5, 5, at: 0).up(5, 5, at: 0.76), [.failed]),
            (TouchScript().down(5, 5, at: 0).cancel(5, 5, at: 0.1), [.failed]),
            (TouchScript().down(5, 5, at: 0).down(9, 9, at: 0.1, id: 1), [.failed]),
            (TouchScript().move(5, 5, at: 0).up(5, 5, at: 0.1), []),
        ] as [(TouchScript, [GesturePhase])])
    func single(script: TouchScript, phases: [GesturePhase]) {
        var tracker = TapTracker()
        #expect(script.play(on: &tracker) == phases)
    }

    @Test("A double tap requires its second tap soon")
    func double() {
        let once = TouchScript().down(5, 5, at: 0).up(5, 5, at: 0.1)
        var tracker = TapTracker(tapsRequired: 2)
        #expect(once.down(5, 5, at: 0.3).up(5, 5, at: 0.4).play(on: &tracker) == [.ended])
        tracker.reset()
        #expect(once.down(5, 5, at: 0.5).up(5, 5, at: 0.6).play(on: &tracker) == [.failed])
        tracker.reset()
        #expect(once.play(on: &tracker) == [])
        #expect(tracker.deadline == FrameInstant(seconds: 0.45))
        #expect(tracker.receive(FrameInstant(seconds: 0.44)) == nil)
        #expect(tracker.receive(FrameInstant(seconds: 0.45)) == .failed)
        #expect(tracker.deadline == nil)
    }

    @Test("A tap with two fingers requires both")
    func twoFingers() {
        var tracker = TapTracker(touchesRequired: 2)
        let both = TouchScript().down(5, 5, at: 0).down(25, 5, at: 0.05, id: 1).up(5, 5, at: 0.1).up(
            25, 5, at: 0.12, id: 1)
        #expect(both.play(on: &tracker) == [.ended])
        #expect(tracker.location == CGPoint(x: 15, y: 5))
        tracker.reset()
        #expect(TouchScript().down(5, 5, at: 0).up(5, 5, at: 0.1).play(on: &tracker) == [.failed])
    }
}

@Suite("Pans")
struct PanTrackerTests {
    @Test("The slop is swallowed: a pan begins with what lies beyond it")
    func slop() {
        var tracker = PanTracker()
        #expect(TouchScript().down(100, 100, at: 0).move(110, 100, at: 0.01).play(on: &tracker) == [])
        #expect(TouchScript().move(112, 100, at: 0.02).play(on: &tracker) == [.began])
        #expect(tracker.translation == CGPoint(x: 2, y: 0))
        #expect(TouchScript().move(152, 90, at: 0.03).play(on: &tracker) == [.changed])
        #expect(tracker.translation == CGPoint(x: 42, y: -10))
        #expect(TouchScript().up(152, 90, at: 0.04).play(on: &tracker) == [.ended])
    }

    @Test("A pan along one axis fails when the other is crossed first")
    func axes() {
        var tracker = PanTracker(axes: .vertical)
        #expect(TouchScript().down(0, 0, at: 0).move(11, 5, at: 0.01).play(on: &tracker) == [.failed])
        tracker.reset()
        #expect(TouchScript().down(0, 0, at: 0).move(5, -11, at: 0.01).play(on: &tracker) == [.began])
    }

    @Test("A second finger does not make the content jump")
    func secondFinger() {
        var tracker = PanTracker()
        _ = TouchScript().down(0, 0, at: 0).move(30, 0, at: 0.01).play(on: &tracker)
        #expect(TouchScript().down(200, 80, at: 0.02, id: 1).play(on: &tracker) == [])
        #expect(tracker.translation == CGPoint(x: 20, y: 0))
        _ = TouchScript().move(220, 80, at: 0.03, id: 1).play(on: &tracker)
        #expect(tracker.translation == CGPoint(x: 30, y: 0))
        #expect(TouchScript().up(30, 0, at: 0.04).play(on: &tracker) == [])
        #expect(tracker.translation == CGPoint(x: 30, y: 0))
        #expect(TouchScript().up(220, 80, at: 0.05, id: 1).play(on: &tracker) == [.ended])
    }

    @Test("Two required fingers count from the moment both are down")
    func twoFingers() {
        var tracker = PanTracker(fewestTouches: 2)
        let script = TouchScript().down(0, 0, at: 0).move(80, 0, at: 0.01).down(90, 0, at: 0.02, id: 1).move(
            94, 0, at: 0.03, id: 1)
        #expect(script.play(on: &tracker) == [])
        #expect(TouchScript().move(120, 0, at: 0.04, id: 1).play(on: &tracker) == [.began])
    }

    @Test("Velocity survives an app that measures in steps, and a rest before the lift kills it")
    func velocity() {
        var tracker = PanTracker()
        for step in 0...10 {
            let time = Double(step) * 0.01
            let script =
                step == 0 ? TouchScript().down(0, 0, at: 0) : TouchScript().move(Double(step) * 20, 0, at: time)
            _ = script.play(on: &tracker)
            tracker.setTranslation(.zero)
        }
        #expect(tracker.translation == .zero)
        #expect(abs(tracker.velocity(at: FrameInstant(seconds: 0.1)).x - 2000) < 1e-6)
        _ = TouchScript().up(200, 0, at: 0.3).play(on: &tracker)
        #expect(tracker.velocity(at: FrameInstant(seconds: 0.3)) == .zero)
    }

    @Test("Cancelled touches cancel a pan that has begun, and fail a pan that has not")
    func cancellation() {
        var tracker = PanTracker()
        #expect(
            TouchScript().down(0, 0, at: 0).move(30, 0, at: 0.1).cancel(30, 0, at: 0.2).play(on: &tracker) == [
                .began, .cancelled,
            ])
        tracker.reset()
        #expect(TouchScript().down(0, 0, at: 0).cancel(30, 0, at: 0.2).play(on: &tracker) == [.failed])
    }
}

@Suite("Edge pans")
struct EdgePanTrackerTests {
    static let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

    @Test(
        "Only a finger that lands at the edge and comes in begins",
        arguments: [
            (TouchScript().down(20, 300, at: 0).move(40, 305, at: 0.1), [.began]),
            (TouchScript().down(21, 300, at: 0).move(60, 300, at: 0.1), [.failed]),
            (TouchScript().down(-3, 300, at: 0).move(30, 300, at: 0.1), [.began]),
            (TouchScript().down(5, 300, at: 0).move(10, 340, at: 0.1), [.failed]),
            (TouchScript().down(15, 300, at: 0).move(2, 300, at: 0.1), [.failed]),
            (TouchScript().down(5, 300, at: 0).move(13, 306, at: 0.1), []),
            (TouchScript().down(5, 300, at: 0).move(12, 300, at: 0.1).up(12, 300, at: 0.2), [.failed]),
            (TouchScript().down(5, 300, at: 0).down(200, 300, at: 0.05, id: 1).move(30, 300, at: 0.1), [.began]),
        ] as [(TouchScript, [GesturePhase])])
    func left(script: TouchScript, phases: [GesturePhase]) {
        var tracker = EdgePanTracker(edge: .left, bounds: Self.bounds)
        #expect(script.play(on: &tracker) == phases)
        var mirror = EdgePanTracker(edge: .right, bounds: Self.bounds)
        let mirrored = script.samples.flatMap { sample in
            var sample = sample
            sample.location.x = 375 - sample.location.x
            return mirror.step(sample)
        }
        #expect(mirrored == phases)
        #expect(mirror.inwardTranslation == tracker.inwardTranslation)
    }

    @Test("A wide safe area widens the strip")
    func safeArea() {
        var tracker = EdgePanTracker(edge: .left, bounds: Self.bounds, edgeInset: 44)
        #expect(TouchScript().down(40, 300, at: 0).move(60, 300, at: 0.1).play(on: &tracker) == [.began])
        #expect(tracker.inwardTranslation == 10)
    }
}

@Suite("Long presses")
struct LongPressTrackerTests {
    @Test("A press begins by time, follows, and ends")
    func press() {
        var tracker = LongPressTracker()
        #expect(TouchScript().down(5, 5, at: 1).move(10, 5, at: 1.2).play(on: &tracker) == [])
        #expect(tracker.deadline == FrameInstant(seconds: 1.5))
        #expect(tracker.receive(FrameInstant(seconds: 1.49)) == nil)
        #expect(tracker.receive(FrameInstant(seconds: 1.5)) == .began)
        #expect(TouchScript().move(80, 5, at: 1.6).up(80, 5, at: 1.7).play(on: &tracker) == [.changed, .ended])
    }

    @Test(
        "Moving away or lifting early fails; a lift that is read late has pressed all the same",
        arguments: [
            (TouchScript().down(5, 5, at: 0).move(16, 5, at: 0.1), [.failed]),
            (TouchScript().down(5, 5, at: 0).up(5, 5, at: 0.49), [.failed]),
            (TouchScript().down(5, 5, at: 0).up(5, 5, at: 0.6), [.began, .ended]),
            (TouchScript().down(5, 5, at: 0).down(9, 5, at: 0.1, id: 1), [.failed]),
            (TouchScript().down(5, 5, at: 0).cancel(5, 5, at: 0.6), [.began, .cancelled]),
        ] as [(TouchScript, [GesturePhase])])
    func endings(script: TouchScript, phases: [GesturePhase]) {
        var tracker = LongPressTracker()
        #expect(script.play(on: &tracker) == phases)
    }
}

@Suite("Flicks")
struct FlickTrackerTests {
    @Test(
        "A flick is recognized when it has gone far enough, soon and straight",
        arguments: [
            (
                .right, TouchScript().down(5, 5, at: 0).move(40, 5, at: 0.1).move(60, 20, at: 0.2).up(90, 20, at: 0.3),
                [.ended]
            ),
            (.left, TouchScript().down(5, 5, at: 0).move(60, 20, at: 0.2).up(60, 20, at: 0.3), [.failed]),
            (.left, TouchScript().down(105, 5, at: 0).move(50, 5, at: 0.2), [.ended]),
            (.down, TouchScript().down(5, 5, at: 0).move(5, 55, at: 0.2), [.ended]),
            (.up, TouchScript().down(5, 105, at: 0).move(5, 55, at: 0.2), [.ended]),
            (.right, TouchScript().down(5, 5, at: 0).move(60, 5, at: 0.6), [.failed]),
            (.right, TouchScript().down(5, 5, at: 0).move(30, 60, at: 0.2), [.failed]),
            ([.right, .down], TouchScript().down(5, 5, at: 0).move(30, 60, at: 0.2), [.ended]),
            ([.right, .down], TouchScript().down(5, 5, at: 0).move(-60, -60, at: 0.2), [.failed]),
            (.right, TouchScript().down(5, 5, at: 0).cancel(5, 5, at: 0.1), [.failed]),
            (.right, TouchScript().down(5, 5, at: 0).down(9, 9, at: 0.1, id: 1), [.failed]),
        ] as [(FlickTracker.Directions, TouchScript, [GesturePhase])])
    func table(directions: FlickTracker.Directions, script: TouchScript, phases: [GesturePhase]) {
        var tracker = FlickTracker(directions: directions)
        #expect(script.play(on: &tracker) == phases)
    }

    @Test("Two fingers count from where both are down")
    func twoFingers() {
        var tracker = FlickTracker(directions: .right, touchesRequired: 2)
        let script = TouchScript().down(0, 0, at: 0).down(0, 20, at: 0.05, id: 1).move(60, 0, at: 0.2).move(
            60, 20, at: 0.2, id: 1)
        #expect(script.play(on: &tracker) == [.ended])
    }
}
