import Decisions
import GestureLogic
import Testing

/// The order of calls of a drag of items.
@Suite struct DragMachineTests {
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

    /// All sequences of seven requests.
    @Test func `every sequence of requests keeps the promises of the machine`() {
        let requests: [DragMachine.Request] = [
            .lift, .begin(allowsMove: true), .begin(allowsMove: false), .move(over: nil), .move(over: 1),
            .move(over: 2), .propose(.copy, by: 1), .propose(.move, by: 2), .propose(.forbidden, by: 1), .add, .release,
            .cancel, .settle, .beginLoading, .endLoading,
        ]
        var walked = 0
        func walk(_ machine: DragMachine, _ promises: Promises, _ depth: Int) {
            walked += 1
            guard depth > 0 else { return }
            for request in requests {
                var (machine, promises) = (machine, promises)
                let before = machine.phase
                let effects = machine.handle(request)
                // A request that changes nothing leads to no new sequences.
                if effects.isEmpty, machine.phase == before, request != .beginLoading { continue }
                for effect in effects { promises.note(effect) }
                promises.check(machine.phase, request)
                walk(machine, promises, depth - 1)
            }
        }
        walk(DragMachine(), Promises(), 7)
        #expect(walked > 10_000)
    }

    private struct Promises {
        var inside: Int?
        var entered: Set<Int> = []
        var begins = 0
        var willEnd: DragMachine.Operation?
        var didEnd: DragMachine.Operation?
        var isFinished = false
        var transfers = 0
        var performs = 0

        mutating func note(_ effect: DragMachine.Effect) {
            if isFinished { #expect(effect == .didTransfer, "\(effect) after the end") }
            switch effect {
            case .willBegin:
                begins += 1
                #expect(begins == 1)
            case .enter(let target):
                #expect(inside == nil && willEnd == nil)
                inside = target
                entered.insert(target)
            case .update(let target): #expect(inside == target && willEnd == nil)
            case .exit(let target):
                #expect(inside == target)
                inside = nil
            case .willEnd(let operation):
                #expect(willEnd == nil && begins == 1)
                willEnd = operation
            case .perform(let target):
                #expect(inside == target && willEnd?.drops == true)
                performs += 1
            case .conclude(let target): #expect(inside == target && performs == 1)
            case .endDrop(let target): #expect(entered.remove(target) != nil)
            case .didEnd(let operation):
                #expect(operation == willEnd && didEnd == nil && entered.isEmpty)
                #expect(operation.drops == (performs == 1))
                didEnd = operation
            case .finish: isFinished = true
            case .didTransfer:
                transfers += 1
                #expect(transfers == 1 && didEnd?.drops == true)
            case .showLift, .cancelLift, .didMove, .addItems, .show, .animateDrop, .animateCancel: break
            }
        }

        func check(_ phase: DragMachine.Phase, _ request: DragMachine.Request) {
            switch phase {
            case .dragging(let hover): #expect(hover?.target == inside)
            case .cancelling: #expect(inside == nil)
            case .over: #expect(begins == 0 || didEnd != nil)
            case .idle, .lifted, .dropping: break
            }
        }
    }
}
