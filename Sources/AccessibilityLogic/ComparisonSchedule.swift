package import FrameTime

/// Decides at which turns the objects of an app are compared for a screen reader.
///
/// All objects are compared at most once in ``interval``, and during motion only at its end or after
/// ``longestMotion``. An urgent change, such as that of the focus, is compared at once. During motion the element with
/// the focus is compared alone.
package struct ComparisonSchedule: Hashable, Sendable {
    /// What a turn does.
    package enum Step: Hashable, Sendable {
        /// Compare all objects.
        case compare
        /// Compare the element with the focus. If the element changed, all objects are compared, otherwise a turn is
        /// needed at this time.
        case checkElement(otherwise: FrameInstant)
        /// Compare nothing. A turn is needed at this time.
        case wait(until: FrameInstant)
    }

    /// Seconds between two comparisons of all objects. Derived: a screen reader ignores a second event within this
    /// time.
    package static let interval = EventGate.interval
    /// Chosen: during motion the objects are compared at its end, or after this time in seconds, which is longer than a
    /// push.
    package static let longestMotion = 0.6
    /// Seconds between two comparisons of the element with the focus. Chosen: a push compares the element twice, in its
    /// first turn and once later.
    package static let elementInterval = 3 * interval

    private var lastComparison: FrameInstant?
    /// The time of the first turn of the present motion; nil without motion.
    private var motionStart: FrameInstant?
    /// The last comparison of the element with the focus in the present motion.
    private var lastCheck: FrameInstant?
    /// The time of the turn that was requested.
    private var requested: FrameInstant?

    package init() {}

    /// Decides about a turn.
    /// - Parameters:
    ///   - isMoving: whether anything is animated.
    ///   - isUrgent: whether the focus or the edited text changed.
    package mutating func step(at now: FrameInstant, isMoving: Bool, isUrgent: Bool) -> Step {
        motionStart = isMoving ? motionStart ?? now : nil
        if motionStart == nil { lastCheck = nil }
        if isUrgent { return .compare }
        if let lastComparison, now - lastComparison < Self.interval {
            return .wait(until: lastComparison + Self.interval)
        }
        guard let motionStart, let lastComparison, now - max(motionStart, lastComparison) < Self.longestMotion else {
            return .compare
        }
        let next = now + Self.interval
        if let lastCheck, now - lastCheck < Self.elementInterval { return .wait(until: next) }
        lastCheck = now
        return .checkElement(otherwise: next)
    }

    /// Called when all objects are compared.
    package mutating func compared(at now: FrameInstant) { lastComparison = now }

    /// Lets the next turn compare all objects, unless something moves.
    package mutating func forgetComparison() { lastComparison = nil }

    /// Requests a turn.
    /// - Returns: false if an earlier turn is requested already.
    package mutating func request(turnAt instant: FrameInstant, at now: FrameInstant) -> Bool {
        if let requested, requested <= instant, requested > now { return false }
        requested = instant
        return true
    }

    /// Called at the time of a requested turn.
    package mutating func requestEnded() { requested = nil }
}
