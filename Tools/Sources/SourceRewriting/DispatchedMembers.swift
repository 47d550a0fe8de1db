/// A member that a program adds to a class of the library in an extension, and overrides in subclasses or in extensions
/// of other classes of the library. On iOS, Objective-C finds the right implementation; Swift refuses the override. The
/// rewriter gives each implementation a separate name, and a member with the original name calls the implementation for
/// the type of the object.
struct DispatchedMember: Sendable {
    /// The extended class of the library.
    var base: String
    /// `name(label:)`; of a property its name.
    var reference: String
    var name: String
    var isType: Bool
    /// The overriding types that the declaring file can name, subclasses first.
    var overriders: [String]
    /// The overriding classes that the declaring file cannot name: private classes, classes of other modules and
    /// classes in functions. These conform to a protocol for the member.
    var strangers: [String] = []

    var baseName: String { LiftedMembers.name(name) }

    /// The name of the implementation in an overriding type.
    func name(in type: String) -> String { type == base ? baseName : baseName + "_" + type.flatPath }

    private var flatReference: String {
        "\(base.flatPath)_\(reference.filter { $0 != ")" }.split { $0 == "(" || $0 == ":" }.joined(separator: "_"))"
    }
    var proto: String { "Dispatched_\(flatReference)" }
    /// The protocol's requirement.
    var requirement: String { "dispatched_\(flatReference)" }

    static func find(_ program: ProgramFacts) -> [DispatchedMember] {
        // Which types declare an override of a name, so that only those are asked whether they are below.
        var overriders: [String: [String]] = [:]
        for (path, entry) in program.entries where entry.kind == .class {
            let methods = entry.isLibrary ? entry.ownExtensionMethods : entry.methods
            let properties = entry.isLibrary ? entry.ownExtensionProperties : entry.properties
            for method in methods where method.isOverride {
                overriders[ProgramFacts.key(method), default: []].append(path)
            }
            for property in properties where property.isOverride {
                overriders[ProgramFacts.key(property), default: []].append(path)
            }
        }
        var found: [DispatchedMember] = []
        for (path, entry) in program.entries.sorted(by: { $0.key < $1.key })
        where entry.isLibrary && entry.kind == .class {
            let known = Set(entry.ownExtensionMethods.map(\.name) + entry.ownExtensionProperties.map(\.name))
            func add(_ key: String, _ reference: String, _ name: String, isType: Bool) {
                // Rewritten code stays unchanged.
                guard !known.contains(LiftedMembers.name(name)) else { return }
                let below = (overriders[key] ?? []).filter { $0 != path && program.isKind($0, of: path) }
                guard !below.isEmpty else { return }
                let ordered = below.map { (depth: program.lineage(of: $0).count, path: $0) }.sorted {
                    ($1.depth, $0.path) < ($0.depth, $1.path)
                }.map(\.path)
                let strangers = ordered.filter { type in
                    guard let overrider = program.entries[type] else { return false }
                    return overrider.cannotBeNamed
                        || !overrider.isLibrary && overrider.module != entry.extensionModules[key]
                }
                found.append(
                    DispatchedMember(
                        base: path, reference: reference, name: name, isType: isType,
                        overriders: ordered.filter { !strangers.contains($0) },
                        strangers: strangers))
            }
            for method in entry.ownExtensionMethods where !method.isOverride && !method.isGeneric && !method.isPrivate {
                add(ProgramFacts.key(method), method.reference, method.name, isType: method.isType)
            }
            for property in entry.ownExtensionProperties where !property.isOverride && property.type != nil {
                add(ProgramFacts.key(property), property.name, property.name, isType: property.isType)
            }
        }
        return found
    }
}

extension ProgramFacts {
    static func key(_ property: PropertyFact) -> String { (property.isType ? "class " : "") + "var " + property.name }

    /// The member that a declaration in a type belongs to.
    func dispatched(_ reference: String, isType: Bool, in type: String) -> DispatchedMember? {
        dispatched[type]?.first { $0.reference == reference && $0.isType == isType }
    }

    /// The name for `super.name` in a type: the nearest implementation of a superclass.
    func superName(of name: String, labels: [String]?, in type: String) -> String? {
        let above = lineage(of: type).dropFirst()
        for ancestor in above {
            let members = (dispatched[ancestor] ?? []).filter { $0.name == name }
            let member =
                members.count == 1
                ? members[0]
                : members.first { $0.reference == name + "(" + (labels ?? []).map { $0 + ":" }.joined() + ")" }
            if let member { return member.name(in: ancestor) }
        }
        return nil
    }

    /// Whether facts of other files require the bodies of functions: types have such members, or the file names a
    /// property of type `AnyObject`.
    func asksForBodies(_ file: ParsedSource) -> Bool {
        if BodyTriggers.areIn(file.source, bodyNames) || !missingImports(of: file.facts).unavailableInModule.isEmpty {
            return true
        }
        if !goneMembers.isEmpty {
            let paths = file.facts.types.map { resolve($0.path) ?? $0.path }
            if paths.contains(where: { lineage(of: $0).contains { goneMembers[$0] != nil } }) { return true }
        }
        return !dispatched.isEmpty
            && file.facts.types.contains { type in
                let path = resolve(type.path) ?? type.path
                return lineage(of: path).contains { dispatched[$0] != nil }
            }
    }
}
