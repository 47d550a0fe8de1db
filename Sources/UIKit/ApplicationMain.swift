public import UIKitCore

/// Defined in the module `AppLaunch`, which this module does not import; see there.
@_silgen_name("chevron_run_application")
@MainActor
private func runApplication(_ make: () -> any UIApplicationDelegate)

extension UIApplicationDelegate {
    /// Runs the app until its last window is closed. Called by `@main`.
    ///
    /// `CHEVRON_HOST` selects the host: `sdl` opens a window, `headless` draws the first screen into memory and ends.
    /// By default, a window is opened if there is a display. `CHEVRON_PICTURE` is the path of a PNG file for the
    /// headless picture. The process ends with status 1 and one line of explanation if there is no display or no font,
    /// or if the display has closed the window.
    @preconcurrency @MainActor
    public static func main() { runApplication { Self.init() } }
}
