/// A requirement with a default that a class leaves out and a subclass implements. On iOS the subclass's method is
/// found by its name; in Swift the class's conformance has chosen the default for all.
struct SubclassHook: Sendable {
    /// The class that conforms.
    var owner: String
    var proto: String
    /// As the subclass declares it.
    var method: MethodFact
    var subclasses: [String]

    private var flat: String { owner.flatPath }
    private var methodName: String { ([method.name] + method.labels).joined(separator: "_") }
    /// The protocol that such subclasses conform to.
    var name: String { "Hook_\(flat)_\(methodName)" }
    /// The witness in the class.
    var witness: String { "hook_\(methodName)" }
    /// An object that has the defaults of the protocol.
    var defaults: String { "Defaults_\(flat)_\(proto.lastName)" }

    static func find(_ program: ProgramFacts) -> [String: [SubclassHook]] {
        var found: [String: [String: SubclassHook]] = [:]
        // The requirements that a class may omit from the protocols of its first conformance, with the protocol.
        var known: [String: [String: String]] = [:]
        func mayLeaveOut(_ owner: String) -> [String: String] {
            if let answer = known[owner] { return answer }
            let above = program.superclass(of: owner).map { program.protocols(of: $0) } ?? []
            var answer: [String: String] = [:]
            for name in program.protocols(of: owner).subtracting(above).sorted() {
                for method in program.entries[name]?.methods ?? [] where method.hasDefault || method.isOptional {
                    if answer[method.reference] == nil { answer[method.reference] = name }
                }
            }
            known[owner] = answer
            return answer
        }
        for path in program.ownClasses {
            let ancestors = Array(program.lineage(of: path).dropFirst())
            let own = ancestors.filter { !(program.entries[$0]?.isLibrary ?? true) }
            guard !own.isEmpty else { continue }
            for method in program.entries[path]?.methods ?? []
            where !method.isOverride && !method.isType && !method.isGeneric && !method.isPrivate {
                let isAbove = ancestors.contains { program.entries[$0]?.references.contains(method.reference) ?? false }
                guard !isAbove else { continue }
                for owner in own {
                    guard let proto = mayLeaveOut(owner)[method.reference] else { continue }
                    let key = proto + method.reference
                    found[owner, default: [:]][
                        key, default: SubclassHook(owner: owner, proto: proto, method: method, subclasses: [])
                    ].subclasses.append(path)
                }
            }
        }
        return found.mapValues { hooks in hooks.sorted { $0.key < $1.key }.map(\.value) }
    }
}
