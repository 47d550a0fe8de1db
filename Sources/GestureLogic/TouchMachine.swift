import Decisions

/// The delivery of one touch to the view in which the touch began.
///
/// ```
/// new ── began ────────▶ asking ── allowed ──▶ begun ── ended ──────────▶ over
///  └ began, delayed ▶ held ┘ free   │            └ ended, delayed ▶ heldEnd ┘ free
///                                   └ refused ──▶ taken ◀── claimed, view left: every phase before the end
/// ```
///
/// The view gets one end or one cancellation after each beginning, and nothing afterwards. A touch that a recognizer
/// claims before its beginning never reaches the view.
package struct TouchMachine: StateMachine, Hashable {
    /// The parts of a touch that a recognizer delays.
    package enum Part: Hashable, Sendable { case beginning, end }

    package enum Phase: Hashable, Sendable, CaseIterable {
        /// The view has got nothing.
        case new
        /// The beginning is delayed.
        case held
        /// The beginning is delayed, and the finger has lifted.
        case heldWithEnd
        /// The surrounding scroll views are asked about the beginning.
        case asking
        /// The same, and the finger has lifted.
        case askingWithEnd
        /// The view has got the beginning.
        case begun
        /// The view has got the beginning, and the end is delayed.
        case heldEnd
        /// The view gets nothing more: a recognizer claimed the touch, or the view left the window.
        case taken
        /// The view has got the end or the cancellation.
        case over
    }

    package enum Request: Hashable, Sendable {
        /// - Parameter isDelayed: whether a recognizer delays the beginning.
        case began(isDelayed: Bool)
        case moved
        /// - Parameter isDelayed: whether a recognizer delays the end.
        case ended(isDelayed: Bool)
        case cancelled
        /// The app sends an event again whose touch the view may have got.
        case resent
        /// No recognizer delays the part any longer.
        case free(Part)
        /// All surrounding scroll views allow the beginning.
        case allowed
        /// A surrounding scroll view refuses the beginning.
        case refused
        /// A recognizer that cancels touches in views has begun.
        case claimed
        case viewLeft
        /// The view accepts one touch, and has another.
        case ignored
    }

    package enum Effect: Hashable, Sendable {
        /// Keep the part until no recognizer delays it. Then the request `free` follows.
        case hold(Part)
        /// Ask the surrounding scroll views. The answer is the request `allowed` or `refused`.
        case ask
        case begin, move, end, cancel
        /// Pass the touch in its current phase.
        case resend
    }

    package private(set) var phase = Phase.new

    package init() {}

    package var row: Phase { phase }

    /// Whether a part of the touch is delayed, or follows a delayed part.
    package func holds(_ part: Part) -> Bool {
        switch part {
        case .beginning: phase == .held || phase == .heldWithEnd
        case .end: phase == .heldEnd || phase == .heldWithEnd || phase == .askingWithEnd
        }
    }

    /// Whether a delayed part is the next one for the view.
    package func isNext(_ part: Part) -> Bool { part == .beginning ? holds(.beginning) : phase == .heldEnd }

    package func column(for request: Request) -> Column? {
        switch request {
        case .began(let isDelayed): isDelayed ? .delayedBeginning : .began
        case .moved: .moved
        case .ended(let isDelayed): isDelayed ? .delayedEnd : .ended
        case .cancelled: .cancelled
        case .resent: .resent
        case .free(let part): part == .beginning ? .freeBeginning : .freeEnd
        case .allowed: .allowed
        case .refused: .refused
        case .claimed, .viewLeft, .ignored: .taken
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .hold(let next, let part):
            phase = next
            effects.append(.hold(part))
        case .ask(let next):
            phase = next
            effects.append(.ask)
        case .begin(let next):
            phase = next
            effects.append(.begin)
        case .move: effects.append(.move)
        case .end:
            phase = .over
            effects.append(.end)
        case .cancel(let next):
            phase = next
            effects.append(.cancel)
        case .resend: effects.append(.resend)
        case .take: phase = .taken
        }
    }
}
