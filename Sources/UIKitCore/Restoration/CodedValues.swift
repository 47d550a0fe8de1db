import Diagnostics
import Foundation
import StateRestoration

/// Converts encoded values of apps to state values and back.
enum CodedValues {
    /// - Parameter nested: called for objects that are neither property list values nor known types.
    /// - Returns: nil for values that cannot be saved; they are logged.
    static func value(_ given: Any?, depth: Int, nested: (NSObject) -> StateValue?) -> StateValue? {
        guard depth < StateValue.deepest / 2 else {
            Log.once(
                """
                state preservation: values lie more than \(StateValue.deepest / 2) deep in each other; what lies \
                deeper is left out
                """
            )
            return nil
        }
        guard let given = unwrapped(given) else { return .null }
        func inner(_ value: Any?) -> StateValue? { self.value(value, depth: depth + 1, nested: nested) }
        switch given {
        case is NSNull: return .null
        case let flag as Bool where type(of: given) == Bool.self: return .flag(flag)
        case let number as any BinaryInteger where !(given is NSNumber) || type(of: given) is any BinaryInteger.Type:
            return Int64(exactly: number).map { .integer($0) } ?? .real(Double(exactly: number) ?? 0)
        case let number as any BinaryFloatingPoint where type(of: given) is any BinaryFloatingPoint.Type:
            return .real(Double(number))
        case let number as NSNumber:
            let real = number.doubleValue
            return Int64(exactly: real).map { .integer($0) } ?? .real(real)
        case let text as String: return .text(text)
        case let data as Data: return .bytes(Array(data))
        case let date as Date: return .date(date.timeIntervalSinceReferenceDate)
        case let url as URL: return .address(url.absoluteString)
        case let id as UUID: return .identifier(id.uuidString)
        case let path as IndexPath: return .path(path.map { Int64(clamping: $0) })
        // Stored as ranges: a set may contain every number.
        case let indexes as IndexSet:
            return .indexes(
                indexes.rangeView.flatMap { [Int64(clamping: $0.lowerBound), Int64(clamping: $0.upperBound)] })
        case let list as [Any]: return .list(list.map { inner($0) ?? .null })
        case let pairs as [AnyHashable: Any]:
            let kept = pairs.compactMap { pair in
                inner(pair.key.base).flatMap { key in inner(pair.value).map { StateValue.Pair(key, $0) } }
            }
            return .pairs(kept.sorted { "\($0.key)" < "\($1.key)" })
        case let members as Set<AnyHashable>:
            return .set(members.compactMap { inner($0.base) }.sorted { "\($0)" < "\($1)" })
        case let object as NSObject: return nested(object)
        default:
            refuse(given, "is no value of a property list and no NSCoding object")
            return nil
        }
    }

    static func refuse(_ given: Any, _ why: String) {
        Log.once("state preservation: \(type(of: given)) \(why); it is left out")
    }

    /// Unwraps an optional inside an `Any`.
    private static func unwrapped(_ given: Any?) -> Any? {
        guard let given else { return nil }
        guard let optional = given as? any AnyOptional else { return given }
        return unwrapped(optional.content)
    }

    /// The values of a property list. Other values are logged and left out.
    static func propertyList(_ values: [AnyHashable: Any]) -> StateValue? {
        value(values, depth: 0) { object in
            refuse(object, "is no value of a property list")
            return nil
        }
    }

    /// - Parameter nested: called for values that are not property list values.
    static func object(_ value: StateValue, nested: (StateValue) -> Any?) -> Any? {
        switch value {
        case .null: return nil
        case .flag(let flag): return NSNumber(value: flag)
        case .integer(let number): return NSNumber(value: number)
        case .real(let number): return NSNumber(value: number)
        case .text(let text): return text
        case .bytes(let bytes): return Data(bytes)
        case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds.isFinite ? seconds : 0)
        case .address(let text): return URL(string: text)
        case .identifier(let text): return UUID(uuidString: text)
        case .path(let numbers): return IndexPath(indexes: numbers.map { Int(clamping: $0) })
        case .indexes(let bounds): return indexes(bounds)
        case .list(let values): return values.map { object($0, nested: nested) ?? NSNull() }
        case .set(let values): return Set(values.compactMap { object($0, nested: nested) as? AnyHashable })
        case .pairs(let pairs):
            var result: [AnyHashable: Any] = [:]
            for pair in pairs {
                guard let key = object(pair.key, nested: nested) as? AnyHashable,
                    let value = object(pair.value, nested: nested)
                else { continue }
                result[key] = value
            }
            return result
        case .object, .node, .view: return nested(value)
        }
    }

    private static func indexes(_ bounds: [Int64]) -> IndexSet {
        var result = IndexSet()
        for place in stride(from: 0, to: bounds.count - 1, by: 2) {
            let (low, high) = (Int(clamping: bounds[place]), Int(clamping: bounds[place + 1]))
            // An index set contains only numbers that an array could have as indices.
            if low >= 0, low < high, high < .max { result.insert(integersIn: low..<high) }
        }
        return result
    }
}

private protocol AnyOptional { var content: Any? { get } }
extension Optional: AnyOptional { var content: Any? { self } }

/// Type names that are valid across launches.
enum TypeNames {
    /// - Returns: nil for a type that cannot be found by its name: private types, and types inside functions.
    static func name(of type: Any.Type) -> String? {
        guard let name = _mangledTypeName(type), let found = self.type(name), found == type else { return nil }
        return name
    }

    static func type(_ name: String) -> Any.Type? {
        // Other characters are addresses in the program.
        guard name.utf8.count < 1024, name.utf8.allSatisfy({ $0 >= 0x24 && $0 < 0x7F }) else { return nil }
        return _typeByName(name)
    }
}
