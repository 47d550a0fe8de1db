/// The kind of a reusable view and its identifier.
package struct ReuseKey: Hashable, Sendable {
    /// The kind of a supplementary view or decoration view; nil for a cell.
    package var kind: String?
    /// The identifier for reuse.
    package var identifier: String

    /// A key of a cell, or of a view of a kind.
    package init(kind: String? = nil, identifier: String) { (self.kind, self.identifier) = (kind, identifier) }
}

/// The views of a list that are not displayed, and the decision which view is used again.
///
/// Chosen: the view that was returned last is used first, because its content is most probably still in memory. All
/// returned views are kept; a list never has more views than it displayed at one time.
package struct ReusePool<View: AnyObject> {
    private var views: [ReuseKey: [View]] = [:]
    private var members: Set<ObjectIdentifier> = []

    /// An empty pool.
    package init() {}

    /// The number of views.
    package var count: Int { members.count }
    /// Whether a view waits for its next use.
    package func contains(_ view: View) -> Bool { members.contains(ObjectIdentifier(view)) }

    /// Keeps a view. Ignores a view that is kept already: two elements never get one view.
    package mutating func keep(_ view: View, _ key: ReuseKey) {
        guard members.insert(ObjectIdentifier(view)).inserted else { return }
        views[key, default: []].append(view)
    }

    /// Removes and returns the view for an element of this kind; nil without a view.
    package mutating func dequeue(_ key: ReuseKey) -> View? {
        guard let view = views[key]?.popLast() else { return nil }
        members.remove(ObjectIdentifier(view))
        return view
    }

    /// Removes the views that satisfy a condition. The caller keeps the returned views until the access ends.
    package mutating func removeAll(where isGone: (ReuseKey) -> Bool) -> [View] {
        let gone = views.filter { isGone($0.key) }
        for (key, list) in gone {
            views[key] = nil
            for view in list { members.remove(ObjectIdentifier(view)) }
        }
        return gone.flatMap(\.value)
    }
}
