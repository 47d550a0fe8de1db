import AccessibilityLogic

/// The transient objects that display an announcement to readers that do not listen to announcements.
///
/// Measured (screen-reader/announcement): Orca 43 does not listen to announcements, and speaks an object with the role
/// of a notification that begins to show.
struct NoticeShelf {
    private var notices: [(id: AccessibleID, text: String, window: AccessibleID)] = []
    private var count: UInt64 = 0

    /// The notices that a reader can still read. Chosen: a reader reads a notice at once.
    private static let limit = 8
    /// The objects of apps have smaller numbers.
    private static let first: UInt64 = 1 << 62

    mutating func add(_ text: String, in window: AccessibleID) -> AccessibleID {
        count += 1
        let id = AccessibleID(Self.first | count)
        notices.append((id, text, window))
        if notices.count > Self.limit { notices.removeFirst() }
        return id
    }

    func facts(of id: AccessibleID) -> AccessibleFacts? {
        notices.first { $0.id == id }.map { AccessibleFacts(.notification, $0.text) }
    }

    func parent(of id: AccessibleID) -> AccessibleID? { notices.first { $0.id == id }?.window }
}
