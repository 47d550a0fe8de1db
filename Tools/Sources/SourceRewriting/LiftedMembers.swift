/// Members of a class's extensions that override something or are overridden: on iOS Objective-C finds them, in Swift
/// only the class's body has such.
struct LiftedMembers: Sendable {
    var methods: [MethodFact] = []
    var properties: [PropertyFact] = []

    /// The class, and the members that an extension of a class above lifts too.
    private var path = ""
    private var repeated: Set<String> = []

    /// The name of such a member in the extension; the body has a member of the proper name that calls the extension's.
    static func name(_ name: String) -> String { "extension_" + name }

    /// The same, with the name of the class where a class above has such a member: Swift would take it for an override.
    func name(of method: MethodFact) -> String {
        Self.name(method.name) + (repeated.contains(method.reference) ? "_" + path.flatPath : "")
    }
    func name(of property: PropertyFact) -> String {
        Self.name(property.name) + (repeated.contains(property.name) ? "_" + path.flatPath : "")
    }

    static func find(_ program: ProgramFacts) -> [String: LiftedMembers] {
        var found: [String: LiftedMembers] = [:]
        for path in program.ownClasses {
            guard let entry = program.entries[path] else { continue }
            let below = program.below[path]
            var own = LiftedMembers()
            let ancestors = program.lineage(of: path).dropFirst()
            let methods = entry.extensionMethods.map { method in
                // No class here has what only Objective-C's `NSObject` has.
                var method = method
                if method.isOverride, FoundationOverrides.isObjects(method) {
                    method.isOverride = ancestors.contains {
                        program.entries[$0]?.references.contains(method.reference) ?? false
                    }
                }
                return method
            }
            own.methods = methods.filter { method in
                guard !method.isGeneric, !method.isPrivate,
                    program.dispatched(method.reference, isType: method.isType, in: path) == nil
                else { return false }
                return method.isOverride || below?.overrides.contains(ProgramFacts.key(method)) == true
            }
            own.properties = entry.extensionProperties.filter { property in
                guard property.type != nil, program.dispatched(property.name, isType: property.isType, in: path) == nil
                else { return false }
                return property.isOverride || below?.overriddenProperties.contains(property.name) == true
            }
            own.path = path
            if !own.methods.isEmpty || !own.properties.isEmpty { found[path] = own }
        }
        for path in found.keys {
            for ancestor in program.lineage(of: path).dropFirst() {
                guard let above = found[ancestor] else { continue }
                found[path]?.repeated.formUnion(above.methods.map(\.reference) + above.properties.map(\.name))
            }
        }
        return found
    }
}
