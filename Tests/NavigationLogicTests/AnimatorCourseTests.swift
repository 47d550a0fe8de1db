import NavigationLogic
import Testing

@Suite struct AnimatorCourseTests {
    private let outcomes = [TransitionOutcome.completed, .cancelled]

    @Test("an animator's answer counts once, and while its transition is open")
    func once() {
        for outcome in outcomes {
            var course = AnimatorCourse()
            #expect(course.isOpen)
            #expect(course.answer(outcome) == .counts(outcome, contradicts: false))
            #expect(!course.isOpen)
            #expect(course.answer(outcome) == .late)
            course.close(outcome)
            #expect(course.answer(outcome) == .isNotNeeded)
            course.end()
            #expect(course.answer(outcome) == .late)
        }
    }

    @Test("what a gesture decided stands, whatever the animator answers")
    func decided() {
        for decided in outcomes {
            for answered in outcomes {
                var course = AnimatorCourse()
                course.hold()
                course.decide(decided)
                #expect(course.isCancelled == (decided == .cancelled))
                #expect(course.answer(answered) == .counts(decided, contradicts: answered != decided))
                // Also between the answer and the end.
                #expect(course.isCancelled == (decided == .cancelled))
            }
        }
    }

    @Test("a gesture that holds it again makes it undecided")
    func heldAgain() {
        var course = AnimatorCourse()
        course.hold()
        course.decide(.cancelled)
        course.hold()
        #expect(course.isHeld)
        #expect(!course.isCancelled)
        #expect(course.answer(.completed) == .counts(.completed, contradicts: false))
    }

    @Test("without an answer it is completed while it runs or is held, and else as a gesture decided")
    func withoutAnswer() {
        var course = AnimatorCourse()
        #expect(course.outcomeWithoutAnswer == .completed)
        course.hold()
        #expect(course.outcomeWithoutAnswer == .completed)
        for decided in outcomes {
            course.decide(decided)
            #expect(course.outcomeWithoutAnswer == decided)
        }
    }

    @Test("its end says how it ended")
    func end() {
        for outcome in outcomes {
            var course = AnimatorCourse()
            course.hold()
            course.close(outcome)
            #expect(!course.isHeld)
            #expect(course.isCancelled == (outcome == .cancelled))
        }
    }
}
