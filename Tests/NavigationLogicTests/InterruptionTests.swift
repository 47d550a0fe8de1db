import MachineTables
import Decisions
import NavigationLogic
import Testing

@Suite("Interruptions")
struct InterruptionTests {
    @Test("Animated pushes during a push wait, and one transition shows the last of them")
    func coalescedPushes() {
        var stage = Stage("A")
        stage.send(.push("B", animated: true))
        #expect(stage.send(.push("C", animated: true)) == "C willMoveToParent\nstackChanged")
        #expect(stage.send(.push("D", animated: true)) == "D willMoveToParent\nstackChanged\nC didMoveToParent")
        #expect(stage.machine.stack == ["A", "B", "C", "D"])
        #expect(stage.machine.isWaiting)
        #expect(
            stage.finishMotion() == """
                end push A to B completed
                A didDisappear
                B didAppear
                B didMoveToParent
                didShow B animated
                D loadView
                B willDisappear animated
                D willAppear animated
                willShow D animated
                begin push B to D
                """)
        stage.finishMotion()
        #expect(stage.machine.phase == .idle("D"))
        #expect(stage.promises.broken == [])
    }

    @Test("A pop during a push waits and then animates as a pop")
    func popDuringPush() {
        var stage = Stage("A")
        stage.send(.push("B", animated: true))
        #expect(stage.send(.pop(animated: true)) == "B didMoveToParent\nB willMoveFromParent\nstackChanged")
        #expect(stage.finishMotion().hasSuffix("begin pop B to A"))
        #expect(stage.finishMotion().hasSuffix("didShow A animated\nB didMoveFromParent"))
        #expect(stage.promises.broken == [])
    }

    @Test("A page that was removed and set again during another transition is still known: it appears with a pop")
    func returningPage() {
        var stage = Stage("A", "B")
        stage.send(.push("C", animated: true), .set(["X"], animated: true), .set(["X", "A"], animated: true))
        #expect(stage.finishMotion().hasSuffix("begin pop C to A"))
        stage.settle()
        stage.send(.set(["A"], animated: true), .push("X", animated: true))
        #expect(stage.machine.transition?.operation == .push)
        #expect(stage.promises.broken == [])
    }

    @Test("When the waiting requests lead back to the appearing page, no transition follows")
    func sameTop() {
        var stage = Stage("A")
        stage.send(.push("B", animated: true), .push("C", animated: true), .pop(animated: true))
        #expect(!stage.machine.isWaiting)
        stage.finishMotion()
        #expect(stage.machine.phase == .idle("B"))
        #expect(stage.promises.broken == [])
    }

    @Test("A pushed page that is popped and pushed again while it appears stays")
    func poppedAndPushedAgain() {
        var stage = Stage("A")
        stage.send(.push("B", animated: true), .pop(animated: true))
        #expect(stage.send(.push("B", animated: true)) == "stackChanged")
        #expect(stage.finishMotion().hasSuffix("B didAppear\nB didMoveToParent\ndidShow B animated"))
        #expect(stage.promises.broken == [])
    }

    @Test("An unanimated request ends the running transition and shows its own result at once")
    func unanimatedDuringPush() {
        var stage = Stage("A")
        stage.send(.push("B", animated: true))
        #expect(
            stage.send(.push("C", animated: false)) == """
                end push A to B completed
                A didDisappear
                B didAppear
                B didMoveToParent
                didShow B animated
                C willMoveToParent
                stackChanged
                C loadView
                B willDisappear
                C willAppear
                willShow C
                begin push B to C
                end push B to C completed
                B didDisappear
                C didAppear
                C didMoveToParent
                didShow C
                """)
        #expect(stage.promises.broken == [])
    }

    @Test("A push during a drag cancels the drag first")
    func pushDuringDrag() {
        var stage = Stage("A", "B")
        stage.send(.grab, .drag(fraction: 0.4))
        #expect(
            stage.send(.push("C", animated: true)) == """
                stackChanged
                end pop B to A cancelled
                A willDisappear
                A didDisappear
                B willAppear
                B didAppear
                B didMoveToParent
                C willMoveToParent
                stackChanged
                C loadView
                B willDisappear animated
                C willAppear animated
                willShow C animated
                begin push B to C
                """)
        #expect(stage.machine.stack == ["A", "B", "C"])
        #expect(stage.send(.drag(fraction: 0.5)) == "")
        #expect(stage.promises.broken == [])
    }

    @Test("A set during a drag wins over what the cancelled drag restores")
    func setDuringDrag() {
        var stage = Stage("A", "B")
        stage.send(.grab, .set(["A", "X"], animated: false))
        #expect(stage.machine.stack == ["A", "X"])
        #expect(stage.machine.phase == .idle("X"))
        #expect(stage.promises.broken == [])
    }

    @Test("Pushing the page that is being dragged off is no mistake: it stays")
    func pushOfTheDraggedPage() {
        var stage = Stage("A", "B")
        stage.send(.grab, .push("B", animated: true))
        #expect(stage.machine.stack == ["A", "B"])
        #expect(stage.machine.phase == .idle("B"))
        #expect(stage.promises.broken == [])
    }

    @Test("A page pushed while a cancelled swipe settles is on top of the page that stayed")
    func pushWhileSettling() {
        var stage = Stage("A", "B")
        stage.send(.grab, .release(fraction: 0.1, velocity: 0), .push("C", animated: true))
        #expect(stage.machine.stack == ["A", "B", "C"])
        #expect(stage.finishMotion().hasSuffix("begin push B to C"))
        stage.settle()
        #expect(stage.promises.broken == [])
    }

    @Test("A finger can catch a settling swipe again and again, and the last release decides")
    func catchingASwipe() {
        var stage = Stage("A", "B")
        stage.send(.grab, .release(fraction: 0.2, velocity: 0))
        let stale = stage.machine.transition!.id
        #expect(
            stage.send(.catchAgain(fraction: 0.1)) == """
                B didMoveToParent
                B willMoveFromParent
                stackChanged
                update 0.1
                """)
        #expect(stage.machine.stack == ["A"])
        stage.send(.release(fraction: 0.9, velocity: 0))
        #expect(stage.send(.animationEnded(stale)) == "")
        stage.finishMotion()
        #expect(stage.machine.phase == .idle("A"))
        #expect(stage.promises.broken == [])
    }

    @Test("A caught push is reversed when it is released before the middle")
    func catchingAPush() {
        var stage = Stage("A")
        stage.send(.push("B", animated: true), .catchAgain(fraction: 0.7))
        #expect(
            stage.send(.release(fraction: 0.3, velocity: 0)) == """
                settle 0.3 at 0.0 cancelled
                B didMoveToParent
                B willMoveFromParent
                stackChanged
                """)
        #expect(stage.finishMotion().hasSuffix("A didAppear\nB didMoveFromParent"))
        #expect(stage.machine.stack == ["A"])
        #expect(stage.promises.broken == [])
    }

    @Test("A request of the app completes the push that a finger has caught")
    func requestDuringACaughtPush() {
        var stage = Stage("A")
        stage.send(.push("B", animated: true), .catchAgain(fraction: 0.5), .push("C", animated: true))
        #expect(stage.machine.stack == ["A", "B", "C"])
        stage.settle()
        #expect(stage.promises.broken == [])
    }

    @Test("A finger cannot catch a transition while a request waits, nor one that popped several pages")
    func refusedCatches() {
        var stage = Stage("A", "B", "C")
        stage.send(.popToRoot(animated: true))
        #expect(stage.send(.catchAgain(fraction: 0.5)) == "")
        stage.settle()
        stage.send(.push("D", animated: true), .push("E", animated: true))
        #expect(stage.send(.catchAgain(fraction: 0.5)) == "")
        stage.settle()
        #expect(stage.promises.broken == [])
    }

    @Test("The container may disappear in each phase", arguments: [false, true])
    func containerLeavesInFlight(abruptly: Bool) {
        let beginnings: [[Request]] = [
            [.push("C", animated: true)], [.pop(animated: true)],
            [.push("C", animated: true), .push("D", animated: true)],
            [.grab, .drag(fraction: 0.5)], [.grab, .release(fraction: 0.1, velocity: 0)],
            [.grab, .release(fraction: 0.9, velocity: 0), .push("C", animated: true)],
        ]
        for beginning in beginnings {
            var stage = Stage("A", "B")
            for request in beginning { stage.send(request) }
            if !abruptly { stage.send(.containerWillDisappear(animated: true)) }
            stage.send(.containerDidDisappear)
            let top = stage.machine.top
            stage.send(.containerWillAppear(animated: false), .containerDidAppear)
            #expect(stage.machine.phase == .idle(top))
            #expect(stage.promises.broken == [])
        }
    }

    @Test("A push while the container appears changes the page that appears with it")
    func pushWhileAppearing() {
        var stage = Stage.offscreen
        stage.send(.push("A", animated: false), .containerWillAppear(animated: true))
        #expect(
            stage.send(.push("B", animated: true)) == """
                B willMoveToParent
                stackChanged
                B loadView
                A willDisappear
                B willAppear animated
                willShow B animated
                begin none A to B
                end none A to B completed
                A didDisappear
                """)
        #expect(stage.send(.containerDidAppear) == "B didAppear\nB didMoveToParent\ndidShow B animated")
        #expect(stage.promises.broken == [])
    }

    @Test("An empty stack shows nothing, and its first page appears without animation")
    func emptyStack() {
        var stage = Stage("A")
        stage.send(.set([], animated: true))
        #expect(stage.machine.phase == .idle(nil))
        stage.send(.grab, .push("B", animated: true))
        #expect(stage.machine.phase == .idle("B"))
        #expect(stage.promises.broken == [])
    }

    @Test("Misuse changes nothing and names the remedy")
    func rejections() {
        var stage = Stage("A", "B")
        #expect(stage.send(.push("A", animated: true)).contains("push a new instance"))
        #expect(stage.send(.popTo("X", animated: true)).contains("not on the navigation stack"))
        #expect(stage.send(.set(["A", "C", "C"], animated: true)).contains("list each view controller once"))
        #expect(stage.machine.stack == ["A", "B"])
        #expect(stage.machine.phase == .idle("B"))
    }

    @Test("Requests made while effects are being performed join the end of the queue in good order")
    func reentrance() {
        var machine = Machine()
        var ledger = EffectLedger()
        var queue: [Effect] = []
        var order: [String] = []
        var asked = Set<String>()
        func request(_ request: Request) { ledger.learn(request); queue += machine.handle(request) }
        request(.push("A", animated: false))
        request(.containerWillAppear(animated: false))
        request(.containerDidAppear)
        while !queue.isEmpty {
            let effect = queue.removeFirst()
            ledger.perform([effect])
            order.append(effect.description)
            guard asked.insert(effect.description).inserted else { continue }
            switch effect.description {
            case "A didAppear": request(.push("B", animated: true))
            case "B loadView": request(.push("C", animated: false))
            case "C willAppear": request(.popToRoot(animated: true))
            case "begin pop C to A": request(.animationEnded(machine.transition!.id))
            default: break
            }
            if queue.isEmpty, machine.awaitsLayout { request(.layout) }
        }
        #expect(machine.phase == .idle("A"))
        #expect(order.last == "C didMoveFromParent")
        ledger.compare(with: machine)
        #expect(ledger.promises.broken == [])
    }
}
