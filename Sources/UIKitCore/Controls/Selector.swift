import Foundation

/// Names a method to call later. On Linux a name alone reaches nothing, so a selector may carry the method itself:
/// `Selector("save:", Editor.save)`. The closure API (`UIAction`) needs no selector.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
    public let name: String
    /// Calls the method on an object if it is of the right class; tells whether it did.
    private let call: (@MainActor @Sendable (AnyObject, AnyObject?) -> Bool)?
    /// Whether the method belongs to an object's class.
    private let belongs: (@MainActor @Sendable (AnyObject) -> Bool)?

    public init(_ name: String) {
        self.name = name
        call = nil
        belongs = nil
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// A method without arguments.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
        self.name = name
        belongs = { $0 is Target }
        call = { target, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        self.name = name
        belongs = { $0 is Target }
        call = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    public var description: String { name }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
    @MainActor func fits(_ object: AnyObject) -> Bool { belongs?(object) ?? false }

    /// Sends the message to `target`; without one, to the first object up the responder chain from `view` that it fits.
    @MainActor @discardableResult
    func send(to target: AnyObject?, from view: UIView?, sender: AnyObject?) -> Bool {
        guard let call else {
            Log.once("the action \"\(name)\" is a name without a method and cannot be sent here; give Selector(\"\(name)\", Class.method), or a UIAction with a closure")
            return false
        }
        if let target {
            if call(target, sender) { return true }
            Log.once("the action \"\(name)\" does not fit \(type(of: target)) or its sender; give a method of that class")
            return false
        }
        var responder: UIResponder? = view
        while let current = responder {
            if call(current, sender) { return true }
            responder = current.next
        }
        return false
    }
}
