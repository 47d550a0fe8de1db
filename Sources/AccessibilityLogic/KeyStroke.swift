/// A press or release of a key in the terms of X11, as AT-SPI passes it to screen readers on every display.
package struct KeyStroke: Hashable, Sendable {
    /// The pressed modifier keys and locks, by the bits of X11.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        package static let capsLock = Modifiers(rawValue: 1 << 1)
        package static let control = Modifiers(rawValue: 1 << 2)
        package static let alternate = Modifiers(rawValue: 1 << 3)
        /// Documented (at-spi2-core, AtspiModifierType): readers look for the lock of the keypad at bit 14; X11 has the
        /// lock at bit 4.
        package static let numberLock = Modifiers(rawValue: 1 << 4 | 1 << 14)
        package static let command = Modifiers(rawValue: 1 << 6)
        /// AltGr.
        package static let level3 = Modifiers(rawValue: 1 << 7)
    }

    package var isDown: Bool
    /// The key symbol of X11.
    package var symbol: UInt32
    /// The code of the key in X11.
    package var code: UInt32
    /// The state before the event, as in X11.
    package var modifiers: Modifiers
    /// The time of the event.
    package var milliseconds: UInt32
    /// The typed text; empty for a key without text.
    package private(set) var text = ""

    package init(isDown: Bool, symbol: UInt32, code: UInt32, modifiers: Modifiers = [], milliseconds: UInt32 = 0) {
        (self.isDown, self.symbol, self.code) = (isDown, symbol, code)
        (self.modifiers, self.milliseconds) = (modifiers, milliseconds)
        if !isNamed, modifiers.isDisjoint(with: [.control, .alternate, .command]), let scalar { text = String(scalar) }
    }

    /// Whether the text is a character.
    package var isText: Bool { !text.isEmpty }

    /// Whether the symbol is that of a key with a name, such as Insert.
    private var isNamed: Bool { (0xFE00...0xFFFF).contains(symbol) }

    private var scalar: Unicode.Scalar? {
        let value = symbol & Self.unicode == 0 ? symbol : symbol & ~Self.unicode
        return value < 0x20 ? nil : Unicode.Scalar(value)
    }

    /// Documented (X11): characters above Latin-1 have symbols with this bit.
    private static let unicode: UInt32 = 0x0100_0000

    /// The symbol of a character.
    package static func symbol(of scalar: Unicode.Scalar) -> UInt32 {
        scalar.value < 0x100 ? scalar.value : unicode | scalar.value
    }

    /// The layout has typed a text with the key.
    mutating func type(_ typed: String) {
        text = typed
        guard !isNamed, let scalar = typed.unicodeScalars.first, typed.unicodeScalars.count == 1 else { return }
        symbol = Self.symbol(of: scalar)
    }
}
