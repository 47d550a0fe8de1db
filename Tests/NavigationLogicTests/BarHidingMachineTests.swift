import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of a ``BarHidingMachine`` as a stack does, and records broken promises.
struct BarHidingLedger: Ledger {
    struct Act: Hashable {
        let request: BarHidingRequest
        let items: Bool
    }

    var machine = BarHidingMachine()
    /// Whether a subclass of the app calls super.
    var passesTouches = true
    var promises = Promises()

    init(_ behavior: BarHidingMachine.Behavior, toolbar: Bool = true) {
        machine.behavior = behavior
        machine.isToolbarHidden = !toolbar
    }

    mutating func send(_ request: BarHidingRequest, items: Bool = true) {
        let before = machine.isNavigationBarHidden
        machine.toolbarHasItems = items
        let effects = promises.decide(request, &machine)
        // Only the app's call, or a call by an effect, changes the state.
        if case .set(let hidden) = request {
            promises.keep("a call hides or shows the bar at once", if: machine.isNavigationBarHidden == hidden)
            promises.keep("a call has no further calls", if: effects.isEmpty)
        } else {
            promises.keep("only a call changes the bar", if: machine.isNavigationBarHidden == before)
        }
        for effect in effects {
            switch effect {
            case .bar(let hidden, _):
                promises.keep("an effect changes the bar", if: hidden != machine.isNavigationBarHidden)
                if passesTouches { send(.set(hidden: hidden)) }
            case .toolbar(let hidden, _):
                promises.keep("an effect changes the toolbar", if: hidden != machine.isToolbarHidden)
                promises.keep("a toolbar without items stays", if: items)
                machine.isToolbarHidden = hidden
            case .called: send(.called)
            }
        }
        promises.keep(
            "no call is open after a request",
            if: machine.phase != .hidingByKeyboard && machine.phase != .hidingByHeight)
    }

    mutating func make(_ act: Act) { send(act.request, items: act.items) }
    mutating func rest() {}
}

@Suite("Bars that hide, as they are decided")
struct BarHidingMachineTests {
    static let requests: [BarHidingRequest] = [
        .tap(inBarArea: false), .tap(inBarArea: true), .swipeUp, .swipeDown, .keyboardAppears, .height(isCompact: true),
        .height(isCompact: false),
        .set(hidden: true), .set(hidden: false), .called,
    ]
    static let behaviors = (0..<16).map { BarHidingMachine.Behavior(rawValue: $0) }
    static let all = BarHidingMachine.Behavior(rawValue: 15)

    @Test("Requests lead to every phase, the two of calls that are on their way from inside those calls")
    func coverage() {
        var reached: Set<BarHidingPhase> = []
        for behavior in [BarHidingMachine.Behavior.whenKeyboardAppears, [.whenVerticallyCompact, .onTap]] {
            for first in Self.requests {
                for second in Self.requests {
                    for third in Self.requests {
                        var ledger = BarHidingLedger(behavior)
                        var machine = ledger.machine
                        for request in [first, second, third] {
                            ledger.send(request)
                            _ = machine.handle(request)
                            reached.formUnion([ledger.machine.phase, machine.phase])
                        }
                    }
                }
            }
        }
        #expect(reached == Set(BarHidingPhase.allCases))
    }

    // MARK: What users see

    @Test(
        "Nothing hides a bar unless the app asks for it",
        arguments: [
            .tap(inBarArea: true), .tap(inBarArea: false), .swipeUp, .keyboardAppears, .height(isCompact: true),
        ] as [BarHidingRequest])
    func idle(request: BarHidingRequest) {
        var ledger = BarHidingLedger([])
        ledger.send(request)
        #expect(!ledger.machine.isNavigationBarHidden)
        #expect(!ledger.machine.isToolbarHidden)
    }

    @Test("A tap toggles both bars, a toolbar without items stays")
    func tap() {
        var ledger = BarHidingLedger(.onTap)
        ledger.send(.tap(inBarArea: false))
        #expect(ledger.machine.isNavigationBarHidden)
        #expect(ledger.machine.isToolbarHidden)
        ledger.send(.tap(inBarArea: false))
        #expect(!ledger.machine.isNavigationBarHidden)
        #expect(!ledger.machine.isToolbarHidden)
        ledger.send(.tap(inBarArea: false), items: false)
        #expect(ledger.machine.isNavigationBarHidden)
        #expect(!ledger.machine.isToolbarHidden)
    }

    @Test("A swipe up hides, a swipe down shows, each also what of the two is not so yet")
    func swipe() {
        var ledger = BarHidingLedger(.onSwipe)
        ledger.send(.swipeUp)
        #expect(ledger.machine.isNavigationBarHidden)
        ledger.send(.swipeDown)
        #expect(!ledger.machine.isNavigationBarHidden)
        ledger.machine.isToolbarHidden = true
        ledger.send(.swipeDown)
        #expect(!ledger.machine.isToolbarHidden)
        ledger.send(.set(hidden: true))
        ledger.send(.swipeUp)
        #expect(ledger.machine.isToolbarHidden)
    }

    @Test("A finger has to move some way, and rather up or down than sideways")
    func ways() {
        #expect(BarHidingMachine.swipe(x: 0, y: -24) == .swipeUp)
        #expect(BarHidingMachine.swipe(x: -23, y: 24) == .swipeDown)
        #expect(BarHidingMachine.swipe(x: 0, y: 23.9) == nil)
        #expect(BarHidingMachine.swipe(x: 40, y: -40) == nil)
        #expect(BarHidingMachine.swipe(x: .nan, y: .nan) == nil)
    }

    @Test("Bars hidden by the keyboard are shown by a tap, and a second tap belongs to the content")
    func keyboard() {
        var ledger = BarHidingLedger(.whenKeyboardAppears)
        ledger.send(.keyboardAppears)
        #expect(ledger.machine.isNavigationBarHidden)
        ledger.send(.tap(inBarArea: false))
        #expect(!ledger.machine.isNavigationBarHidden)
        ledger.send(.tap(inBarArea: false))
        #expect(!ledger.machine.isNavigationBarHidden)
    }

    @Test("Compact height hides and regular height shows, but never what the app had hidden")
    func height() {
        var ledger = BarHidingLedger(.whenVerticallyCompact)
        ledger.send(.height(isCompact: true))
        #expect(ledger.machine.isNavigationBarHidden)
        ledger.send(.tap(inBarArea: false))
        #expect(ledger.machine.isNavigationBarHidden)
        ledger.send(.height(isCompact: false))
        #expect(!ledger.machine.isNavigationBarHidden)
        ledger.send(.set(hidden: true))
        ledger.send(.height(isCompact: true))
        ledger.send(.height(isCompact: false))
        #expect(ledger.machine.isNavigationBarHidden)
    }

    @Test(
        """
        In a low window a tap where the bars would be brings them back, and looking at the height again does not \
        hide them
        """
    )
    func reveal() {
        var ledger = BarHidingLedger(.whenVerticallyCompact)
        ledger.send(.height(isCompact: true))
        ledger.send(.tap(inBarArea: true))
        #expect(!ledger.machine.isNavigationBarHidden)
        ledger.send(.height(isCompact: true))
        #expect(!ledger.machine.isNavigationBarHidden)
    }

    @Test("The height moves no bar, a finger does")
    func animated() {
        var machine = BarHidingMachine()
        machine.behavior = Self.all
        #expect(
            machine.handle(.height(isCompact: true)) == [
                .bar(hidden: true, animated: false), .called,
            ])
        _ = machine.handle(.set(hidden: true))
        _ = machine.handle(.called)
        #expect(machine.handle(.tap(inBarArea: false)) == [.bar(hidden: false, animated: true)])
    }

    @Test("The bottom bar stays away until the page that sent it away is popped")
    func bottomBar() {
        #expect(BarHidingMachine.hidesBottomBar([false, true, false]))
        #expect(!BarHidingMachine.hidesBottomBar([false, false]))
    }
}

extension BarHidingLedger {
    static let walks = BarHidingMachineTests.behaviors.flatMap { behavior in
        [true, false].map { passesTouches in
            MachineWalk("behavior \(behavior.rawValue), \(passesTouches)", length: 5, minimum: 3_000_000) {
                var ledger = BarHidingLedger(behavior)
                ledger.passesTouches = passesTouches
                return ledger
            } acts: { _ in
                BarHidingMachineTests.requests.flatMap {
                    [Act(request: $0, items: true), Act(request: $0, items: false)]
                }
            }
        }
    }
}
