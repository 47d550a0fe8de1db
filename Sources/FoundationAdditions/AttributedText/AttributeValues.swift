import AttributeAccess
import Foundation

/// A value of an `NSAttributedString` whose type Foundation on Linux cannot compare.
///
/// Foundation reads the word after an object's header when it compares two values; with some words, the comparison ends
/// the process (measured in linux/attribute-comparison). The word of this object names no class.
final class AttributeValueBox: NSObject {
    private let comparisonMark: UInt = 0x3FF << 8
    let value: AnyHashable

    init(_ value: AnyHashable) { self.value = value }

    override func isEqual(_ object: Any?) -> Bool { (object as? AttributeValueBox)?.value == value }
    override var hash: Int { value.hashValue }
    override var description: String { "\(value)" }
}

/// A value that an `NSAttributedString` stores as it is, although its type is a structure.
protocol ComparableAttributeValue {}

extension AttributedStringKey {
    /// Returns the value for an `NSAttributedString`; nil if the container has no value.
    static func object(in container: AttributeContainer) throws -> Any? {
        guard let value = attribute(Self.self, of: container) else { return nil }
        if let key = Self.self as? any ObjectiveCConvertibleAttributedStringKey.Type { return try key.converted(value) }
        switch value {
        case is NSObject, is String, is Int, is Double, is CGFloat, is Float, is Bool, is UInt, is URL, is Date,
            is Data, is any ComparableAttributeValue:
            return value
        default: return AttributeValueBox(AnyHashable(value))
        }
    }

    /// Writes a value of an `NSAttributedString` into a container. Throws an error for a value of another type.
    static func write(_ object: Any, to container: inout AttributeContainer) throws {
        var found: Value?
        if let key = Self.self as? any ObjectiveCConvertibleAttributedStringKey.Type {
            found = try key.convertedBack(object) as? Value
        } else {
            let object: Any = (object as? AttributeValueBox)?.value.base ?? object
            found = object as? Value ?? AttributeNumber(object)?.value(as: Value.self) as? Value
            // Documented (NSAttributedString.Key.link): a URL or a string.
            if found == nil, Value.self == URL.self, let text = object as? String {
                found = URL(string: text) as? Value
            }
        }
        guard let found else { throw CocoaError(.coderInvalidValue) }
        setAttribute(Self.self, to: found, of: &container)
    }
}

/// A number of any type.
struct AttributeNumber {
    private let number: Double

    init?(_ value: Any) {
        switch value {
        case let value as CGFloat: number = Double(value)
        case let value as NSNumber: number = value.doubleValue
        default: return nil
        }
    }

    /// Returns the number as another type of numbers; nil for another type, and for a number that the type lacks.
    func value(as type: Any.Type) -> Any? {
        if type == CGFloat.self { return CGFloat(number) }
        if type == Double.self { return number }
        if type == Float.self { return Float(number) }
        if type == Int.self { return Int(exactly: number) }
        if type == UInt.self { return UInt(exactly: number) }
        if type == Bool.self { return number == 0 ? false : number == 1 ? true : nil }
        return nil
    }
}
