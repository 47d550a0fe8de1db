/// A shape of the mouse pointer.
package enum PointerShape: Hashable, Sendable {
    case arrow
    /// Over text that can be selected.
    case beam
    /// Over a link in a text.
    case hand
    case hidden
}
