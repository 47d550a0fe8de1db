import CSDL2
import HostInterface

extension KeySample {
    /// Nil for keys without their own meaning, such as Caps Lock.
    init?(_ event: SDL_KeyboardEvent) {
        guard let key = Self.key(event.keysym.sym) else { return nil }
        let modifiers = Modifiers(held: UInt32(event.keysym.mod))
        self.init(
            key: key, isDown: event.type == SDL_KEYDOWN.rawValue, isRepeat: event.repeat != 0, modifiers: modifiers)
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
