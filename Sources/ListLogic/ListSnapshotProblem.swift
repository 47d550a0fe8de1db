/// A change of a snapshot that UIKit refuses by an exception.
package struct ListSnapshotProblem: Error, Hashable, Sendable {
    /// The reason of UIKit's exception.
    package let message: String

    init(_ message: String) { self.message = message }
}

extension ListSnapshotProblem {
    /// Measured (collections/no-section).
    static var noSection: Self {
        Self("There are currently no sections in the data source. Please add a section first.")
    }

    /// Measured (collections/missing-identifiers): the sentence for a missing section of which an app asks the items.
    package static var missingSection: Self {
        Self(
            """
            Section identifier was not found. You can verify the section exists by calling the \
            indexOfSectionIdentifier API (which has O(1) performance)
            """)
    }

    /// Measured (collections/repeated-identifiers): for items. Derived: the same for sections.
    static func duplicates(_ kind: String, _ identifiers: [String]) -> Self {
        Self("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(set(identifiers))")
    }

    /// Measured (collections/existing-items): with the list of the sections. The sentence for a single section is
    /// singular.
    static func existingSections(_ identifiers: [String]) -> Self {
        Self(
            """
            \(detected("section", identifiers.count)) Identifiers in a snapshot must be unique. \
            \(existing("Section", identifiers))
            """)
    }

    /// The log line for items that move because an app inserts them again. Nil without items.
    ///
    /// Measured (collections/existing-items).
    static func existingItems<Item>(_ items: [Item]) -> String? {
        guard !items.isEmpty else { return nil }
        let identifiers = items.count == 1 ? "identifier" : "identifiers"
        return """
            \(detected("item", items.count)) The existing item \(identifiers) will be moved into place instead, but \
            this operation will be more expensive. For best performance, inserted item identifiers should always be \
            unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to \
            catch this in the debugger. \(existing("Item", items.map { "\($0)" }))
            """
    }

    /// Measured (collections/missing-targets).
    static func invalidParameter(_ condition: String) -> Self { Self("Invalid parameter not satisfying: \(condition)") }

    /// Measured (collections/missing-identifiers). Derived: the same for sections.
    static func reloadedMissing(_ kind: String, _ identifier: String) -> Self {
        Self("Attempted to reload \(kind) identifier that does not exist in the snapshot: \(identifier)")
    }

    /// Derived: the sentence for reloads (collections/missing-identifiers).
    static func reconfiguredMissing(_ identifier: String) -> Self {
        Self("Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)")
    }

    /// Measured (collections/missing-targets): without the description of the change.
    static func insertedBesideItself(_ identifier: String) -> Self {
        Self(
            """
            Invalid update: destination for insertion operation [\(identifier)] is in the insertion identifier list \
            for update
            """)
    }

    /// Derived: the sentence for insertions.
    static func movedBesideItself(_ identifier: String) -> Self {
        Self("Invalid update: destination for move operation [\(identifier)] is in the move identifier list for update")
    }

    /// The description of a set on iOS: each member has a line.
    static func set(_ members: [String]) -> String { "{\(list(members))}" }

    private static func list(_ members: [String]) -> String {
        "(\n\(members.map { "    \($0)" }.joined(separator: ",\n"))\n)"
    }

    private static func detected(_ kind: String, _ count: Int) -> String {
        """
        Diffable data source detected an attempt to insert or append \(count) \(kind) \
        \(count == 1 ? "identifier that already exists" : "identifiers that already exist") in the snapshot.
        """
    }

    private static func existing(_ kind: String, _ members: [String]) -> String {
        members.count == 1
            ? "\(kind) identifier that already exists: \(list(members))"
            : "\(kind) identifiers that already exist: \(list(members))"
    }
}
