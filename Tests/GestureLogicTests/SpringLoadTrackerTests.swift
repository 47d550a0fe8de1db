import FrameTime
import GestureLogic
import Testing

/// Views that are activated by items over them.
struct SpringLoadTrackerTests {
    @Test func `a view blinks, and is activated once`() {
        var tracker = SpringLoadTracker()
        let start = FrameInstant(nanoseconds: 0)
        #expect(tracker.enter(at: start) == true)
        #expect(tracker.enter(at: start + 0.1) == false)
        #expect(tracker.receive(start + 0.4) == false)
        #expect(tracker.receive(start + 0.5) == true)
        #expect(tracker.state == .activating)
        #expect(tracker.receive(start + 0.8) == true)
        #expect(tracker.state == .activated)
        #expect(tracker.deadline == nil)
        #expect(tracker.receive(start + 9) == false)
        #expect(tracker.leave() == true)
        #expect(tracker.leave() == false)
    }
}
