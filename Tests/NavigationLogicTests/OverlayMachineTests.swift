import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of an ``OverlayMachine`` as values, and records broken promises.
private struct OverlayLedger: Hashable {
    typealias Machine = OverlayMachine

    var machine = Machine()
    var complaints: [String] = []
    private(set) var isInWindow = false
    private var hasInput = false
    private var isLeaving = false
    private(set) var insertions = 0
    private(set) var conclusions = 0
    private(set) var dismissals = 0

    mutating func send(_ request: Machine.Request) {
        if request == .removed {
            // Without the view in a window, no code can remove it.
            guard isInWindow else { return }
            isInWindow = false
        }
        if request == .faded, !isLeaving { return }
        for effect in machine.handle(request) { perform(effect) }
        if hasInput != machine.phase.covers { complaints.append("input \(hasInput) in \(machine.phase)") }
    }

    private mutating func perform(_ effect: Machine.Effect) {
        switch effect {
        case .insert:
            insertions += 1
            (isInWindow, hasInput) = (true, true)
        case .settle: if !isInWindow { complaints.append("settles outside of the window") }
        case .returnInput:
            if !hasInput { complaints.append("returns input twice") }
            hasInput = false
        case .leave:
            dismissals += 1
            if !isInWindow { complaints.append("leaves without a window") }
            isLeaving = true
        case .remove:
            if !isInWindow { complaints.append("is removed twice") }
            isInWindow = false
        case .conclude: conclusions += 1
        }
    }

    mutating func settle() {
        send(.dismiss)
        send(.faded)
        if isInWindow || hasInput { complaints.append("remains in the window") }
        if insertions > 1 { complaints.append("covers \(insertions) times") }
        if dismissals > 1 || conclusions != dismissals {
            complaints.append("\(dismissals) dismissals with \(conclusions) conclusions")
        }
        if machine.phase != (insertions == 0 ? .absent : .gone) { complaints.append("\(machine.phase) at the end") }
    }
}

@Suite("The life of an overlay, as it is decided")
struct OverlayMachineTests {
    @Test("All sequences of six requests return the input and remove the overlay once")
    func everything() {
        let requests: [OverlayMachine.Request] = [
            .cover, .opened, .dismiss, .presentAnother, .resized, .faded, .removed,
        ]
        var walk = ExhaustiveWalk<OverlayLedger, OverlayMachine.Request>(
            requests: { _ in requests }, make: { request, ledger in ledger.send(request) },
            complaints: { ledger in
                var ledger = ledger
                ledger.settle()
                return ledger.complaints
            })
        walk.walk(from: OverlayLedger(), length: 6)
        #expect(walk.failures == [])
        #expect(walk.sequences > 7 * 7 * 7 * 7 * 7 * 7)
    }

    @Test("A dismissal during the opening returns the input at once, and the panel does not rest")
    func opening() {
        var machine = OverlayMachine()
        #expect(machine.handle(.cover) == [.insert])
        #expect(machine.handle(.dismiss) == [.returnInput, .leave])
        #expect(machine.handle(.opened) == [])
        #expect(machine.handle(.faded) == [.remove, .conclude])
        #expect(machine.phase == .gone)
    }

    @Test("An overlay that other code removes returns the input, and is not dismissed afterwards")
    func removal() {
        var machine = OverlayMachine()
        _ = machine.handle(.cover)
        _ = machine.handle(.opened)
        #expect(machine.handle(.removed) == [.returnInput])
        #expect(machine.handle(.dismiss) == [])
    }
}
