/// Members of a class's extensions that override something or are overridden: on iOS Objective-C finds them, in Swift only the class's body
/// has such.
struct LiftedMembers: Sendable {
    var methods: [MethodFact] = []
    var properties: [PropertyFact] = []

    /// What such a member is called in the extension; the body has one of the proper name that calls it.
    static func name(_ name: String) -> String { "extension_" + name }

    static func find(_ program: ProgramFacts) -> [String: LiftedMembers] {
        var found: [String: LiftedMembers] = [:]
        for path in program.ownClasses {
            guard let entry = program.entries[path] else { continue }
            let below = program.below[path]
            var own = LiftedMembers()
            own.methods = entry.extensionMethods.filter { method in
                guard !method.isGeneric, !method.isPrivate, program.dispatched(method.reference, isType: method.isType, in: path) == nil else { return false }
                return method.isOverride || below?.overrides.contains(ProgramFacts.key(method)) == true
            }
            own.properties = entry.extensionProperties.filter { property in
                guard property.type != nil, program.dispatched(property.name, isType: property.isType, in: path) == nil else { return false }
                return property.isOverride || below?.overriddenProperties.contains(property.name) == true
            }
            if !own.methods.isEmpty || !own.properties.isEmpty { found[path] = own }
        }
        return found
    }
}
