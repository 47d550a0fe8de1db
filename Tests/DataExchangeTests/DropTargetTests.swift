import DataExchange
import Decisions
import Testing

/// The drag of another program over the windows of this program.
struct DropTargetTests {
    private typealias Machine = DropTargetMachine
    private let source = DropTargetMachine.Source(window: 7, version: 5)
    private func place(_ x: Int, _ suggested: TransferOperation? = .copy) -> Machine.Place {
        Machine.Place(point: ScreenPoint(x: x, y: 0), time: 1, suggested: suggested)
    }

    /// A machine after `enter`, `prepared` and a position.
    private func over() -> Machine {
        var machine = Machine()
        for request: Machine.Request in [
            .enter(source, types: ["text/plain"]), .position(7, place(1)), .prepared,
        ] { _ = machine.handle(request) }
        return machine
    }

    @Test("the app is notified when the files are known, and positions before are refused")
    func preparing() {
        var machine = Machine()
        #expect(machine.handle(.enter(source, types: ["text/uri-list"])) == [.prepare(types: ["text/uri-list"])])
        #expect(machine.handle(.position(7, place(1))) == [.status(source, nil)])
        #expect(machine.handle(.position(7, place(2))) == [.status(source, nil)])
        #expect(machine.handle(.prepared) == [.enter(place(2))])
        #expect(machine.handle(.prepared).isEmpty)
    }

    @Test("files that are known before the first position wait for the position, which is answered")
    func firstPosition() {
        var machine = Machine()
        _ = machine.handle(.enter(source, types: []))
        #expect(machine.handle(.prepared).isEmpty)
        #expect(machine.handle(.position(7, place(3))) == [.status(source, nil), .enter(place(3))])
    }

    @Test("each position is answered at once, and a changed answer of the app follows")
    func answers() {
        var machine = over()
        #expect(machine.handle(.answer(.copy)) == [.status(source, .copy)])
        #expect(machine.handle(.answer(.copy)).isEmpty)
        #expect(machine.handle(.position(7, place(4))) == [.status(source, .copy), .move(place(4))])
        #expect(machine.handle(.answer(nil)) == [.status(source, nil)])
    }

    @Test("a drop ends with the operation that the app performed")
    func drop() {
        var machine = over()
        _ = machine.handle(.answer(.move))
        #expect(machine.handle(.finish(.move)).isEmpty)
        #expect(machine.handle(.drop(7, time: 9)) == [.drop(time: 9)])
        #expect(machine.handle(.leave(7)).isEmpty)
        #expect(machine.handle(.position(7, place(4))).isEmpty)
        #expect(machine.handle(.finish(.move)) == [.finished(source, .move)])
        #expect(machine.phase == .idle)
    }

    @Test("a quick drop waits until the files are known, and without a position it is refused")
    func quickDrop() {
        var machine = Machine()
        _ = machine.handle(.enter(source, types: []))
        _ = machine.handle(.position(7, place(1)))
        #expect(machine.handle(.drop(7, time: 2)).isEmpty)
        #expect(machine.handle(.prepared) == [.enter(place(1)), .drop(time: 2)])
        var blind = Machine()
        _ = blind.handle(.enter(source, types: []))
        #expect(blind.handle(.drop(7, time: 2)).isEmpty)
        #expect(blind.handle(.prepared) == [.finished(source, nil)])
        var prepared = Machine()
        _ = prepared.handle(.enter(source, types: []))
        _ = prepared.handle(.prepared)
        #expect(prepared.handle(.drop(7, time: 2)) == [.finished(source, nil)])
    }

    @Test("messages of another window than that of the drag change nothing")
    func others() {
        var machine = over()
        for request: Machine.Request in [
            .position(8, place(1)), .leave(8), .drop(8, time: 1), .lost(8),
        ] { #expect(machine.handle(request).isEmpty) }
        #expect(machine.phase == .over(source, nil))
    }

    @Test("a program that ends in the middle leaves, and another drag may begin in any state")
    func lost() {
        var machine = over()
        #expect(machine.handle(.lost(7)) == [.leave])
        #expect(machine.phase == .idle)
        let other = Machine.Source(window: 9, version: 4)
        var entered = over()
        #expect(entered.handle(.enter(other, types: [])) == [.leave, .prepare(types: [])])
        #expect(entered.source == other)
        var dropping = over()
        _ = dropping.handle(.drop(7, time: 1))
        #expect(dropping.handle(.enter(other, types: [])) == [.finished(source, nil), .prepare(types: [])])
    }

    @Test("after any requests the app was notified of an end for each beginning")
    func anyRequests() {
        let requests: [Machine.Request] = [
            .enter(source, types: []), .position(7, place(1)), .leave(7), .drop(7, time: 1), .prepared, .answer(.copy),
            .finish(.copy), .lost(7), .lost(8),
        ]
        var states: Set<Machine> = [Machine()]
        var open: [Machine: Bool] = [Machine(): false]
        var waiting = Array(states)
        while let machine = waiting.popLast() {
            for request in requests {
                var next = machine
                var isOpen = open[machine] ?? false
                for effect in next.handle(request) {
                    switch effect {
                    case .enter:
                        #expect(!isOpen)
                        isOpen = true
                    case .leave:
                        #expect(isOpen)
                        isOpen = false
                    case .finished: isOpen = false
                    case .move, .drop: #expect(isOpen)
                    case .prepare, .status: break
                    }
                }
                // A lost program after the drop needs no message.
                if next.phase == .idle { isOpen = false }
                if states.insert(next).inserted {
                    open[next] = isOpen
                    waiting.append(next)
                } else {
                    #expect(open[next] == isOpen)
                }
            }
        }
        #expect(states.count > 5)
    }
}
