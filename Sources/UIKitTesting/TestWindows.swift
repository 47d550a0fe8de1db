public import Foundation
package import HeadlessHost
import HostInterface
public import UIKit
import UIKitCore

/// Apps with several windows on the desktop.
///
/// A test drives one window at a time. A window that the app opens becomes the front window with the next turn, as on a
/// desktop; the test selects the window with ``switchTo(_:)``.
///
/// ```swift
/// let scenes = ["UIApplicationSupportsMultipleScenes": true]
/// let app = TestApp(launching: AppDelegate(), information: ["UIApplicationSceneManifest": scenes])
/// try app.tap("Open in New Window")
/// app.settle()
/// app.switchTo(app.windows[1])
/// #expect(app.title == "Inbox")
/// app.closeWindow()
/// #expect(app.windows.count == 1)
/// ```
extension TestApp {
    /// The app's windows on the desktop in the order of their opening. If several `UIWindow`s share a desktop window,
    /// the list contains the key window.
    public var windows: [UIWindow] {
        activate()
        return host.windows.compactMap { context.keyWindow(in: $0) }
    }

    /// Activates another window, as a click on its title does: it becomes the front and key window. All further calls
    /// apply to this window.
    public func switchTo(_ window: UIWindow) {
        self.window = window
        activate()
        guard let shown = shownWindow else { return }
        host.show(shown)
        host.turn()
    }

    /// The front window, which has the keyboard focus; nil for an app without windows.
    public var frontWindow: UIWindow? {
        activate()
        return host.focused.flatMap { context.keyWindow(in: $0) }
    }

    /// Closes the window with the button in its title bar. Does nothing for a window that is already closed. Afterwards
    /// the test drives the new front window. Closing the last window terminates the app.
    public func closeWindow() {
        activate()
        guard let shown = shownWindow else { return }
        host.send([.closeRequested], to: shown)
        if let front = frontWindow { window = front }
    }

    /// Passes addresses to the running app, as a second start of the program does. UIKit chooses the scene.
    public func open(_ urls: [URL]) {
        activate()
        host.request(.open(urls.map(\.absoluteString)))
    }

    /// Selects a shortcut item in the menu of the app's icon.
    /// - Parameter type: the type of an item of the `Info.plist` or of `UIApplication.shortcutItems`.
    public func performShortcutItem(_ type: String) {
        activate()
        host.request(.shortcut(type))
    }

    /// Minimizes the window. ``switchTo(_:)`` restores it.
    public func minimizeWindow() {
        activate()
        if let shown = shownWindow { host.minimize(shown) }
    }

    /// The desktop window of the test's window; the app's first window if the test's window is not visible.
    package var hostWindow: HeadlessWindow? { shownWindow ?? host.windows.first }
    private var shownWindow: HeadlessWindow? { context.hostWindow(of: window) as? HeadlessWindow }

    /// User input goes to a window with the keyboard focus. A click gives the window the focus.
    func send(_ samples: [InputSample]) {
        activate()
        let shown = hostWindow
        if let shown { host.moveFocus(to: shown) }
        host.send(samples, to: shown)
    }
}
