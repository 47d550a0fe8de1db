import Foundation

/// The identifier that the app's windows carry, by which a desktop finds the app's desktop file, icon and name.
enum WindowClass {
    /// Opens the display with the identifier.
    ///
    /// Documented (SDL 2.26): the variables are read when the display is opened. Without them the windows carry the
    /// name of the program. A user's own values have precedence. Programs that the app starts do not get the variables.
    static func with(_ identifier: String?, _ open: () -> Int32) -> Int32 {
        guard let identifier, !identifier.isEmpty else { return open() }
        let all: [String] = ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"]
        let names = all.filter { getenv($0) == nil }
        for name in names { setenv(name, identifier, 1) }
        defer { for name in names { unsetenv(name) } }
        return open()
    }
}
