import MachineTables
import Decisions
import NavigationLogic
import Testing

@Suite("The order of calls")
struct CallbackEffectTests {
    @Test("A push calls old and new page in the order that apps rely on")
    func push() {
        var stage = Stage("A")
        #expect(
            stage.send(.push("B", animated: true)) == """
                B willMoveToParent
                stackChanged
                B loadView
                A willDisappear animated
                B willAppear animated
                willShow B animated
                begin push A to B
                """)
        #expect(stage.machine.stack == ["A", "B"])
        #expect(stage.machine.shown == "A")
        #expect(
            stage.finishMotion() == """
                end push A to B completed
                A didDisappear
                B didAppear
                B didMoveToParent
                didShow B animated
                """)
        #expect(stage.promises.broken == [])
    }

    @Test("A pop removes the popped page from its parent last")
    func pop() {
        var stage = Stage("A", "B")
        #expect(
            stage.send(.pop(animated: true)) == """
                B willMoveFromParent
                stackChanged
                A loadView
                B willDisappear animated
                A willAppear animated
                willShow A animated
                begin pop B to A
                """)
        #expect(stage.machine.stack == ["A"])
        #expect(
            stage.finishMotion() == """
                end pop B to A completed
                B didDisappear
                A didAppear
                didShow A animated
                B didMoveFromParent
                """)
        #expect(stage.promises.broken == [])
    }

    @Test("An unanimated push makes the same calls in one go")
    func unanimatedPush() {
        var stage = Stage("A")
        #expect(
            stage.send(.push("B", animated: false)) == """
                B willMoveToParent
                stackChanged
                B loadView
                A willDisappear
                B willAppear
                willShow B
                begin push A to B
                end push A to B completed
                A didDisappear
                B didAppear
                B didMoveToParent
                didShow B
                """)
        #expect(stage.machine.phase == .idle("B"))
        #expect(stage.promises.broken == [])
    }

    @Test("The root appears with the container")
    func firstAppearance() {
        var stage = Stage.offscreen
        #expect(stage.send(.push("A", animated: false)) == "A willMoveToParent\nstackChanged\nA didMoveToParent")
        #expect(
            stage.send(.containerWillAppear(animated: true)) == """
                A loadView
                A willAppear animated
                willShow A animated
                begin none nothing to A
                end none nothing to A completed
                """)
        #expect(stage.send(.containerDidAppear) == "A didAppear\ndidShow A animated")
        #expect(stage.promises.broken == [])
    }

    @Test("A cancelled swipe reverses the appearance calls and shows nothing to the delegate")
    func cancelledSwipe() {
        var stage = Stage("A", "B")
        #expect(
            stage.send(.grab) == """
                B willMoveFromParent
                stackChanged
                A loadView
                B willDisappear animated
                A willAppear animated
                willShow A animated
                begin pop B to A
                """)
        #expect(stage.machine.stack == ["A"])
        #expect(stage.send(.drag(fraction: 0.25)) == "update 0.25")
        #expect(stage.send(.release(fraction: 0.25, velocity: 0)) == "settle 0.25 at 0.0 cancelled\nstackChanged")
        #expect(stage.machine.stack == ["A", "B"])
        #expect(
            stage.finishMotion() == """
                end pop B to A cancelled
                A willDisappear animated
                A didDisappear
                B willAppear animated
                B didAppear
                B didMoveToParent
                """)
        #expect(stage.machine.phase == .idle("B"))
        #expect(stage.promises.broken == [])
    }

    @Test("A completed swipe ends like a pop")
    func completedSwipe() {
        var stage = Stage("A", "B")
        stage.send(.grab, .drag(fraction: 0.6))
        #expect(stage.send(.release(fraction: 0.6, velocity: 0)) == "settle 0.6 at 0.0 completed")
        #expect(
            stage.finishMotion() == """
                end pop B to A completed
                B didDisappear
                A didAppear
                didShow A animated
                B didMoveFromParent
                """)
        #expect(stage.promises.broken == [])
    }

    @Test("Pages that are not on screen get containment calls only")
    func coveredPages() {
        var stage = Stage("A")
        #expect(stage.send(.set(["X", "A"], animated: true)) == "X willMoveToParent\nstackChanged\nX didMoveToParent")
        stage.send(.push("B", animated: false))
        #expect(
            stage.send(.popToRoot(animated: false)) == """
                A willMoveFromParent
                B willMoveFromParent
                stackChanged
                A didMoveFromParent
                X loadView
                B willDisappear
                X willAppear
                willShow X
                begin pop B to X
                end pop B to X completed
                B didDisappear
                X didAppear
                didShow X
                B didMoveFromParent
                """)
        #expect(stage.promises.broken == [])
    }

    @Test("A container that disappears and appears forwards both to its page")
    func containerRoundTrip() {
        var stage = Stage("A")
        #expect(stage.send(.containerWillDisappear(animated: true)) == "A willDisappear animated")
        #expect(stage.send(.containerDidDisappear) == "A didDisappear")
        #expect(
            stage.send(.containerWillAppear(animated: true), .containerDidAppear) == """
                A loadView
                A willAppear animated
                willShow A animated
                A didAppear
                didShow A animated
                """)
        #expect(stage.promises.broken == [])
    }

    @Test("A page popped while the container is not on screen leaves at once, with its view")
    func popOffscreen() {
        var stage = Stage("A", "B")
        stage.send(.containerWillDisappear(animated: false), .containerDidDisappear)
        #expect(
            stage.send(.pop(animated: true)) == """
                B willMoveFromParent
                stackChanged
                begin none B to nothing
                end none B to nothing completed
                B didMoveFromParent
                """)
        #expect(stage.promises.broken == [])
    }

    @Test("The pages that a request removed can be read off its effects, bottom first")
    func removedPages() {
        var machine = Machine()
        _ = machine.handle(.set(["A", "B", "C"], animated: false))
        #expect(machine.handle(.popToRoot(animated: false)).compactMap(\.removedPage) == ["B", "C"])
        #expect(machine.handle(.pop(animated: false)).isEmpty)
    }
}
