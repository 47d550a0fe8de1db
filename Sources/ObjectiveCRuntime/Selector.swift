import Foundation

/// The name of a method that can be called later.
///
/// On Linux a name alone cannot find a method, so a selector contains the method: `Selector("save:", Editor.save(_:))`.
/// A selector that was created from a name alone, as by `NSSelectorFromString`, calls the method of another selector
/// with the same name, if the object's class has the method. Two selectors are equal if their names are equal. The
/// closure API (`UIAction`) needs no selector.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
    /// Objective-C's name: `save:` of `save(_:)`, `tableWithStyle:` of `table(style:)`.
    public let name: String
    /// The method, if the selector was created with a method.
    let own: SelectorMessage?

    /// Creates a selector from a name.
    public init(_ name: String) {
        self.name = name
        own = nil
    }

    /// Creates a selector from a name.
    public init(stringLiteral value: String) { self.init(value) }

    private init(_ name: String, _ message: SelectorMessage) {
        self.name = name
        own = message
        SelectorMessages.register(message, for: name)
    }

    // MARK: Methods of objects

    /// Creates the selector of a method without arguments.
    @preconcurrency public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// Creates the selector of a method with the sender as argument.
    @preconcurrency public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// Creates the selector of a method with the sender and the event as arguments.
    @preconcurrency public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// Creates the selector of a method with three arguments, such as the completion of saving an image.
    @preconcurrency public init<Target, First, Second, Third, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    /// Creates the selector of a method with four arguments, such as `UIApplication.sendAction(_:to:from:for:)`.
    @preconcurrency public init<Target, First, Second, Third, Fourth, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) {
        self.init(name, SelectorMessage(name, method))
    }

    // MARK: Methods of classes

    /// Creates the selector of a class method without arguments: `Selector("reset", of: Cache.self, Cache.reset)`.
    @preconcurrency public init<Target: AnyObject, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor () -> Result
    ) {
        self.init(name, SelectorMessage(name, of: type, method))
    }

    /// Creates the selector of a class method with the sender as argument.
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (Sender) -> Result
    ) {
        self.init(name, SelectorMessage(name, of: type, method))
    }

    /// Creates the selector of a class method with two arguments.
    @preconcurrency public init<Target: AnyObject, First, Second, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (First, Second) -> Result
    ) {
        self.init(name, SelectorMessage(name, of: type, method))
    }

    // MARK: Exchanges

    /// Makes the method of this selector exchangeable, and returns the selector. `chevron` writes the call into sources
    /// that exchange methods.
    ///
    /// The method must consult ``ExchangedMethod`` at its start. If the result is nil, the method must call `body`.
    /// - Parameter body: a selector that contains the method with the body.
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

/// Returns the selector of a name, as in `NSSelectorFromString("save:")`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
