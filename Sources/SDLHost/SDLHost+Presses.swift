import CSDL2

extension SDLHost {
    /// Gives a press outside of its window to the window at the same place of the X server.
    ///
    /// SDL holds the pointer for one window from a press until SDL has read the release. If the program is busy
    /// meanwhile, the server sends the next press to that window too, although the user pressed in another one. SDL
    /// moves such a press to the nearest edge of the window, so the place is that of the server's event.
    func correctWindow(of press: inout SDL_MouseButtonEvent, from event: XButtonEvent) {
        let number = press.windowID
        guard let former = windows.first(where: { $0.number == number })?.displayFrame,
            !(0..<former.w).contains(event.x) || !(0..<former.h).contains(event.y)
        else { return }
        // Of windows that cover each other, the newest is likely in front.
        for window in windows.reversed() where window.number != number {
            let frame = window.displayFrame
            let (x, y) = (event.x_root - frame.x, event.y_root - frame.y)
            guard (0..<frame.w).contains(x), (0..<frame.h).contains(y) else { continue }
            (press.windowID, press.x, press.y) = (window.number, x, y)
            return
        }
    }
}

extension SDLWindow {
    /// The place of the window's contents on the display, in the display's units.
    fileprivate var displayFrame: SDL_Rect {
        var rect = SDL_Rect()
        SDL_GetWindowPosition(handle, &rect.x, &rect.y)
        SDL_GetWindowSize(handle, &rect.w, &rect.h)
        return rect
    }
}
