import MachineTables
import NavigationLogic
import Testing

/// Transitions whose page has moved elsewhere, so that they cannot be cancelled.
@Suite("Taking back")
struct TakingBackTests {
    @Test("The returnable pages are those that the other outcome of the transition returns to the stack")
    func returnable() {
        var stage = Stage("A", "B", "C")
        #expect(stage.machine.returnable == [])
        stage.send(.pop(animated: true))
        #expect(stage.machine.returnable == ["C"])
        stage.send(.catchAgain(fraction: 0.5), .release(fraction: 0.1, velocity: -1))
        // The page returns, and no other page would.
        #expect(stage.machine.returnable == [])
        stage.settle()
        stage.send(.popToRoot(animated: true))
        #expect(stage.machine.returnable == ["B", "C"])
        stage.settle()
        stage.send(.push("D", animated: true))
        #expect(stage.machine.returnable == [])
        stage.settle()
        #expect(stage.promises.broken == [])
    }

    @Test("A pop by time that is kept is not caught")
    func moving() {
        var stage = Stage("A", "B")
        stage.send(.pop(animated: true))
        #expect(stage.machine.canBeCaught)
        stage.keepStack()
        #expect(!stage.machine.canBeCaught)
        #expect(stage.send(.catchAgain(fraction: 0.5), .hold(fraction: 0.5)) == "")
        #expect(
            stage.send(.animatorEnded(stage.machine.transition!.id.number, .cancelled)).hasPrefix(
                "end pop B to A completed"))
        #expect(stage.machine.stack == ["A"])
        #expect(stage.machine.phase == .idle("A"))
        #expect(stage.promises.broken == [])
    }

    @Test("A page that was forgotten while it disappeared does not return")
    func forgotten() {
        var stage = Stage("A", "B")
        stage.send(.pop(animated: true))
        stage.forget("A")
        #expect(stage.machine.canBeCaught)
        stage.forget("B")
        #expect(!stage.machine.canBeCaught)
    }

    @Test(
        "A page that moves to another container before the scheduled pop starts does not return",
        arguments: [false, true])
    func scheduled(severalPages: Bool) {
        var stage = Stage("A", "B", "C")
        stage.laysOut = false
        stage.send(severalPages ? .popToRoot(animated: true) : .pop(animated: true))
        #expect(stage.machine.returnable == (severalPages ? ["B", "C"] : ["C"]))
        stage.forget("C")
        stage.send(.layout)
        #expect(!stage.machine.canBeCaught)
        #expect(stage.send(.hold(fraction: 0.5)) == "")
    }

    @Test("A held transition that became irreversible completes for each release")
    func dragging() {
        var stage = Stage("A", "B")
        stage.send(.pop(animated: true), .catchAgain(fraction: 0.5))
        stage.keepStack()
        stage.send(.drag(fraction: 0.1), .release(fraction: 0.1, velocity: -2))
        #expect(stage.machine.stack == ["A"])
        stage.finishMotion()
        #expect(stage.machine.phase == .idle("A"))
        #expect(stage.promises.broken == [])
    }

    @Test("A swipe that is kept completes also where the app asks for something else")
    func swipe() {
        var stage = Stage("A", "B")
        stage.send(.grab, .drag(fraction: 0.5))
        stage.keepStack()
        stage.send(.push("C", animated: false))
        #expect(stage.machine.stack == ["A", "C"])
        stage.settle()
        #expect(stage.promises.broken == [])
    }

    @Test("A finished swipe that is kept is not caught again")
    func settling() {
        var stage = Stage("A", "B")
        stage.send(.grab, .release(fraction: 0.8, velocity: 1))
        stage.keepStack()
        #expect(stage.send(.catchAgain(fraction: 0.9)) == "")
        stage.settle()
        #expect(stage.machine.stack == ["A"])
        #expect(stage.machine.phase == .idle("A"))
    }

    @Test("An interaction controller that cancels what is kept finds it completed, also where several pages went")
    func held() {
        var stage = Stage("A", "B", "C")
        stage.send(.popToRoot(animated: true), .hold(fraction: 0))
        stage.keepStack()
        stage.send(.releaseAs(.cancelled, fraction: 0.2, velocity: 0))
        #expect(stage.machine.stack == ["A"])
        stage.finishMotion()
        #expect(stage.machine.phase == .idle("A"))
        #expect(stage.promises.broken == [])
    }
}
