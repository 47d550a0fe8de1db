/// The requirements of the library's protocols that classes of a program forward by an override of
/// `forwardingTarget(for:)`.
struct ForwardedRequirements: Sendable {
    /// The optional requirements that a class gets, with their protocols.
    private(set) var byClass: [String: [(proto: String, method: MethodFact)]] = [:]
    /// References of all of them.
    private(set) var references: Set<String> = []

    static let method = "forwardingTarget(for:)"

    init() {}

    init(_ program: ProgramFacts) {
        for path in program.ownClasses {
            let lineage = program.lineage(of: path)
            guard
                lineage.contains(where: {
                    program.entries[$0]?.isLibrary == false && program.entries[$0]!.references.contains(Self.method)
                })
            else {
                continue
            }
            let ancestors = lineage.dropFirst()
            let above = ancestors.first.map { program.protocols(of: $0) } ?? []
            var found: [(proto: String, method: MethodFact)] = []
            for proto in program.protocols(of: path).subtracting(above).sorted() {
                guard let entry = program.entries[proto], entry.isLibrary else { continue }
                for method in entry.methods where method.hasDefault && !method.isType {
                    references.insert(method.reference)
                    let isDeclared = lineage.contains {
                        program.entries[$0]?.references.contains(method.reference) ?? false
                    }
                    let isBelow = program.below[path]?.methods.contains(method.reference) ?? false
                    guard !isDeclared, !isBelow, method.parameterTypes.count == method.labels.count else { continue }
                    found.append((proto, method))
                }
            }
            if !found.isEmpty { byClass[path] = found }
        }
    }

    /// The forwarded requirements that a class implements; nil for a class that needs no list.
    func implemented(by path: String, _ program: ProgramFacts) -> [MethodFact]? {
        guard !references.isEmpty, let entry = program.entries[path], entry.kind == .class, !entry.isLibrary else {
            return nil
        }
        var seen: Set<String> = []
        let methods = entry.methods.filter {
            !$0.isType && references.contains($0.reference) && seen.insert($0.reference).inserted
        }
        return methods.isEmpty && byClass[path] == nil ? nil : methods
    }
}
