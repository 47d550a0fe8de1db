import Diagnostics
public import Foundation
public import ObjectiveCRuntime

// Members that every object has on iOS and that Foundation on Linux lacks.

extension NSObjectProtocol {
    /// Whether the object's class is `aClass` or a subclass.
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type {
            if current == aClass { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    /// Whether the object's class is exactly `aClass`.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) as AnyClass == aClass }

    // Defaults for delegates that do not derive from `NSObject`, such as test cases of XCTest on Linux.

    /// Whether `object` is this object, by default.
    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    /// A hash of the object's identity, by default.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// Returns the object, by default.
    public func `self`() -> Self { self }
    /// Returns false, by default.
    public func isProxy() -> Bool { false }
    /// The name of the class, by default.
    public var description: String { String(describing: Swift.type(of: self)) }
}

extension NSObject {
    /// The name of the class with its module, as in `MyApp.Page`.
    public class func description() -> String { String(reflecting: self) }
}

/// The name of an exception.
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

/// An error with a name and a reason. Swift cannot catch exceptions, on iOS neither: ``raise()`` stops the program.
open class NSException: NSObject {
    /// The kind of the error.
    public let name: NSExceptionName
    /// A sentence for the developer, or nil.
    public let reason: String?
    /// Further information about the error, or nil.
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// Stops the program with the name and the reason.
    open func raise() -> Never { misuse("\(name.rawValue): \(reason ?? "no reason given")") }
    override open var description: String { reason ?? name.rawValue }
}

/// Seconds since the first instant of 1 January 2001, GMT.
public typealias CFAbsoluteTime = TimeInterval
/// Returns the current time, in seconds since the first instant of 1 January 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// An attributed string that can be created without a string.
public protocol InitializableEmpty: InitializableByClass {}
extension NSAttributedString: InitializableEmpty {}

extension InitializableEmpty where Self: NSAttributedString {
    /// Creates an empty string. Foundation on Linux lacks the initializer.
    @_disfavoredOverload @_silgen_name("chevron_attributed_string_init") public init()
    @_silgen_name("chevron_attributed_string_init") static func makeEmpty() -> Self {
        let text =
            self is NSMutableAttributedString.Type
            ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
        guard let made = text as? Self else { misuse("\(self)(): the class has no init(); call init(string:)") }
        return made
    }
}
