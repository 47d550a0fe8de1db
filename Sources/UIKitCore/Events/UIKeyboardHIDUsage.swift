import HostInterface

/// A key code of a USB keyboard. Documented (USB HID Usage Tables, Keyboard/Keypad Page): the raw values.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorUndefined = 3
    case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI,
        keyboardJ, keyboardK, keyboardL, keyboardM
    case keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW,
        keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
        keyboardNonUSPound
    case keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash,
        keyboardCapsLock
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9,
        keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp,
        keyboardDeleteForward
    case keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    case keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign
    case keyboardF13 = 104, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20,
        keyboardF21, keyboardF22, keyboardF23,
        keyboardF24
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

    /// The code of a key that types a character or has a name.
    init(_ key: KeySample.Key) {
        let number: Int
        switch key {
        case .character(let character): number = Self.usage(of: character)
        case .escape: number = Self.keyboardEscape.rawValue
        case .enter: number = Self.keyboardReturnOrEnter.rawValue
        case .tab: number = Self.keyboardTab.rawValue
        case .backspace: number = Self.keyboardDeleteOrBackspace.rawValue
        case .delete: number = Self.keyboardDeleteForward.rawValue
        case .left: number = Self.keyboardLeftArrow.rawValue
        case .right: number = Self.keyboardRightArrow.rawValue
        case .up: number = Self.keyboardUpArrow.rawValue
        case .down: number = Self.keyboardDownArrow.rawValue
        case .home: number = Self.keyboardHome.rawValue
        case .end: number = Self.keyboardEnd.rawValue
        case .pageUp: number = Self.keyboardPageUp.rawValue
        case .pageDown: number = Self.keyboardPageDown.rawValue
        case .menu: number = Self.keyboardApplication.rawValue
        case .function(let place) where (1...12).contains(place): number = Self.keyboardF1.rawValue + place - 1
        case .function(let place) where (13...24).contains(place): number = Self.keyboardF13.rawValue + place - 13
        // The left key stands for both.
        case .modifier(.control): number = Self.keyboardLeftControl.rawValue
        case .modifier(.shift): number = Self.keyboardLeftShift.rawValue
        case .modifier(.alternate): number = Self.keyboardLeftAlt.rawValue
        case .modifier(.command): number = Self.keyboardLeftGUI.rawValue
        case .back, .function, .modifier: number = Self.keyboardErrorUndefined.rawValue
        }
        self = UIKeyboardHIDUsage(rawValue: number) ?? .keyboardErrorUndefined
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

    private static func usage(of character: Character) -> Int {
        let lower = Character(character.lowercased())
        if let index = letters.firstIndex(of: lower) { return keyboardA.rawValue + index }
        if let digit = lower.wholeNumberValue, lower.isASCII {
            return digit == 0 ? keyboard0.rawValue : keyboard1.rawValue + digit - 1
        }
        let signs: [Character: UIKeyboardHIDUsage] = [
            " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
            "]": .keyboardCloseBracket,
            "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
            ",": .keyboardComma,
            ".": .keyboardPeriod, "/": .keyboardSlash, "\t": .keyboardTab, "\r": .keyboardReturnOrEnter,
        ]
        return (signs[lower] ?? .keyboardErrorUndefined).rawValue
    }
}
