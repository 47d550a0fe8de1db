import CoreGraphics
import Diagnostics
import Foundation
package import HostInterface
import QuartzCore
import StateRestoration

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
        let size = window.bounds.isEmpty ? preferredWindowSize : window.bounds.size
        do {
            let made = try host.makeWindow(WindowRequest(title: window.windowScene?.title ?? "", size: size))
            windowsWithoutIcon.append(made)
            return made
        } catch {
            Log.once("\(error)")
            return nil
        }
    }

    /// Starts the app on a host: delegate, scene, window. The delegate is created after the host is available, because
    /// the delegate may create a window immediately.
    /// - Parameter information: the app's `Info.plist`.
    package func launch(
        _ make: @autoclosure () -> any UIApplicationDelegate, on host: any HostInterface.Host,
        information: LaunchInformation = .ofProgram
    ) {
        start(on: host)
        let application = UIApplication.shared
        application.information = information
        AppFonts.register(files: information.keys["UIAppFonts"] as? [String] ?? [], in: information.bundle)
        singletons.accentColor = information.accentColor ?? .systemBlue
        let delegate = make()
        application.delegate = delegate
        let main = information.mainWindow(for: delegate)
        let state = loadState()
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        var open: [UISceneSession] = []
        if let state {
            formerSessions = state.sessions.map { UISceneSession($0) }
            open = zip(state.sessions, formerSessions).filter(\.0.isOpen).map(\.1)
            revive(state, delegate)
        }
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        // Restored presentations are presented in this window.
        if let main, delegate.window === main { main.makeKeyAndVisible() }
        presentRevived(delegate)
        application.post(UIApplication.didFinishLaunchingNotification)
        let hasScene = main == nil && connectScenes(of: open)
        application.applicationState = .active
        // Documented (UIApplicationDelegate.applicationDidBecomeActive(_:)): UIKit does not call this method in an app
        // with scenes. The delegates of the scenes are called instead.
        if !hasScene { delegate.applicationDidBecomeActive(application) }
        application.post(UIApplication.didBecomeActiveNotification)
        if windows.isEmpty { Log.once(information.missingWindowText) }
        host.requestFrame()
    }

    /// Starts to receive turns from the host.
    package func start(on host: any HostInterface.Host) {
        makeCurrent()
        attach(host)
        let loop = FrameLoop(self)
        singletons.frameLoop = loop
        environment.willCommit = { [weak self] in self?.startScheduledTransitions() }
        host.client = loop
        self[AccessibilityFocus.self].find = { AccessibilityTree.element(in: $0) }
    }
}
