package import Decisions

/// A record of the promises of a machine. Each promise is a sentence.
///
/// A fault changes the decisions of the machine, so that a test sees each promise broken.
package struct Promises: Hashable {
    package enum Fault: Hashable, Sendable {
        /// The steps with a name are not performed.
        case missingStep(String)
        /// The steps with a name are performed twice.
        case repeatedStep(String)
        /// The effects with a name are not performed.
        case missing(String)
        /// The effects with a name are performed twice.
        case repeated(String)
        /// The effects of a decision are performed in the opposite order.
        case reversed
        /// A request of a column is decided as an earlier request.
        case column(String, as: Int)
        /// A request in a row is decided as in an earlier state.
        case row(String, as: Int)
        /// The state stays the same after a request of a column, and the effects are performed.
        case forgotten(String)
        /// An effect with a name is replaced by an earlier effect.
        case effect(String, as: Int)
    }

    /// The broken promises, in the order in which they were broken.
    package private(set) var broken: [String] = []
    package var fault: Fault?
    /// Gets the examples of decisions without a fault, and has the examples for a fault.
    package var examples: DecisionExamples?

    package init() {}

    /// Records a promise that does not hold.
    package mutating func keep(_ promise: StaticString, if holds: Bool) {
        guard !holds else { return }
        let sentence = "\(promise)"
        if !broken.contains(sentence) { broken.append(sentence) }
    }

    /// Handles a request like the machine, with the fault. Returns the effects to perform.
    package func decide<Machine: StateMachine>(
        _ request: Machine.Request, _ machine: inout Machine
    ) -> [Machine.Effect] {
        guard let examples else { return machine.handle(request) }
        guard let column = machine.column(for: request) else { return [] }
        guard let fault else {
            let (row, steps) = (machine.row, Machine.steps(machine.row, column))
            var effects: [Machine.Effect] = []
            for step in steps { machine.perform(step, into: &effects) }
            examples.add(row: row, column: column, steps: steps, effects: effects)
            return effects
        }
        return decide(column, &machine, fault, examples)
    }

    private func decide<Machine: StateMachine>(
        _ column: Machine.Column, _ machine: inout Machine, _ fault: Fault, _ examples: DecisionExamples
    ) -> [Machine.Effect] {
        let before = machine
        var steps = Machine.steps(machine.row, column)
        switch fault {
        case .missingStep(let name): steps.removeAll { caseName($0) == name && examples.change() }
        case .repeatedStep(let name):
            steps = steps.flatMap { caseName($0) == name && examples.change() ? [$0, $0] : [$0] }
        case .column(let name, let index):
            if caseName(column) == name, let other = examples.columns[index] as? Machine.Column, examples.change() {
                steps = Machine.steps(machine.row, other)
            }
        case .row(let name, let index):
            if caseName(machine.row) == name, let other = examples.rows[index] as? Machine.Row, examples.change() {
                steps = Machine.steps(other, column)
            }
        case .missing, .repeated, .reversed, .effect, .forgotten: break
        }
        var effects: [Machine.Effect] = []
        for step in steps { machine.perform(step, into: &effects) }
        switch fault {
        case .missing(let name): effects.removeAll { caseName($0) == name && examples.change() }
        case .repeated(let name):
            effects = effects.flatMap { caseName($0) == name && examples.change() ? [$0, $0] : [$0] }
        case .reversed: if effects.count > 1, examples.change() { effects.reverse() }
        case .effect(let name, let index):
            effects = effects.map {
                guard caseName($0) == name, let other = examples.effects[index] as? Machine.Effect, examples.change()
                else {
                    return $0
                }
                return other
            }
        case .forgotten(let name): if caseName(column) == name, examples.change() { machine = before }
        case .missingStep, .repeatedStep, .column, .row: break
        }
        return effects
    }
}

/// Rows, columns, steps and effects of decisions without a fault. Faults are made of them.
package final class DecisionExamples: Hashable {
    private var known: Set<String> = []
    fileprivate private(set) var rows: [Any] = []
    fileprivate private(set) var columns: [Any] = []
    fileprivate private(set) var effects: [Any] = []
    private var names: [String: Set<String>] = [:]

    /// The number of decisions that a fault changes, so that a fault does not answer itself forever.
    private static let changes = 5
    private var changed = 0

    /// Begins another sequence.
    package func restart() { changed = 0 }

    /// Counts a change of a decision.
    /// - Returns: whether the fault may change the decision.
    fileprivate func change() -> Bool {
        changed += 1
        return changed <= Self.changes
    }

    package init() {}
    package static func == (a: DecisionExamples, b: DecisionExamples) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    fileprivate func add<Row, Column, Step, Effect>(row: Row, column: Column, steps: [Step], effects: [Effect]) {
        add(row, "row", to: &rows)
        add(column, "column", to: &columns)
        for step in steps { names["step", default: []].insert(caseName(step)) }
        for effect in effects { add(effect, "effect", to: &self.effects) }
    }

    private func add(_ value: some Any, _ kind: String, to values: inout [Any]) {
        guard known.insert("\(kind) \(value)").inserted else { return }
        values.append(value)
        names[kind, default: []].insert(caseName(value))
    }

    /// A fault of these decisions; nil without an example.
    package func fault(using numbers: inout some RandomNumberGenerator) -> Promises.Fault? {
        let kind = Int.random(in: 0..<9, using: &numbers)
        let names = ["step", "step", "effect", "effect", "", "column", "row", "effect", "column"].map {
            self.names[$0] ?? []
        }
        guard kind != 4 else { return .reversed }
        guard let name = names[kind].sorted().randomElement(using: &numbers) else { return nil }
        switch kind {
        case 0: return .missingStep(name)
        case 1: return .repeatedStep(name)
        case 2: return .missing(name)
        case 3: return .repeated(name)
        case 5: return .column(name, as: Int.random(in: columns.indices, using: &numbers))
        case 8: return .forgotten(name)
        case 6: return .row(name, as: Int.random(in: rows.indices, using: &numbers))
        default: return .effect(name, as: Int.random(in: effects.indices, using: &numbers))
        }
    }
}

/// A machine whose effects are performed as values.
package protocol Ledger: Hashable, SendableMetatype {
    associatedtype Act
    var promises: Promises { get set }
    /// Makes a request, and performs the effects.
    mutating func make(_ act: Act)
    /// Ends everything that is in progress, and checks the promises at rest.
    mutating func rest()
}
