import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of a ``TabCustomizationMachine`` as values, and records broken promises.
private struct TabCustomizationLedger: Hashable {
    typealias Machine = TabCustomizationMachine

    var machine = Machine()
    var isInWindow = true
    var complaints: [String] = []
    /// The calls of the delegate about each panel, by its number.
    private(set) var calls: [Int: [String]] = [:]
    private var last = 0
    private(set) var closing: [Int] = []

    mutating func send(_ request: Machine.Request) {
        for effect in machine.handle(request) { perform(effect) }
    }

    private mutating func perform(_ effect: Machine.Effect) {
        switch effect {
        case .willBegin:
            last += 1
            calls[last] = ["willBegin"]
        case .open(let number):
            if number != last { complaints.append("opens \(number) without a call") }
            send(.shown(number: number, isInWindow: isInWindow))
            if !isInWindow { calls[number] = nil }
        case .didBegin(let number): calls[number, default: []].append("didBegin")
        case .willEnd(let number): calls[number, default: []].append("willEnd")
        case .close(let number, let animated):
            closing.append(number)
            if !animated { send(.removed(number: number)) }
        case .didEnd(let number):
            calls[number, default: []].append("didEnd")
            if !closing.contains(number) { complaints.append("\(number) ends without being closed") }
            closing.removeAll { $0 == number }
        }
    }

    mutating func settle() {
        send(.finish(animated: true))
        for number in closing { send(.removed(number: number)) }
        for (number, calls) in calls where calls != ["willBegin", "didBegin", "willEnd", "didEnd"] {
            complaints.append("\(number): \(calls)")
        }
        if machine.phase != .closed { complaints.append("\(machine.phase) at the end") }
    }
}

@Suite("The customization of tabs, as it is decided")
struct TabCustomizationMachineTests {
    enum Act: CaseIterable { case begin, beginOutside, opened, finish, finishAtOnce, removed }

    @Test("All sequences of four requests notify the delegate of each panel in order")
    func everything() {
        var walk = ExhaustiveWalk<TabCustomizationLedger, Act>(
            requests: { _ in Act.allCases },
            make: { act, ledger in
                switch act {
                case .begin, .beginOutside:
                    ledger.isInWindow = act == .begin
                    ledger.send(.begin)
                case .opened: (1...4).forEach { ledger.send(.opened(number: $0)) }
                case .finish: ledger.send(.finish(animated: true))
                case .finishAtOnce: ledger.send(.finish(animated: false))
                case .removed: ledger.closing.first.map { ledger.send(.removed(number: $0)) }
                }
            },
            complaints: { ledger in
                var ledger = ledger
                ledger.settle()
                return ledger.complaints
            })
        walk.walk(from: TabCustomizationLedger(), length: 4)
        #expect(walk.failures == [])
        #expect(walk.sequences > 6 * 6 * 6 * 6)
    }

    @Test("Requests in the delegate's first call change nothing")
    func announcing() {
        var machine = TabCustomizationMachine()
        #expect(machine.handle(.begin) == [.willBegin, .open(number: 1)])
        #expect(machine.handle(.begin).isEmpty)
        #expect(machine.handle(.finish(animated: true)).isEmpty)
        #expect(!machine.isCustomizing)
        _ = machine.handle(.shown(number: 1, isInWindow: true))
        #expect(machine.isCustomizing)
    }

    @Test("The end during the opening has the calls of the beginning first")
    func opening() {
        var machine = TabCustomizationMachine()
        _ = machine.handle(.begin)
        _ = machine.handle(.shown(number: 1, isInWindow: true))
        #expect(
            machine.handle(.finish(animated: true)) == [
                .didBegin(number: 1), .willEnd(number: 1), .close(number: 1, animated: true),
            ])
        #expect(machine.handle(.opened(number: 1)).isEmpty)
    }
}
