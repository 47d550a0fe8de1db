import CSDL2
import CallStack
import Foundation
import HostInterface

/// The connection to the display server, so that the main loop can sleep until data arrives.
///
/// The functions of X11 and Wayland are looked up at run time, so the library works without either of them.
@MainActor
struct DisplayConnection {
    private enum Server {
        case x11(display: UnsafeMutableRawPointer)
        case wayland(display: OpaquePointer)
    }

    private let server: Server
    let fileDescriptor: Int32

    /// Set by Xlib when the connection is lost. Xlib would otherwise end the process.
    private static var wasLost = false
    /// The X11 window numbers by SDL's number, and the windows that another program has destroyed.
    private static var windows: [UInt32: UInt] = [:]
    private static var gone: Set<UInt> = []

    /// Nil for a display without a file descriptor, which must be polled.
    init?(window: OpaquePointer) {
        guard let info = Self.information(of: window) else { return nil }
        switch info.subsystem {
        case SDL_SYSWM_X11:
            guard let display = info.info.x11.display,
                let number = Self.function(
                    "XConnectionNumber", of: "libX11.so.6", as: (@convention(c) (UnsafeMutableRawPointer) -> Int32).self
                )
            else { return nil }
            let raw = UnsafeMutableRawPointer(display)
            server = .x11(display: raw)
            fileDescriptor = number(raw)
            Self.windows = [:]
            Self.gone = []
            Self.survive(lossOf: raw)
        case SDL_SYSWM_WAYLAND:
            guard let display = info.info.wl.display,
                let number = Self.function(
                    "wl_display_get_fd", of: "libwayland-client.so.0",
                    as: (@convention(c) (OpaquePointer) -> Int32).self)
            else { return nil }
            server = .wayland(display: display)
            fileDescriptor = number(display)
        default:
            return nil
        }
        guard fileDescriptor >= 0 else { return nil }
    }

    /// The reason why the windows were lost; nil while they exist.
    var loss: HostError? {
        switch server {
        case .x11:
            if Self.wasLost { return HostError("The display went away.") }
            return Self.windows.values.contains(where: Self.gone.contains)
                ? HostError("Another program destroyed the window.") : nil
        case .wayland(let display):
            let error = Self.function(
                "wl_display_get_error", of: "libwayland-client.so.0", as: (@convention(c) (OpaquePointer) -> Int32).self
            )
            return (error?(display) ?? 0) != 0 ? HostError("The display went away.") : nil
        }
    }

    /// Handles X11 messages in addition to SDL's own events.
    func read(_ message: SDL_SysWMmsg) {
        guard case .x11 = server, message.subsystem == SDL_SYSWM_X11, message.msg.x11.event.type == DestroyNotify else {
            return
        }
        Self.lose(message.msg.x11.event.xdestroywindow.window)
    }

    /// The press of a mouse's button that an X11 message is about; nil for another message.
    func press(of message: SDL_SysWMmsg) -> XButtonEvent? {
        guard case .x11 = server, message.subsystem == SDL_SYSWM_X11, message.msg.x11.event.type == ButtonPress else {
            return nil
        }
        return message.msg.x11.event.xbutton
    }

    /// Tracks a window. `number` is SDL's number of the window.
    func know(_ window: OpaquePointer, _ number: UInt32) {
        guard case .x11 = server, let info = Self.information(of: window) else { return }
        let known = info.info.x11.window
        Self.windows[number] = known
        // X11 reuses numbers.
        Self.gone.remove(known)
    }

    private static func information(of window: OpaquePointer) -> SDL_SysWMinfo? {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(
            major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
        return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
    }

    /// The name of a window for the desktop's portals; empty for a display whose windows have no names without a
    /// further protocol, as on Wayland.
    static func portalName(of window: OpaquePointer) -> String {
        guard let info = information(of: window), info.subsystem == SDL_SYSWM_X11 else { return "" }
        return "x11:" + String(info.info.x11.window, radix: 16)
    }

    /// The number of a window on an X server; nil for another display.
    static func serverNumber(of window: OpaquePointer) -> UInt32? {
        guard let info = information(of: window), info.subsystem == SDL_SYSWM_X11 else { return nil }
        return UInt32(exactly: info.info.x11.window)
    }

    /// The connection to a Wayland compositor, as libwayland's `wl_display`; nil for another display.
    static func waylandDisplay(of window: OpaquePointer) -> OpaquePointer? {
        guard let info = information(of: window), info.subsystem == SDL_SYSWM_WAYLAND else { return nil }
        return info.info.wl.display
    }

    /// The address of a window's surface; nil without a Wayland compositor.
    static func waylandSurface(of window: OpaquePointer) -> UInt? {
        guard let info = information(of: window), info.subsystem == SDL_SYSWM_WAYLAND else { return nil }
        return info.info.wl.surface.map { UInt(bitPattern: $0) }
    }

    /// Stops tracking a window that the app has closed. The server's message about the closed window is then no loss.
    func forget(_ number: UInt32) { Self.windows[number] = nil }

    /// Whether another program has destroyed the window.
    func isGone(_ number: UInt32) -> Bool { Self.windows[number].map(Self.gone.contains) ?? false }

    /// - Returns: whether the window belongs to the app.
    @discardableResult
    private static func lose(_ window: UInt) -> Bool {
        guard windows.values.contains(window) else { return false }
        gone.insert(window)
        return true
    }

    private static func survive(lossOf display: UnsafeMutableRawPointer) {
        typealias Handler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
        let set = function(
            "XSetIOErrorExitHandler", of: "libX11.so.6",
            as: (@convention(c) (UnsafeMutableRawPointer, Handler, UnsafeMutableRawPointer?) -> Void).self)
        // Older versions of Xlib end the process in the first handler, newer ones in the second.
        typealias First = @convention(c) (UnsafeMutableRawPointer?) -> Int32
        let setFirst = function(
            "XSetIOErrorHandler", of: "libX11.so.6", as: (@convention(c) (First) -> UnsafeRawPointer?).self)
        _ = setFirst? { _ in
            MainActor.assumeIsolated { DisplayConnection.wasLost = true }
            return 0
        }
        set?(display, { _, _ in MainActor.assumeIsolated { DisplayConnection.wasLost = true } }, nil)
        // A request that the server rejects, for example for a destroyed window, would end the process as well.
        typealias Refusal = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
        let setRefusal = function(
            "XSetErrorHandler", of: "libX11.so.6", as: (@convention(c) (Refusal) -> UnsafeRawPointer?).self)
        _ = setRefusal? { _, event in
            guard let event = event?.pointee else { return 0 }
            let isOfWindow = event.error_code == UInt8(BadWindow) || event.error_code == UInt8(BadDrawable)
            MainActor.assumeIsolated {
                if isOfWindow, DisplayConnection.lose(event.resourceid) { return }
                let line =
                    """
                    chevron: X11 refused request \(event.request_code).\(event.minor_code) with error \
                    \(event.error_code)\n
                    """
                FileHandle.standardError.write(Data(line.utf8))
            }
            return 0
        }
    }

    private static func function<Signature>(_ name: String, of library: String, as type: Signature.Type) -> Signature? {
        guard let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) ?? dlopen(library, RTLD_LAZY) else { return nil }
        return FunctionCast.symbol(name, in: handle, as: type)
    }
}
