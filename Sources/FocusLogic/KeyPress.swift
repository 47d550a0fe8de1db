/// A pressed key with its modifier keys, as the tables of keys distinguish them.
package struct KeyPress: Hashable, Sendable {
    package enum Key: Hashable, Sendable {
        case tab, up, down, left, right, home, end, pageUp, pageDown, enter, space, escape, back, menu
        /// A function key, from 1.
        case function(Int)
        /// The character of another key without modifiers, in lower case.
        case character(Character)
    }

    /// The modifier keys of a press. Command and Control are one modifier, as for key commands.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alternate = Modifiers(rawValue: 4)
    }

    package var key: Key
    package var modifiers: Modifiers

    package init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
