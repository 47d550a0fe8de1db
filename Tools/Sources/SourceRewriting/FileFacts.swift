/// What other files need to know of one: its types and their members. Found without looking into the bodies of
/// functions.
public struct FileFacts: Codable, Hashable, Sendable {
    public var types: [TypeFact] = []
    /// The module that it belongs to.
    public var module = ""
    /// Modules that it imports where an iOS package is built here.
    public var imports: [String] = []
    /// Other names of types that it declares outside of types.
    public var aliases: [String] = []
    /// Those that it imports with an access level.
    public var leveledImports: [String] = []
    /// Whether it says anything of UIKit: an import, a condition on it, or one of its types.
    public var mentionsUIKit = false
    /// Of the names that only Apple's Foundation has those that it uses outside of conditions, and those that it
    /// declares.
    public var appleNames: [String] = []
    public var ownAppleNames: [String] = []
    /// Whether it declares classes for Objective-C.
    public var hasObjects = false
    /// Whether a condition asks for a module that Chevron adds under Apple's name.
    public var asksForAdded = false
    /// Whether a condition asks for Linux, or for a module that only Linux has.
    public var knowsLinux = false
    /// Whether it declares tests.
    public var hasTests = false
    /// Whether it changes implementations of methods.
    public var exchangesMethods = false
    /// The selectors that it names.
    public var selectors: [SelectorFact] = []

    public init() {}

    /// Whether properties or parameters are of `AnyObject`, whose members Objective-C finds.
    var hasAnyObjects: Bool {
        func isOne(_ type: String) -> Bool { AnyObjectMembers.isAnyObject(type) || AnyObjectMembers.isList(type) }
        return types.contains { type in
            type.properties.contains { $0.type.map(isOne) ?? false }
                || type.methods.contains { $0.parameterTypes.contains(where: isOne) }
        }
    }

    /// Names of the `@objc optional` requirements that it declares.
    public var optionalNames: [String] {
        types.flatMap { type in
            type.methods.filter(\.isOptional).map(\.name) + type.properties.filter(\.isOptional).map(\.name)
        }
    }
}

/// One declaration of a type, or one extension.
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
    /// Private, or with generic parameters: other files cannot ask whether an object is of it.
    public var cannotBeNamed = false
    /// Types that its head names.
    public var head: [String] = []
    public var isGeneric = false

    public init(kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }
}

public struct MethodFact: Codable, Hashable, Sendable {
    public var name: String
    /// One for each parameter; `_` where there is none.
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
    /// What tells it from another optional requirement of its protocol with the same labels: its types.
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
    public var isConvenience = false
    public var isRequired = false
    public var isOverride = false
}
