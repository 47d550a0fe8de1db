/// A value that the app encoded, without references to objects.
package indirect enum StateValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
    /// In seconds since Foundation's reference date.
    case date(Double)
    case address(String)
    case identifier(String)
    /// The indexes of an index path.
    case path([Int64])
    case indexes([Int64])
    case list([StateValue])
    /// In the order of the keys' bytes, so that equal dictionaries give equal files.
    case pairs([Pair])
    /// Members without an order.
    case set([StateValue])
    /// An object of a class, as its encoded fields.
    case object(name: String, fields: [String: StateValue])
    /// An index into ``SavedState/nodes``.
    case node(Int)
    /// A view of a saved controller.
    case view(controller: Int, key: String)

    package struct Pair: Hashable, Sendable {
        package var key: StateValue
        package var value: StateValue

        package init(_ key: StateValue, _ value: StateValue) {
            self.key = key
            self.value = value
        }
    }

    /// The maximum nesting depth of values. Chosen: deeper than apps encode, and far from a stack overflow.
    package static let deepest = 48
}
