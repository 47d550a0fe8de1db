/// The facts of a file that the rewriting of other files needs: the types and their members. Bodies of functions are
/// not read.
public struct FileFacts: Codable, Hashable, Sendable {
    public var types: [TypeFact] = []
    /// Types under conditions that are false here because a module is missing.
    public var hiddenTypes: [HiddenType] = []
    /// The module of the file.
    public var module = ""
    /// The modules that the file imports after the conditions of `#if` are evaluated.
    public var imports: [String] = []
    /// The modules that the file imports under conditions that are false here.
    public var skippedImports: [String] = []
    /// Type aliases outside of types.
    public var aliases: [String] = []
    /// The public aliases outside of types. Files of other modules see them.
    public var publicAliases: [String] = []
    /// Aliases of types, also inside of types.
    public var typeAliases: [AliasFact] = []
    /// The modules that the file imports for tests, with all their names.
    public var testableImports: [String] = []
    /// The imports with an access level.
    public var leveledImports: [String] = []
    /// Whether the file mentions UIKit: by an import, a condition, or a type of UIKit.
    public var mentionsUIKit = false
    /// The names of Apple's Foundation, missing on Linux, that the file uses outside of conditions or declares.
    public var appleNames: [String] = []
    public var ownAppleNames: [String] = []
    /// Whether the file declares classes for Objective-C.
    public var hasObjects = false
    /// Whether a condition asks for a module that Chevron adds under Apple's name.
    public var asksForAdded = false
    /// Whether a condition asks for Linux, or for a module that only Linux has.
    public var knowsLinux = false
    /// Whether the file imports Combine without a condition.
    public var needsCombine = false
    /// Whether the file keeps code with UIKit from Linux.
    public var guardsUIKit = false
    /// Whether the file declares tests.
    public var hasTests = false
    /// Whether the file says where an application begins.
    public var hasApplicationMain = false
    /// Whether the file exchanges implementations of methods.
    public var exchangesMethods = false
    /// The selectors in the file.
    public var selectors: [SelectorFact] = []

    public init() {}

    /// Whether properties or parameters have the type `AnyObject`. Objective-C finds their members by name.
    var hasAnyObjects: Bool {
        func isOne(_ type: String) -> Bool { AnyObjectMembers.isAnyObject(type) || AnyObjectMembers.isList(type) }
        return types.contains { type in
            type.properties.contains { $0.type.map(isOne) ?? false }
                || type.methods.contains { $0.parameterTypes.contains(where: isOne) }
        }
    }

    /// Names of the `@objc optional` requirements in the file.
    public var optionalNames: [String] {
        types.flatMap { type in
            type.methods.filter(\.isOptional).map(\.name) + type.properties.filter(\.isOptional).map(\.name)
        }
    }
}

/// The declaration or an extension of a type.
public struct TypeFact: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable { case `class`, `struct`, `enum`, `protocol`, actor, `extension` }

    public var kind: Kind
    /// With the types around it: `Outer.Inner`.
    public var path: String
    public var inherits: [String] = []
    public var methods: [MethodFact] = []
    public var properties: [PropertyFact] = []
    public var initializers: [InitializerFact] = []
    public var isMainActor = false
    /// `@objcMembers`, or an extension that is `@objc`.
    public var hasObjCMembers = false
    /// `public` or `open`; nil for less.
    public var access: String?
    /// Whether the type is private or generic. Other files cannot test whether an object has such a type.
    public var cannotBeNamed = false
    /// Types in the head of the declaration.
    public var head: [String] = []
    public var isGeneric = false
    /// The names of the generic parameters of a declaration.
    public var generics: [String] = []

    public init(kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }
}

/// A `typealias`.
public struct AliasFact: Codable, Hashable, Sendable {
    /// With the types around it.
    public var path: String
    /// The types that it names.
    public var types: [String]
}

public struct MethodFact: Codable, Hashable, Sendable {
    public var name: String
    /// The labels of the parameters; `_` for a parameter without a label.
    public var labels: [String] = []
    public var parameterTypes: [String] = []
    public var result: String?
    /// The name that `@objc(name:)` gives.
    public var objcName: String?
    public var isObjC = false
    public var isType = false
    /// `@objc optional`, in a protocol.
    public var isOptional = false
    public var isOverride = false
    public var isPrivate = false
    /// `async`, `throws`.
    public var effects = ""
    public var isGeneric = false
    /// Marked `@MainActor` itself.
    public var isMainActor = false
    /// The types of the requirement, if another optional requirement of the protocol has the same labels.
    public var overload = ""
    /// A requirement with a default, of the library.
    public var hasDefault = false

    public init(name: String) { self.name = name }

    /// `name(a:_:)`, and only the name where there are no parameters.
    public var reference: String { labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}

public struct PropertyFact: Codable, Hashable, Sendable {
    public var name: String
    /// As it is written, or the type that an initial value makes.
    public var type: String?
    /// Of a property without a type the names of types in the initial value.
    public var valueTypes: [String]?
    /// Of a property without a type the name that the initial value begins with: `store` in `store.context`.
    public var origin: String?
    public var isOptional = false
    public var isObservable = false
    /// Marked `@objc` or as an outlet.
    public var isObjC = false
    public var isOverride = false
    public var isSettable = false
    /// `willSet` and `didSet`, as far as the property has these.
    public var observers: [String] = []
    public var isType = false
}

public struct InitializerFact: Codable, Hashable, Sendable {
    public var labels: [String] = []
    /// Of the library's required ones.
    public var types: [String] = []
    /// The types of the parameters of the program's own ones.
    public var parameterTypes: [String] = []
    public var isConvenience = false
    public var isRequired = false
    public var isOverride = false
}
