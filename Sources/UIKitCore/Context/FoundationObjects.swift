public import Foundation

// What every object answers on iOS, and Foundation on Linux does not.

extension NSObjectProtocol {
    /// Whether the object is of a class or of a subclass of it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type {
            if current == aClass { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    /// Whether the object is of a class itself, not of a subclass.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) as AnyClass == aClass }

    // Defaults for delegates that are no `NSObject`: on Linux test cases of XCTest are none.

    /// Default: whether `object` is this object.
    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    /// Default: by the object's identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// Default: the object.
    public func `self`() -> Self { self }
    /// Default: false.
    public func isProxy() -> Bool { false }
    /// Default: the name of the class.
    public var description: String { String(describing: Swift.type(of: self)) }
}

extension NSObject {
    /// The name of the class with its module, as in `MyApp.Page`.
    public class func description() -> String { String(reflecting: self) }
}

/// A name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let genericException = NSExceptionName("NSGenericException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
}

/// A fault with a name and a reason. Swift catches no exceptions, on iOS neither: ``raise()`` ends the program.
open class NSException: NSObject {
    /// Which kind of fault it is.
    public let name: NSExceptionName
    /// A sentence for the developer; nil without one.
    public let reason: String?
    /// What else belongs to the fault; nil without anything.
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// Ends the program with name and reason.
    open func raise() -> Never { misuse("\(name.rawValue): \(reason ?? "no reason given")") }
    override open var description: String { reason ?? name.rawValue }
}

/// Seconds since the first instant of 1 January 2001, GMT.
public typealias CFAbsoluteTime = TimeInterval
/// The time of day now, as seconds since the first instant of 1 January 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// An attributed text that can be made without a text.
public protocol InitializableEmpty: InitializableByClass {}
extension NSAttributedString: InitializableEmpty {}

extension InitializableEmpty where Self: NSAttributedString {
    /// An empty text. Foundation on Linux has no such initializer.
    @_disfavoredOverload @_silgen_name("chevron_attributed_string_init") public init()
    @_silgen_name("chevron_attributed_string_init") static func makeEmpty() -> Self {
        let text =
            self is NSMutableAttributedString.Type
            ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
        guard let made = text as? Self else { misuse("\(self)(): the class has no init(); call init(string:)") }
        return made
    }
}
