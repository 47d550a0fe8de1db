import Diagnostics
public import Foundation
public import ObjectiveCRuntime

extension NSSortDescriptor {
    /// Creates a sort descriptor for the property at a key path of text.
    ///
    /// Foundation on Linux refuses such a key path. The values are read as by `value(forKeyPath:)`. A nil key and
    /// "self" compare the objects themselves. Strings, numbers, dates, index paths and other comparable values are
    /// compared, and nil comes before all values. Unlike on iOS, values without an order are equal and logged once.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { SortedValue.compare($0, $1) }
    }

    /// Creates a sort descriptor for the property at a key path of text, with a comparison for its values.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(keyPath: \Any.self, ascending: ascending) {
            switch (SortedValue.read(key, of: $0), SortedValue.read(key, of: $1)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let first?, let second?): comparator(first, second)
            }
        }
    }

    /// Creates a sort descriptor for the property at a key path of text, with the name of a string's comparison, as
    /// `localizedStandardCompare:`. A selector of another method compares as `compare:` and is logged once.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?.name ?? "compare:"
        let compare = SortedValue.comparisons[name]
        if compare == nil, name != "compare:" {
            Log.once("NSSortDescriptor(key:ascending:selector:): \(name) is not known on Linux; compare: is used")
        }
        self.init(key: key, ascending: ascending) {
            guard let compare, let first = $0 as? String, let second = $1 as? String else {
                return SortedValue.compare($0, $1)
            }
            return compare(first, second)
        }
    }
}

/// The values that sort descriptors with a key path of text compare.
private enum SortedValue {
    static let comparisons: [String: @Sendable (String, String) -> ComparisonResult] = [
        "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
        "localizedCompare:": { $0.localizedCompare($1) },
        "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
        "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
    ]

    /// The value at the end of a key path; nil for a nil value.
    static func read(_ key: String?, of object: Any) -> Any? {
        guard let key, key != "self", !key.isEmpty else { return object }
        guard let object = object as? NSObject else { return nil }
        return KeyValueCoding.flat(object.value(forKeyPath: key))
    }

    static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
        if let first = first as? String, let second = second as? String { return first.compare(second) }
        if let first = first as? any Comparable, let order = order(first, second) { return order }
        if let first = first as? NSNumber, let second = second as? NSNumber { return first.compare(second) }
        Log.once("NSSortDescriptor: \(type(of: first)) has no order; conform to Comparable, or give a comparator")
        return .orderedSame
    }

    private static func order<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult? {
        guard let second = second as? Value else { return nil }
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
}
