import DataExchange
import Decisions
import Testing

/// A drop of the app's drag on another program.
struct OutsideDropTests {
    private func run(_ requests: OutsideDropMachine.Request...) -> [OutsideDropMachine.Effect] {
        var machine = OutsideDropMachine()
        return requests.flatMap { machine.handle($0) }
    }

    @Test("a drag ends after the previews have landed and the other program has ended the drop, in any order")
    func order() {
        #expect(run(.drop, .landed, .ended(.copy)) == [.drop, .outcome(.copy), .settle])
        #expect(run(.drop, .ended(nil), .landed) == [.drop, .outcome(nil), .settle])
    }

    @Test("an offer is withdrawn after a drop in the app, and not during a drop on the other program")
    func withdrawal() {
        #expect(run(.landed, .finish, .finish) == [.settle, .cancel])
        #expect(run(.drop, .finish) == [.drop])
    }

    @Test("a drop that opens a window withdraws the offer first, and opens one window")
    func window() {
        #expect(run(.dropInWindow, .dropInWindow, .drop, .landed, .finish) == [.cancel, .openWindow, .settle])
        #expect(run(.drop, .dropInWindow) == [.drop])
    }

    @Test("the answer of the other program is forgotten when the pointer leaves")
    func answers() {
        var machine = OutsideDropMachine()
        #expect(machine.handle(.answer(.move)) == [.refresh])
        #expect(machine.answer == .move)
        _ = machine.handle(.exit)
        #expect(machine.answer == nil)
        #expect(machine.handle(.ended(.copy)).isEmpty)
    }
}
