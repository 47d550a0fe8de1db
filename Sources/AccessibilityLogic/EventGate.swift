package import FrameTime

/// Decides which events are sent, so that a screen reader speaks the important events.
///
/// Documented (Orca 46 and later, `event_manager`): a second event of one type within 0.1 s is dropped, unless it is
/// from the focused object or about a window. An event that would be dropped is not sent; announcements wait.
package struct EventGate: Hashable, Sendable {
    package enum Decision: Hashable, Sendable {
        case send
        /// Only the readers' copies are updated.
        case drop
        /// Sent later.
        case wait(until: FrameInstant)
    }

    /// In seconds.
    package static let interval = 0.1
    private var last: [AccessibleEventName: FrameInstant] = [:]

    package init() {}

    package mutating func decide(_ event: AccessibleEvent, isFocused: Bool, at now: FrameInstant) -> Decision {
        guard let name = event.name, name.group != "Window" else { return .send }
        if let before = last[name], now - before < Self.interval, now >= before {
            if case .announcement = event.kind { return .wait(until: before + Self.interval) }
            guard isFocused else { return .drop }
        }
        last[name] = now
        return .send
    }
}
