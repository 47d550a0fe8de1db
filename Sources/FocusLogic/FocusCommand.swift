/// A request of the keyboard to the focus system.
package enum FocusCommand: Hashable, Sendable {
    case group(isForward: Bool)
    case move(FocusDirection, extendsSelection: Bool)
    /// Moves by the visible length of the list.
    case page(isForward: Bool)
    /// Selects the focused row, or presses the focused control.
    case activate

    /// The keys that move or use the focus.
    package enum Key: Hashable, Sendable {
        case tab, up, down, left, right, home, end, pageUp, pageDown, enter, space
    }

    /// The modifier keys of a pressed key.
    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        /// Control, Command or Alt.
        package static let other = Modifiers(rawValue: 2)
    }

    /// The command of a key; nil for a combination that has none.
    ///
    /// Documented (WWDC 2021, session 10260): Tab moves between groups and arrow keys inside a group. Chosen: both
    /// Return and Space activate, because iPadOS uses Return, Mac Catalyst Space, and Linux both.
    package init?(_ key: Key, _ modifiers: Modifiers) {
        guard !modifiers.contains(.other) else { return nil }
        let isShifted = modifiers.contains(.shift)
        switch key {
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
        }
    }

    /// Whether the command moves to another group.
    package var changesGroup: Bool {
        if case .group = self { true } else { false }
    }

    /// Whether a held key repeats the command.
    package var repeats: Bool { self != .activate }
}
