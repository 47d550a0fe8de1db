import Foundation
import StateRestoration

/// The encoder of the state of a controller, a view, an object or the app's delegate.
///
/// Controllers, views and registered objects are written as references; other objects are encoded.
final class StateEncoder: NSCoder {
    private(set) var fields: [String: StateValue] = [:]
    private let depth: Int
    private let reference: @MainActor (NSObject) -> StateValue?

    /// - Parameter reference: returns the reference to an object that is saved separately; nil for other objects.
    init(depth: Int = 0, reference: @escaping @MainActor (NSObject) -> StateValue?) {
        self.depth = depth
        self.reference = reference
        super.init()
    }

    func set(_ value: StateValue?, _ key: String) { fields[key] = value }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { fields[key] != nil }
    override func encode(_ object: Any?, forKey key: String) {
        fields[key] = CodedValues.value(object, depth: depth, nested: nested)
    }
    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
    override func encode(_ value: Bool, forKey key: String) { fields[key] = .flag(value) }
    override func encode(_ value: Int32, forKey key: String) { fields[key] = .integer(Int64(clamping: value)) }
    override func encode(_ value: Int64, forKey key: String) { fields[key] = .integer(value) }
    override func encode(_ value: Int, forKey key: String) { fields[key] = .integer(Int64(clamping: value)) }
    override func encode(_ value: Float, forKey key: String) { fields[key] = .real(Double(value)) }
    override func encode(_ value: Double, forKey key: String) { fields[key] = .real(value) }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        fields[key] = .bytes(Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : max(0, length))))
    }

    private func nested(_ object: NSObject) -> StateValue? {
        nonisolated(unsafe) let asked = object
        let reference = reference
        if object is any UIStateRestoring || object is UIView,
            let found = MainActor.assumeIsolated({ reference(asked) })
        {
            return found
        }
        guard let coded = object as? any NSCoding, let name = TypeNames.name(of: type(of: object)) else {
            CodedValues.refuse(
                object,
                object is any NSCoding
                    ? "is not found by its name again, as private classes are not"
                    : "is no NSCoding object, and none that is restored by itself")
            return nil
        }
        guard !String(reflecting: type(of: object)).hasPrefix("Foundation.") else {
            CodedValues.refuse(object, "is coded by Foundation's own archives alone")
            return nil
        }
        guard depth < StateValue.deepest / 2 else {
            CodedValues.refuse(object, "lies too deep in others, or in itself")
            return nil
        }
        let inner = StateEncoder(depth: depth + 1, reference: reference)
        coded.encode(with: inner)
        return .object(name: name, fields: inner.fields)
    }
}
