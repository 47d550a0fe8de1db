import Foundation

/// Names a method to call later.
///
/// On Linux a name alone reaches nothing, so a selector carries the method itself: `Selector("save:", Editor.save(_:))`. A selector that was
/// made of a name, as by `NSSelectorFromString`, calls what another selector of that name has brought, where the object is of a fitting
/// class. Two selectors are equal where their names are. The closure API (`UIAction`) needs no selector.
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
    @preconcurrency public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
        // The sender decides on which thread it runs; the isolation is the method's promise to its other callers. A notification calls where it is
        // posted, as on iOS.
        let call = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
        self.init(name, SelectorMessage(Target.self, name) { target, _ in .answered(call(target)()) })
    }

    /// A method that takes the sender.
    @preconcurrency public init<Target, Sender, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result) {
        let call = unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)
        self.init(
            name,
            SelectorMessage(Target.self, name) { target, arguments in
                guard let sender = arguments[0] as? Sender else { return .wrongArgument(0, wanted: "\(Sender.self)") }
                return .answered(call(target)(sender))
            })
    }

    /// A method that takes the sender and the event.
    @preconcurrency public init<Target, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        let call = unsafeBitCast(method, to: ((Target) -> (Sender, Event) -> Result).self)
        self.init(
            name,
            SelectorMessage(Target.self, name) { target, arguments in
                guard let sender = arguments[0] as? Sender else { return .wrongArgument(0, wanted: "\(Sender.self)") }
                guard let event = arguments[1] as? Event else { return .wrongArgument(1, wanted: "\(Event.self)") }
                return .answered(call(target)(sender, event))
            })
    }

    /// A method of three arguments, as the completion of an image that was saved.
    @preconcurrency public init<Target, First, Second, Third, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        let call = unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self)
        self.init(
            name,
            SelectorMessage(Target.self, name) { target, arguments in
                guard let first = arguments[0] as? First else { return .wrongArgument(0, wanted: "\(First.self)") }
                guard let second = arguments[1] as? Second else { return .wrongArgument(1, wanted: "\(Second.self)") }
                guard let third = arguments[2] as? Third else { return .wrongArgument(2, wanted: "\(Third.self)") }
                return .answered(call(target)(first, second, third))
            })
    }

    // MARK: Methods of classes

    /// A method of the class itself, without arguments: `Selector("reset", of: Cache.self, Cache.reset)`.
    @preconcurrency public init<Target: AnyObject, Result>(_ name: String, of type: Target.Type, _ method: @escaping @MainActor () -> Result) {
        let call = unsafeBitCast(method, to: (() -> Result).self)
        self.init(name, SelectorMessage(Target.Type.self, name) { _, _ in .answered(call()) })
    }

    /// A method of the class itself that takes the sender.
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
        _ name: String, of type: Target.Type, _ method: @escaping @MainActor (Sender) -> Result
    ) {
        let call = unsafeBitCast(method, to: ((Sender) -> Result).self)
        self.init(
            name,
            SelectorMessage(Target.Type.self, name) { _, arguments in
                guard let sender = arguments[0] as? Sender else { return .wrongArgument(0, wanted: "\(Sender.self)") }
                return .answered(call(sender))
            })
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
