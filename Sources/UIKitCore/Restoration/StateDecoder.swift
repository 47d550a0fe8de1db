import Diagnostics
import Foundation
import NumberConversion
import StateRestoration

/// The decoder of the state of a controller, a view, an object or the app's delegate. Missing values and values of
/// another type are nil, 0 or false.
final class StateDecoder: NSCoder {
    private let fields: [String: StateValue]
    private let depth: Int
    private let resolve: @MainActor (StateValue) -> NSObject?
    private let facts: [String: Any]

    /// - Parameters:
    ///   - facts: UIKit's own values of the state, under their own keys.
    ///   - resolve: returns the controller, view or object of a reference; nil for an object that was not restored.
    init(
        _ fields: [String: StateValue], facts: [String: Any] = [:], depth: Int = 0,
        resolve: @escaping @MainActor (StateValue) -> NSObject?
    ) {
        self.fields = fields
        self.facts = facts
        self.depth = depth
        self.resolve = resolve
        super.init()
    }

    func value(_ key: String) -> StateValue? { fields[key] }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { fields[key] != nil || facts[key] != nil }
    override func decodeObject(forKey key: String) -> Any? {
        facts[key] ?? fields[key].flatMap { CodedValues.object($0, nested: nested) }
    }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let found = decodeObject(forKey: key) else { return nil }
        // Property list values have Swift types here; only objects have a class to compare.
        guard let classes, let object = found as? NSObject,
            !String(reflecting: type(of: object)).hasPrefix("Foundation.")
        else { return found }
        return classes.contains { object.isKind(of: $0) } ? found : nil
    }
    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    private var numbers: (String) -> Double? {
        { [fields] key in
            switch fields[key] {
            case .integer(let number): Double(number)
            case .real(let number): number
            case .flag(let flag): flag ? 1 : 0
            default: nil
            }
        }
    }
    private func whole(_ key: String) -> Int64 {
        switch fields[key] {
        case .integer(let number): number
        case nil: facts[key] as? Int64 ?? 0
        case .real(let number): Int64(saturating: number)
        case .flag(let flag): flag ? 1 : 0
        default: 0
        }
    }

    override func decodeBool(forKey key: String) -> Bool { whole(key) != 0 }
    override func decodeInteger(forKey key: String) -> Int { Int(clamping: whole(key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: whole(key)) }
    override func decodeInt64(forKey key: String) -> Int64 { whole(key) }
    override func decodeDouble(forKey key: String) -> Double { numbers(key) ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(numbers(key) ?? 0) }

    private func nested(_ value: StateValue) -> Any? {
        guard case .object(let name, let fields) = value else {
            let resolve = resolve
            nonisolated(unsafe) let found = MainActor.assumeIsolated { Unchecked(resolve(value)) }.object
            return found
        }
        guard depth < StateValue.deepest, let type = TypeNames.type(name) as? any NSCoding.Type,
            !String(reflecting: type).hasPrefix("Foundation.")
        else {
            Log.once(
                """
                state restoration: the class \(name) with NSCoding does not exist; its objects are ignored
                """
            )
            return nil
        }
        return type.init(coder: StateDecoder(fields, depth: depth + 1, resolve: resolve))
    }

    /// Passes a value between two contexts that are both on the main actor.
    private struct Unchecked: @unchecked Sendable {
        let object: NSObject?
        init(_ object: NSObject?) { self.object = object }
    }
}
