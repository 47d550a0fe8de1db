/// A request of the keyboard to the focus system.
package enum FocusCommand: Hashable, Sendable {
    case group(isForward: Bool)
    case move(FocusDirection, RowSelection = .follows)
    /// Moves by the visible length of the list.
    case page(isForward: Bool)
    /// Selects the focused row, or presses the focused control.
    case activate

    /// What a movement of the focus in a list does with the selection.
    package enum RowSelection: Hashable, Sendable {
        /// The list decides whether the selection follows the focus.
        case follows
        /// The selection extends to the focused row.
        case extends
        /// The selection does not change.
        case stays
    }

    /// The command of a key; nil for a key without a command.
    ///
    /// Documented (WWDC 2021, session 10260): Tab moves between groups and arrow keys inside a group. Chosen: both
    /// Return and Space activate, because iPadOS uses Return, Mac Catalyst Space, and Linux both. Control moves the
    /// focus without the selection, as in GTK's and Qt's lists.
    package init?(_ press: KeyPress) {
        let selection: RowSelection
        switch press.modifiers {
        case []: selection = .follows
        case .shift: selection = .extends
        case .control: selection = .stays
        default: return nil
        }
        switch press.key {
        case .tab:
            guard selection != .stays else { return nil }
            self = .group(isForward: selection == .follows)
        case .up: self = .move(.up, selection)
        case .down: self = .move(.down, selection)
        case .left: self = .move(.left, selection)
        case .right: self = .move(.right, selection)
        case .home: self = .move(.first, selection)
        case .end: self = .move(.last, selection)
        case .pageUp, .pageDown:
            guard selection != .stays else { return nil }
            self = .page(isForward: press.key == .pageDown)
        case .enter, .space:
            guard selection == .follows else { return nil }
            self = .activate
        case .escape, .back, .menu, .function, .character: return nil
        }
    }

    /// Whether the command moves to another group.
    package var changesGroup: Bool {
        if case .group = self { true } else { false }
    }

    /// Whether UIKit's focus uses the key of the command. The app's key commands precede the other commands.
    package var isOfUIKit: Bool {
        if case .move(_, .stays) = self { false } else { true }
    }

    /// Whether a held key repeats the command.
    package var repeats: Bool { self != .activate }
}
