import AccessibilityLogic
import CSDL2
import DesktopPortals
import Foundation
import HostInterface

/// Keys that ibus returns unused by a signal that SDL ignores, as events of SDL.
extension SDLHost {
    /// Called before text is edited. The daemon may start after the app. On Wayland a compositor may pass such keys
    /// itself, so nothing is read there.
    func connectForwardedKeys() {
        let isX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
        guard isX11, forwarded?.isOpen != true else { return }
        let isFirst = forwarded == nil
        forwarded = ForwardedKeys(environment: ProcessInfo.processInfo.environment)
        forwarded?.arrived = { [weak self] in self?.queueDrain() }
        if isFirst, forwarded != nil { SDL_AddEventWatch(Self.watch, Unmanaged.passUnretained(self).toOpaque()) }
    }

    /// Reads the keys that have arrived. SDL reads the texts that end before these keys first.
    func readForwardedKeys() {
        guard let forwarded else { return }
        SDL_PumpEvents()
        forwarded.process()
        for key in forwarded.removeKeys() { order.add(events(of: key)) }
    }

    /// Called for each event of the X server before SDL handles the event.
    private static let watch: SDL_EventFilter = { me, event in
        guard let me, let event, event.pointee.type == SDL_SYSWMEVENT.rawValue,
            let message = event.pointee.syswm.msg?.pointee, message.subsystem == SDL_SYSWM_X11
        else { return 0 }
        // Events of the X server are read on the main thread.
        nonisolated(unsafe) let owner = me
        MainActor.assumeIsolated {
            // The host lives as long as the program.
            let host = Unmanaged<SDLHost>.fromOpaque(owner).takeUnretainedValue()
            let act = message.msg.x11.event
            // The codes of X11 are larger than those of the kernel.
            let code = act.xkey.keycode &- 8
            switch act.type {
            case KeyPress:
                if host.heldKeys[code] == nil { host.heldKeys[code] = false }
                setModifiers(act.xkey.state)
            case KeyRelease: host.release(code)
            case ButtonPress: setModifiers(act.xbutton.state)
            case FocusOut: for code in host.heldKeys.keys { host.release(code) }
            default: break
            }
        }
        return 0
    }

    /// Corrects SDL's state of Control, Alt and Super. ibus takes the press of these keys, too, so that SDL would pass
    /// Control and a letter to ibus as the letter.
    private static func setModifiers(_ state: UInt32) {
        var known = SDL_GetModState().rawValue
        for (mask, left, both) in [
            (ControlMask, KMOD_LCTRL, KMOD_CTRL), (Mod1Mask, KMOD_LALT, KMOD_ALT), (Mod4Mask, KMOD_LGUI, KMOD_GUI),
        ] {
            let isHeld = state & UInt32(clamping: mask) != 0
            if !isHeld { known &= ~both.rawValue } else if known & both.rawValue == 0 { known |= left.rawValue }
        }
        SDL_SetModState(SDL_Keymod(known))
    }

    /// SDL ignores the release of a key whose press ibus took.
    private func release(_ code: UInt32) {
        guard heldKeys.removeValue(forKey: code) == true, var event = Self.event(SDL_KEYUP, code) else { return }
        SDL_PushEvent(&event)
    }

    /// A press with its text, and the release of a key that is not held any more. Empty for a modifier key, and while
    /// no window of the app edits text: then the key is one of another app.
    private func events(of key: ForwardedKeys.Key) -> [SDL_Event] {
        guard SDL_IsTextInputActive() == SDL_TRUE, !(0xFFE1...0xFFEE).contains(key.symbol),
            var press = Self.event(SDL_KEYDOWN, key.code), let release = Self.event(SDL_KEYUP, key.code)
        else { return [] }
        press.key.repeat = heldKeys[key.code] == true ? 1 : 0
        var events = [press]
        let modifiers = KeySample.Modifiers(held: SDL_GetModState().rawValue)
        if modifiers.isDisjoint(with: [.control, .alternate, .command]), let character = Self.character(of: key.symbol)
        {
            var typed = SDL_Event()
            typed.text.type = SDL_TEXTINPUT.rawValue
            typed.text.timestamp = press.key.timestamp
            typed.text.windowID = press.key.windowID
            withUnsafeMutableBytes(of: &typed.text.text) { $0.copyBytes(from: String(character).utf8) }
            events.append(typed)
        }
        if heldKeys[key.code] == nil { events.append(release) } else { heldKeys[key.code] = true }
        return events
    }

    /// Nil if no window of the app has the keyboard.
    private static func event(_ type: SDL_EventType, _ code: UInt32) -> SDL_Event? {
        guard let window = SDL_GetKeyboardFocus() else { return nil }
        var event = SDL_Event()
        event.key.type = type.rawValue
        event.key.timestamp = SDL_GetTicks()
        event.key.windowID = SDL_GetWindowID(window)
        event.key.state = type == SDL_KEYDOWN ? 1 : 0
        event.key.keysym.scancode = SDL_Scancode(UInt32(clamping: KeyStroke.position(of: code) ?? 0))
        event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode)
        event.key.keysym.mod = UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)
        return event
    }

    /// The character of a symbol of X11; nil for a key without one.
    ///
    /// Documented (X11, keysymdef.h): symbols of Latin-1 are characters, and those of the keypad have its seven lower
    /// bits. Other characters of Unicode begin at 0x0100_0000.
    private static func character(of symbol: UInt32) -> Unicode.Scalar? {
        switch symbol {
        case 0x20...0x7E, 0xA0...0xFF: Unicode.Scalar(symbol)
        case 0xFFAA...0xFFB9, 0xFFBD: Unicode.Scalar(symbol & 0x7F)
        case 0x0100_0100...0x0110_FFFF: Unicode.Scalar(symbol - 0x0100_0000)
        default: nil
        }
    }
}
