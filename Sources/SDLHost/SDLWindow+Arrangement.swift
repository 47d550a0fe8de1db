import CSDL2
import CoreGraphics
package import Foundation
import HostInterface
import NumberConversion

/// The size and position of the window on its display.
extension SDLWindow {
    package var frame: CGRect {
        guard !isClosed else { return CGRect(origin: .zero, size: metrics.size) }
        var (x, y) = (Int32.zero, Int32.zero)
        if canMove { SDL_GetWindowPosition(handle, &x, &y) }
        let units = unitsAPoint
        return CGRect(origin: CGPoint(x: CGFloat(x) / units, y: CGFloat(y) / units), size: metrics.size)
    }

    /// Wayland has no positions of windows.
    package var canMove: Bool { SDL_GetCurrentVideoDriver().map { String(cString: $0) != "wayland" } ?? false }

    /// The flag for windows with all pixels of the display.
    ///
    /// Chosen: on Wayland, SDL 2.26 gives a window memory for one pixel per unit, also with the flag, and the window
    /// displays a part of the picture. Without the flag the compositor enlarges the whole picture.
    static var scaleFlag: UInt32 {
        var version = SDL_version()
        SDL_GetVersion(&version)
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
        let isLimited = driver == "wayland" && (version.major, version.minor) < (2, 28)
        return isLimited ? 0 : SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    }

    package func arrange(in frame: CGRect) {
        guard !isClosed, !isFullScreen else { return }
        let size = limits.limited(frame.size)
        SDL_SetWindowSize(handle, length(size.width), length(size.height))
        if canMove { SDL_SetWindowPosition(handle, position(frame.minX), position(frame.minY)) }
        wasArranged()
    }

    package var isFullScreen: Bool {
        !isClosed && SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0
    }

    package func setFullScreen(_ isFullScreen: Bool) {
        guard !isClosed, isFullScreen != self.isFullScreen, limits.allowsFullScreen || !isFullScreen else { return }
        // A window manager keeps a window with a maximum size out of the full screen.
        if isFullScreen { apply(WindowLimits()) }
        SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
        if !isFullScreen { apply(limits) }
        wasArranged()
    }

    func limitsChanged() {
        guard !isClosed else { return }
        if !limits.allowsFullScreen { setFullScreen(false) }
        if !isFullScreen { apply(limits) }
        wasArranged()
    }

    /// SDL resizes a window outside the limits. Each limit must fit the other when it is set, so that a maximum is
    /// removed first.
    private func apply(_ limits: WindowLimits) {
        // On X11 SDL sets the size that it knows again with each limit: a later size of the user would be lost.
        SDL_PumpEvents()
        let (width, height) = (length(limits.minimum.width), length(limits.minimum.height))
        let most = (max(width, length(limits.maximum.width)), max(height, length(limits.maximum.height)))
        var former = (Int32.zero, Int32.zero)
        SDL_GetWindowMaximumSize(handle, &former.0, &former.1)
        // 0 is a window without a maximum.
        let isLimited = former != (0, 0) && former != (Self.largest, Self.largest)
        if isLimited { SDL_SetWindowMaximumSize(handle, Self.largest, Self.largest) }
        SDL_SetWindowMinimumSize(handle, width, height)
        if most != (Self.largest, Self.largest) { SDL_SetWindowMaximumSize(handle, most.0, most.1) }
    }

    private static let largest: Int32 = 16_384

    /// A length in the display's units.
    private func length(_ points: CGFloat) -> Int32 {
        Int32(saturating: min(max((points * unitsAPoint).rounded(), 1), CGFloat(Self.largest)))
    }

    private func position(_ points: CGFloat) -> Int32 {
        let largest = CGFloat(Self.largest)
        return Int32(saturating: min(max((points * unitsAPoint).rounded(), -largest), largest))
    }
}
