import FrameTime
import GestureLogic
import Testing

/// Views that are activated by items over them.
@Suite struct SpringLoadTrackerTests {
    @Test func `a view blinks, and is activated once`() {
        var tracker = SpringLoadTracker()
        let start = FrameInstant(nanoseconds: 0)
        #expect(tracker.enter(at: start))
        #expect(!tracker.enter(at: start + 0.1))
        #expect(!tracker.receive(start + 0.4))
        #expect(tracker.receive(start + 0.5))
        #expect(tracker.state == .activating)
        #expect(tracker.receive(start + 0.8))
        #expect(tracker.state == .activated)
        #expect(tracker.deadline == nil)
        #expect(!tracker.receive(start + 9))
        #expect(tracker.leave())
        #expect(!tracker.leave())
    }
}
