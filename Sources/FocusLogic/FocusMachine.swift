import Decisions

/// The updates of the focus in one window: when an update runs, and where the focus moves without a key of the user.
///
/// ```
/// idle ── turn ──▶ checking ── the item keeps the focus ──▶ idle
///  │               finding ─── an environment has an item ──▶ idle
///  └ leave ▶ lost ── turn ──▶ asking ── no row follows ──▶ idle
///             ▲                └─ rows follow ─┐
///             └────────────────────────────────┘
/// ```
///
/// Every call to the app may begin another update: code that calls the app compares ``update`` after each call, and
/// stops if a later update began.
package struct FocusMachine: StateMachine, Hashable {
    package enum Phase: Hashable, Sendable {
        /// The focus is where it was moved to, or nowhere.
        case idle
        /// The focused item left the window.
        case lost
        /// The requested environment is searched for an item.
        case finding(isLost: Bool)
        /// The screen is asked whether its lists get rows later.
        case asking
        /// The focused item is asked whether it keeps the focus.
        case checking
    }

    package enum Request: Hashable, Sendable {
        /// The app requests an update, or content changes.
        case schedule
        /// The turn of a scheduled update, or a call of the app that performs it.
        case turn(hasEnvironment: Bool)
        /// The requested environment has an item, or none.
        case found(Bool)
        /// Whether the screen consists of lists that have no rows yet.
        case awaitsRows(Bool)
        case checked(Check)
        /// The focused item left the window.
        case leave
        /// An update moves the focus.
        case begin
        /// An item has the focus, or none by an update.
        case settle
        /// Whether the user moves the focus by keyboard, so that the focus is displayed.
        case display(Bool)
    }

    /// The answer about the focused item.
    package enum Check: Hashable, Sendable {
        case keepsFocus
        /// The focused row is displayed by another cell.
        case isOtherCell
        case cannotBeFocused
    }

    package enum Effect: Hashable, Sendable {
        /// Request the next turn.
        case schedule
        /// Search the requested environment. The answer is the request `found`.
        case find
        /// The answer is the request `awaitsRows`.
        case askForRows
        /// The answer is the request `checked`.
        case check
        /// Move the focus to the item of the requested environment.
        case moveToFound
        /// Move the focus to the first item of the screen.
        case moveToFirst
        case moveToRow
        /// Remove the focus.
        case clear
        /// Draw the focused item again.
        case refresh
    }

    package private(set) var phase = Phase.idle
    /// Whether the user moves the focus by keyboard.
    ///
    /// Documented (Apple Developer Forums, thread 711072): the system keeps a focused item, but does not display the
    /// focus while the user does not use it.
    package private(set) var isDisplayed = false
    /// The number of updates so far.
    package private(set) var update = 0
    private var isScheduled = false

    package init() {}

    /// Whether the focused item left the window, and no update has followed.
    package var isLost: Bool {
        switch phase {
        case .lost, .asking, .finding(isLost: true): true
        case .idle, .checking, .finding(isLost: false): false
        }
    }

    package var row: Row {
        switch phase {
        case .idle: .idle
        case .lost: isDisplayed ? .lost : .lostHidden
        case .finding(let isLost): !isLost ? .finding : isDisplayed ? .findingAfterLoss : .findingHidden
        case .asking: isDisplayed ? .asking : .askingHidden
        case .checking: isDisplayed ? .checking : .checkingHidden
        }
    }

    /// Nil for a turn without an update, for a further request for one turn, and for a display that does not change.
    package func column(for request: Request) -> Column? {
        switch request {
        case .schedule: isScheduled ? nil : .schedule
        case .turn(let hasEnvironment): !isScheduled ? nil : hasEnvironment ? .turnWithEnvironment : .turn
        case .found(let isFound): isFound ? .found : .missed
        case .awaitsRows(let isWaiting): isWaiting ? .rowsFollow : .noRowsFollow
        case .checked(.keepsFocus): .keepsFocus
        case .checked(.isOtherCell): .isOtherCell
        case .checked(.cannotBeFocused): .cannotBeFocused
        case .leave: .leave
        case .begin: .begin
        case .settle: .settle
        case .display(let isDisplayed): isDisplayed == self.isDisplayed ? nil : isDisplayed ? .show : .hide
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .schedule:
            isScheduled = true
            effects.append(.schedule)
        case .startTurn: isScheduled = false
        case .become(let next): phase = next
        case .find(let isLost):
            phase = .finding(isLost: isLost)
            effects.append(.find)
        case .askForRows:
            phase = .asking
            effects.append(.askForRows)
        case .check:
            phase = .checking
            effects.append(.check)
        case .move(let effect):
            phase = .idle
            effects.append(effect)
        case .begin: update += 1
        case .display(let isDisplayed):
            self.isDisplayed = isDisplayed
            effects.append(.refresh)
        }
    }
}
