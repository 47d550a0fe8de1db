package import Foundation

// Foundation's subscripts require values that are `Sendable`. A key that is known at run time cannot prove this,
// because `Sendable` exists for the compiler alone. This module is in the language mode of Swift 5, which lets a caller
// pass any key; the values are the same.

/// Returns the value of an attribute; nil if the container has no value for the key.
package func attribute<Key: AttributedStringKey>(_ key: Key.Type, of container: AttributeContainer) -> Key.Value? {
    container[key]
}

/// Sets the value of an attribute; nil removes the attribute.
package func setAttribute<Key: AttributedStringKey>(
    _ key: Key.Type, to value: Key.Value?, of container: inout AttributeContainer
) {
    container[key] = value
}
