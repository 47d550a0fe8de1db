import Decisions

/// The table of an overlay.
///
/// In short: a dismissal begins once, returns touches and keys at once, and removes the overlay when the panel has
/// disappeared.
extension OverlayMachine {
    /// The requests with the same steps.
    package enum Column: Hashable, CaseIterable, Sendable {
        case cover, opened, dismiss, presentAnother, resized, faded, removed
    }

    package enum Step: Hashable, Sendable {
        /// Adds the overlay to the window.
        case cover
        /// The panel is at rest.
        case settle
        /// Begins the dismissal.
        case dismiss
        /// Removes the overlay after the dismissal.
        case remove
        /// Returns touches and keys of an overlay that other code has removed.
        case drop
        /// Ends a dismissal whose overlay other code has removed.
        case conclude
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.absent, .cover): [.cover]
        case (.opening, .opened): [.settle]
        case (.opening, .dismiss), (.open, .dismiss): [.dismiss]
        case (.opening, .presentAnother), (.open, .presentAnother): [.dismiss]
        case (.opening, .resized), (.open, .resized): [.dismiss]
        case (.opening, .removed), (.open, .removed): [.drop]
        case (.dismissing, .faded): [.remove]
        case (.dismissing, .removed): [.conclude]

        // An overlay covers a window once.
        case (.opening, .cover), (.open, .cover), (.dismissing, .cover), (.gone, .cover): []
        // The dismissal began before the panel was at rest.
        case (.dismissing, .opened), (.gone, .opened): []
        // The dismissal has begun. Another overlay opens above the disappearing one.
        case (.dismissing, .dismiss), (.dismissing, .presentAnother), (.dismissing, .resized): []
        // The overlay is in no window.
        case (.absent, _), (.gone, _): []
        // Already open, or not dismissed.
        case (.open, .opened), (.opening, .faded), (.open, .faded): []
        }
    }
}
