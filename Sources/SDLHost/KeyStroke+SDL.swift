import AccessibilityLogic
import CSDL2

extension KeyStroke {
    /// The event of SDL in the terms of X11.
    init(_ event: SDL_KeyboardEvent) {
        let isDown = event.type == SDL_KEYDOWN.rawValue
        let position = Int(event.keysym.scancode.rawValue)
        var modifiers = Modifiers(held: UInt32(event.keysym.mod))
        // SDL reports the state after the event.
        if let own = Self.modifierKeys[position]?.modifier {
            if isDown { modifiers.remove(own) } else { modifiers.insert(own) }
        }
        let shifts = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        let isNumber = modifiers.contains(.numberLock) != modifiers.contains(.shift)
        self.init(
            isDown: isDown,
            symbol: Self.symbol(position, Int(event.keysym.sym), isUpper: shifts, isNumber: isNumber),
            code: Self.codes[position].map { $0 + 8 } ?? 0, modifiers: modifiers, milliseconds: event.timestamp)
    }

    /// - Parameters:
    ///   - position: SDL's number of the key.
    ///   - code: SDL's code of the character or of the key.
    private static func symbol(_ position: Int, _ code: Int, isUpper: Bool, isNumber: Bool) -> UInt32 {
        if let key = modifierKeys[position] { return key.symbol }
        if let symbols = keypad[position] { return isNumber ? symbols.number : symbols.arrow }
        if let symbol = named[position] { return symbol }
        // Codes above all of Unicode are keys without a character.
        guard code > 0x20, code < 0x110000, let scalar = Unicode.Scalar(UInt32(code)) else {
            return code == 0x20 ? 0x20 : 0
        }
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        return symbol(of: isUpper && upper.count == 1 ? upper.first ?? scalar : scalar)
    }

    /// SDL's number of the key with a code of the kernel.
    static func position(of code: UInt32) -> Int? { codes.filter { $0.value == code }.keys.min() }

    /// Documented (X11, keysymdef.h).
    private static let modifierKeys: [Int: (symbol: UInt32, modifier: Modifiers)] = [
        224: (0xFFE3, .control), 225: (0xFFE1, .shift), 226: (0xFFE9, .alternate), 227: (0xFFEB, .command),
        228: (0xFFE4, .control), 229: (0xFFE2, .shift), 230: (0xFFEA, .alternate), 231: (0xFFEC, .command),
    ]

    /// Documented (X11, keysymdef.h): the symbols of keypad keys without and with the lock of the keypad.
    private static let keypad: [Int: (arrow: UInt32, number: UInt32)] = [
        84: (0xFFAF, 0xFFAF), 85: (0xFFAA, 0xFFAA), 86: (0xFFAD, 0xFFAD), 87: (0xFFAB, 0xFFAB), 88: (0xFF8D, 0xFF8D),
        89: (0xFF9C, 0xFFB1), 90: (0xFF99, 0xFFB2), 91: (0xFF9B, 0xFFB3), 92: (0xFF96, 0xFFB4), 93: (0xFF9D, 0xFFB5),
        94: (0xFF98, 0xFFB6), 95: (0xFF95, 0xFFB7), 96: (0xFF97, 0xFFB8), 97: (0xFF9A, 0xFFB9), 98: (0xFF9E, 0xFFB0),
        99: (0xFF9F, 0xFFAE),
    ]

    /// Documented (X11, keysymdef.h): the symbols of other keys with names.
    private static let named: [Int: UInt32] = {
        var named: [Int: UInt32] = [
            40: 0xFF0D, 41: 0xFF1B, 42: 0xFF08, 43: 0xFF09, 57: 0xFFE5, 70: 0xFF61, 71: 0xFF14, 72: 0xFF13, 73: 0xFF63,
            74: 0xFF50, 75: 0xFF55, 76: 0xFFFF, 77: 0xFF57, 78: 0xFF56, 79: 0xFF53, 80: 0xFF51, 81: 0xFF54, 82: 0xFF52,
            83: 0xFF7F, 101: 0xFF67,
        ]
        // F1 to F12.
        for number in 0..<12 { named[58 + number] = 0xFFBE + UInt32(number) }
        return named
    }()

    /// The codes of the kernel for SDL's numbers of keys, which are those of USB. A code of X11 is larger by 8.
    ///
    /// Documented (Linux, drivers/hid/usbhid/usbkbd.c).
    private static let codes: [Int: UInt32] = {
        // From the letter A to the arrow keys, then the keypad, then the key beside the left Shift key.
        let main: [UInt32] = [
            30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,
            2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58,
            59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108,
            103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127,
        ]
        let modifiers: [UInt32] = [29, 42, 56, 125, 97, 54, 100, 126]
        var codes: [Int: UInt32] = [:]
        for (index, code) in main.enumerated() { codes[4 + index] = code }
        for (index, code) in modifiers.enumerated() { codes[224 + index] = code }
        return codes
    }()
}

extension KeyStroke.Modifiers {
    /// - Parameter state: SDL's bits.
    fileprivate init(held state: UInt32) {
        self = []
        if state & 0x0003 != 0 { insert(.shift) }
        if state & 0x2000 != 0 { insert(.capsLock) }
        if state & 0x00C0 != 0 { insert(.control) }
        if state & 0x0300 != 0 { insert(.alternate) }
        if state & 0x1000 != 0 { insert(.numberLock) }
        if state & 0x0C00 != 0 { insert(.command) }
        if state & 0x4000 != 0 { insert(.level3) }
    }
}
