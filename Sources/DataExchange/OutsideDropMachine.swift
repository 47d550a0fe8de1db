import Decisions

/// Another program as a target of the app's drag, from the offer to the end of the drop.
///
/// ```
/// offered ── drop ──▶ dropping ── previews landed ──▶ landed
///    │                   └─ ended ──▶ over ◀── ended ───┘
///    ├─ the drag ended in the app ───▶ over
///    └─ drop that opens a window ────▶ over
/// ```
///
/// The drag of the app ends after both ends: that of the previews, and that of the other program.
package struct OutsideDropMachine: StateMachine, Hashable {
    package enum Phase: Hashable, Sendable {
        /// The items are offered. `answer` is the operation that a drop would perform.
        case offered(answer: TransferOperation?)
        /// The items were dropped on the other program.
        case dropping
        /// The same, and the previews are at their end.
        case landed
        case over
    }

    package enum Request: Hashable, Sendable {
        /// The other program answers for the current location.
        case answer(TransferOperation?)
        /// The pointer reached or left the other program.
        case enter, exit
        case drop
        /// The items were dropped where no program accepts them, and open a window of the app.
        case dropInWindow
        /// The other program has ended the drop.
        case ended(TransferOperation?)
        /// The previews are at their end.
        case landed
        /// The drag is over.
        case finish
    }

    package enum Effect: Hashable, Sendable {
        /// Ask for the operation again.
        case refresh
        case drop
        /// Withdraw the offer.
        case cancel
        /// Open a window of the app for the items.
        case openWindow
        /// The operation that the other program performed.
        case outcome(TransferOperation?)
        /// All ends of the drop have come.
        case settle
    }

    package enum Column: Hashable, Sendable {
        case answer(TransferOperation?)
        case enter, exit, drop, dropInWindow
        case ended(TransferOperation?)
        case landed, finish
    }

    package enum Step: Hashable, Sendable {
        case answer(TransferOperation?)
        case forgetAnswer
        case drop, land
        case end(TransferOperation?)
        case settle
        /// Withdraws the offer.
        case cancel
        case openWindow
    }

    package private(set) var phase = Phase.offered(answer: nil)

    package init() {}

    package var row: Phase { phase }

    /// The operation that a drop would perform; nil if the other program refuses or has not answered.
    package var answer: TransferOperation? { if case .offered(let answer) = phase { answer } else { nil } }

    package func column(for request: Request) -> Column? {
        switch request {
        case .answer(let operation): .answer(operation)
        case .enter: .enter
        case .exit: .exit
        case .drop: .drop
        case .dropInWindow: .dropInWindow
        case .ended(let operation): .ended(operation)
        case .landed: .landed
        case .finish: .finish
        }
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.offered, .answer(let operation)): [.answer(operation)]
        case (.offered, .enter), (.offered, .exit): [.forgetAnswer]
        case (.offered, .drop): [.drop]
        case (.offered, .dropInWindow): [.cancel, .openWindow]
        case (.offered, .finish): [.cancel]

        case (.dropping, .landed): [.land]
        case (.dropping, .ended(let operation)): [.end(operation)]
        case (.landed, .ended(let operation)): [.end(operation), .settle]
        // The items were dropped in the app, or the other program has ended the drop.
        case (.offered, .landed), (.over, .landed): [.settle]

        // The previews are at their end once.
        case (.landed, .landed): []
        // The items were dropped.
        case (_, .answer), (_, .enter), (_, .exit), (_, .drop), (_, .dropInWindow): []
        // Nothing was dropped on the other program.
        case (_, .ended): []
        // The other program ends the drop.
        case (_, .finish): []
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .answer(let operation):
            phase = .offered(answer: operation)
            effects.append(.refresh)
        case .forgetAnswer: phase = .offered(answer: nil)
        case .drop:
            phase = .dropping
            effects.append(.drop)
        case .land: phase = .landed
        case .end(let operation):
            phase = .over
            effects.append(.outcome(operation))
        case .settle: effects.append(.settle)
        case .cancel:
            phase = .over
            effects.append(.cancel)
        case .openWindow: effects.append(.openWindow)
        }
    }
}
