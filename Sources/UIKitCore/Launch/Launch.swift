import CoreGraphics
import Diagnostics
import Foundation
package import HostInterface
import QuartzCore
import StateRestoration

extension AppContext {
    /// Starts the app on a host: delegate, scene, window. The delegate is created after the host is available, because
    /// the delegate may create a window immediately.
    /// - Parameters:
    ///   - information: the app's `Info.plist`.
    ///   - request: the URLs to open or the shortcut item to perform.
    package func launch(
        _ make: @autoclosure () -> any UIApplicationDelegate, on host: any HostInterface.Host,
        information: LaunchInformation = .ofProgram, request: LaunchRequest? = nil
    ) {
        start(on: host)
        let application = UIApplication.shared
        application.information = information
        AppFonts.register(files: information.keys["UIAppFonts"] as? [String] ?? [], in: information.bundle)
        traits.requiredStyle = information.requiredStyle
        singletons.accentColor = information.accentColor ?? .systemBlue
        let delegate = make()
        application.delegate = delegate
        let main = information.mainWindow(for: delegate)
        let state = loadState()
        let options = request?.options
        let wills = delegate.application(application, willFinishLaunchingWithOptions: options)
        var open: [UISceneSession] = []
        if let state {
            formerSessions = state.sessions.map { UISceneSession($0) }
            open = zip(state.sessions, formerSessions).filter(\.0.isOpen).map(\.1)
            revive(state, delegate)
        }
        let did = delegate.application(application, didFinishLaunchingWithOptions: options)
        // Restored presentations are presented in this window.
        if let main, delegate.window === main { main.makeKeyAndVisible() }
        presentRevived(delegate)
        application.post(UIApplication.didFinishLaunchingNotification)
        let hasScene = main == nil && connectScenes(of: open, first: UIScene.ConnectionOptions(request))
        application.applicationState = .active
        // Documented (UIApplicationDelegate.applicationDidBecomeActive(_:)): UIKit does not call this method in an app
        // with scenes. The delegates of the scenes are called instead.
        if !hasScene { delegate.applicationDidBecomeActive(application) }
        application.post(UIApplication.didBecomeActiveNotification)
        if !hasScene, wills, did, let request { receive(request) }
        if windows.isEmpty { Log.once(information.missingWindowText) }
        host.requestFrame()
    }

    /// Starts to receive turns from the host.
    package func start(on host: any HostInterface.Host) {
        makeCurrent()
        attach(host)
        HierarchyText.register()
        let loop = FrameLoop(self)
        self[OwnedFrameLoop.self].loop = loop
        environment.willCommit = { [weak self] in self?.startScheduledTransitions() }
        host.client = loop
        connectReaders(of: host)
        self[AccessibilityFocus.self].find = { AccessibilityTree.element(in: $0) }
        self[AccessibilityFocus.self].reveal = { AccessibilityTree.reveal($0) }
    }
}
