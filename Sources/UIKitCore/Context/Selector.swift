import Foundation

/// Names a method to call later.
///
/// On Linux a name alone reaches nothing, so a selector carries the method itself:
/// `Selector("save:", Editor.save(_:))`. A selector that was made of a name, as by `NSSelectorFromString`, calls what
/// another selector of that name has brought, where the object is of a fitting class. Two selectors are equal where
/// their names are. The closure API (`UIAction`) needs no selector.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
    /// Objective-C's name: `save:` of `save(_:)`, `tableWithStyle:` of `table(style:)`.
    public let name: String
    /// The method, if this selector brought one.
    let own: SelectorMessage?

    /// The method of this name.
    public init(_ name: String) {
        self.name = name
        own = nil
    }

    /// The method of this name.
    public init(stringLiteral value: String) { self.init(value) }

    private init(_ name: String, _ message: SelectorMessage) {
        self.name = name
        own = message
        SelectorMessages.register(message, for: name)
    }

    // MARK: Methods of objects

    /// A method without arguments.
    @preconcurrency public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// A method that takes the sender.
    @preconcurrency public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// A method that takes the sender and the event.
    @preconcurrency public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// A method of three arguments, as the completion of an image that was saved.
    @preconcurrency public init<Target, First, Second, Third, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// A method of four arguments, as `UIApplication.sendAction(_:to:from:for:)`.
    @preconcurrency public init<Target, First, Second, Third, Fourth, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    // MARK: Methods of classes

    /// A method of the class itself, without arguments: `Selector("reset", of: Cache.self, Cache.reset)`.
    @preconcurrency public init<Target: AnyObject, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor () -> Result
    ) {
        self.init(name, SelectorMessage(name, of: type, method))
    }

    /// A method of the class itself that takes the sender.
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (Sender) -> Result
    ) {
        self.init(name, SelectorMessage(name, of: type, method))
    }

    /// A method of the class itself of two arguments.
    @preconcurrency public init<Target: AnyObject, First, Second, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (First, Second) -> Result
    ) {
        self.init(name, SelectorMessage(name, of: type, method))
    }

    // MARK: Exchanges

    /// The selector itself; its method can be exchanged from now on. `chevron` writes this into sources that exchange
    /// methods.
    ///
    /// The method has to ask ``ExchangedMethod`` at its start, and to run its body, a method of its own, where there is
    /// no answer.
    /// - Parameter body: a selector that brings the method with the body.
    public func exchangeable(_ body: Selector) -> Selector {
        guard let owner = own?.ownerClass, let message = body.own else { return self }
        MethodTable.register(message.isOfClass ? "+" + name : name, of: owner, message)
        return self
    }

    /// The name.
    public var description: String { name }

    /// Whether the names are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    /// By the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The selector of a name, as in `NSSelectorFromString("save:")`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
