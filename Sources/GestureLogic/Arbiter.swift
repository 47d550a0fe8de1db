/// Decides which of the gestures for the same touches may begin.
///
/// Trackers propose phases. The arbiter returns the phases that recognizers report, in order. A gesture begins
/// immediately, unless
/// - the gesture requires another one to fail: then it waits. It begins when all required gestures have failed, and
///   fails when one of them begins;
/// - another gesture has begun, and the two are not simultaneous: then it fails.
///
/// When a gesture begins, all possible gestures that are not simultaneous with it fail. The order is the order of
/// registration.
package struct Arbiter<Gesture: Hashable & Sendable>: Sendable {
    /// A phase that a recognizer may report now.
    package struct Verdict: Hashable, Sendable {
        package var gesture: Gesture
        package var phase: GesturePhase

        package init(_ gesture: Gesture, _ phase: GesturePhase) {
            self.gesture = gesture
            self.phase = phase
        }
    }

    private struct Pair: Hashable, Sendable {
        var first: Gesture
        var second: Gesture
    }

    private var order: [Gesture] = []
    /// The index of each gesture in `order`.
    private var places: [Gesture: Int] = [:]
    /// The gestures that have begun, stored separately so that no search visits all others.
    private var begun: [Gesture] = []
    private var phases: [Gesture: GesturePhase] = [:]
    /// The phases that a waiting gesture has proposed.
    private var waiting: [Gesture: [GesturePhase]] = [:]
    private var requirements: [Gesture: [Gesture]] = [:]
    /// For each gesture, the gestures that require it to fail.
    private var dependents: [Gesture: [Gesture]] = [:]
    private var required: Set<Pair> = []
    /// The first gesture of a pair leaves the second one possible when the first one begins.
    private var together: Set<Pair> = []

    package init() {}

    /// Registers a gesture for the touches. A registered gesture keeps its position.
    package mutating func register(_ gesture: Gesture) {
        guard phases[gesture] == nil else { return }
        places[gesture] = order.count
        order.append(gesture)
        phases[gesture] = .possible
    }

    /// Lets `gesture` begin only after `other` has failed. A gesture that is not registered delays no other.
    package mutating func require(failureOf other: Gesture, for gesture: Gesture) {
        guard gesture != other, required.insert(Pair(first: gesture, second: other)).inserted else { return }
        requirements[gesture, default: []].append(other)
        dependents[other, default: []].append(gesture)
    }

    /// Lets both gestures be recognized simultaneously.
    package mutating func allowTogether(_ one: Gesture, _ other: Gesture) {
        together.insert(Pair(first: one, second: other))
        together.insert(Pair(first: other, second: one))
    }

    /// Lets `gesture` be recognized although `other` has begun. Not the other way around.
    package mutating func spare(_ gesture: Gesture, by other: Gesture) {
        together.insert(Pair(first: other, second: gesture))
    }

    /// The reported phase of the gesture; nil if the gesture is not registered.
    package func phase(of gesture: Gesture) -> GesturePhase? { phases[gesture] }

    /// Whether the gesture is ready to begin and waits for others to fail.
    package func isWaiting(_ gesture: Gesture) -> Bool { waiting[gesture] != nil }

    /// Reports a tracker's new phase.
    package mutating func propose(_ phase: GesturePhase, for gesture: Gesture) -> [Verdict] {
        guard let present = phases[gesture], !present.isOver, phase != .possible else { return [] }
        var verdicts: [Verdict] = []
        switch (present, phase) {
        case (.possible, .failed), (.possible, .cancelled):
            fail(gesture, into: &verdicts)
        case (.possible, _):
            var proposals = waiting[gesture] ?? []
            // Several changes are reported as one.
            if proposals.last == .changed { proposals.removeLast() }
            waiting[gesture] = proposals + [phase]
            tryToBegin(gesture, into: &verdicts)
        default:
            phases[gesture] = phase
            verdicts.append(Verdict(gesture, phase))
        }
        return verdicts
    }

    /// All fingers have lifted and no tracker waits for time: all possible gestures fail in order, and the gestures
    /// that waited for them can begin.
    package mutating func finish() -> [Verdict] {
        var verdicts: [Verdict] = []
        for gesture in order where phases[gesture] == .possible { fail(gesture, into: &verdicts) }
        return verdicts
    }

    /// Prepares the arbiter for the next touches. Requirements are kept.
    package mutating func reset() {
        order.removeAll()
        places.removeAll()
        begun.removeAll()
        phases.removeAll()
        waiting.removeAll()
    }

    // MARK: -

    private mutating func tryToBegin(_ gesture: Gesture, into verdicts: inout [Verdict]) {
        guard let proposals = waiting[gesture], phases[gesture] == .possible else { return }
        if begun.contains(where: { !areSimultaneous($0, gesture) }) {
            fail(gesture, into: &verdicts)
            return
        }
        let required = (requirements[gesture] ?? []).compactMap { phases[$0] }
        if required.contains(where: { $0 != .possible && $0 != .failed }) {
            fail(gesture, into: &verdicts)
            return
        }
        guard required.allSatisfy({ $0 == .failed }) else { return }

        waiting[gesture] = nil
        begun.append(gesture)
        for proposal in proposals {
            phases[gesture] = proposal
            verdicts.append(Verdict(gesture, proposal))
        }
        for other in order where other != gesture && phases[other] == .possible {
            let dependsOnIt = requires(other, gesture)
            if dependsOnIt || !areSimultaneous(gesture, other) { fail(other, into: &verdicts) }
        }
    }

    private mutating func fail(_ gesture: Gesture, into verdicts: inout [Verdict]) {
        guard phases[gesture] == .possible else { return }
        waiting[gesture] = nil
        phases[gesture] = .failed
        verdicts.append(Verdict(gesture, .failed))
        let freed = (dependents[gesture] ?? []).filter { waiting[$0] != nil }
        for other in freed.sorted(by: { (places[$0] ?? 0) < (places[$1] ?? 0) }) { tryToBegin(other, into: &verdicts) }
    }

    private func requires(_ gesture: Gesture, _ other: Gesture) -> Bool {
        required.contains(Pair(first: gesture, second: other))
    }

    /// Whether `one`, which begins or has begun, leaves the other possible.
    private func areSimultaneous(_ one: Gesture, _ other: Gesture) -> Bool {
        one == other || together.contains(Pair(first: one, second: other))
    }
}
