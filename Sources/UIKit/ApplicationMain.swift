public import UIKitCore

/// In the room `AppLaunch`, which this one does not import; see there.
@_silgen_name("chevron_run_application")
@MainActor
private func runApplication(_ make: () -> any UIApplicationDelegate)

extension UIApplicationDelegate {
    /// Runs the app until its last window is closed. Called by `@main`.
    ///
    /// `CHEVRON_HOST` chooses the host: `sdl` opens a window, `headless` draws the first screen into memory and ends;
    /// without it there is a window where there is a display. `CHEVRON_PICTURE` names a PNG file for the headless
    /// picture. Ends the process with 1, and one line of explanation, where there is no display or no font, or where
    /// the display took the window away.
    @preconcurrency @MainActor
    public static func main() { runApplication { Self.init() } }
}
