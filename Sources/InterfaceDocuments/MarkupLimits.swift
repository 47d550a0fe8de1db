/// How much of a document is read. What is larger is refused with a sentence.
///
/// Chosen: some ten times what the largest of 400 documents of real apps has.
package struct MarkupLimits: Hashable, Sendable {
    package var bytes = 32 << 20
    /// Elements inside each other.
    package var depth = 400
    package var elements = 500_000
    package var attributes = 200

    package init() {}
}
