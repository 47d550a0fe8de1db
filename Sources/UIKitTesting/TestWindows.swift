package import HeadlessHost
import HostInterface
public import UIKit
import UIKitCore

/// Apps with several windows on the desktop.
///
/// A test drives and asks one window at a time. A window that the app opens comes to the front with the next turn, as
/// on a desktop; the test goes to it when it says so.
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
    /// The app's windows on the desktop, one for each, in the order of their opening. Where several windows of the app
    /// stand in one of the desktop's, it is the one that keys go to.
    public var windows: [UIWindow] {
        activate()
        return host.windows.compactMap { context.keyWindow(in: $0) }
    }

    /// The user goes to another window by a click on its title: it comes to the front and gets the keys. From here on
    /// everything is done in it, and asked of it.
    public func switchTo(_ window: UIWindow) {
        self.window = window
        activate()
        guard let shown = shownWindow else { return }
        host.show(shown)
        host.turn()
    }

    /// The window that the user sees in front, which has the keys; nil for an app without windows.
    public var frontWindow: UIWindow? {
        activate()
        return host.focused.flatMap { context.keyWindow(in: $0) }
    }

    /// The user closes the window by its title's button; a window that is gone already stays so. The test goes on in
    /// the window that is in front then. The last one takes the app with it.
    public func closeWindow() {
        activate()
        guard let shown = shownWindow else { return }
        host.send([.closeRequested], to: shown)
        if let front = frontWindow { window = front }
    }

    /// The user takes the window off the desktop without closing it; ``switchTo(_:)`` brings it back.
    public func minimizeWindow() {
        activate()
        if let shown = shownWindow { host.minimize(shown) }
    }

    /// The desktop's window that the test's stands in; the first one where it does not show.
    package var hostWindow: HeadlessWindow? { shownWindow ?? host.windows.first }
    private var shownWindow: HeadlessWindow? { context.hostWindow(of: window) as? HeadlessWindow }

    /// What a user does goes to a window that has the keys, and a click gives it them.
    func send(_ samples: [InputSample]) {
        activate()
        let shown = hostWindow
        if let shown { host.moveFocus(to: shown) }
        host.send(samples, to: shown)
    }
}
