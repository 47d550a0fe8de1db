/// The facts of all files of a build and of the library, with indexes for the queries of the rules.
public struct ProgramFacts: Sendable {
    /// The declaration and all extensions of a type.
    struct Entry: Sendable {
        var kind: TypeFact.Kind?
        var inherits: [String] = []
        var methods: [MethodFact] = []
        var properties: [PropertyFact] = []
        var initializers: [InitializerFact] = []
        var isMainActor = false
        /// Declared by the library.
        var isLibrary = false
        /// `public` or `open`; nil for less.
        var access: String?
        /// Methods of extensions. On Linux such a method cannot override or be overridden.
        var extensionMethods: [MethodFact] = []
        var extensionProperties: [PropertyFact] = []
        /// The names of the methods, with labels.
        var references: Set<String> = []
        /// Methods that the program's extensions add to a class of the library.
        var ownExtensionMethods: [MethodFact] = []
        var ownExtensionProperties: [PropertyFact] = []
        /// Members of its objects that Objective-C finds by name.
        var objcNames: Set<String> = []
        /// The module that declares the type, and the modules of the program's extensions.
        var module = ""
        var extensionModules: [String: String] = [:]
        /// Private, or with generic parameters.
        var cannotBeNamed = false
        var isGeneric = false
        var generics: [String] = []
    }

    /// The imports of the files of a module, with and without an access level. The compiler refuses both forms of one
    /// import in a module.
    struct ModuleImports: Sendable {
        var leveled: Set<String> = []
        var plain: Set<String> = []

        /// Whether a new import needs an access level.
        func needsLevel(_ name: String) -> Bool { leveled.contains(name) || !leveled.isEmpty && !plain.contains(name) }
    }

    private(set) var entries: [String: Entry] = [:]
    /// Full paths by the last name, for types that are named without what is around them.
    private var paths: [String: [String]] = [:]
    /// Whether the program has optional properties of types that are not optional.
    private(set) var hasOptionalProperties = false
    /// Whether the program has a method `conforms(to:)` that is no override of Objective-C's.
    private(set) var declaresConformanceQuestion = false
    /// Types that no file declares here, because their framework is missing.
    private var hidden: [String: HiddenType] = [:]
    /// Types that are left out with SwiftUI.
    private(set) var leftOut: [String: String] = [:]
    /// Properties and methods that are left out with a missing framework, of each type, with the framework.
    private(set) var goneMembers: [String: [String: GoneMember]] = [:]
    /// The names of members that are left out and that nothing else declares, with the frameworks.
    private(set) var onlyGoneMembers: [String: String] = [:]
    /// The names of types that are left out or lack a member, and of properties of `AnyObject`: a file with one of them
    /// is read with the bodies of its functions. As numbers: see `BodyTriggers`.
    private(set) var bodyNames: Set<UInt64> = []
    private var aliases = ProgramAliases()
    /// The program's `@objc optional` methods by name: of several with the same labels the first.
    private(set) var optionalMethods: [String: [MethodFact]] = [:]
    /// Protocols with `@objc optional` methods, by method name.
    private(set) var optionalOwners: [String: Set<String>] = [:]
    /// Names of the library's own requirements that have a default: they are called without a question mark.
    public private(set) var libraryOptionals: [String: Set<[String]>] = [:]
    /// Names of all types that the library offers.
    public private(set) var libraryTypes: Set<String> = []
    /// Global names of the library.
    private(set) var libraryGlobals: Set<String> = []
    /// The imports of each module.
    private(set) var imports: [String: ModuleImports] = [:]

    /// For each module the missing frameworks whose code is left out: those that at most a third of its files import,
    /// and all that an app imports.
    private(set) var absent: [String: Set<String>] = [:]
    /// The modules that are apps.
    private(set) var apps: Set<String> = []

    /// The modules that no package has, and the names that files find without these: see `ModuleNames`.
    private(set) var unavailable: Set<String> = []
    private(set) var availableNames: AvailableNames?

    /// Whether SwiftPM's lists of tests are compiled in the language mode 6, in which their functions are sendable.
    public var listsSendableTests = false

    /// - Parameter modules: the modules that are missing; a package may have a module under such a name.
    public init(library: LibraryFacts, files: [FileFacts], modules: ModuleNames = ModuleNames()) {
        libraryOptionals = library.optionalRequirements
        libraryGlobals = library.globals
        libraryTypes = library.typeNames
        for type in library.types { add(type, isLibrary: true) }
        for file in files {
            for type in file.types { add(type, isLibrary: false, module: file.module) }
            aliases.add(file)
            imports[file.module, default: ModuleImports()].leveled.formUnion(file.leveledImports)
            imports[file.module]?.plain.formUnion(Set(file.imports).subtracting(file.leveledImports))
        }
        for (path, entry) in entries {
            if !path.isLocalPath { paths[path.lastName, default: []].append(path) }
            entries[path]?.references = Set(entry.methods.map(\.reference))
        }
        for key in paths.keys { paths[key]?.sort() }
        for path in entries.keys.sorted() {
            for method in entries[path]?.methods ?? [] where method.isOptional {
                optionalOwners[method.name, default: []].insert(path)
                if optionalMethods[method.name]?.contains(where: { $0.reference == method.reference }) != true {
                    optionalMethods[method.name, default: []].append(method)
                }
            }
        }
        apps = Set(files.filter(\.hasApplicationMain).map(\.module)).union(modules.partsOfApps)
        (unavailable, availableNames) = (modules.unavailable, modules.names)
        absent = Self.findAbsent(files, modules, apps: apps)
        for file in files {
            for type in file.hiddenTypes
            where entries[type.path]?.kind == nil && !aliases.contains(type.path, in: [file.module])
                && !libraryTypes.contains(type.path)
            {
                hidden[type.path] = hidden[type.path] ?? type
            }
        }
        repeat { leftOut = findLeftOut(files) } while hideAliases(files)
        goneMembers = findGoneMembers(files)
        onlyGoneMembers = findOnlyGoneMembers()
        let types = Array(leftOut.keys) + Array(goneMembers.keys)
        let members = goneMembers.values.flatMap { $0.keys.map { String($0.prefix { $0 != "(" }) } }
        bodyNames = BodyTriggers.hashes(types.map(\.lastName) + members + Array(anyObjectProperties))
        hasOptionalProperties = entries.values.contains { entry in
            !entry.isLibrary && entry.kind == .protocol
                && entry.properties.contains { $0.isOptional && !OptionalProperties.isOptional($0.type ?? "?") }
        }
        declaresConformanceQuestion = entries.values.contains { entry in
            (entry.isLibrary ? entry.ownExtensionMethods : entry.methods).contains {
                $0.reference == "conforms(to:)" && !$0.isOverride
            }
        }
        ownClasses = entries.filter { $0.value.kind == .class && !$0.value.isLibrary }.keys.sorted()
        arrange()
        for member in DispatchedMember.find(self) {
            for type in [member.base] + member.overriders + member.strangers {
                dispatched[type, default: []].append(member)
            }
        }
        exchanged = ExchangedMethods.find(files, self)
        lifted = LiftedMembers.find(self)
        forwarded = ForwardedRequirements(self)
        hooks = SubclassHook.find(self)
        for hook in hooks.values.joined() {
            for path in hook.subclasses { hookNames[path, default: []].append(hook.name) }
        }
        for key in hookNames.keys { hookNames[key]?.sort() }
    }

    /// Computes the indexes for the queries below.
    private mutating func arrange() {
        for (path, entry) in entries where entry.kind != nil { lineages[path] = followLineage(path) }
        for path in entries.keys { protocolSets[path] = followProtocols(path) }
        for path in ownClasses {
            guard let entry = entries[path] else { continue }
            for ancestor in lineage(of: path).dropFirst() where entries[ancestor]?.isLibrary == false {
                below[ancestor, default: Below()].methods.formUnion(entry.references)
                for method in entry.methods where method.isOverride {
                    below[ancestor]?.overrides.insert(Self.key(method))
                }
                for property in entry.properties where property.isOverride {
                    below[ancestor]?.overriddenProperties.insert(property.name)
                }
            }
        }
    }

    /// The declarations in the subclasses of a class of the program.
    struct Below: Sendable {
        var methods: Set<String> = []
        var overrides: Set<String> = []
        var overriddenProperties: Set<String> = []
    }

    /// Names of the program's properties of `AnyObject`.
    private(set) var anyObjectProperties: Set<String> = []
    private var propertyTypes: [String: Set<String>] = [:]
    private var lineages: [String: [String]] = [:]
    private var protocolSets: [String: Set<String>] = [:]
    private(set) var below: [String: Below] = [:]
    /// Paths of the program's own classes, sorted.
    private(set) var ownClasses: [String] = []

    static func key(_ method: MethodFact) -> String { (method.isType ? "class " : "") + method.reference }

    /// Of each class, members of its extensions that override or are overridden.
    private(set) var lifted: [String: LiftedMembers] = [:]
    /// Members of extensions of the library's classes that are overridden, by each type that has one.
    private(set) var dispatched: [String: [DispatchedMember]] = [:]
    /// Methods of the program whose implementations may be exchanged, by the types that declare them.
    private(set) var exchanged: [String: Set<String>] = [:]
    /// Requirements that proxies forward.
    private(set) var forwarded = ForwardedRequirements()
    /// Requirements that a subclass implements, of each class that conforms.
    private(set) var hooks: [String: [SubclassHook]] = [:]
    /// The protocols that a subclass with such a requirement conforms to.
    private(set) var hookNames: [String: [String]] = [:]

    private mutating func add(_ type: TypeFact, isLibrary: Bool, module: String = "") {
        var entry = entries[type.path] ?? Entry()
        if type.kind != .extension {
            entry.kind = type.kind
            entry.inherits = type.inherits + entry.inherits
            entry.isLibrary = isLibrary
            entry.isMainActor = type.isMainActor
            entry.cannotBeNamed = type.cannotBeNamed
            entry.isGeneric = type.isGeneric
            entry.generics = type.generics
            entry.access = type.access
            entry.module = module
        } else {
            entry.inherits += type.inherits
            entry.extensionMethods += type.methods
            entry.extensionProperties += type.properties
            if !isLibrary {
                entry.ownExtensionMethods += type.methods
                entry.ownExtensionProperties += type.properties
                for method in type.methods where !method.isOverride {
                    entry.extensionModules[Self.key(method)] = module
                }
                for property in type.properties where !property.isOverride {
                    entry.extensionModules[Self.key(property)] = module
                }
            }
        }
        // Members that are visible to Objective-C.
        let isAll = isLibrary || type.hasObjCMembers || type.kind == .protocol
        entry.objcNames.formUnion(
            type.methods.lazy.filter { (isAll || $0.isObjC) && !$0.isType && !$0.isOverride }.map(\.name))
        entry.objcNames.formUnion(
            type.properties.lazy.filter { (isAll || $0.isObjC) && !$0.isType && !$0.isOverride }.map(\.name))
        for property in type.properties {
            propertyTypes[property.name, default: []].insert(property.type ?? "")
            if !isLibrary, let text = property.type, AnyObjectMembers.isAnyObject(text) || AnyObjectMembers.isList(text)
            {
                anyObjectProperties.insert(property.name)
            }
        }
        entry.methods += type.methods
        entry.properties += type.properties
        entry.initializers += type.initializers
        entries[type.path] = entry
    }

    // MARK: Missing frameworks

    /// A library that is made for a framework is better stopped by the compiler than built without its purpose. An app
    /// has other screens.
    private static func findAbsent(
        _ files: [FileFacts], _ modules: ModuleNames, apps: Set<String>
    ) -> [String: Set<String>] {
        let missing = modules.missing.intersection(MissingFrameworkNames.prefixes.keys)
        var counts: [String: (files: Int, imports: [String: Int])] = [:]
        var unavailable: [String: Set<String>] = [:]
        for file in files {
            if apps.contains(file.module) {
                unavailable[file.module, default: []].formUnion(modules.unavailable.intersection(file.imports))
            }
            counts[file.module, default: (0, [:])].files += 1
            for framework in missing.intersection(file.imports + file.skippedImports) {
                counts[file.module]?.imports[framework, default: 0] += 1
            }
        }
        // The library has the names of Core Text that apps use most, so that files may need nothing of the rest. Tests
        // that tap in an app usually are a separate module.
        let always: Set = ["CoreText", MissingFrameworkNames.interfaceTests]
        return Dictionary(
            uniqueKeysWithValues: counts.map { module, count in
                let absent = count.imports.filter {
                    always.contains($0.key) || apps.contains(module) || $0.value * 3 <= count.files
                }
                return (module, Set(absent.keys).union(unavailable[module] ?? []))
            })
    }

    /// Types whose heads name something of a missing framework, or a type that is left out; with the framework.
    private func findLeftOut(_ files: [FileFacts]) -> [String: String] {
        guard
            files.contains(where: { $0.imports.contains("SwiftUI") }) || absent.values.contains(where: { !$0.isEmpty })
                || !hidden.isEmpty
        else { return [:] }
        var found = hidden.mapValues(\.framework)
        var grew = true
        while grew {
            grew = false
            for file in files {
                let imports = missingImports(of: file)
                for type in file.types where type.kind != .extension && found[type.path] == nil {
                    let outer = type.path.outerPath
                    let loose = conformances(type, imports: imports, leftOut: found)
                    let named = type.head.subtracting(loose.map(\.name)).lazy.compactMap {
                        missingFramework(of: $0, from: outer, imports: imports, leftOut: found)
                    }.first
                    guard let framework = found[outer] ?? named else { continue }
                    found[type.path] = framework
                    grew = true
                }
            }
        }
        return found
    }

    /// Hides the aliases that name something of a missing framework, or a type that is left out.
    /// - Returns: whether there was one.
    private mutating func hideAliases(_ files: [FileFacts]) -> Bool {
        var hasNew = false
        for file in files where !file.typeAliases.isEmpty {
            let imports = missingImports(of: file)
            guard !imports.isEmpty || !leftOut.isEmpty else { continue }
            for alias in file.typeAliases where hidden[alias.path] == nil && entries[alias.path]?.kind == nil {
                guard let framework = missingFramework(of: alias, imports: imports) else { continue }
                hidden[alias.path] = HiddenType(path: alias.path, kind: .struct, framework: framework)
                hasNew = true
            }
        }
        return hasNew
    }

    private func missingFramework(of alias: AliasFact, imports: MissingImports) -> String? {
        alias.types.lazy.compactMap {
            missingFramework(of: $0, from: alias.path.outerPath, imports: imports)
        }.first
    }

    /// Properties and methods whose types name something of a missing framework, or a type that is left out. A method
    /// counts where each method of the type with its name does.
    private func findGoneMembers(_ files: [FileFacts]) -> [String: [String: GoneMember]] {
        var found: [String: [String: GoneMember]] = [:]
        /// How many methods of a name each type has that are not known to be left out.
        var rest: [String: [String: Int]] = [:]
        var keptInitializers: [String: Int] = [:]
        for file in files {
            let imports = missingImports(of: file)
            guard !imports.isEmpty || !leftOut.isEmpty else { continue }
            for type in file.types {
                func framework(of types: [String]) -> String? {
                    types.flatMap(LooseConformance.names).lazy.filter { !type.generics.contains($0) }.compactMap {
                        missingFramework(of: $0, from: type.path, imports: imports)
                    }.first
                }
                for property in type.properties {
                    guard let framework = framework(of: [property.type ?? ""] + (property.valueTypes ?? []))
                    else { continue }
                    found[type.path, default: [:]][property.name] = GoneMember(framework: framework)
                }
                for initializer in type.initializers {
                    guard let framework = framework(of: initializer.parameterTypes) else { continue }
                    let kept = (keptInitializers[type.path] ?? entries[type.path]?.initializers.count ?? 0) - 1
                    keptInitializers[type.path] = kept
                    if kept == 0 { found[type.path, default: [:]]["init"] = GoneMember(framework: framework) }
                }
                for method in type.methods where !method.isGeneric {
                    let types = method.parameterTypes + [method.result ?? ""]
                    guard let framework = framework(of: types) else { continue }
                    let all =
                        rest[type.path]
                        ?? entries[type.path]?.methods.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
                    rest[type.path] = all
                    found[type.path, default: [:]][method.callText] = GoneMember(framework: framework, isMethod: true)
                    rest[type.path]?[method.name]? -= 1
                    if rest[type.path]?[method.name] == 0 {
                        found[type.path, default: [:]][method.name] = GoneMember(framework: framework, isMethod: true)
                    }
                }
            }
        }
        UntypedProperties.add(of: files, to: &found)
        return found
    }

    /// The framework of a member that an object of this type lacks here; nil for a member that is there.
    /// - Parameters:
    ///   - isCalled: whether the member may be a method.
    ///   - labels: the labels of the arguments of a call.
    func frameworkOfGoneMember(
        _ name: String, in path: String, isCalled: Bool, labels: [String]? = nil
    ) -> String? {
        guard !goneMembers.isEmpty else { return nil }
        // A type may have initializers although each one of its superclass is left out.
        if name == "init" { return frameworkOfGoneInitializers(path) }
        for type in lineage(of: path) {
            guard let gone = goneMembers[type]?[name] else {
                let entry = entries[type]
                if let labels, let framework = frameworkOfOverload(name, labels, of: type) { return framework }
                // A member that stays hides a member of the superclass.
                if entry?.properties.contains(where: { $0.name == name }) == true { return nil }
                if isCalled, entry?.methods.contains(where: { $0.name == name }) == true { return nil }
                continue
            }
            return gone.isMethod && !isCalled ? nil : gone.framework
        }
        return nil
    }

    /// The framework because of which each initializer of a type is left out; nil for a type that can be created.
    func frameworkOfGoneInitializers(_ path: String) -> String? { goneMembers[path]?["init"]?.framework }

    /// Whether a module may have declarations that are left out with a missing framework.
    func mayLeaveOut(in module: String) -> Bool {
        let imports = imports[module].map { $0.plain.union($0.leveled) } ?? []
        return imports.contains("SwiftUI") || absent[module]?.isEmpty == false || !leftOut.isEmpty
            || !goneMembers.isEmpty
    }

    /// Of a file's imports SwiftUI and the frameworks that are left out of its module. Code outside of a condition may
    /// name a framework that is imported under the condition.
    func missingImports(of file: FileFacts) -> MissingImports {
        let skipped = file.skippedImports.filter { $0 != "SwiftUI" && !file.imports.contains($0) }
        return MissingImports(
            frameworks: (file.imports + skipped).filter {
                $0 == "SwiftUI" || absent[file.module]?.contains($0) == true && !unavailable.contains($0)
            },
            unavailable: file.imports.filter {
                unavailable.contains($0) && absent[file.module]?.contains($0) == true
            }, unavailableInModule: (absent[file.module] ?? []).intersection(unavailable).sorted(), all: file.imports,
            modules: [file.module] + file.testableImports)
    }

    /// The missing framework that a type's name belongs to, or because of which the type is left out.
    /// - Parameter imports: of the file's imports those that are missing.
    func missingFramework(of name: String, from scope: String, imports: MissingImports) -> String? {
        missingFramework(of: name, from: scope, imports: imports, leftOut: leftOut)
    }

    private func missingFramework(
        of name: String, from scope: String, imports: MissingImports, leftOut: [String: String]
    ) -> String? {
        let hasSwiftUI = imports.frameworks.contains("SwiftUI")
        // The module's name rules out a type of the program and another name that the program gives.
        if name.hasPrefix("SwiftUI.") { return hasSwiftUI ? "SwiftUI" : nil }
        if let own = declaredPath(name, from: scope) { return leftOut[own] }
        guard !imports.isEmpty, !aliases.contains(name, in: imports.modules), !libraryGlobals.contains(name),
            !libraryTypes.contains(name) || hasSwiftUI
        else { return nil }
        let framework = imports.frameworks.first { framework in
            guard framework == "SwiftUI" else { return MissingFrameworkNames.contains(name, of: framework) }
            return SwiftUINames.types.contains(name) || SwiftUINames.protocols.contains(name)
        }
        return framework ?? unavailableModule(of: name, from: scope, imports: imports)
    }

    /// Conformances of a type to protocols of missing frameworks. The type is kept without these conformances. A type
    /// with a protocol of SwiftUI is left out, because the protocol is the purpose of the type.
    func conformances(_ type: TypeFact, imports: MissingImports) -> [LooseConformance] {
        conformances(type, imports: imports, leftOut: leftOut)
    }

    private func conformances(
        _ type: TypeFact, imports: MissingImports, leftOut: [String: String]
    ) -> [LooseConformance] {
        guard type.kind != .protocol else { return [] }
        let outer = type.path.outerPath
        return type.inherits.enumerated().compactMap { index, text in
            let name = LooseConformance.name(text)
            guard let framework = missingFramework(of: name, from: outer, imports: imports, leftOut: leftOut),
                framework != "SwiftUI"
            else { return nil }
            // A superclass is the first name of a class.
            let isProtocol =
                if let own = declaredPath(name, from: outer) {
                    (entries[own]?.kind ?? hidden[own]?.kind) == .protocol
                } else {
                    type.kind != .class || index > 0 || MissingFrameworkNames.isProtocol(name)
                }
            return isProtocol ? LooseConformance(index: index, name: name, framework: framework) : nil
        }
    }

    /// The path of a declared type that is seen from inside `scope`.
    private func declaredPath(_ name: String, from scope: String) -> String? {
        var around = scope
        func isDeclared(_ path: String) -> Bool { entries[path]?.kind != nil || hidden[path] != nil }
        while !around.isEmpty {
            if isDeclared(around + "." + name) { return around + "." + name }
            around = around.outerPath
        }
        return isDeclared(name) ? name : nil
    }

    // MARK: Questions

    /// The full path of a type that is named from inside `scope`.
    func resolve(_ name: String, from scope: String = "") -> String? {
        let name = name.bareTypeName
        var around = scope[...]
        while !around.isEmpty {
            let candidate = around + "." + name
            if entries[String(candidate)] != nil { return String(candidate) }
            guard let dot = around.lastIndex(of: ".") else { break }
            around = around[..<dot]
        }
        if entries[name] != nil { return name }
        // `Module.Type` and types that are named from an extension elsewhere.
        if let found = paths[name.lastName], found.count == 1, name.contains(".") || found[0].hasSuffix("." + name) {
            return found[0]
        }
        return nil
    }

    func superclass(of path: String) -> String? {
        for name in entries[path]?.inherits ?? [] {
            if let parent = resolve(name, from: path.outerPath), entries[parent]?.kind == .class, parent != path {
                return parent
            }
        }
        return nil
    }

    /// The type itself, its superclass, and so on. Ends also where a program says that two classes are each other's
    /// superclass.
    func lineage(of path: String) -> [String] { lineages[path] ?? followLineage(path) }

    private func followLineage(_ path: String) -> [String] {
        var line: [String] = []
        var current: String? = path
        while let step = current, !line.contains(step) {
            line.append(step)
            current = superclass(of: step)
        }
        return line
    }

    func isKind(_ path: String, of ancestor: String) -> Bool { lineage(of: path).contains(ancestor) }

    /// Whether the type has UIKit's isolation: a class of the library other than `NSObject` is among the superclasses.
    func isOfLibrary(_ path: String) -> Bool { lineage(of: path).contains { entries[$0]?.isLibrary ?? false } }

    /// All protocols in the declarations of a type and its superclasses.
    func protocols(of path: String) -> Set<String> { protocolSets[path] ?? followProtocols(path) }

    private func followProtocols(_ path: String) -> Set<String> {
        var found: Set<String> = []
        var open = lineage(of: path)
        while let type = open.popLast() {
            for name in entries[type]?.inherits ?? [] {
                guard let other = resolve(name, from: type.outerPath), entries[other]?.kind == .protocol,
                    !found.contains(other)
                else { continue }
                found.insert(other)
                open.append(other)
            }
        }
        return found
    }

    /// Methods of this name in a type, else in what it inherits, else in its protocols; the nearest first.
    func methods(named name: String, in path: String) -> [(owner: String, method: MethodFact)] {
        for type in lineage(of: path) {
            let found = (entries[type]?.methods ?? []).filter { $0.name == name }
            if !found.isEmpty { return found.map { (type, $0) } }
        }
        for type in protocols(of: path).sorted() {
            let found = (entries[type]?.methods ?? []).filter { $0.name == name }
            if !found.isEmpty { return found.map { (type, $0) } }
        }
        return []
    }

    /// Classes and protocols whose objects have a member of this name for Objective-C. Sorted.
    func owners(ofMember name: String) -> [String] {
        entries.filter {
            ($0.value.kind == .class || $0.value.kind == .protocol) && !$0.key.isLocalPath
                && $0.value.objcNames.contains(name)
        }.keys.sorted()
    }

    /// The type that all properties of a name are declared with; nil where they differ.
    func onlyType(ofProperties name: String) -> String? {
        guard let types = propertyTypes[name], types.count == 1 else { return nil }
        return types.first
    }

    /// Whether the program declares a property of this name with an optional type.
    func hasOptionalProperty(_ name: String) -> Bool {
        propertyTypes[name]?.contains(where: OptionalProperties.isOptional) ?? false
    }

    func property(_ name: String, in path: String) -> PropertyFact? {
        for type in lineage(of: path) {
            if let found = entries[type]?.properties.first(where: { $0.name == name }) { return found }
        }
        return nil
    }
}

extension String {
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
    var outerPath: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? "" }
}
