/// Decides when the list of key commands appears because a key for commands, Control or Super, is held alone.
///
/// ```
///              press          time passed
///   released ────────► waiting ──────────► listing
///       ▲                │ other input       │ other input
///       │ release        ▼                   ▼
///       └────────────── used ◄───────────────┘
/// ```
///
/// Documented (Human Interface Guidelines, Keyboards): iPadOS lists the key commands of an app while Command is held.
package struct CommandKeyHold: Hashable, Sendable {
    package enum Event: Hashable, Sendable {
        /// The key was pressed without another modifier key.
        case press
        /// The time that the earlier effect `wait` requested has passed.
        case elapsed(Int)
        /// Another key, a touch, a mouse button or the wheel, or the window lost the keyboard.
        case otherInput
        case release
    }

    package enum Effect: Hashable, Sendable {
        /// Sends `elapsed` with this number after ``duration``.
        case wait(Int)
        case showList
        case hideList
    }

    private enum Phase: Hashable, Sendable { case released, waiting, listing, used }

    /// Chosen: the seconds before the list appears. A press for another key is shorter.
    package static let duration = 1.0

    private var phase = Phase.released
    private var number = 0

    package init() {}

    /// Whether the list is displayed because the key is held.
    package var isListing: Bool { phase == .listing }

    package mutating func handle(_ event: Event) -> Effect? {
        switch (phase, event) {
        case (.released, .press):
            phase = .waiting
            number += 1
            return .wait(number)
        case (.waiting, .elapsed(number)):
            phase = .listing
            return .showList
        case (.waiting, .otherInput):
            phase = .used
        case (.listing, .otherInput):
            phase = .used
            return .hideList
        case (.listing, .release):
            phase = .released
            return .hideList
        case (_, .release):
            phase = .released
        default: break
        }
        return nil
    }
}
