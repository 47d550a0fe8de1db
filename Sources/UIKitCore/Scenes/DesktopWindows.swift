import CoreGraphics
import Foundation
package import HostInterface
import QuartzCore

/// The state of the app's windows on the desktop.
@MainActor
struct DesktopState: AppPart {
    /// The window with the keyboard focus; nil while another program has the focus, and on desktops that never report
    /// it.
    var focused: WindowID?
    /// The minimized windows.
    var hidden: Set<WindowID> = []
    /// Whether an app without scenes was notified that it is inactive.
    var isInactive = false
    /// Whether the app was notified of its termination.
    var isEnding = false
}

extension AppContext {
    /// The state of the app's windows on the desktop.
    var desktop: DesktopState {
        get { self[DesktopState.self] }
        _modify { yield &self[DesktopState.self] }
    }
}

/// The app's windows in each of the desktop's windows.
extension AppContext {
    /// The app's windows in a desktop window, in the order in which they were brought to the front; all windows for
    /// nil.
    func windows(in id: WindowID?) -> [UIWindow] {
        guard let id else { return windows }
        return windows.filter { $0.hostWindow?.id == id }
    }

    /// The connected scene that a desktop window displays.
    func scene(in id: WindowID?) -> UIWindowScene? {
        let scenes = UIApplication.shared.scenes
        return windows(in: id).lazy.compactMap(\.windowScene).first { scene in scenes.contains { $0 === scene } }
    }

    /// The window that receives the keys of a desktop window: the app's key window, or the last key window in that
    /// desktop window.
    func keyTarget(in id: WindowID?) -> UIWindow? {
        guard let id, keyWindow?.hostWindow?.id != id else { return keyTarget }
        let own = windowsBackToFront.filter { $0.hostWindow?.id == id }
        return own.last { $0.windowScene?.lastKey === $0 } ?? own.last
    }

    /// The window with text editing, in the focused desktop window.
    var typingWindow: UIWindow? { desktop.focused.flatMap { keyTarget(in: $0) } ?? keyTarget }

    /// The window that represents the screen: the rearmost window in the desktop window of the key window.
    var screenWindow: UIWindow? {
        guard windows.count > 1, let id = typingWindow?.hostWindow?.id else { return windows.first }
        return windows(in: id).first
    }

    /// The app's window that receives the keys of a desktop window.
    package func keyWindow(in window: any HostWindow) -> UIWindow? { keyTarget(in: window.id) }
    /// The desktop window of an app's window; nil if the window is not visible.
    package func hostWindow(of window: UIWindow) -> (any HostWindow)? { window.hostWindow }

    /// Brings a scene to the front on the desktop.
    func raise(_ scene: UIWindowScene) {
        let window = scene.keyWindow ?? windowsBackToFront.last { $0.windowScene === scene }
        window?.bringToFront()
        window?.hostWindow?.raise()
    }
}
