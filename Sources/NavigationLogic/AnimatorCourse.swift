/// How a transition stands that an app's animator moves: who drives it at this moment, what is decided about its end, and whether the
/// animator has answered.
///
/// ```
///             hold             release                   answer, or the end without one
///   running ────────► held ◄───────────► decided    ...  open ────────► answered ────────► closing ────────► over
/// ```
package struct AnimatorCourse: Hashable, Sendable {
    package enum Drive: Hashable, Sendable {
        /// By time. Nothing is decided: the animator's answer will.
        case running
        /// A gesture holds it.
        case held
        /// A gesture has ended, with this outcome, and the rest runs by time.
        case decided(TransitionOutcome)
    }

    package enum Stage: Hashable, Sendable {
        case open
        /// The animator has called `completeTransition`.
        case answered
        /// It is being ended, whether or not the animator calls.
        case closing
        case over
    }

    package enum Answer: Hashable, Sendable {
        /// - Parameter contradicts: the animator said something else than a gesture had decided.
        case counts(TransitionOutcome, contradicts: Bool)
        /// It ends just now without the answer.
        case isNotNeeded
        /// It was answered before, or is over.
        case late
    }

    /// Chosen: an animator has this many seconds beyond its own duration before a request that waits for it continues without it.
    package static let grace = 1.0

    package private(set) var drive = Drive.running
    package private(set) var stage = Stage.open

    package init() {}

    package var isOpen: Bool { stage == .open }
    package var isHeld: Bool { drive == .held }
    package var isCancelled: Bool { drive == .decided(.cancelled) }

    /// How it ends where the animator is not waited for: what is undecided under a gesture is taken back, what runs by time is completed.
    package var outcomeWithoutAnswer: TransitionOutcome {
        switch drive {
        case .running: .completed
        case .held: .cancelled
        case .decided(let outcome): outcome
        }
    }

    package mutating func hold() { drive = .held }

    package mutating func decide(_ outcome: TransitionOutcome) { drive = .decided(outcome) }

    /// The animator says how it has ended. What a gesture decided stands.
    package mutating func answer(_ outcome: TransitionOutcome) -> Answer {
        switch stage {
        case .open:
            stage = .answered
            guard case .decided(let decided) = drive else { return .counts(outcome, contradicts: false) }
            return .counts(decided, contradicts: decided != outcome)
        case .closing: return .isNotNeeded
        case .answered, .over: return .late
        }
    }

    /// It ends now. What its animations call meanwhile is not needed.
    package mutating func close(_ outcome: TransitionOutcome) {
        stage = .closing
        drive = .decided(outcome)
    }

    package mutating func end() { stage = .over }
}
