import CoreGraphics
import Diagnostics
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

extension AppContext {
    /// The size of a new window in points: the size in the environment, otherwise the last size that the user chose,
    /// otherwise that of an iPhone. The latter two are limited to the display's available size.
    var preferredWindowSize: CGSize {
        if let text = ProcessInfo.processInfo.environment["CHEVRON_SIZE"] {
            if let size = Self.size(text.split(separator: "x")) { return size }
            Log.once("CHEVRON_SIZE=\(text) is not WIDTHxHEIGHT in points, as in 390x844; it is ignored")
        }
        let preferred =
            choices.strings(for: Self.windowSizeKey).flatMap { Self.size($0) } ?? CGSize(width: 390, height: 844)
        guard let room = host?.availableWindowSize else { return preferred }
        return CGSize(width: min(preferred.width, room.width), height: min(preferred.height, room.height))
    }

    /// Stores the size for the window of the next launch. A display without an available size, as in tests, shows no
    /// window to the user.
    func keepWindowSize(_ size: CGSize) {
        guard host?.availableWindowSize != nil else { return }
        choices.keep(["\(Double(size.width))", "\(Double(size.height))"], for: Self.windowSizeKey)
    }

    private static let windowSizeKey = "UIWindow.size"

    private static func size(_ parts: [some StringProtocol]) -> CGSize? {
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == 2, parts.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else { return nil }
        return CGSize(width: numbers[0], height: numbers[1])
    }
}

extension AppContext {
    /// The desktop window for `window`: that of its scene, or a new one.
    func hostWindow(for window: UIWindow) -> (any HostWindow)? {
        let scenes = UIApplication.shared.scenes
        if let scene = window.windowScene, !scenes.contains(where: { $0 === scene }) {
            Log.once("UIWindow: its scene is not connected any more, so the window does not show")
            return nil
        }
        // Windows without a scene share one desktop window too: an app without scenes may place alert windows over its
        // first window. In an app with scenes these windows are displayed in the frontmost scene.
        let alone = scenes.isEmpty ? windows.filter { $0.windowScene == nil } : windows(in: keyTarget?.hostWindow?.id)
        let family = window.windowScene?.windows ?? alone
        if let shared = family.lazy.compactMap(\.hostWindow).first {
            Log.once(
                """
                UIWindow: a second window opens no window of its own on the desktop; it shows inside the first \
                one, in front of it or behind by its windowLevel
                """
            )
            return shared
        }
        guard let host else { return nil }
        let restrictions = window.windowScene?.restrictions
        let wanted = window.bounds.isEmpty ? preferredWindowSize : window.bounds.size
        let size = restrictions?.limited(wanted) ?? wanted
        do {
            let made = try host.makeWindow(WindowRequest(title: window.windowScene?.title ?? "", size: size))
            if let limits = restrictions?.limits(opening: made.metrics.size) { made.limits = limits }
            windowsWithoutIcon.append(made)
            return made
        } catch {
            Log.once("\(error)")
            return nil
        }
    }
}
