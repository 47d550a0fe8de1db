import CoreGraphics
import Foundation
package import HostInterface
import QuartzCore

/// What the desktop said of the app's windows.
@MainActor
struct DesktopState: AppPart {
    /// The window that has the keys; nil while another program has them, and where the desktop never said.
    var focused: WindowID?
    /// Windows that were minimized.
    var hidden: Set<WindowID> = []
    /// An app without scenes was told that it is not active.
    var isInactive = false
    /// The app was told that it ends.
    var isEnding = false
}

extension AppContext {
    /// What the desktop said of the app's windows.
    var desktop: DesktopState {
        get { self[DesktopState.self] }
        _modify { yield &self[DesktopState.self] }
    }
}

/// Which of the app's windows stand in which of the desktop's.
extension AppContext {
    /// Those that stand in one of the desktop's windows, in the order in which they came forward; all for nil.
    func windows(in id: WindowID?) -> [UIWindow] {
        guard let id else { return windows }
        return windows.filter { $0.hostWindow?.id == id }
    }

    /// The connected scene that a window of the desktop shows.
    func scene(in id: WindowID?) -> UIWindowScene? {
        let scenes = UIApplication.shared.scenes
        return windows(in: id).lazy.compactMap(\.windowScene).first { scene in scenes.contains { $0 === scene } }
    }

    /// Where keys go that a window of the desktop has: to the app's key window, or to the one that was it there last.
    func keyTarget(in id: WindowID?) -> UIWindow? {
        guard let id, keyWindow?.hostWindow?.id != id else { return keyTarget }
        let own = windowsBackToFront.filter { $0.hostWindow?.id == id }
        return own.last { $0.windowScene?.lastKey === $0 } ?? own.last
    }

    /// Where text is edited: in the window of the desktop that has the keys.
    var typingWindow: UIWindow? { desktop.focused.flatMap { keyTarget(in: $0) } ?? keyTarget }

    /// The window that stands for the screen where an app asks for one: the rearmost of those that share the desktop's
    /// window with the key window.
    var screenWindow: UIWindow? {
        guard windows.count > 1, let id = typingWindow?.hostWindow?.id else { return windows.first }
        return windows(in: id).first
    }

    /// The app's window that keys go to in a window of the desktop.
    package func keyWindow(in window: any HostWindow) -> UIWindow? { keyTarget(in: window.id) }
    /// The desktop's window that a window of the app stands in; nil where it does not show.
    package func hostWindow(of window: UIWindow) -> (any HostWindow)? { window.hostWindow }

    /// In front on the desktop.
    func raise(_ scene: UIWindowScene) {
        let window = scene.keyWindow ?? windowsBackToFront.last { $0.windowScene === scene }
        window?.bringToFront()
        window?.hostWindow?.raise()
    }
}
