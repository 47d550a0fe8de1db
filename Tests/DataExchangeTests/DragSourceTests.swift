import DataExchange
import FrameTime
import Testing

/// The drag of this program over the windows of other programs.
struct DragSourceTests {
    private typealias Machine = DragSourceMachine
    private let target = DragSourceMachine.Target(window: 3, receiver: 4, version: 5)
    private let other = DragSourceMachine.Target(window: 6, receiver: 6, version: 5)
    private func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }
    private func place(_ x: Int) -> Machine.Place {
        Machine.Place(point: ScreenPoint(x: x, y: 0), time: 1, operation: .copy)
    }

    /// A machine over the target, which has answered the first position.
    private func over(_ answer: TransferOperation?) -> Machine {
        var machine = Machine(at: at(0))
        _ = machine.handle(.move(place(1), over: target), at: at(0))
        _ = machine.handle(.status(3, answer), at: at(0))
        return machine
    }

    @Test("a target gets one position, and the last of the others after its answer")
    func positions() {
        var machine = Machine(at: at(0))
        #expect(machine.handle(.move(place(0), over: nil), at: at(0)).isEmpty)
        #expect(
            machine.handle(.move(place(1), over: target), at: at(0)) == [.enter(target), .position(target, place(1))])
        #expect(machine.handle(.move(place(2), over: target), at: at(0)).isEmpty)
        #expect(machine.handle(.move(place(3), over: target), at: at(0)).isEmpty)
        #expect(machine.handle(.status(3, .copy), at: at(0)) == [.answer(.copy), .position(target, place(3))])
        #expect(machine.handle(.status(3, .copy), at: at(0)).isEmpty)
        #expect(machine.handle(.move(place(4), over: target), at: at(0)) == [.position(target, place(4))])
    }

    @Test("another target is entered after the former was left, and its answer does not count")
    func change() {
        var machine = over(.copy)
        let effects = machine.handle(.move(place(5), over: other), at: at(0))
        #expect(effects == [.leave(target), .answer(nil), .enter(other), .position(other, place(5))])
        #expect(machine.handle(.status(3, .move), at: at(0)).isEmpty)
        #expect(machine.handle(.move(place(6), over: nil), at: at(0)) == [.leave(other)])
    }

    @Test("a release over a target that accepts drops, and the drag ends with the performed operation")
    func drop() {
        var machine = over(.move)
        #expect(machine.handle(.release(time: 9), at: at(0)) == [.drop(target, time: 9)])
        #expect(machine.handle(.cancel, at: at(0)).isEmpty)
        #expect(machine.handle(.finished(6, .copy), at: at(0)).isEmpty)
        #expect(machine.handle(.finished(3, .copy), at: at(0)) == [.end(.copy)])
        #expect(machine.phase == .ended)
    }

    @Test("a release elsewhere, or over a target that refuses, ends the drag without an operation")
    func refused() {
        var refused = over(nil)
        #expect(refused.handle(.release(time: 9), at: at(0)) == [.leave(target), .end(nil)])
        var away = Machine(at: at(0))
        #expect(away.handle(.release(time: 9), at: at(0)) == [.end(nil)])
        var cancelled = over(.copy)
        #expect(cancelled.handle(.cancel, at: at(0)) == [.leave(target), .answer(nil), .end(nil)])
    }

    @Test("a release before the answer waits for it, and not longer than its time after the release")
    func earlyRelease() {
        var machine = Machine(at: at(0))
        _ = machine.handle(.move(place(1), over: target), at: at(0))
        #expect(machine.handle(.release(time: 9), at: at(1)).isEmpty)
        var accepted = machine
        #expect(accepted.handle(.status(3, .copy), at: at(2)) == [.drop(target, time: 9)])
        var refused = machine
        #expect(refused.handle(.status(3, nil), at: at(2)) == [.leave(target), .end(nil)])
        #expect(machine.handle(.time, at: at(Machine.patience)).isEmpty)
        #expect(machine.handle(.time, at: at(1 + Machine.patience)) == [.leave(target), .end(nil)])
    }

    @Test("a silent target counts as one that refuses, and gets the next position")
    func silent() {
        var machine = over(.copy)
        _ = machine.handle(.move(place(2), over: target), at: at(1))
        _ = machine.handle(.move(place(3), over: target), at: at(1))
        #expect(
            machine.handle(.time, at: at(1 + Machine.patience)) == [.answer(nil), .position(target, place(3))])
    }

    @Test("a target that requests data after the drop keeps the drag, and a silent one loses it")
    func dropPatience() {
        var machine = over(.copy)
        _ = machine.handle(.release(time: 9), at: at(0))
        #expect(machine.handle(.activity, at: at(8)).isEmpty)
        #expect(machine.handle(.time, at: at(12)).isEmpty)
        #expect(machine.handle(.time, at: at(8 + Machine.dropPatience)) == [.end(nil)])
    }

    @Test("a target that is gone is forgotten, and ends a drop without an operation")
    func lost() {
        var machine = over(.copy)
        #expect(machine.handle(.lost(99), at: at(0)).isEmpty)
        #expect(machine.handle(.lost(4), at: at(0)) == [.answer(nil)])
        #expect(machine.phase == .away)
        var dropping = over(.copy)
        _ = dropping.handle(.release(time: 9), at: at(0))
        #expect(dropping.handle(.lost(3), at: at(0)) == [.end(nil)])
    }

    @Test("older versions of the protocol report no operation: that of the answer counts")
    func olderVersions() {
        let old = Machine.Target(window: 3, receiver: 3, version: 4)
        var machine = Machine(at: at(0))
        _ = machine.handle(.move(place(1), over: old), at: at(0))
        _ = machine.handle(.status(3, .move), at: at(0))
        _ = machine.handle(.release(time: 9), at: at(0))
        #expect(machine.handle(.finished(3, nil), at: at(0)) == [.end(.move)])
    }

    @Test("messages have five numbers and are read as they were written")
    func messages() {
        let all: [DragMessage] = [
            .enter(window: 1, version: 5, hasMore: true, types: [2, 3, 4]),
            .enter(window: 1, version: 3, hasMore: false, types: [2]),
            .position(window: 1, at: ScreenPoint(x: -5, y: 1_200), time: 7, action: 8),
            .status(window: 1, accepts: true, action: 8), .status(window: 1, accepts: false, action: 0),
            .leave(window: 1), .drop(window: 1, time: 7), .finished(window: 1, accepts: true, action: 8),
        ]
        for message in all {
            #expect(message.data.count == 5)
            #expect(DragMessage(message.name, message.data) == message)
        }
        #expect(DragMessage(.drop, [1, 2]) == nil)
        let far = DragMessage.position(window: 1, at: ScreenPoint(x: .max, y: .min), time: 0, action: 0)
        #expect(far.data[2] == 0x7FFF_8000)
    }
}
