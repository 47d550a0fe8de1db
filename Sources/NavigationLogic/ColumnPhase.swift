/// A column by its place from the primary edge. Raw values as UISplitViewController.Column.
package enum SplitColumn: Int, CaseIterable, Hashable, Sendable {
    case primary = 0, supplementary, secondary
    /// What replaces all of them where there is room for one.
    case compact
    /// Beside the secondary, on the side away from the primary. No display mode names it.
    case inspector
}

/// What a split view is doing about its columns.
///
/// ```
///                wide              another mode             told             every column told
///   unarranged ───────► columns ───────────────► announcing ──────► telling ───────────────────► moving
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
    /// Columns, at rest.
    case columns
    /// The delegate is notified of another mode; columns of a change before may still move.
    case announcing(ColumnChange, over: ColumnMotion<Page>?)
    /// The delegate is notified of the columns, one by one.
    case telling(ColumnChange, over: ColumnMotion<Page>?)
    case moving(ColumnMotion<Page>)
    /// Columns become one stack; the delegate is asked which column is on top.
    case collapsing(number: Int)
    case collapsed(ColumnStack<Page>)
    /// The stack becomes columns; the delegate is asked for the mode.
    /// - Parameter wish: the mode that the app has asked for meanwhile.
    case expanding(number: Int, ColumnStack<Page>, wish: SplitLayout.Mode?)
}

/// A change of mode that is announced.
package struct ColumnChange: Hashable, Sendable {
    package let number: Int
    package let to: SplitLayout.Mode
    /// Whether the inspector shows after the change.
    package var showsInspector = false
    /// The mode that the wishes and the width give.
    let automatic: SplitLayout.Mode
    let animated: Bool
    /// What the delegate was told of columns since the last change that happened.
    var told: [SplitColumn: Bool] = [:]
    /// Whether it takes time, as far as that is known.
    var moves = false
}

/// A change of mode that moves.
package struct ColumnMotion<Page: Hashable & Sendable>: Hashable, Sendable {
    package let number: Int
    /// Columns whose coming and going was announced.
    let turns: [ColumnTurn]
    /// Pages on their way out.
    let gone: [Page]
}

/// A column comes, or goes.
package struct ColumnTurn: Hashable, Sendable {
    package let column: SplitColumn
    package let shows: Bool
}

/// The one stack of columns that have no room beside each other.
package struct ColumnStack<Page: Hashable & Sendable>: Hashable, Sendable {
    /// The controller that is left.
    package var base: Page?
    /// Of the columns' stacks what is not in the one that they became, and their first pages.
    package var stacks: SplitStacks<Page>?

    package init(base: Page?, stacks: SplitStacks<Page>? = nil) { (self.base, self.stacks) = (base, stacks) }
}

/// The display mode in effect, and whose choice it is.
package enum ColumnMode: Hashable, Sendable {
    /// The width's.
    case following(SplitLayout.Mode)
    /// A call's or the user's.
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

    /// The width's mode as a change knows it, which a chosen mode differs from.
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
    /// The row of ``ColumnPolicy`` that this phase reads.
    package var policyPhase: ColumnPolicy.Phase {
        switch self {
        case .unarranged: .unarranged
        case .columns: .columns
        case .announcing: .announcing
        case .telling: .telling
        case .moving: .moving
        case .collapsing: .collapsing
        case .collapsed: .collapsed
        case .expanding: .expanding
        }
    }

    /// Whether there is one column, or will be when this is over.
    package var isCollapsed: Bool {
        switch self {
        case .collapsing, .collapsed: true
        case .unarranged, .columns, .announcing, .telling, .moving, .expanding: false
        }
    }

    /// The one stack, as long as it is one.
    package var stack: ColumnStack<Page>? {
        switch self {
        case .collapsed(let stack), .expanding(_, let stack, _): stack
        case .unarranged, .columns, .announcing, .telling, .moving, .collapsing: nil
        }
    }

    /// The change that is announced just now.
    package var change: ColumnChange? {
        switch self {
        case .announcing(let change, _), .telling(let change, _): change
        case .unarranged, .columns, .moving, .collapsing, .collapsed, .expanding: nil
        }
    }

    /// What moves.
    package var motion: ColumnMotion<Page>? {
        switch self {
        case .announcing(_, let motion), .telling(_, let motion): motion
        case .moving(let motion): motion
        case .unarranged, .columns, .collapsing, .collapsed, .expanding: nil
        }
    }
}
