import FrameTime
import Foundation
import GestureLogic
import Testing

/// Long presses after taps.
struct TappedPressTests {
    private func sample(_ phase: TouchSample.Phase, _ seconds: Double, _ id: Int = 1) -> TouchSample {
        TouchSample(id: id, phase: phase, location: CGPoint(x: 10, y: 10), time: FrameInstant(seconds: seconds))
    }

    @Test("a press after the tap begins, and a press without it does not")
    func tapAndPress() {
        var tracker = LongPressTracker(tapsRequired: 1)
        #expect(tracker.receive(sample(.began, 0)) == nil)
        #expect(tracker.receive(sample(.ended, 0.1)) == nil)
        #expect(tracker.receive(sample(.began, 0.3, 2)) == nil)
        #expect(tracker.receive(FrameInstant(seconds: 0.7)) == nil)
        #expect(tracker.receive(FrameInstant(seconds: 0.85)) == .began)
        tracker.reset()
        #expect(tracker.receive(sample(.began, 2)) == nil)
        #expect(tracker.receive(FrameInstant(seconds: 2.6)) == .failed)
    }

    @Test("no finger soon after the tap is no press")
    func late() {
        var tracker = LongPressTracker(tapsRequired: 1)
        _ = tracker.receive(sample(.began, 0))
        _ = tracker.receive(sample(.ended, 0.1))
        #expect(tracker.receive(FrameInstant(seconds: 0.5)) == .failed)
    }
}
