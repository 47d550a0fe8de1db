import CSDL2
import Foundation
import HostInterface

/// The wire to the display server, so that the main loop can sleep until something comes in.
///
/// The functions of X11 and Wayland are looked up while running: the library works where either one is missing.
@MainActor
struct DisplayConnection {
    private enum Server {
        case x11(display: UnsafeMutableRawPointer)
        case wayland(display: OpaquePointer)
    }

    private let server: Server
    let fileDescriptor: Int32

    /// Set by Xlib when the connection broke. Xlib would otherwise end the process.
    private static var wasLost = false
    /// X11's numbers of the windows, by SDL's, and those that another program destroyed.
    private static var windows: [UInt32: UInt] = [:]
    private static var gone: Set<UInt> = []

    /// Nil for a display without a descriptor, which has to be asked again and again.
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

    /// What took the windows away; nil while they are there.
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

    /// Takes in what X11 says beside SDL's own events.
    func read(_ message: SDL_SysWMmsg) {
        guard case .x11 = server, message.subsystem == SDL_SYSWM_X11, message.msg.x11.event.type == DestroyNotify else {
            return
        }
        Self.lose(message.msg.x11.event.xdestroywindow.window)
    }

    /// Follows one more window; SDL's number of it is the key.
    func know(_ window: OpaquePointer, _ number: UInt32) {
        guard case .x11 = server, let info = Self.information(of: window) else { return }
        let known = info.info.x11.window
        Self.windows[number] = known
        // X11 gives numbers again.
        Self.gone.remove(known)
    }

    private static func information(of window: OpaquePointer) -> SDL_SysWMinfo? {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(
            major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
        return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
    }

    /// The window was closed by the app: that the server says so too is no loss.
    func forget(_ number: UInt32) { Self.windows[number] = nil }

    /// Whether another program destroyed it.
    func isGone(_ number: UInt32) -> Bool { Self.windows[number].map(Self.gone.contains) ?? false }

    /// - Returns: whether it is one of the app's.
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
        // Older Xlibs end the process in the first handler, newer ones in the second.
        typealias First = @convention(c) (UnsafeMutableRawPointer?) -> Int32
        let setFirst = function(
            "XSetIOErrorHandler", of: "libX11.so.6", as: (@convention(c) (First) -> UnsafeRawPointer?).self)
        _ = setFirst? { _ in
            MainActor.assumeIsolated { DisplayConnection.wasLost = true }
            return 0
        }
        set?(display, { _, _ in MainActor.assumeIsolated { DisplayConnection.wasLost = true } }, nil)
        // A request that the server refuses would end the process too, as one for a window that is gone.
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
        return dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
