extension SectionSnapshot: Equatable {
    /// Measured (collections/tree-equality): compares the items, their parents and the expanded items.
    package static func == (left: Self, right: Self) -> Bool { left.count == right.count && left.rows == right.rows }

    private struct Row: Equatable {
        var item: Item
        var level: Int
        var isExpanded: Bool
        var isVisible: Bool
    }

    /// The items, each before its children.
    private var rows: [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(count)
        var pending = rootItems.reversed().map { (item: $0, level: 0, isVisible: true) }
        while let next = pending.popLast() {
            let isExpanded = (try? isExpanded(next.item)) ?? false
            rows.append(Row(item: next.item, level: next.level, isExpanded: isExpanded, isVisible: next.isVisible))
            for child in (children(of: next.item) ?? []).reversed() {
                pending.append((child, next.level + 1, next.isVisible && isExpanded))
            }
        }
        return rows
    }

    /// A line for each item: two spaces a level, `+` for an expanded item, and `*` for a visible one.
    ///
    /// Measured (collections/tree-description).
    package var descriptionLines: [String] {
        rows.map { row in
            let space = String(repeating: "  ", count: row.level)
            return "\(space)\(row.isExpanded ? "+" : "-")\(row.isVisible ? "*" : " ")\(row.item)"
        }
    }
}

extension ListSnapshotProblem {
    /// Measured (collections/repeated-identifiers).
    static func treeDuplicates(_ identifiers: [String]) -> Self {
        Self(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(set(identifiers))")
    }

    /// Measured (collections/missing-tree-items).
    static func missing(_ kind: String, _ identifier: String) -> Self {
        Self("\(kind) does not exist in section snapshot: \(identifier)")
    }

    /// Measured (collections/missing-tree-items).
    static func notFound(_ identifier: String) -> Self { Self("Failed to find index of item \(identifier)") }

    /// Derived: the sentence for other missing items.
    static func missingTarget(_ side: ListSide, _ identifier: String) -> Self {
        missing("Item identifier to insert \(side == .before ? "before" : "after")", identifier)
    }
}

extension ListSnapshot {
    /// Makes items the content of a section, in this order.
    ///
    /// Measured (collections/section-snapshots): a missing section is appended. Items of other sections move into the
    /// section.
    package mutating func setItems(_ identifiers: [Item], in section: Section) throws(ListSnapshotProblem) {
        guard identifiers.duplicates.isEmpty else {
            throw .duplicates("item", identifiers.duplicates.map { "\($0)" })
        }
        if !contains(section: section) { try appendSections([section]) }
        let kept = Set(identifiers)
        deleteItems((items(in: section) ?? []).filter { !kept.contains($0) })
        guard items(in: section) != identifiers else { return }
        try appendItems(identifiers, to: section)
    }
}
