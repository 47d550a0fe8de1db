/// A column by its position from the primary edge. Raw values as `UISplitViewController.Column`.
package enum SplitColumn: Int, CaseIterable, Hashable, Sendable {
    case primary = 0, supplementary, secondary
    /// The column that replaces all others if there is room for only one.
    case compact
    /// The column beside the secondary one, on the side away from the primary one. No display mode includes it.
    case inspector
}

/// The phase of a split view's columns.
///
/// ```
///                wide              another mode           notified         every column notified
///   unarranged ───────► columns ───────────────► announcing ──────► notifying ─────────────────► moving
///        │               ▲   │ ▲                                                                   │
///        │      answered │   │ └─────────────────────────────── over ──────────────────────────────┘
///        │        expanding  │
///        │          ▲   narrow, as from each phase on the right: what moves arrives first
///        │ narrow   │ wide   ▼        gathered
///        └──────────┼───► collapsing ──────────► collapsed
///                   └───────────────────────────────┘
/// ```
package enum ColumnPhase<Page: Hashable & Sendable>: Hashable, Sendable {
    /// No width is known yet.
    case unarranged
    /// The columns are at rest.
    case columns
    /// The delegate is notified of another mode. Columns of the former change may still move.
    case announcing(ColumnChange, over: ColumnMotion<Page>?)
    /// The delegate is notified of each column in turn.
    case notifying(ColumnChange, over: ColumnMotion<Page>?)
    case moving(ColumnMotion<Page>)
    /// The columns become one stack. The delegate is queried for the top column.
    case collapsing(number: Int)
    case collapsed(ColumnStack<Page>)
    /// The stack becomes columns. The delegate is queried for the mode.
    /// - Parameter requested: the mode that the app has requested in the meantime.
    case expanding(number: Int, ColumnStack<Page>, requested: SplitLayout.Mode?)
}

/// An announced change of the mode.
package struct ColumnChange: Hashable, Sendable {
    package let number: Int
    package let to: SplitLayout.Mode
    /// Whether the inspector is visible after the change.
    package var showsInspector = false
    /// The automatic mode for the app's preferences and the width.
    let automatic: SplitLayout.Mode
    var animation: Animation
    /// The last notification of the delegate about each column since the last applied change.
    var notified: [SplitColumn: Bool] = [:]

    enum Animation: Hashable, Sendable {
        case none
        /// Requested. The columns move only in a window: without one, only the calls are those of an animation.
        case requested
        /// Requested, and the container is in a window.
        case visible
    }

    /// - Parameter mayMove: whether the container is in a window.
    func moving(_ mayMove: Bool) -> ColumnChange {
        var change = self
        if animation != .none { change.animation = mayMove ? .visible : .requested }
        return change
    }
}

/// A change of the mode whose animation runs.
package struct ColumnMotion<Page: Hashable & Sendable>: Hashable, Sendable {
    package let number: Int
    /// The columns whose appearance or disappearance was announced.
    let transitions: [ColumnTransition]
    /// The pages that disappear.
    let gone: [Page]
}

/// The appearance or disappearance of a column.
package struct ColumnTransition: Hashable, Sendable {
    package let column: SplitColumn
    package let shows: Bool
}

/// The one stack of columns that do not fit side by side.
package struct ColumnStack<Page: Hashable & Sendable>: Hashable, Sendable {
    /// The remaining controller.
    package var base: Page?
    /// The pages of the columns' stacks that are not in the one stack, and the first page of each column.
    package var stacks: SplitStacks<Page>?

    package init(base: Page?, stacks: SplitStacks<Page>? = nil) { (self.base, self.stacks) = (base, stacks) }
}

/// The display mode in effect, and whether the width or a request chose it.
package enum ColumnMode: Hashable, Sendable {
    /// The width chose the mode.
    case following(SplitLayout.Mode)
    /// The app or the user chose the mode.
    case chosen(SplitLayout.Mode)

    package var value: SplitLayout.Mode {
        get {
            switch self {
            case .following(let mode), .chosen(let mode): mode
            }
        }
        set {
            switch self {
            case .following: self = .following(newValue)
            case .chosen: self = .chosen(newValue)
            }
        }
    }

    /// The automatic mode to compare a requested mode with.
    var automatic: SplitLayout.Mode {
        switch self {
        case .following(let mode): mode
        case .chosen: .automatic
        }
    }

    init(_ mode: SplitLayout.Mode, automatic: SplitLayout.Mode) {
        self = mode == automatic ? .following(mode) : .chosen(mode)
    }
}

extension ColumnPhase {
    /// Whether there is one column, or will be after the current change.
    package var isCollapsed: Bool {
        switch self {
        case .collapsing, .collapsed: true
        case .unarranged, .columns, .announcing, .notifying, .moving, .expanding: false
        }
    }

    /// The one stack; nil while the columns are side by side.
    package var stack: ColumnStack<Page>? {
        switch self {
        case .collapsed(let stack), .expanding(_, let stack, _): stack
        case .unarranged, .columns, .announcing, .notifying, .moving, .collapsing: nil
        }
    }

    /// The currently announced change.
    package var change: ColumnChange? {
        switch self {
        case .announcing(let change, _), .notifying(let change, _): change
        case .unarranged, .columns, .moving, .collapsing, .collapsed, .expanding: nil
        }
    }

    /// The number of the question to the delegate while columns collapse or expand.
    var question: Int? {
        switch self {
        case .collapsing(let number), .expanding(let number, _, _): number
        case .unarranged, .columns, .announcing, .notifying, .moving, .collapsed: nil
        }
    }

    /// The running motion.
    package var motion: ColumnMotion<Page>? {
        switch self {
        case .announcing(_, let motion), .notifying(_, let motion): motion
        case .moving(let motion): motion
        case .unarranged, .columns, .collapsing, .collapsed, .expanding: nil
        }
    }
}
