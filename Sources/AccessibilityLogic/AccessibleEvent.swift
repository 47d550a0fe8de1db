/// Something that happened to an object, as a message to screen readers.
package struct AccessibleEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case windowCreated(String), windowDestroyed(String), windowActivated(String), windowDeactivated(String)
        case state(AccessibleStates, Bool)
        case childAdded(AccessibleID, index: Int), childRemoved(AccessibleID, index: Int)
        case nameChanged(String), descriptionChanged(String), valueChanged(Double)
        /// The place and the number of code points, and the text.
        case textInserted(Int, Int, String), textDeleted(Int, Int, String)
        case caretMoved(Int)
        case textSelectionChanged, selectionChanged
        case announcement(String, AccessiblePoliteness)
        /// Not events: the entry of an object in the readers' copies of the tree was added, changed or removed.
        case cached, uncached
    }

    package var source: AccessibleID
    package var kind: Kind

    package init(_ source: AccessibleID, _ kind: Kind) { (self.source, self.kind) = (source, kind) }

    /// The class, the member and the detail of the signal; nil for entries of copies.
    package var name: AccessibleEventName? {
        switch kind {
        case .windowCreated: AccessibleEventName("Window", "Create")
        case .windowDestroyed: AccessibleEventName("Window", "Destroy")
        case .windowActivated: AccessibleEventName("Window", "Activate")
        case .windowDeactivated: AccessibleEventName("Window", "Deactivate")
        case .state(let state, _):
            AccessibleEventName(
                "Object", "StateChanged", AccessibleStates.named.first { $0.state == state }?.name ?? "")
        case .childAdded: AccessibleEventName("Object", "ChildrenChanged", "add")
        case .childRemoved: AccessibleEventName("Object", "ChildrenChanged", "remove")
        case .nameChanged: AccessibleEventName("Object", "PropertyChange", "accessible-name")
        case .descriptionChanged: AccessibleEventName("Object", "PropertyChange", "accessible-description")
        case .valueChanged: AccessibleEventName("Object", "PropertyChange", "accessible-value")
        case .textInserted: AccessibleEventName("Object", "TextChanged", "insert")
        case .textDeleted: AccessibleEventName("Object", "TextChanged", "delete")
        case .caretMoved: AccessibleEventName("Object", "TextCaretMoved")
        case .textSelectionChanged: AccessibleEventName("Object", "TextSelectionChanged")
        case .selectionChanged: AccessibleEventName("Object", "SelectionChanged")
        case .announcement: AccessibleEventName("Object", "Announcement")
        case .cached, .uncached: nil
        }
    }
}

/// Whether an announcement waits for the current speech. The numbers are those of AT-SPI's `AtspiLive`.
package enum AccessiblePoliteness: Int32, Sendable {
    case polite = 1, assertive = 2
}

/// The name of an event on the bus.
package struct AccessibleEventName: Hashable, Sendable {
    package var group: String
    package var member: String
    package var detail: String

    package init(_ group: String, _ member: String, _ detail: String = "") {
        (self.group, self.member, self.detail) = (group, member, detail)
    }
}
