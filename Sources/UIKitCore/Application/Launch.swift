import CoreGraphics
import Foundation
package import HostInterface
import StateRestoration

extension AppContext {
    /// The size that a new window asks for, in points: what the environment says, else what the user gave the window last, else an
    /// iPhone's; the latter two no larger than the display has room for.
    var preferredWindowSize: CGSize {
        if let text = ProcessInfo.processInfo.environment["CHEVRON_SIZE"] {
            if let size = Self.size(text.split(separator: "x")) { return size }
            Log.once("CHEVRON_SIZE=\(text) is not WIDTHxHEIGHT in points, as in 390x844; it is ignored")
        }
        let wish = choices.strings(for: Self.windowSizeKey).flatMap { Self.size($0) } ?? CGSize(width: 390, height: 844)
        guard let room = host?.roomForWindows else { return wish }
        return CGSize(width: min(wish.width, room.width), height: min(wish.height, room.height))
    }

    /// The next launch opens its window in this size. A display without room of its own, as tests have, shows no window to a user.
    func keepWindowSize(_ size: CGSize) {
        guard host?.roomForWindows != nil else { return }
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
    /// The display's window that `window` shows in: that of its scene, or a new one.
    func hostWindow(for window: UIWindow) -> (any HostWindow)? {
        // Windows without a scene share one too: an app without scenes lays alerts of its own over its first window.
        let family = window.windowScene?.windows ?? windows.filter { $0.windowScene == nil }
        if let shared = family.lazy.compactMap(\.hostWindow).first {
            Log.once("UIWindow: a second window opens no window of its own on the desktop; it shows inside the first one, in front of it or behind by its windowLevel")
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

    /// Starts the app on a host: delegate, scene, window. The delegate is made when the host is there: it may make a window at once.
    /// - Parameter information: the app's `Info.plist`.
    package func launch(
        _ make: @autoclosure () -> any UIApplicationDelegate, on host: any HostInterface.Host, information: LaunchInformation = .ofProgram
    ) {
        start(on: host)
        let application = UIApplication.shared
        application.information = information
        accentColor = information.accentColor ?? .systemBlue
        let delegate = make()
        application.delegate = delegate
        let main = information.mainWindow(for: delegate)
        let state = takeState()
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        if let state {
            restoration.sessions = state.sessions.map { UISceneSession($0) }
            revive(state, delegate)
        }
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        // What was presented is presented in it.
        if let main, delegate.window === main { main.makeKeyAndVisible() }
        presentRevived(delegate)
        application.post(UIApplication.didFinishLaunchingNotification)
        let hasScene = main == nil && connectScene(application, delegate)
        application.applicationState = .active
        // Documented: an app with scenes hears of its life through their delegates only.
        if !hasScene { delegate.applicationDidBecomeActive(application) }
        application.post(UIApplication.didBecomeActiveNotification)
        host.requestFrame()
    }

    /// Turns come in from here on.
    package func start(on host: any HostInterface.Host) {
        makeCurrent()
        attach(host)
        let loop = FrameLoop(self)
        frameLoop = loop
        host.client = loop
    }

    /// - Returns: whether the app has a scene.
    private func connectScene(_ application: UIApplication, _ delegate: any UIApplicationDelegate) -> Bool {
        let session = restoration.sessions.isEmpty ? UISceneSession(role: .windowApplication) : restoration.sessions.removeFirst()
        let options = UIScene.ConnectionOptions()
        session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
        let wanted: AnyClass? = session.configuration.delegateClass
        let type = wanted as? any UISceneDelegate.Type
        if let wanted, type == nil {
            Log.once("the scene configuration's delegateClass \(wanted) is no UISceneDelegate; make it one, or the scene has no delegate")
        }
        guard type != nil || session.configuration.hasStoryboard else { return false }
        let scene = UIWindowScene(session: session)
        scene.title = ProcessInfo.processInfo.processName
        session.scene = scene
        application.scenes.append(scene)
        let sceneDelegate = type?.init()
        scene.delegate = sceneDelegate
        let window = session.configuration.makeWindow(in: scene, for: sceneDelegate)
        sceneDelegate?.scene(scene, willConnectTo: session, options: options)
        // A delegate may have made another one, and shows that itself.
        if let window, (sceneDelegate as? any UIWindowSceneDelegate).map({ $0.window === window }) ?? true { window.makeKeyAndVisible() }
        if let activity = session.stateRestorationActivity { sceneDelegate?.scene(scene, restoreInteractionStateWith: activity) }
        sceneDelegate?.sceneWillEnterForeground(scene)
        application.post(UIApplication.willEnterForegroundNotification)
        scene.activationState = .foregroundInactive
        application.applicationState = .active
        scene.activationState = .foregroundActive
        sceneDelegate?.sceneDidBecomeActive(scene)
        return true
    }
}
