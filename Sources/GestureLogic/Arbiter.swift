/// Decides which of the gestures that watch the same touches may have them.
///
/// Trackers propose phases; what the arbiter hands back is what recognizers report, in that order. A gesture begins at
/// once, unless
/// - it requires another to fail: then it waits, and begins when all of those have failed, or fails when one begins;
/// - another has begun, and the two may not go on together: then it fails.
///
/// When one begins, all that have not begun and may not continue with it fail. Order is the order of registration,
/// never that of a set.
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
    /// The place of each gesture in the order.
    private var places: [Gesture: Int] = [:]
    /// Those that have begun, so that nothing goes through all that have not.
    private var begun: [Gesture] = []
    private var phases: [Gesture: GesturePhase] = [:]
    /// What a gesture proposed while it has to wait.
    private var waiting: [Gesture: [GesturePhase]] = [:]
    private var requirements: [Gesture: [Gesture]] = [:]
    /// The other way round: which gestures require one to fail.
    private var dependents: [Gesture: [Gesture]] = [:]
    private var required: Set<Pair> = []
    private var together: Set<Pair> = []

    package init() {}

    /// The gesture watches the touches. One that is registered already keeps its place.
    package mutating func register(_ gesture: Gesture) {
        guard phases[gesture] == nil else { return }
        places[gesture] = order.count
        order.append(gesture)
        phases[gesture] = .possible
    }

    /// `gesture` begins only after `other` has failed. A gesture that does not watch these touches delays no other.
    package mutating func require(failureOf other: Gesture, for gesture: Gesture) {
        guard gesture != other, required.insert(Pair(first: gesture, second: other)).inserted else { return }
        requirements[gesture, default: []].append(other)
        dependents[other, default: []].append(gesture)
    }

    /// Either may continue while the other does.
    package mutating func allowTogether(_ one: Gesture, _ other: Gesture) {
        together.insert(Pair(first: one, second: other))
        together.insert(Pair(first: other, second: one))
    }

    /// What the gesture reports; nil if it does not watch.
    package func phase(of gesture: Gesture) -> GesturePhase? { phases[gesture] }

    /// Whether it could begin and has to wait.
    package func isWaiting(_ gesture: Gesture) -> Bool { waiting[gesture] != nil }

    /// A tracker went to this phase.
    package mutating func propose(_ phase: GesturePhase, for gesture: Gesture) -> [Verdict] {
        guard let present = phases[gesture], !present.isOver, phase != .possible else { return [] }
        var verdicts: [Verdict] = []
        switch (present, phase) {
        case (.possible, .failed), (.possible, .cancelled):
            fail(gesture, into: &verdicts)
        case (.possible, _):
            var wishes = waiting[gesture] ?? []
            // Of many changes the last one says it all.
            if wishes.last == .changed { wishes.removeLast() }
            waiting[gesture] = wishes + [phase]
            tryToBegin(gesture, into: &verdicts)
        default:
            phases[gesture] = phase
            verdicts.append(Verdict(gesture, phase))
        }
        return verdicts
    }

    /// The last finger has left and no tracker waits for time: what is still possible fails in order, and whatever
    /// waited for that has its turn.
    package mutating func finish() -> [Verdict] {
        var verdicts: [Verdict] = []
        for gesture in order where phases[gesture] == .possible { fail(gesture, into: &verdicts) }
        return verdicts
    }

    /// Ready for the next touches; relations stay.
    package mutating func reset() {
        order.removeAll()
        places.removeAll()
        begun.removeAll()
        phases.removeAll()
        waiting.removeAll()
    }

    // MARK: -

    private mutating func tryToBegin(_ gesture: Gesture, into verdicts: inout [Verdict]) {
        guard let wishes = waiting[gesture], phases[gesture] == .possible else { return }
        if begun.contains(where: { !mayGoTogether($0, gesture) }) {
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
        for wish in wishes {
            phases[gesture] = wish
            verdicts.append(Verdict(gesture, wish))
        }
        for other in order where other != gesture && phases[other] == .possible {
            let dependsOnIt = requires(other, gesture)
            if dependsOnIt || !mayGoTogether(gesture, other) { fail(other, into: &verdicts) }
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

    private func mayGoTogether(_ one: Gesture, _ other: Gesture) -> Bool {
        one == other || together.contains(Pair(first: one, second: other))
    }
}
