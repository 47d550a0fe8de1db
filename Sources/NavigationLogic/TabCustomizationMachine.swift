import Decisions

/// The customization of a tab bar: the panel from which the user drags icons onto tabs.
///
/// ```
///          begin               shown            opened
///   closed ──────► announcing ──────► opening ─────────► open
///      ▲                │ no window      │ finish          │ finish
///      └────────────────┴────────────────┴─────────────────┘
/// ```
///
/// The delegate gets `willBegin`, `didBegin`, `willEnd` and `didEnd` of a panel in this order, each once.
package struct TabCustomizationMachine: StateMachine, Hashable {
    package enum Phase: Hashable, Sendable {
        case closed
        /// The delegate is notified before the panel opens.
        case announcing(number: Int)
        case opening(number: Int)
        case open(number: Int)
    }

    package enum Request: Hashable, Sendable {
        case begin
        /// The effect `open` has put the panel into the window, or the bar is in no window.
        case shown(number: Int, isInWindow: Bool)
        /// The animation of the panel has ended.
        case opened(number: Int)
        case finish(animated: Bool)
        /// The panel has left the window.
        case removed(number: Int)
    }

    package enum Effect: Hashable, Sendable {
        case willBegin
        /// Puts the panel into the window. The answer is the request `shown`.
        case open(number: Int)
        case didBegin(number: Int)
        case willEnd(number: Int)
        /// Removes the panel. The end is the request `removed`.
        case close(number: Int, animated: Bool)
        case didEnd(number: Int)
    }

    package private(set) var phase = Phase.closed
    private var lastNumber = 0

    package init() {}

    package var row: Phase { phase }

    /// Whether the panel is open and covers the window.
    package var isCustomizing: Bool {
        switch phase {
        case .closed, .announcing: false
        case .opening, .open: true
        }
    }

    /// Nil for the answer or the animation of another panel.
    package func column(for request: Request) -> Column? {
        switch request {
        case .begin: .begin
        case .shown(let number, let isInWindow): number == lastNumber ? isInWindow ? .shown : .refused : nil
        case .opened(let number): number == lastNumber ? .opened : nil
        case .finish(let animated): .finish(animated: animated)
        case .removed(let number): .removed(number: number)
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .announce:
            lastNumber += 1
            phase = .announcing(number: lastNumber)
            effects += [.willBegin, .open(number: lastNumber)]
        case .shown: phase = .opening(number: lastNumber)
        case .refuse: phase = .closed
        case .begin(let number):
            phase = .open(number: number)
            effects.append(.didBegin(number: number))
        case .end(let number, let animated):
            phase = .closed
            effects += [.willEnd(number: number), .close(number: number, animated: animated)]
        case .conclude(let number): effects.append(.didEnd(number: number))
        }
    }
}
