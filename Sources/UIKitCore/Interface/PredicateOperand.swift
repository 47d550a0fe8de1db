import Foundation
import ObjectiveCRuntime

/// Reads and compares the values that predicates name.
enum PredicateOperand {
    /// Returns the value of a key: a value of a dictionary, a property of an object as `value(forKey:)` reads it, and a
    /// list of values for a list. Nil if there is no such value.
    static func read(_ key: String, of object: Any?) -> Any? {
        guard let object = known(object) else { return nil }
        if let text = object as? String {
            switch key {
            case "length": return text.utf16.count
            case "lowercaseString": return text.lowercased()
            case "uppercaseString": return text.uppercased()
            default: return nil
            }
        }
        if let values = object as? [String: Any] { return key == "@count" ? values.count : values[key] }
        if let elements = elements(of: object) {
            return key == "@count" || key == "count" ? elements.count : elements.map { read(key, of: $0) as Any }
        }
        return (object as? NSObject).flatMap { KeyValueCoding.flat($0.value(forKey: key)) }
    }

    /// The elements of an array, a set or an ordered set; nil for another value.
    static func elements(of value: Any?) -> [Any?]? {
        switch known(value) {
        case let values as [Any]: values.map(known)
        case let values as Set<AnyHashable>: values.map { $0.base }
        case let values as NSArray: values.map { $0 }
        case let values as NSSet: values.map { $0 }
        case let values as NSOrderedSet: values.map { $0 }
        default: nil
        }
    }

    /// The order of two numbers, dates or texts; nil for values without an order.
    static func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        if let a = number(a), let b = number(b) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        guard let a = known(a) as? Date, let b = known(b) as? Date else { return nil }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    static func order(_ a: String?, _ b: String?, _ folded: (String) -> String) -> ComparisonResult? {
        guard let a, let b else { return nil }
        return folded(a).compare(folded(b))
    }

    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (known(a), known(b)) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        case (let a as NSObject, let b as NSObject): a.isEqual(b)
        case (let a?, let b?): type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
        default: false
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch known(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The value inside of optional values; nil for `NSNull`.
    private static func known(_ value: Any?) -> Any? { KeyValueCoding.flat(value).flatMap { $0 is NSNull ? nil : $0 } }
}
