/// The limits for a document. A larger document is rejected with a message.
///
/// Chosen: about ten times the largest values in 400 documents of real apps.
package struct MarkupLimits: Hashable, Sendable {
    package var bytes = 32 << 20
    /// The depth of nested elements.
    package var depth = 400
    package var elements = 500_000
    package var attributes = 200

    package init() {}
}
