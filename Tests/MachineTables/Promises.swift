import Decisions

/// A record of the promises of a machine. Each promise is a sentence.
///
/// A fault changes the effects of the machine, so that a test sees each promise broken.
package struct Promises: Hashable {
    package enum Fault: Hashable, Sendable {
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
    /// Gets the names of all effects.
    package var names: EffectNames?

    package init() {}

    /// Records a promise that does not hold.
    package mutating func keep(_ promise: StaticString, if holds: Bool) {
        guard !holds else { return }
        let sentence = "\(promise)"
        if !broken.contains(sentence) { broken.append(sentence) }
    }

    /// The effects to perform: those of the machine, changed by the fault.
    package func effects<Effect>(_ decided: [Effect]) -> [Effect] {
        for effect in decided { names?.insert(caseName(effect)) }
        switch fault {
        case nil: return decided
        case .missing(let name): return decided.filter { caseName($0) != name }
        case .repeated(let name): return decided.flatMap { caseName($0) == name ? [$0, $0] : [$0] }
        case .reversed: return decided.reversed()
        }
    }
}

/// The names of the effects that a walk performs.
package final class EffectNames: Hashable {
    package private(set) var all: Set<String> = []

    package init() {}
    package func insert(_ name: String) { all.insert(name) }
    package static func == (a: EffectNames, b: EffectNames) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
