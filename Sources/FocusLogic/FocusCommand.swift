/// A request of the keyboard to the focus system.
package enum FocusCommand: Hashable, Sendable {
    case group(isForward: Bool)
    case move(FocusDirection, extendsSelection: Bool)
    /// Moves by the visible length of the list.
    case page(isForward: Bool)
    /// Selects the focused row, or presses the focused control.
    case activate

    /// The command of a key; nil for a key without a command.
    ///
    /// Documented (WWDC 2021, session 10260): Tab moves between groups and arrow keys inside a group. Chosen: both
    /// Return and Space activate, because iPadOS uses Return, Mac Catalyst Space, and Linux both.
    package init?(_ press: KeyPress) {
        guard press.modifiers.isSubset(of: .shift) else { return nil }
        let isShifted = press.modifiers.contains(.shift)
        switch press.key {
        case .tab: self = .group(isForward: !isShifted)
        case .up: self = .move(.up, extendsSelection: isShifted)
        case .down: self = .move(.down, extendsSelection: isShifted)
        case .left: self = .move(.left, extendsSelection: isShifted)
        case .right: self = .move(.right, extendsSelection: isShifted)
        case .home: self = .move(.first, extendsSelection: isShifted)
        case .end: self = .move(.last, extendsSelection: isShifted)
        case .pageUp: self = .page(isForward: false)
        case .pageDown: self = .page(isForward: true)
        case .enter, .space:
            guard !isShifted else { return nil }
            self = .activate
        case .escape, .back, .menu, .function, .character: return nil
        }
    }

    /// Whether the command moves to another group.
    package var changesGroup: Bool {
        if case .group = self { true } else { false }
    }

    /// Whether a held key repeats the command.
    package var repeats: Bool { self != .activate }
}
