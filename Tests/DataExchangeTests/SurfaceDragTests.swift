import DataExchange
import FrameTime
import Testing

/// The drag of this program that a Wayland compositor carries.
struct SurfaceDragTests {
    private typealias Machine = SurfaceDragMachine
    private func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }

    /// A machine after requests, and the effects of the last one.
    private func after(_ requests: [Machine.Request], at seconds: Double = 0) -> (Machine, [Machine.Effect]) {
        var machine = Machine(at: at(0))
        var effects: [Machine.Effect] = []
        for request in requests { effects = machine.handle(request, at: at(seconds)) }
        return (machine, effects)
    }

    @Test("the answer is the operation of a program that takes a type, and each answer is reported once")
    func answers() {
        #expect(after([.target(true)]).1.isEmpty)
        #expect(after([.target(true), .action(.copy)]).1 == [.answer(.copy)])
        #expect(after([.action(.move), .target(true)]).1 == [.answer(.move)])
        #expect(after([.target(true), .action(.copy), .action(.copy)]).1.isEmpty)
        #expect(after([.target(true), .action(.copy), .action(.move)]).1 == [.answer(.move)])
        #expect(after([.target(true), .action(.copy), .target(false)]).1 == [.answer(nil)])
    }

    @Test("the app is notified of the release, drops, and the drag ends when the program has the data")
    func drop() {
        let performed: [Machine.Request] = [.target(true), .action(.move), .performed]
        #expect(after(performed).1 == [.release])
        #expect(after(performed + [.drop]).1.isEmpty)
        #expect(after(performed + [.drop, .finished]).1 == [.end(.move)])
        // The operation that the user has chosen after the drop.
        #expect(after(performed + [.drop, .action(.copy), .finished]).1 == [.end(.copy)])
        #expect(after(performed + [.drop, .cancelled]).1 == [.end(nil)])
    }

    @Test("a program that has the data before the app drops ends the drag with the drop")
    func earlyEnd() {
        let finished: [Machine.Request] = [.target(true), .action(.copy), .performed, .finished]
        #expect(after(finished).1.isEmpty)
        #expect(after(finished + [.drop]).1 == [.end(.copy)])
        #expect(after([.cancelled]).1 == [.release])
        #expect(after([.cancelled, .drop]).1 == [.end(nil)])
    }

    @Test("a drop in the app's own window is the app's, whatever the compositor reports afterwards")
    func inside() {
        #expect(after([.returned]).1 == [.release])
        #expect(after([.returned, .performed, .finished]).1.isEmpty)
        #expect(after([.returned, .cancel]).1 == [.close])
        #expect(after([.returned, .cancel, .cancelled]).1.isEmpty)
    }

    @Test("over the window of the press the drag is the app's own, and no answer is reported")
    func home() {
        #expect(after([.target(true), .action(.copy), .entered]).1 == [.answer(nil)])
        #expect(after([.entered, .target(true), .action(.copy)]).1.isEmpty)
        #expect(after([.entered, .left, .settled, .target(true), .action(.copy)]).1 == [.answer(.copy)])
        #expect(after([.entered, .returned]).1 == [.release])
        #expect(after([.entered, .cancelled]).1 == [.release])
    }

    @Test("a release over the app before the compositor knows an answer is a drop in the app")
    func unanswered() {
        let left: [Machine.Request] = [.entered, .left]
        #expect(after(left).1.isEmpty)
        #expect(after(left + [.cancelled]).1 == [.release])
        #expect(after(left + [.cancelled, .drop]).1 == [.close])
        #expect(after(left + [.cancel]).1 == [.close])
        #expect(after(left + [.returned]).1 == [.release])
        // The pointer is outside when something else comes, or nothing.
        #expect(after(left + [.settled]).1 == [.leave])
        #expect(after(left + [.settled, .cancelled]).1 == [.release])
        #expect(after(left + [.settled, .cancelled, .drop]).1 == [.end(nil)])
        #expect(after(left + [.performed]).1 == [.leave, .release])
        #expect(after(left + [.target(true)]).1 == [.leave])
        #expect(after(left + [.target(true), .action(.copy)]).1 == [.answer(.copy)])
        #expect(after(left + [.action(.copy), .target(true)]).1 == [.answer(.copy)])
        // A compositor that knows the answer reports a drop, so this release was outside.
        let known: [Machine.Request] = [.entered, .target(true), .left]
        #expect(after(known).1 == [.leave])
        #expect(after(known + [.cancelled, .drop]).1 == [.end(nil)])
    }

    @Test("a release before the compositor has begun the drag ends the drag, without a message of the compositor")
    func refusal() {
        #expect(after([.refused]).1 == [.release])
        #expect(after([.refused, .drop]).1 == [.end(nil)])
        #expect(after([.refused, .cancelled]).1.isEmpty)
        #expect(after([.refused, .cancel]).1 == [.close])
        #expect(after([.entered, .refused]).1.isEmpty)
    }

    @Test("the app can cancel until it has dropped, and a drag that never began ends with the drop")
    func cancel() {
        for requests: [Machine.Request] in [
            [], [.target(true)], [.entered], [.entered, .left], [.performed], [.performed, .finished],
        ] {
            #expect(after(requests + [.cancel]).1 == [.close])
        }
        #expect(after([.performed, .drop, .cancel]).1.isEmpty)
        #expect(after([.drop]).1 == [.end(nil)])
    }

    @Test("a program that does not finish a drop is given up")
    func silence() {
        var machine = after([.target(true), .action(.copy), .performed, .drop]).0
        #expect(machine.deadline == at(Machine.dropPatience))
        #expect(machine.handle(.time, at: at(Machine.dropPatience - 0.1)).isEmpty)
        #expect(machine.handle(.time, at: at(Machine.dropPatience)) == [.end(nil)])
        #expect(machine.deadline == nil)
        #expect(machine.handle(.finished, at: at(20)).isEmpty)
    }
}
