import CSDL2
import HostInterface

extension KeySample {
    /// Nil for keys without their own meaning, such as Caps Lock.
    init?(_ event: SDL_KeyboardEvent) {
        let state = UInt32(event.keysym.mod)
        let isDown = event.type == SDL_KEYDOWN.rawValue
        let keypadKey = Self.keypadKey(event.keysym.scancode, state, isDown: isDown)
        guard let key = Self.key(event.keysym.sym) ?? keypadKey else { return nil }
        self.init(key: key, isDown: isDown, isRepeat: event.repeat != 0, modifiers: Modifiers(held: state))
    }

    private static let named: [Int: Key] = {
        let keys: [(SDL_KeyCode, Key)] = [
            (SDLK_ESCAPE, .escape), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_TAB, .tab),
            (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
            (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp),
            (SDLK_PAGEDOWN, .pageDown), (SDLK_MENU, .menu), (SDLK_APPLICATION, .menu), (SDLK_AC_BACK, .back),
            (SDLK_LSHIFT, .modifier(.shift)), (SDLK_RSHIFT, .modifier(.shift)), (SDLK_LCTRL, .modifier(.control)),
            (SDLK_RCTRL, .modifier(.control)), (SDLK_LALT, .modifier(.alternate)),
            (SDLK_RALT, .modifier(.alternate)), (SDLK_LGUI, .modifier(.command)), (SDLK_RGUI, .modifier(.command)),
        ]
        return Dictionary(uniqueKeysWithValues: keys.map { (Int($0.rawValue), $1) })
    }()

    /// The keys of the keypad that move and delete while the keypad has no numbers, by SDL's number of the key.
    private static let keypad: [UInt32: Key] = {
        let keys: [(SDL_Scancode, Key)] = [
            (SDL_SCANCODE_KP_1, .end), (SDL_SCANCODE_KP_2, .down), (SDL_SCANCODE_KP_3, .pageDown),
            (SDL_SCANCODE_KP_4, .left), (SDL_SCANCODE_KP_6, .right), (SDL_SCANCODE_KP_7, .home),
            (SDL_SCANCODE_KP_8, .up), (SDL_SCANCODE_KP_9, .pageUp), (SDL_SCANCODE_KP_PERIOD, .delete),
        ]
        return Dictionary(uniqueKeysWithValues: keys.map { ($0.rawValue, $1) })
    }()

    /// The meaning of a keypad key without numbers; nil for a key that types a number, which SDL reports as text.
    ///
    /// Documented (X11, Xlib, 12.7): Shift inverts the lock of the keypad. The lock may change during a press, so
    /// a release always has the meaning; UIKit ignores a release without a press.
    private static func keypadKey(_ position: SDL_Scancode, _ state: UInt32, isDown: Bool) -> Key? {
        let hasLock = state & KMOD_NUM.rawValue != 0
        let isShifted = Modifiers(held: state).contains(.shift)
        return hasLock == isShifted || !isDown ? keypad[position.rawValue] : nil
    }

    private static func key(_ symbol: SDL_Keycode) -> Key? {
        let code = Int(symbol)
        if let key = named[code] { return key }
        let firstFunction = Int(SDLK_F1.rawValue)
        if code >= firstFunction, code < firstFunction + 12 { return .function(code - firstFunction + 1) }
        // Keys without a character have codes above all of Unicode.
        guard code >= 0x20, code < 0x110000, code != 0x7F, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
        return .character(Character(scalar))
    }
}

extension KeySample.Modifiers {
    /// - Parameter state: SDL's bits, with separate bits for each key's left and right variant.
    init(held state: UInt32) {
        self = []
        if state & 0x0003 != 0 { insert(.shift) }
        if state & 0x00C0 != 0 { insert(.control) }
        if state & 0x0300 != 0 { insert(.alternate) }
        if state & 0x0C00 != 0 { insert(.command) }
    }

    /// The currently pressed modifier keys.
    static var held: KeySample.Modifiers { KeySample.Modifiers(held: SDL_GetModState().rawValue) }
}
