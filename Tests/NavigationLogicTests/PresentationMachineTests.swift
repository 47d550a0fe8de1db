import MachineTables
import Decisions
import NavigationLogic
import Testing

@Suite("Presentations, as they are decided")
struct PresentationMachineTests {
    static let present = PresentationRequest.present(animated: true, moves: true, ticket: 1)
    static let dismiss = PresentationRequest.dismiss(animated: true, moves: true, ticket: 2)

    /// The requests that bring a machine into each phase.
    static let openings: [(name: String, requests: [PresentationRequest])] = [
        ("waiting", []),
        ("presenting", [present]),
        ("presenting by an animator", [present, .animatorBegan(1)]),
        ("shown", [present, .motionEnded(1)]),
        ("shown at once", [.present(animated: false, moves: false, ticket: 1)]),
        ("pulled", [present, .motionEnded(1), .pull(fraction: 0.6)]),
        ("returning", [present, .motionEnded(1), .pull(fraction: 0.6), .release(velocity: 1)]),
        ("dismissing", [present, .motionEnded(1), dismiss]),
        ("dismissing what was coming", [present, dismiss]),
        ("dismissing by an animator", [present, .motionEnded(1), dismiss, .animatorBegan(2)]),
        (
            "dismissing by an animator, asked for twice",
            [present, .motionEnded(1), dismiss, .animatorBegan(2), .dismiss(animated: true, moves: true, ticket: 3)]
        ),
        (
            "dismissing by an animator that is overdue",
            [present, .motionEnded(1), dismiss, .animatorBegan(2), .overdue(2)]
        ),
        ("dismissing what was pulled", [present, .motionEnded(1), .pull(fraction: 0.3), dismiss]),
        ("gone", [present, .motionEnded(1), dismiss, .motionEnded(2)]),
        ("taken back", [present, .animatorBegan(1), .animatorEnded(1, completed: false, mayReturn: true)]),
        (
            "stays after all",
            [
                present, .motionEnded(1), dismiss, .animatorBegan(2),
                .animatorEnded(2, completed: false, mayReturn: true),
            ]
        ),
    ]

    /// The requests with separate tickets, because a completion is called once.
    static func requests(_ ticket: Int) -> [PresentationRequest] {
        [
            .present(animated: true, moves: true, ticket: ticket),
            .dismiss(animated: true, moves: true, ticket: ticket),
            .dismiss(animated: true, moves: false, ticket: ticket),
            .dismiss(animated: false, moves: false, ticket: ticket), .finish, .adapt,
            .animatorBegan(1), .animatorBegan(2), .animatorEnded(1, completed: true, mayReturn: true),
            .animatorEnded(1, completed: false, mayReturn: true), .animatorEnded(2, completed: false, mayReturn: true),
            .animatorEnded(2, completed: false, mayReturn: false), .overdue(1), .overdue(2), .pull(fraction: 0.5),
            .pull(fraction: .nan), .fling(velocity: -3),
            .release(velocity: 2),
            .release(velocity: .infinity), .motionEnded(1), .motionEnded(2), .motionEnded(3),
        ]
    }

    @Test(
        "A dismissal is decided at once, so that nothing else is presented from what goes",
        arguments: openings.indices.dropFirst())
    func decidedAtOnce(opening: Int) {
        var machine = PresentationMachine()
        for request in Self.openings[opening].requests { _ = machine.handle(request) }
        _ = machine.handle(.dismiss(animated: true, moves: true, ticket: 9))
        #expect(machine.phase.isLeaving)
    }

    @Test(
        """
        A dismissal in the middle of a presentation turns it round: the presentation's completion comes first, at \
        the end
        """
    )
    func turned() {
        var ledger = PresentationLedger()
        ledger.send(Self.present, Self.dismiss)
        #expect(ledger.answered == [])
        ledger.settle()
        #expect(ledger.answered == [1, 2])
        #expect(ledger.machine.phase == .gone)
    }

    @Test("An animator of the app's that still presents is taken to its end by a dismissal")
    func animatorLoses() {
        var ledger = PresentationLedger()
        ledger.send(Self.present, .animatorBegan(1), Self.dismiss)
        #expect(ledger.answered == [1])
        ledger.send(.animatorEnded(1, completed: false, mayReturn: true))
        #expect(caseName(ledger.machine.row) == "dismissing")
        ledger.settle()
        #expect(ledger.answered == [1, 2])
    }

    @Test("A cancelled dismissal calls its completion, and a dismissal that cannot be cancelled is completed")
    func takenBack() {
        for mayReturn in [true, false] {
            var ledger = PresentationLedger()
            ledger.send(Self.present, .motionEnded(1), Self.dismiss, .animatorBegan(2))
            ledger.send(.animatorEnded(2, completed: false, mayReturn: mayReturn))
            #expect(ledger.machine.phase == (mayReturn ? .shown : .gone))
            #expect(ledger.answered == [1, 2])
            #expect(ledger.promises.broken == [])
        }
    }

    @Test(
        "A second dismissal during an animator's dismissal completes with it, or starts after it is cancelled"
    )
    func askedTwice() {
        for mayReturn in [true, false] {
            var ledger = PresentationLedger()
            ledger.send(
                Self.present, .motionEnded(1), Self.dismiss, .animatorBegan(2),
                .dismiss(animated: true, moves: true, ticket: 3))
            #expect(ledger.answered == [1])
            ledger.send(.animatorEnded(2, completed: false, mayReturn: mayReturn))
            #expect(ledger.answered == (mayReturn ? [1, 2] : [1, 2, 3]))
            #expect(ledger.machine.phase.isLeaving)
            ledger.rest()
            #expect(ledger.answered == [1, 2, 3])
            #expect(ledger.machine.phase == .gone)
            #expect(ledger.promises.broken == [])
        }
    }

    @Test("An animator that is overdue is not waited for by a dismissal that was asked for meanwhile")
    func overdueWithAnother() {
        var ledger = PresentationLedger()
        ledger.send(
            Self.present, .motionEnded(1), Self.dismiss, .animatorBegan(2),
            .dismiss(animated: true, moves: true, ticket: 3), .overdue(2))
        #expect(ledger.machine.phase == .gone)
        #expect(ledger.answered == [1, 2, 3])
        #expect(ledger.promises.broken == [])
    }

    @Test("A dismissal by an animator that is overdue ends with the next request, and not before")
    func overdue() {
        for request in [
            PresentationRequest.dismiss(animated: true, moves: true, ticket: 3),
            .dismiss(animated: false, moves: false, ticket: 3), .finish,
        ] {
            var ledger = PresentationLedger()
            ledger.send(Self.present, .motionEnded(1), Self.dismiss, .animatorBegan(2), .overdue(2))
            #expect(ledger.machine.phase.isOverdue)
            #expect(ledger.answered == [1])
            ledger.send(request)
            #expect(ledger.machine.phase == .gone)
            #expect(ledger.answered == (request == .finish ? [1, 2] : [1, 2, 3]))
            #expect(ledger.promises.broken == [])
        }
    }

    @Test("A dismissal begins at the velocity of the finger that released the view, and no other animation does")
    func velocity() {
        func velocity(_ requests: [PresentationRequest]) -> Double? {
            var machine = PresentationMachine()
            for request in [Self.present, .motionEnded(1), .pull(fraction: 0.6)] + requests {
                _ = machine.handle(request)
            }
            return machine.phase.animation?.velocity
        }
        #expect(velocity([.fling(velocity: -3), Self.dismiss]) == -3)
        #expect(velocity([.fling(velocity: .nan), Self.dismiss]) == 0)
        #expect(velocity([Self.dismiss]) == 0)
        #expect(velocity([.fling(velocity: -3), .pull(fraction: 0.5), Self.dismiss]) == 0)
        // The app prevented the dismissal and dismisses later.
        #expect(velocity([.fling(velocity: -3), .release(velocity: 0), Self.dismiss]) == 0)
        #expect(velocity([.fling(velocity: -3), .release(velocity: 0), .motionEnded(2), Self.dismiss]) == 0)
    }

    @Test("The end of a motion that another took the place of changes nothing")
    func lateEnd() {
        var ledger = PresentationLedger()
        ledger.send(Self.present, Self.dismiss)
        #expect(ledger.machine.handle(.motionEnded(1)) == [])
        #expect(ledger.machine.phase.isLeaving)
    }
}
