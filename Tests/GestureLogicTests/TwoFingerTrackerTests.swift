import Foundation
import FrameTime
import GestureLogic
import Testing

@Suite("Two fingers")
struct TwoFingerTrackerTests {
    /// Two fingers 100 points apart, side by side around (100, 100).
    private let down = TouchScript().down(50, 100, at: 0, id: 1).down(150, 100, at: 0, id: 2)

    @Test("A pinch begins after ten points, with the scale 1, and continues from there")
    func pinch() {
        var tracker = PinchTracker()
        #expect(down.move(145, 100, at: 0.01, id: 2).play(on: &tracker) == [])
        #expect(TouchScript().move(160.5, 100, at: 0.02, id: 2).play(on: &tracker) == [.began])
        #expect(tracker.scale == 1)
        #expect(TouchScript().move(271, 100, at: 0.03, id: 2).play(on: &tracker) == [.changed])
        #expect(tracker.scale == 2)
        #expect(tracker.location == CGPoint(x: 160.5, y: 100))
        tracker.setScale(1)
        #expect(TouchScript().move(160.5, 100, at: 0.04, id: 2).play(on: &tracker) == [.changed])
        #expect(tracker.scale == 0.5)
    }

    @Test("A pinch ends when both fingers have lifted; a finger that returns continues it without a jump")
    func exchange() {
        var tracker = PinchTracker()
        _ = down.move(250, 100, at: 0.1, id: 2).move(450, 100, at: 0.15, id: 2).play(on: &tracker)
        #expect(tracker.scale == 2)
        #expect(TouchScript().up(450, 100, at: 0.2, id: 2).move(60, 100, at: 0.25, id: 1).play(on: &tracker) == [])
        #expect(TouchScript().down(160, 100, at: 0.3, id: 3).play(on: &tracker) == [])
        #expect(tracker.scale == 2)
        #expect(TouchScript().move(110, 100, at: 0.35, id: 3).play(on: &tracker) == [.changed])
        #expect(tracker.scale == 1)
        #expect(TouchScript().up(110, 100, at: 0.4, id: 3).up(60, 100, at: 0.4, id: 1).play(on: &tracker) == [.ended])
    }

    @Test("Its velocity is what the scale grows by in a second")
    func pinchVelocity() {
        var tracker = PinchTracker()
        _ = down.move(250, 100, at: 0.1, id: 2).move(350, 100, at: 0.15, id: 2).play(on: &tracker)
        // From 200 to 300 points in a twentieth of a second: half of the scale at the beginning.
        #expect(abs(tracker.velocity(at: FrameInstant(seconds: 0.15)) - 10) < 1e-9)
        #expect(tracker.velocity(at: FrameInstant(seconds: 1)) == 0)
    }

    @Test("One finger, fingers that lift before, and fingers in one place begin nothing")
    func nothing() {
        var one = PinchTracker()
        #expect(TouchScript().down(0, 0, at: 0).move(90, 0, at: 0.1).up(90, 0, at: 0.2).play(on: &one) == [.failed])
        var early = PinchTracker()
        #expect(down.up(150, 100, at: 0.1, id: 2).up(50, 100, at: 0.1, id: 1).play(on: &early) == [.failed])
        var same = PinchTracker()
        #expect(
            TouchScript().down(5, 5, at: 0, id: 1).down(5, 5, at: 0, id: 2).move(26, 5, at: 0.1, id: 2).play(on: &same)
                == [.began])
        #expect(same.scale.isFinite)
        var taken = PinchTracker()
        #expect(
            down.move(250, 100, at: 0.1, id: 2).cancel(250, 100, at: 0.2, id: 2).play(on: &taken) == [
                .began, .cancelled,
            ])
    }

    @Test("A rotation begins when each finger has gone ten points around, and counts whole turns")
    func rotation() {
        var tracker = RotationTracker()
        func turned(_ angle: Double, _ time: Double) -> TouchScript {
            TouchScript().move(100 - 50 * cos(angle), 100 - 50 * sin(angle), at: time, id: 1)
                .move(100 + 50 * cos(angle), 100 + 50 * sin(angle), at: time, id: 2)
        }
        #expect(down.play(on: &tracker) == [])
        #expect(turned(0.15, 0.01).play(on: &tracker) == [])
        #expect(turned(0.3, 0.02).play(on: &tracker).first == .began)
        let start = tracker.rotation
        for step in 1...70 { _ = turned(0.3 + Double(step) * 0.1, 0.02 + Double(step) * 0.01).play(on: &tracker) }
        #expect(abs(tracker.rotation - start - 7) < 1e-9)
        // Each finger is sampled separately, so the tolerance is half a step.
        #expect(abs(tracker.velocity(at: FrameInstant(seconds: 0.72)) - 10) < 0.6)
        tracker.setRotation(0)
        _ = turned(7.2, 0.73).play(on: &tracker)
        #expect(abs(tracker.rotation + 0.1) < 1e-9)
    }
}
