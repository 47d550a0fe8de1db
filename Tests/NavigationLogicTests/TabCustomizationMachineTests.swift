import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of a ``TabCustomizationMachine`` as values, and records broken promises.
struct TabCustomizationLedger: Ledger {
    typealias Machine = TabCustomizationMachine
    enum Act: CaseIterable { case begin, beginOutside, opened, finish, finishAtOnce, removed }

    var machine = Machine()
    var isInWindow = true
    var promises = Promises()
    /// The calls of the delegate about each panel, by its number.
    private(set) var calls: [Int: [String]] = [:]
    private var last = 0
    private(set) var closing: [Int] = []

    mutating func send(_ request: Machine.Request) {
        for effect in promises.decide(request, &machine) { perform(effect) }
    }

    private mutating func perform(_ effect: Machine.Effect) {
        switch effect {
        case .willBegin:
            last += 1
            calls[last] = ["willBegin"]
        case .open(let number):
            promises.keep("a panel opens after its will-call", if: number == last)
            send(.shown(number: number, isInWindow: isInWindow))
            if !isInWindow { calls[number] = nil }
        case .didBegin(let number): calls[number, default: []].append("didBegin")
        case .willEnd(let number): calls[number, default: []].append("willEnd")
        case .close(let number, let animated):
            closing.append(number)
            if !animated { send(.removed(number: number)) }
        case .didEnd(let number):
            calls[number, default: []].append("didEnd")
            promises.keep("the did-call of an end follows the closing", if: closing.contains(number))
            closing.removeAll { $0 == number }
        }
    }

    mutating func make(_ act: Act) {
        switch act {
        case .begin, .beginOutside:
            isInWindow = act == .begin
            send(.begin)
        case .opened: (1...4).forEach { send(.opened(number: $0)) }
        case .finish: send(.finish(animated: true))
        case .finishAtOnce: send(.finish(animated: false))
        case .removed: closing.first.map { send(.removed(number: $0)) }
        }
    }

    mutating func rest() {
        send(.finish(animated: true))
        for number in closing { send(.removed(number: number)) }
        promises.keep(
            "the delegate gets four calls about each panel, in order",
            if: calls.values.allSatisfy { $0 == ["willBegin", "didBegin", "willEnd", "didEnd"] })
        promises.keep("no panel is open at rest", if: machine.phase == .closed)
    }
}

@Suite("The customization of tabs, as it is decided")
struct TabCustomizationMachineTests {
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

extension TabCustomizationLedger {
    static let walks = [
        MachineWalk("closed", length: 4, minimum: 6 * 6 * 6 * 6, from: { TabCustomizationLedger() }) { _ in Act.allCases
        }
    ]
}
