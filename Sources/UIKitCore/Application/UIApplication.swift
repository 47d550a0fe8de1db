import CoreGraphics
public import Foundation
import HostInterface
import QuartzCore

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the app is in front, in front without input, or behind.
    public enum State: Int, Sendable { case active = 0, inactive, background }

    /// Posted with the application as the object, after the delegates were told.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before input goes to another app.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted before a window of the app is visible again.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted after no window of the app is visible any more.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app ends.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted after the delegate has finished launching, before scenes connect.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")

    /// Memory is short; posted after the delegate and the controllers were told.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    var context: AppContext { AppContext.current }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The one application of the process.
    public static var shared: UIApplication {
        let app = AppContext.current
        if let application = app.singletons.application { return application }
        let application = UIApplication()
        app.singletons.application = application
        return application
    }

    /// The app's delegate; held strongly here, as the app has no other owner of it.
    open weak var delegate: (any UIApplicationDelegate)? {
        get { keptDelegate }
        set { keptDelegate = newValue }
    }
    private var keptDelegate: (any UIApplicationDelegate)?
    /// The scenes that are connected; a set, as in UIKit, so in no order.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The same in the order of their connection.
    package var scenes: [UIWindowScene] = []
    /// What the app was started by.
    lazy var information = LaunchInformation.ofProgram
    /// What a main nib holds.
    var mainNibObjects: [AnyObject] = []
    /// Inactive while the app launches.
    open internal(set) var applicationState: State = .inactive
    var deviceSettings = DeviceSettings()
    /// The windows that are shown, the one in front last.
    open var windows: [UIWindow] { context.windowsBackToFront }
    /// The window that keys and text come to.
    open var keyWindow: UIWindow? { context.keyWindow }
    /// From the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        context.host?.settings.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
    /// The text size that the user has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// Hands the event to the window of its touches, or to the key window.
    open func sendEvent(_ event: UIEvent) {
        if let exchanged = exchanged(.applicationSendEvent) { return exchanged.call(event) }
        route(event)
    }

    final func route(_ event: UIEvent) { (event.touches.first?.window ?? keyWindow)?.sendEvent(event) }
    /// Calls a method of `target`; with nil, of the first object that performs the action, from the first responder up
    /// the chain, or from the sender where there is no first responder.
    /// - Returns: whether a method was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let exchanged = exchanged(.applicationSendAction) { return exchanged.call(action, target, sender, event) }
        return route(action, to: target, from: sender, for: event)
    }

    final func route(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow
        guard let target = target ?? (start ?? self).target(forAction: action, withSender: sender) else { return false }
        return action.report(action.call(target, [sender, event]), target)
    }
    override open var next: UIResponder? { keptDelegate as? UIResponder }

    // MARK: Other programs

    /// Shows an address in the desktop's own program for it.
    /// - Parameter completion: called in a later turn, with whether the program started.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        start(url, options, completion)
    }
    /// - Returns: whether the program started.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { done in start(url, options) { done.resume(returning: $0) } }
    }
    /// Whether the desktop has a program for addresses of this scheme. The desktop is asked once for each scheme.
    open func canOpenURL(_ url: URL) -> Bool { hasProgram(for: url) }

    // MARK: Scenes

    /// Whether the app may have several windows on the desktop: `UIApplicationSupportsMultipleScenes` in the scene
    /// manifest of its `Info.plist`.
    open var supportsMultipleScenes: Bool { information.supportsMultipleScenes }
    /// Sessions that can be activated: those of the connected scenes, and those whose windows were closed, at earlier
    /// launches too. Of the latter the 20 newest are remembered.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session) + context.restoration.sessions) }
    /// Opens a window, or brings one to the front.
    ///
    /// A session whose scene is connected has its window raised, as far as the desktop lets programs do that. One
    /// without a scene gets a window again, in a later turn. Without a session a new one is made, and
    /// `application(_:configurationForConnecting:options:)` is asked.
    /// - Parameters:
    ///   - sceneSession: nil for a new window.
    ///   - userActivity: of a connected scene handed to its delegate with `scene(_:continue:)`, else among the
    ///     `userActivities` of the connection's options.
    ///   - errorHandler: called in a later turn with a ``UISceneError``: `multipleScenesNotSupported` where
    ///     ``supportsMultipleScenes`` is false, `requestDenied` for a session that was discarded and for an app that
    ///     ends or has no scenes.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { activate(sceneSession, userActivity, errorHandler) }
    /// Opens a window, or brings one to the front, as
    /// ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
    /// - Parameter errorHandler: called in a later turn with a ``UISceneError``; `requestDenied` also for roles other
    ///   than `windowApplication`.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(request, errorHandler)
    }
    /// Closes a session's window for good: its scene disconnects in a later turn, nothing of it is kept, and
    /// `application(_:didDiscardSceneSessions:)` is called. With the last window the app ends.
    /// - Parameter errorHandler: called in a later turn with `requestDenied`, for a session that is discarded already.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { destroy(sceneSession, errorHandler) }
    /// - Coverage: inert (no picture of a window is shown while its app does not run)
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        Log.once("UIApplication.requestSceneSessionRefresh has no effect: no picture of a window is kept here")
    }

    // MARK: Restoration

    /// Keeps the state of an object that is no view and no controller; it is not kept alive by it. An object that was
    /// kept at the last launch, and is not made again by a class of its own, decodes here or with all others, whichever
    /// comes later.
    /// - Parameter restorationIdentifier: tells it from other objects of the same `restorationParent`.
    open class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        shared.register(object, restorationIdentifier)
    }
    /// Restoring goes on after launching: `applicationFinishedRestoringState` is called when
    /// ``completeStateRestoration()`` was called as often.
    open func extendStateRestoration() { context.restoration.extensions += 1 }
    /// Restoring goes on; see ``extendStateRestoration()``.
    open func completeStateRestoration() { endExtension() }
    /// - Coverage: inert (no picture of the last launch is shown while the app starts)
    open func ignoreSnapshotOnNextApplicationLaunch() {
        Log.once(
            """
            UIApplication.ignoreSnapshotOnNextApplicationLaunch has no effect: no picture of the last launch is \
            shown here
            """
        )
    }

    /// The older way, which says at once whether there is a program and does not wait for it.
    @discardableResult
    @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
    open func openURL(_ url: URL) -> Bool {
        guard hasProgram(for: url) else { return false }
        start(url, [:], nil)
        return true
    }
}

/// The app's life. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The delegate, made once when the app starts.
    init()
    /// The main window of an app without scenes.
    var window: UIWindow? { get set }
    /// Called first, before any scene connects.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called once, before any scene connects. An app without scenes makes its window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The class and configuration of the scene to make. The default makes a scene whose delegate is the class given
    /// here.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Sessions were closed for good.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Open an address. Not called here: the desktop hands no addresses to a program that runs.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Go on with an activity of another device. Not called here: no other device is asked.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called after launching, and when the desktop gives the keys back to the window, in apps without scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when another program gets the keys, and when the window is minimized or closed, in apps without scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the window is minimized or closed, in apps without scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when a minimized window shows again, in apps without scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Memory is short: let go of what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called last: save what must not be lost.
    func applicationWillTerminate(_ application: UIApplication)

    // Restoring controllers, in apps without scenes.

    /// Whether the interface is kept for the next launch; no, unless implemented. Called in the background, and when
    /// another program comes to the front.
    /// - Parameter coder: takes values that `shouldRestore…` finds.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the interface of the last launch comes back; no, unless implemented. Called after `willFinishLaunching`.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Deprecated in favour of the method with `Secure`, which asks this one unless it is implemented.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Deprecated in favour of the method with `Secure`, which asks this one unless it is implemented.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// A controller without a restoration class; nil goes by what stands in its place, and by its storyboard.
    /// - Parameter identifierComponents: the identifiers from the window's root to the controller, which is the last.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Before anything else is encoded.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// After everything else was decoded, and before `didFinishLaunching`.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
    /// Default: nil, and setting has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Default: `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Default: `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Default: the configuration that `Info.plist` has for the role.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Default: nothing is done.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Default: `false`.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    { false }
    /// Default: `false`.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Default: nothing is done.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Default: nothing is done.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Default: nothing is done.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Default: nothing is done.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Default: nothing is done.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Default: nothing is done.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Default: what the older method answers.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// Default: what the older method answers.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// Default: `false`.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Default: `false`.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Default: `nil`.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    /// Default: nothing is done.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Default: nothing is done.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
}

extension UIApplication {
    /// A key of the options of launching.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }
}
