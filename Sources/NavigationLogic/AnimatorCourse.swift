/// How a transition stands that an app's animator moves: who drives it at this moment, what is decided about its end,
/// and whether the animator has answered.
///
/// ```
///             hold            release
///   running ────────► held ◄───────────► decided         who drives it
///
///         answer              close              end
///   open ────────► answered ────────► closing ────────► over
///     └────────────── close ─────────────►               how far it is
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

    /// Chosen: an animator has this many seconds beyond its own duration before a request that waits for it continues
    /// without it. One for which nothing waits has all the time that it takes, as in UIKit.
    package static let grace = 1.0

    package private(set) var drive = Drive.running
    package private(set) var stage = Stage.open

    package init() {}

    package var isOpen: Bool { stage == .open }
    package var isHeld: Bool { drive == .held }
    package var isCancelled: Bool { drive == .decided(.cancelled) }

    /// How it ends where the animator is not waited for: as a gesture has decided, else where the app's call has sent
    /// it.
    package var outcomeWithoutAnswer: TransitionOutcome {
        switch drive {
        case .running, .held: .completed
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
