/// Modules that an app imports and that no package of the build has, such as those of a pod.
extension ModuleNames {
    /// Finds these modules in the imports of apps.
    /// - Parameters:
    ///   - files: the files of the apps, and of the modules that the apps are built from.
    ///   - built: the modules of all packages.
    public mutating func findUnavailable(in files: [FileFacts], built: Set<String>) {
        guard let names else { return }
        let known = added.union(built).union(names.modules).union(["SwiftUI"])
            .union(MissingFrameworkNames.prefixes.keys)
        unavailable = Set(files.flatMap(\.imports)).subtracting(known)
    }
}

extension ProgramFacts {
    /// The missing modules that a name of a type may belong to, if nothing else declares the name.
    func unavailableModule(of name: String, from scope: String, imports: MissingImports) -> String? {
        guard !imports.unavailable.isEmpty, let names = availableNames else { return nil }
        if imports.unavailable.contains(name) { return name }
        guard name.first?.isUppercase == true, !names.hasType(name, imports: imports.all),
            !isGenericParameter(name, of: scope)
        else { return nil }
        return imports.unavailable.joined(separator: " or ")
    }

    /// Whether a type or a type around it has a generic parameter of this name. Extensions use the name, too.
    private func isGenericParameter(_ name: String, of scope: String) -> Bool {
        var path = resolve(scope) ?? scope
        while !path.isEmpty {
            if entries[path]?.generics.contains(name) == true { return true }
            path = path.outerPath
        }
        return false
    }

    /// The missing modules that a member may belong to, if nothing else declares a member of this name.
    func unavailableModule(ofMember name: String, imports: MissingImports) -> String? {
        guard !imports.unavailableInModule.isEmpty, let names = availableNames, !names.hasMember(name) else {
            return nil
        }
        let modules = imports.unavailable.isEmpty ? imports.unavailableInModule : imports.unavailable
        return modules.joined(separator: " or ")
    }

    /// Whether a missing module is none of Apple's, so that a package may have it.
    public func isOfPackage(_ module: String) -> Bool {
        unavailable.contains(module) && !ModuleNames.applesOwn.contains(module)
    }

    /// Why the names of a framework or of another module cannot be used.
    func absence(of framework: String) -> String {
        framework.split(separator: " or ").contains { isOfPackage(String($0)) }
            ? "is in no package of the app" : "is not there on Linux"
    }

    /// The framework of a method that is left out although another method of this name stays.
    func frameworkOfOverload(_ name: String, _ labels: [String], of type: String) -> String? {
        let isKept = entries[type]?.methods.filter { $0.name == name && $0.labels == labels }.count != 1
        return isKept ? nil : goneMembers[type]?[MethodFact.callText(name, labels)]?.framework
    }

    /// Members whose names nothing declares but what is left out. Such a name is missing in every expression, also
    /// where the type of the object is not known.
    func findOnlyGoneMembers() -> [String: String] {
        guard let names = availableNames else { return [:] }
        var found: [String: (count: Int, framework: String)] = [:]
        for (type, members) in goneMembers {
            for (name, member) in members where name != "init" && !name.hasSuffix(")") {
                let methods = entries[type]?.methods.count { $0.name == name } ?? 0
                let properties = entries[type]?.properties.count { $0.name == name } ?? 0
                found[name, default: (0, member.framework)].count += methods + properties
                if member.framework < found[name]!.framework { found[name]?.framework = member.framework }
            }
        }
        return found.filter { names.isDeclaredOnly($0.key, by: $0.value.count) }.mapValues(\.framework)
    }
}
