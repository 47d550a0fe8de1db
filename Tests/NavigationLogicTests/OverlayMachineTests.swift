import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of an ``OverlayMachine`` as values, and records broken promises.
struct OverlayLedger: Ledger {
    typealias Machine = OverlayMachine

    var machine = Machine()
    var promises = Promises()
    private(set) var isInWindow = false
    private var hasInput = false
    private var isLeaving = false
    private(set) var insertions = 0
    private(set) var conclusions = 0
    private(set) var dismissals = 0

    mutating func make(_ request: Machine.Request) {
        if request == .removed {
            // Without the view in a window, no code can remove it.
            guard isInWindow else { return }
            isInWindow = false
        }
        if request == .faded, !isLeaving { return }
        for effect in promises.decide(request, &machine) { perform(effect) }
        promises.keep("an overlay has the input while it covers", if: hasInput == machine.phase.covers)
    }

    private mutating func perform(_ effect: Machine.Effect) {
        switch effect {
        case .insert:
            insertions += 1
            (isInWindow, hasInput) = (true, true)
        case .settle: promises.keep("an overlay settles in the window", if: isInWindow)
        case .returnInput:
            promises.keep("the input is returned once", if: hasInput)
            hasInput = false
        case .leave:
            dismissals += 1
            promises.keep("an overlay fades out in the window", if: isInWindow)
            isLeaving = true
        case .remove:
            promises.keep("an overlay is removed once", if: isInWindow)
            isInWindow = false
        case .conclude: conclusions += 1
        }
    }

    mutating func rest() {
        make(.dismiss)
        make(.faded)
        promises.keep("nothing remains in the window at rest", if: !isInWindow && !hasInput)
        promises.keep("an overlay covers once", if: insertions <= 1)
        promises.keep("a dismissal is concluded once", if: dismissals <= 1 && conclusions == dismissals)
        promises.keep(
            "an overlay that covered is gone at rest", if: machine.phase == (insertions == 0 ? .absent : .gone))
    }
}

@Suite("The life of an overlay, as it is decided")
struct OverlayMachineTests {
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

extension OverlayLedger {
    static let walks = [
        MachineWalk("absent", length: 6, minimum: 7 * 7 * 7 * 7 * 7 * 7, from: { OverlayLedger() }) { _ in
            [.cover, .opened, .dismiss, .presentAnother, .resized, .faded, .removed]
        }
    ]
}
