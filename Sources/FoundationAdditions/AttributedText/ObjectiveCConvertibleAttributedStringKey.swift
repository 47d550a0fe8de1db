public import Foundation

/// An attribute key whose values have another type in an `NSAttributedString`.
///
/// Documented (ObjectiveCConvertibleAttributedStringKey): the conversions between `AttributedString` and
/// `NSAttributedString` call these functions. Other keys store values without a conversion.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The type of the value in an `NSAttributedString`.
    associatedtype ObjectiveCValue: NSObject

    /// Returns the value for an `NSAttributedString`. A thrown error leaves the attribute out, or ends a conversion
    /// with a scope.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    /// Returns the value for an `AttributedString`. A thrown error leaves the attribute out, or ends a conversion with
    /// a scope.
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
    /// Returns the raw value as a number.
    public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue { NSNumber(value: value.rawValue) }

    /// Returns the value with a number as its raw value. Throws `CocoaError.coderInvalidValue` if there is none.
    public static func value(for object: ObjectiveCValue) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == String, ObjectiveCValue == NSString {
    /// Returns the raw value.
    public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue {
        NSString(string: value.rawValue)
    }

    /// Returns the value with a string as its raw value. Throws `CocoaError.coderInvalidValue` if there is none.
    public static func value(for object: ObjectiveCValue) throws -> Value {
        guard let value = Value(rawValue: String(describing: object)) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}

extension ObjectiveCConvertibleAttributedStringKey {
    static func converted(_ value: Any) throws -> Any {
        guard let value = value as? Value else { throw CocoaError(.coderInvalidValue) }
        return try objectiveCValue(for: value)
    }

    static func convertedBack(_ object: Any) throws -> Any {
        if let object = object as? ObjectiveCValue { return try value(for: object) }
        if let number = object as? CGFloat, let object = NSNumber(value: Double(number)) as? ObjectiveCValue {
            return try value(for: object)
        }
        // Apps on Linux also store the value itself, such as an option set.
        if let value = object as? Value { return value }
        throw CocoaError(.coderInvalidValue)
    }
}
