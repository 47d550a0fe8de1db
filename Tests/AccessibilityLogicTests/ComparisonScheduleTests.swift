import FrameTime
import Testing

@testable import AccessibilityLogic

/// When the objects of an app are compared for a screen reader.
struct ComparisonScheduleTests {
    private static func at(_ milliseconds: Int64) -> FrameInstant {
        FrameInstant(nanoseconds: 1_000_000_000 + milliseconds * 1_000_000)
    }

    /// A turn: its time in milliseconds, whether something moves, and whether the focus changed.
    private struct Turn {
        var time: Int64
        var isMoving = false
        var isUrgent = false
        var step: ComparisonSchedule.Step

        init(_ time: Int64, _ step: ComparisonSchedule.Step, moving: Bool = false, urgent: Bool = false) {
            (self.time, self.step, isMoving, isUrgent) = (time, step, moving, urgent)
        }
    }

    /// Makes the turns. A step `compare` compares.
    private func check(_ turns: [Turn], _ comment: Comment) {
        var schedule = ComparisonSchedule()
        for turn in turns {
            let now = Self.at(turn.time)
            let step = schedule.step(at: now, isMoving: turn.isMoving, isUrgent: turn.isUrgent)
            #expect(step == turn.step, "\(comment), \(turn.time) ms")
            if step == .compare { schedule.compared(at: now) }
        }
    }

    private func wait(_ time: Int64) -> ComparisonSchedule.Step { .wait(until: Self.at(time)) }
    private func look(_ time: Int64) -> ComparisonSchedule.Step { .checkElement(otherwise: Self.at(time)) }

    @Test("at rest all objects are compared each 0.1 s, and an urgent change at once")
    func rest() {
        check([Turn(0, .compare), Turn(16, wait(100)), Turn(99, wait(100)), Turn(100, .compare)], "rest")
        check([Turn(0, .compare), Turn(16, .compare, urgent: true), Turn(100, wait(116))], "an urgent change")
    }

    @Test("motion is compared at its end, and the element with the focus in its first turn and each 0.3 s")
    func motion() {
        check(
            [
                Turn(0, .compare), Turn(200, look(300), moving: true), Turn(216, wait(316), moving: true),
                Turn(499, wait(599), moving: true), Turn(510, look(610), moving: true), Turn(526, .compare),
            ], "a motion of 0.3 s")
        check(
            [
                Turn(0, .compare), Turn(200, look(300), moving: true), Turn(210, .compare),
                Turn(320, look(420), moving: true),
            ], "another motion begins anew")
    }

    @Test("a motion without end is compared each 0.6 s, and an urgent change does not wait for its end")
    func longMotion() {
        check(
            [
                Turn(0, .compare), Turn(200, look(300), moving: true), Turn(799, look(899), moving: true),
                Turn(800, .compare, moving: true), Turn(816, wait(900), moving: true),
                Turn(1_399, look(1_499), moving: true), Turn(1_400, .compare, moving: true),
            ], "without end")
        check([Turn(0, .compare), Turn(16, .compare, moving: true, urgent: true)], "an urgent change")
    }

    @Test("the first turn compares even during motion, as does a turn after the comparison is forgotten")
    func first() {
        check([Turn(0, .compare, moving: true)], "the first turn")
        var schedule = ComparisonSchedule()
        schedule.compared(at: Self.at(0))
        schedule.forgetComparison()
        #expect(schedule.step(at: Self.at(16), isMoving: true, isUrgent: false) == .compare)
    }

    @Test("a turn is requested once, unless an earlier one is needed or the requested one is over")
    func requests() {
        var schedule = ComparisonSchedule()
        func request(_ time: Int64, at now: Int64) -> Bool { schedule.request(turnAt: Self.at(time), at: Self.at(now)) }
        #expect(request(100, at: 0))
        #expect(!request(100, at: 16) && !request(200, at: 16))
        #expect(request(50, at: 16))
        #expect(request(200, at: 50))
        schedule.requestEnded()
        #expect(request(300, at: 60))
    }
}
