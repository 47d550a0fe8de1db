import Decisions
import GestureLogic
import Testing

/// The order of calls of a drag of items.
struct DragMachineTests {
    private func run(_ requests: [DragMachine.Request]) -> [DragMachine.Effect] {
        var machine = DragMachine()
        return requests.flatMap { machine.handle($0) }
    }

    @Test func `a drop calls the source and the target in order`() {
        let effects = run([
            .lift, .begin(allowsMove: true), .move(over: nil), .move(over: 1), .propose(.copy, by: 1), .release,
            .settle,
        ])
        #expect(
            effects == [
                .showLift, .willBegin, .didMove, .didMove, .enter(1), .update(1), .show(.copy), .show(.cancel),
                .willEnd(.copy), .perform(1), .animateDrop(1), .conclude(1), .endDrop(1), .didEnd(.copy), .finish,
                .didTransfer,
            ])
    }

    @Test func `a lift without movement begins no session`() {
        #expect(run([.lift, .release, .settle, .begin(allowsMove: true)]) == [.showLift, .cancelLift])
        #expect(run([.lift, .cancel]) == [.showLift, .cancelLift])
    }

    @Test func `a release over no willing target ends with its operation`() {
        let start: [DragMachine.Request] = [.lift, .begin(allowsMove: true)]
        #expect(
            run(start + [.release, .settle]).suffix(5)
                == [.show(.cancel), .willEnd(.cancel), .animateCancel, .didEnd(.cancel), .finish])
        #expect(
            run(start + [.move(over: 3), .propose(.forbidden, by: 3), .release, .settle]).suffix(7)
                == [
                    .exit(3), .show(.cancel), .willEnd(.forbidden), .animateCancel, .endDrop(3), .didEnd(.forbidden),
                    .finish,
                ])
    }

    @Test func `a move is forbidden in a session that allows only copies`() {
        let effects = run([.lift, .begin(allowsMove: false), .move(over: 1), .propose(.move, by: 1), .release])
        #expect(effects.contains(.show(.forbidden)))
        #expect(effects.contains(.willEnd(.forbidden)))
        #expect(!effects.contains(.perform(1)))
    }

    @Test func `each target that was entered is notified of the end, in the order of entering`() {
        let effects = run([
            .lift, .begin(allowsMove: true), .move(over: 2), .move(over: 1), .move(over: 2), .propose(.move, by: 2),
            .release, .settle,
        ])
        #expect(effects.filter { if case .endDrop = $0 { true } else { false } } == [.endDrop(2), .endDrop(1)])
    }

    @Test func `the transfer waits for the last load`() {
        let drop: [DragMachine.Request] = [.lift, .begin(allowsMove: true), .move(over: 1), .propose(.copy, by: 1)]
        let effects = run(drop + [.release, .beginLoading, .beginLoading, .settle, .endLoading])
        #expect(!effects.contains(.didTransfer))
        #expect(
            run(drop + [.release, .beginLoading, .beginLoading, .settle, .endLoading, .endLoading]).last == .didTransfer
        )
        #expect(run(drop + [.release, .beginLoading, .endLoading, .settle]).last == .didTransfer)
    }
}
