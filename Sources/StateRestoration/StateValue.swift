/// What an app put into its state under a key, without the objects that it came from.
package indirect enum StateValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
    /// Seconds since the calendar's reference moment, which is Foundation's matter.
    case date(Double)
    case address(String)
    case identifier(String)
    /// Of an index path.
    case path([Int64])
    case indexes([Int64])
    case list([StateValue])
    /// In the order of the keys' bytes, so that equal dictionaries make equal files.
    case pairs([Pair])
    /// Members in no order.
    case set([StateValue])
    /// An object of a class, by what it encoded.
    case object(name: String, fields: [String: StateValue])
    /// One of the controllers or objects that are kept by themselves: its place among ``SavedState/nodes``.
    case node(Int)
    /// A view of a controller that is kept.
    case view(controller: Int, key: String)

    package struct Pair: Hashable, Sendable {
        package var key: StateValue
        package var value: StateValue

        package init(_ key: StateValue, _ value: StateValue) {
            self.key = key
            self.value = value
        }
    }

    /// How deep values may lie in each other. Chosen: deeper than apps write, and far from the end of a stack.
    package static let deepest = 48
}
