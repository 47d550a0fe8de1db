import ObjectiveCRuntime

/// Values that few responders have. A value is stored beside its responder.
@MainActor
enum RareValue {
    /// The key of the searches of a screen reader.
    nonisolated(unsafe) static let rotors = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func find<Value>(_ key: UnsafeRawPointer, of responder: UIResponder) -> Value? {
        responder.associatedValues?[key] as? Value
    }

    static func set(_ value: Any?, _ key: UnsafeRawPointer, of responder: UIResponder) {
        guard value != nil || responder.associatedValues != nil else { return }
        AssociatedValues.findOrMake(responder).set(value, key, isWeak: false)
    }
}
