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

    private static let named: [Int: Key] = [
        Int(SDLK_ESCAPE.rawValue): .escape, Int(SDLK_RETURN.rawValue): .enter, Int(SDLK_KP_ENTER.rawValue): .enter,
        Int(SDLK_TAB.rawValue): .tab, Int(SDLK_BACKSPACE.rawValue): .backspace, Int(SDLK_DELETE.rawValue): .delete,
        Int(SDLK_LEFT.rawValue): .left, Int(SDLK_RIGHT.rawValue): .right, Int(SDLK_UP.rawValue): .up,
        Int(SDLK_DOWN.rawValue): .down, Int(SDLK_HOME.rawValue): .home, Int(SDLK_END.rawValue): .end,
        Int(SDLK_PAGEUP.rawValue): .pageUp, Int(SDLK_PAGEDOWN.rawValue): .pageDown, Int(SDLK_MENU.rawValue): .menu,
        Int(SDLK_APPLICATION.rawValue): .menu, Int(SDLK_AC_BACK.rawValue): .back,
        Int(SDLK_LSHIFT.rawValue): .modifier(.shift), Int(SDLK_RSHIFT.rawValue): .modifier(.shift),
        Int(SDLK_LCTRL.rawValue): .modifier(.control), Int(SDLK_RCTRL.rawValue): .modifier(.control),
        Int(SDLK_LALT.rawValue): .modifier(.alternate), Int(SDLK_RALT.rawValue): .modifier(.alternate),
        Int(SDLK_LGUI.rawValue): .modifier(.command), Int(SDLK_RGUI.rawValue): .modifier(.command),
    ]

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
