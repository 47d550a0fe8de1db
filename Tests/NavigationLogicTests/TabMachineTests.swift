import MachineTables
import Decisions
import NavigationLogic
import Testing

@Suite("Tabs, as they are decided")
struct TabMachineTests {
    typealias Request = TabRequest<Int>

    static let tabs: [Request] = [.more(99), .replace([0, 1, 2, 100], animated: false)]

    /// The requests that bring a machine into each phase.
    static let openings: [(name: String, requests: [Request])] = [
        ("empty", []),
        ("resting", tabs),
        ("resting in More", tabs + [.select(100)]),
        ("moving", tabs + [.select(1)]),
        ("moving to More", tabs + [.select(100)]),
        ("moving again", tabs + [.select(1), .select(2)]),
        ("moving what left", tabs + [.select(1), .replace([2], animated: true)]),
        ("empty again", tabs + [.replace([], animated: false)]),
    ]

    static let requests: [Request] = [
        .select(1), .select(100), .replace([2, 1, 0, 100], animated: true), .replace([1, 3], animated: true),
        .replace([4, 1], animated: false),
        .answered(-1, completed: true), .answered(-1, completed: false), .arrange(animated: false), .disappear, .appear,
        .replace([], animated: false),
        .reorder([]), .answered(1, completed: false), .exchange(animated: false), .show(nil, mayMove: true),
        .asked(1, moves: true),
        .ended(7, completed: true, back: nil), .release,
    ]

    /// A request that is valid for the machine's controllers.
    static func fitted(_ request: Request, to machine: TabMachine<Int>) -> Request? {
        switch request {
        case .select(let page):
            machine.controllers.contains(page) ? request : machine.controllers.last.map { .select($0) }
        case .reorder: .reorder(machine.controllers.reversed())
        case .show(_, let mayMove): .show(machine.phase.shown, mayMove: mayMove)
        default: request
        }
    }

    @Test(
        "Requests inside of the calls that requests cause keep every promise, three deep", arguments: openings.indices)
    func reentry(opening: Int) {
        let inside: [Request] = [
            .select(1), .select(2), .replace([1, 2], animated: true), .replace([2, 5], animated: false),
            .answered(-1, completed: false), .disappear,
            .arrange(animated: false),
        ]
        for moves in [true, false] {
            for first in Self.requests.prefix(11) {
                for second in inside {
                    for third in inside {
                        for fourth in inside.prefix(2) {
                            var ledger = TabLedger()
                            ledger.moves = moves
                            for request in Self.openings[opening].requests { ledger.make(request) }
                            ledger.inside = [second, third, fourth].filter { request in
                                if case .select(let page) = request {
                                    return ledger.machine.controllers.contains(page) && !first.replaces
                                } else {
                                    return true
                                }
                            }
                            // A selection is checked before it reaches the machine.
                            if ledger.inside.contains(where: \.replaces) {
                                ledger.inside.removeAll { if case .select = $0 { true } else { false } }
                            }
                            ledger.make(first)
                            ledger.inside = []
                            ledger.rest()
                            if !ledger.promises.broken.isEmpty {
                                Issue.record(
                                    """
                                    \(ledger.promises.broken) after \(Self.openings[opening].name), \(moves), \
                                    \(first), \(second), \(third), \(fourth)
                                    """
                                )
                            }
                        }
                    }
                }
            }
        }
    }

    @Test(
        "A selection by the delegate while it is asked for an animator is displayed instead",
        arguments: [true, false]
    )
    func selectedInstead(moves: Bool) {
        var machine = TabMachine<Int>()
        for request: Request in [
            .replace([0, 1, 2], animated: false), .exchange(animated: false), .show(0, mayMove: false), .select(1),
            .show(1, mayMove: true),
        ] {
            _ = machine.handle(request)
        }
        #expect(machine.handle(.select(2)).contains(.arrange(animated: false, mayMove: true)))
        #expect(machine.handle(.asked(1, moves: moves)) == [])
        #expect(machine.phase == .resting(0))
    }

    @Test("The selection stays among the new controllers, else its index stays, else the first is selected")
    func selection() {
        var machine = TabMachine<Int>()
        for (list, expected) in [([5, 6, 7], 5), ([7, 5], 5), ([8, 9], 9), ([3], 3)] as [([Int], Int)] {
            _ = machine.handle(.replace(list, animated: false))
            #expect(machine.selected == expected)
        }
        _ = machine.handle(.replace([], animated: false))
        #expect(machine.selected == nil)
    }
}

extension TabRequest {
    fileprivate var replaces: Bool { if case .replace = self { true } else { false } }
}
