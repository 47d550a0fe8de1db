package import FrameTime

/// The messages of an app to screen readers while a program listens: the differences between snapshots, and
/// announcements.
package struct ReaderConversation: Sendable {
    private var known = AccessibleSnapshot()
    private var gate = EventGate()
    private var announcements: [AccessibleEvent] = []
    private var nextAnnouncement: FrameInstant?

    package init() {}

    /// The time of the next announcement that waits.
    package var nextInstant: FrameInstant? { announcements.isEmpty ? nil : nextAnnouncement }

    /// Whether the objects of the last update have this one.
    package func knows(_ id: AccessibleID) -> Bool { known.elements[id] != nil }

    package mutating func announce(_ text: String, _ politeness: AccessiblePoliteness, in window: AccessibleID) {
        guard !text.isEmpty else { return }
        announcements.append(AccessibleEvent(window, .announcement(text, politeness)))
    }

    /// - Returns: the events to send now, in order.
    package mutating func update(to snapshot: AccessibleSnapshot, at now: FrameInstant) -> [AccessibleEvent] {
        let events = SnapshotDifference(from: known, to: snapshot).events
        known = snapshot
        var sent: [AccessibleEvent] = []
        var cached: Set<AccessibleID> = []
        for event in events {
            if event.kind == .cached {
                if cached.insert(event.source).inserted { sent.append(event) }
                continue
            }
            switch gate.decide(event, isFocused: event.source == snapshot.focus, at: now) {
            case .send: sent.append(event)
            case .drop, .wait:
                guard snapshot.elements[event.source] != nil, cached.insert(event.source).inserted else { continue }
                sent.append(AccessibleEvent(event.source, .cached))
            }
        }
        return sent + dueAnnouncements(at: now)
    }

    /// The announcements that may be sent now.
    private mutating func dueAnnouncements(at now: FrameInstant) -> [AccessibleEvent] {
        var due: [AccessibleEvent] = []
        nextAnnouncement = nil
        while let event = announcements.first {
            if case .wait(let instant) = gate.decide(event, isFocused: false, at: now) {
                nextAnnouncement = instant
                break
            }
            due.append(announcements.removeFirst())
        }
        return due
    }
}
