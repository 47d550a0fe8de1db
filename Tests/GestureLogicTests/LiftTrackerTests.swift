import Foundation
import FrameTime
import GestureLogic
import Testing

/// The start of a drag of items.
struct LiftTrackerTests {
    private func sample(
        _ phase: TouchSample.Phase, _ x: CGFloat, _ seconds: Double, id: Int = 1
    ) -> TouchSample {
        TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: 0), time: FrameInstant(nanoseconds: 0) + seconds)
    }

    @Test func `a finger lifts after its time, and pulls after ten points`() {
        var tracker = LiftTracker(start: .press(0.5))
        #expect(tracker.step(sample(.began, 0, 0)) == [])
        #expect(tracker.receive(FrameInstant(nanoseconds: 0) + 0.4) == nil)
        #expect(tracker.receive(FrameInstant(nanoseconds: 0) + 0.5) == .began)
        #expect(tracker.step(sample(.moved, 9, 0.6)) == [.changed])
        #expect(!tracker.isPulled)
        #expect(tracker.step(sample(.moved, 11, 0.7)) == [.changed])
        #expect(tracker.isPulled)
        #expect(tracker.step(sample(.ended, 11, 0.8)) == [.ended])
    }

    @Test func `a finger that moves before its time lifts nothing`() {
        var tracker = LiftTracker(start: .press(0.5))
        _ = tracker.step(sample(.began, 0, 0))
        #expect(tracker.step(sample(.moved, 11, 0.1)) == [.failed])
    }

    @Test func `a mouse pulls after a few points, without a press`() {
        var tracker = LiftTracker(start: .pull(4))
        _ = tracker.step(sample(.began, 0, 0))
        #expect(tracker.step(sample(.moved, 3, 0.1)) == [])
        #expect(tracker.step(sample(.moved, 4, 0.2)) == [.began])
        #expect(tracker.isPulled)
    }

    @Test func `a second finger fails a press, and is ignored after the lift`() {
        var tracker = LiftTracker(start: .press(0.5))
        _ = tracker.step(sample(.began, 0, 0))
        #expect(tracker.step(sample(.began, 50, 0.1, id: 2)) == [.failed])
        tracker.reset()
        _ = tracker.step(sample(.began, 0, 0))
        _ = tracker.receive(FrameInstant(nanoseconds: 0) + 0.5)
        #expect(tracker.step(sample(.began, 50, 0.6, id: 2)) == [])
        #expect(tracker.step(sample(.ended, 50, 0.7, id: 2)) == [])
        #expect(tracker.phase == .began)
    }
}
