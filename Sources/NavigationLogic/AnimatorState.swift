/// The state of a transition that the app's animator runs: what drives it now, its decided outcome, and whether the
/// animator has called `completeTransition`.
///
/// ```
///             hold            release
///   running ────────► held ◄───────────► decided         who drives it
///
///         answer              close              end
///   open ────────► answered ────────► closing ────────► over
///     └────────────── close ─────────────►               how far it is
/// ```
package struct AnimatorState: Hashable, Sendable {
    package enum Drive: Hashable, Sendable {
        /// Runs by time. The animator decides the outcome.
        case running
        /// A gesture holds the transition.
        case held
        /// A gesture has ended with this outcome. The rest runs by time.
        case decided(TransitionOutcome)
    }

    package enum Stage: Hashable, Sendable {
        case open
        /// The animator has called `completeTransition`.
        case answered
        /// The transition is being ended, whether or not the animator calls `completeTransition`.
        case closing
        case over
    }

    package enum Answer: Hashable, Sendable {
        /// - Parameter contradicts: the animator's outcome differs from the one that a gesture decided.
        case counts(TransitionOutcome, contradicts: Bool)
        /// The transition is being ended without the answer.
        case isNotNeeded
        /// The animator has answered before, or the transition is over.
        case late
    }

    /// Chosen: the number of seconds beyond its own duration that an animator has before a waiting request continues
    /// without it. An animator that no request waits for has no limit, as in UIKit.
    package static let grace = 1.0

    package private(set) var drive = Drive.running
    package private(set) var stage = Stage.open

    package init() {}

    package var isOpen: Bool { stage == .open }
    package var isHeld: Bool { drive == .held }
    package var isCancelled: Bool { drive == .decided(.cancelled) }

    /// The outcome if the transition ends without an answer: the one that a gesture has decided, else completed.
    package var outcomeWithoutAnswer: TransitionOutcome {
        switch drive {
        case .running, .held: .completed
        case .decided(let outcome): outcome
        }
    }

    package mutating func hold() { drive = .held }

    package mutating func decide(_ outcome: TransitionOutcome) { drive = .decided(outcome) }

    /// The animator calls `completeTransition`. An outcome that a gesture has decided wins.
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

    /// Ends the transition. A later answer is ignored.
    package mutating func close(_ outcome: TransitionOutcome) {
        stage = .closing
        drive = .decided(outcome)
    }

    package mutating func end() { stage = .over }
}
