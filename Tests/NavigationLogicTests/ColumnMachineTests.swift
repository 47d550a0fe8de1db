import MachineTables
import NavigationLogic
import Testing

@Suite("Columns, as they are decided")
struct ColumnMachineTests {
    /// The steps that bring a machine into a phase: requests, a change of the width, and a call that makes the next
    /// requests.
    enum Act: Hashable, Sendable {
        case send(ColumnRequest<Int>)
        case narrow(Bool)
        case automatic(SplitLayout.Mode)
    }

    static let columns: [Act] = [
        .send(.set(.primary, 0)), .send(.set(.supplementary, 1)), .send(.set(.secondary, 2)), .send(.checkWidth),
    ]
    static let collapse: [Act] = columns + [.narrow(true), .send(.checkWidth)]
    static func change(_ mode: SplitLayout.Mode, animated: Bool = true) -> ColumnRequest<Int> {
        .change(to: mode, automatic: .twoBeside, animated: animated)
    }

    /// The steps for each phase at rest or in motion.
    static let openings: [(name: String, acts: [Act])] = [
        ("unarranged", []),
        ("unarranged with columns", Array(columns.dropLast())),
        ("columns", columns),
        ("columns without a primary", Array(columns.dropFirst())),
        ("a chosen mode", columns + [.send(change(.oneBeside, animated: false))]),
        ("an inspector", columns + [.send(.set(.inspector, 7)), .send(.inspect(true, animated: true))]),
        ("moving", columns + [.send(change(.secondaryOnly))]),
        ("moving back", columns + [.send(change(.secondaryOnly)), .send(change(.oneBeside))]),
        ("collapsed", collapse),
        ("collapsed from a motion", columns + [.send(change(.secondaryOnly)), .narrow(true), .send(.checkWidth)]),
        ("collapsed, with a column that comes", collapse + [.send(.show(.supplementary))]),
        ("expanded again", collapse + [.narrow(false), .send(.checkWidth)]),
    ]

    /// The requests after `motionEnded(-1)` are answers without a question.
    static let acts: [Act] = [
        .send(change(.secondaryOnly)), .send(change(.oneBeside)), .send(change(.twoBeside)),
        .send(change(.oneBeside, animated: false)),
        .send(.set(.primary, 3)), .send(.set(.secondary, nil)), .send(.set(.compact, 4)), .send(.checkWidth),
        .send(.inspect(false, animated: true)), .send(.leave),
        .narrow(true), .narrow(false),
        .send(.show(.secondary)),
        .send(.width(automatic: .oneBeside)), .send(.motionEnded(-1)), .send(.motionEnded(1)), .send(.display),
        .send(.notified(1)),
        .send(.announced(1, mayMove: true)), .send(.top(1, .primary)), .send(.gathered(1, ColumnStack(base: 9))),
        .send(.expandTo(1, .oneBeside, automatic: .oneBeside)), .send(.keep(SplitStacks([[0], [], []]))),
    ]

    /// Creates a ledger in the phase of an opening.
    static func opened(_ opening: Int) -> ColumnLedger {
        var ledger = ColumnLedger()
        for act in openings[opening].acts { ledger.make(act) }
        return ledger
    }

    /// The requests that an app can make inside a call.
    static let inside: [ColumnRequest<Int>] = [
        change(.secondaryOnly), change(.oneBeside), change(.twoBeside), change(.oneBeside, animated: false),
        .set(.primary, 3), .set(.secondary, 5), .checkWidth,
        .leave, .width(automatic: .oneBeside), .motionEnded(-1), .show(.secondary), .inspect(true, animated: true),
        .inspect(false, animated: false),
    ]

    @Test(
        "Requests inside of the calls that requests cause keep every promise, three deep", arguments: openings.indices)
    func reentry(opening: Int) {
        let outer: [Act] = [
            .send(Self.change(.secondaryOnly)), .send(Self.change(.oneBeside)),
            .send(Self.change(.twoBeside, animated: false)), .send(.set(.primary, 6)),
            .narrow(true), .narrow(false), .send(.checkWidth), .send(.show(.secondary)),
            .send(.inspect(true, animated: true)),
        ]
        let opened = Self.opened(opening)
        for first in outer {
            for second in Self.inside {
                for third in Self.inside {
                    for fourth in Self.inside.prefix(4) {
                        var ledger = opened
                        ledger.inside = [second, third, fourth]
                        ledger.make(first)
                        ledger.rest()
                        if !ledger.promises.broken.isEmpty {
                            Issue.record(
                                """
                                \(ledger.promises.broken) after \(Self.openings[opening].name), \(first), \(second), \
                                \(third), \(fourth)
                                """
                            )
                        }
                    }
                }
            }
        }
    }

    @Test("The last requested mode is the final one", arguments: openings.indices.dropFirst(2))
    func last(opening: Int) {
        for (first, second) in [
            (SplitLayout.Mode.secondaryOnly, SplitLayout.Mode.oneBeside), (.oneBeside, .twoBeside),
            (.twoBeside, .secondaryOnly),
        ] {
            var ledger = Self.opened(opening)
            ledger.inside = [Self.change(first), Self.change(second)]
            ledger.send(Self.change(second == .oneBeside ? .twoBeside : .oneBeside))
            guard ledger.inside.isEmpty else { continue }
            ledger.settle()
            #expect(ledger.machine.mode.value == second, "\(Self.openings[opening].name)")
        }
    }

    @Test("A mode follows the width until another one is chosen, and again when that is the width's")
    func following() {
        var ledger = ColumnLedger()
        for act in Self.columns { ledger.make(act) }
        #expect(ledger.machine.mode == .following(.twoBeside))
        ledger.send(.width(automatic: .oneBeside))
        #expect(ledger.machine.mode == .following(.oneBeside))
        ledger.send(Self.change(.secondaryOnly))
        ledger.settle()
        ledger.send(.width(automatic: .oneBeside))
        #expect(ledger.machine.mode == .chosen(.secondaryOnly))
        ledger.send(Self.change(.twoBeside))
        ledger.settle()
        #expect(ledger.machine.mode == .following(.twoBeside))
    }
}
