import NavigationLogic
import Testing

struct AnimatorStateTests {
    private let outcomes = [TransitionOutcome.completed, .cancelled]

    @Test("an animator's answer counts once, and while its transition is open")
    func once() {
        for outcome in outcomes {
            var state = AnimatorState()
            #expect(state.isOpen)
            #expect(state.answer(outcome) == .counts(outcome, contradicts: false))
            #expect(!state.isOpen)
            #expect(state.answer(outcome) == .late)
            state.close(outcome)
            #expect(state.answer(outcome) == .isNotNeeded)
            state.end()
            #expect(state.answer(outcome) == .late)
        }
    }

    @Test("the outcome that a gesture decided is kept, whatever the animator answers")
    func decided() {
        for decided in outcomes {
            for answered in outcomes {
                var state = AnimatorState()
                state.hold()
                state.decide(decided)
                #expect(state.isCancelled == (decided == .cancelled))
                #expect(state.answer(answered) == .counts(decided, contradicts: answered != decided))
                // Also between the answer and the end.
                #expect(state.isCancelled == (decided == .cancelled))
            }
        }
    }

    @Test("a gesture that holds the transition again makes it undecided")
    func heldAgain() {
        var state = AnimatorState()
        state.hold()
        state.decide(.cancelled)
        state.hold()
        #expect(state.isHeld)
        #expect(!state.isCancelled)
        #expect(state.answer(.completed) == .counts(.completed, contradicts: false))
    }

    @Test("without an answer, a running or held transition completes, else it ends as a gesture decided")
    func withoutAnswer() {
        var state = AnimatorState()
        #expect(state.outcomeWithoutAnswer == .completed)
        state.hold()
        #expect(state.outcomeWithoutAnswer == .completed)
        for decided in outcomes {
            state.decide(decided)
            #expect(state.outcomeWithoutAnswer == decided)
        }
    }

    @Test("its end says how it ended")
    func end() {
        for outcome in outcomes {
            var state = AnimatorState()
            state.hold()
            state.close(outcome)
            #expect(!state.isHeld)
            #expect(state.isCancelled == (outcome == .cancelled))
        }
    }
}
