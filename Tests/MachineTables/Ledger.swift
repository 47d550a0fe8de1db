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
        /// The effects of each decision are performed in the opposite order.
        case reversed
    }

    /// The broken promises, in the order in which they were broken.
    package private(set) var broken: [String] = []
    package var fault: Fault?
    /// Gets the names of all steps and effects.
    package var names: DecisionNames?

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
        guard fault != nil || names != nil else { return machine.handle(request) }
        guard let column = machine.column(for: request) else { return [] }
        var effects: [Machine.Effect] = []
        for step in Machine.steps(machine.row, column) {
            let name = caseName(step)
            names?.steps.insert(name)
            if fault != .missingStep(name) { machine.perform(step, into: &effects) }
            if fault == .repeatedStep(name) { machine.perform(step, into: &effects) }
        }
        names?.effects.formUnion(effects.map { caseName($0) })
        switch fault {
        case .missing(let name): return effects.filter { caseName($0) != name }
        case .repeated(let name): return effects.flatMap { caseName($0) == name ? [$0, $0] : [$0] }
        case .reversed: return effects.reversed()
        case nil, .missingStep, .repeatedStep: return effects
        }
    }
}

/// The names of the steps and effects of a walk.
package final class DecisionNames: Hashable {
    package fileprivate(set) var steps: Set<String> = []
    package fileprivate(set) var effects: Set<String> = []

    package init() {}
    package static func == (a: DecisionNames, b: DecisionNames) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    package var faults: [Promises.Fault] {
        effects.sorted().flatMap { [.missing($0), .repeated($0)] } + [.reversed]
            + steps.sorted().flatMap { [.missingStep($0), .repeatedStep($0)] }
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
