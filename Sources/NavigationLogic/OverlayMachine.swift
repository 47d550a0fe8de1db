import Decisions

/// The life of one overlay of a window: a menu, a date panel, the customization of a bar, the large content viewer.
///
/// ```
///             cover            opened
///   absent ──────────► opening ──────► open
///                         │ dismiss      │ dismiss, another overlay, another size of the window
///                         └──────┬───────┘
///                                ▼        faded
///                            dismissing ─────────► gone
/// ```
///
/// An overlay that leaves the window in any other way is `gone` as well. An overlay covers a window once.
package struct OverlayMachine: StateMachine, Hashable {
    package enum Phase: Hashable, Sendable {
        /// Not yet in a window.
        case absent
        /// The panel appears. Touches and keys already belong to the overlay.
        case opening
        case open
        /// The panel disappears. Touches and keys belong to the content of the window.
        case dismissing
        case gone
    }

    package enum Request: Hashable, Sendable {
        /// Adds the overlay to a window.
        case cover
        /// The animation of the panel has ended.
        case opened
        /// The app, Escape, a selection or a touch outside of the panel.
        case dismiss
        /// Another overlay of the same kind opens.
        case presentAnother
        /// The window has another size. Sent only by overlays beside a view.
        case resized
        /// The animation of the dismissal has ended.
        case faded
        /// Other code has removed the overlay from the window.
        case removed
    }

    package enum Effect: Hashable, Sendable {
        /// Adds the view to the window. Touches and keys belong to it.
        case insert
        /// The panel is at rest.
        case settle
        /// Returns touches and keys to the content of the window.
        case returnInput
        /// Animates the panel off the screen. The end is the request `faded`.
        case leave
        case remove
        /// Notifies the owner that the overlay has left the window after a dismissal.
        case conclude
    }

    package private(set) var phase = Phase.absent

    package init() {}

    package var row: Phase { phase }

    package func column(for request: Request) -> Column? {
        switch request {
        case .cover: .cover
        case .opened: .opened
        case .dismiss: .dismiss
        case .presentAnother: .presentAnother
        case .resized: .resized
        case .faded: .faded
        case .removed: .removed
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .cover:
            phase = .opening
            effects.append(.insert)
        case .settle:
            phase = .open
            effects.append(.settle)
        case .dismiss:
            phase = .dismissing
            effects += [.returnInput, .leave]
        case .remove:
            phase = .gone
            effects += [.remove, .conclude]
        case .drop:
            phase = .gone
            effects.append(.returnInput)
        case .conclude:
            phase = .gone
            effects.append(.conclude)
        }
    }
}

extension OverlayMachine.Phase {
    /// Whether the overlay covers the content of the window.
    package var covers: Bool { self == .opening || self == .open }
}
