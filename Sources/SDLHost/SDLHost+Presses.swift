import CSDL2
import Foundation
import HostInterface
import NumberConversion

extension SDLHost {
    /// Gives a press outside of its window to the window at the same place of the X server.
    ///
    /// SDL holds the pointer for one window from a press until SDL has read the release. If the program is busy
    /// meanwhile, the server sends the next press to that window too, although the user pressed in another one. SDL
    /// moves such a press to the nearest edge of the window, so the place is that of the server's event.
    func correctWindow(of press: inout SDL_MouseButtonEvent, from event: XButtonEvent) {
        let number = press.windowID
        guard let former = windows.first(where: { $0.number == number }),
            !CGRect(origin: .zero, size: former.metrics.size).contains(former.points(event.x, event.y))
        else { return }
        // Of windows that cover each other, the newest is likely in front.
        for window in windows.reversed() where window.number != number {
            let (place, frame, units) = (window.points(event.x_root, event.y_root), window.frame, window.unitsAPoint)
            guard frame.contains(place) else { continue }
            press.windowID = window.number
            press.x = Int32(saturating: ((place.x - frame.minX) * units).rounded())
            press.y = Int32(saturating: ((place.y - frame.minY) * units).rounded())
            return
        }
    }
}

extension SDLWindow {
    /// Converts the display's units to the points in which a window's frame is measured.
    fileprivate func points(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: CGFloat(x) / unitsAPoint, y: CGFloat(y) / unitsAPoint)
    }
}
