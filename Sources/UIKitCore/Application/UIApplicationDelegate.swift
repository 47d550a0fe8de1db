public import Foundation
public import FoundationAdditions

/// The methods of an app's life cycle. Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Creates the delegate. Called once when the app starts.
    init()
    /// The main window of an app without scenes.
    var window: UIWindow? { get set }
    /// Called first, before a scene connects.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called once, before a scene connects. An app without scenes creates its window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the class and configuration of a new scene. The default implementation returns the configuration of the
    /// `Info.plist`.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after sessions were closed permanently.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Opens a URL in an app without scenes: an argument of the program, or of a second start of the program.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Performs a shortcut item in an app without scenes. Called after the launch for an item that started the app, if
    /// both methods about the launch returned true.
    /// - Parameter completionHandler: call it with the success. The value has no effect on Linux.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called in a later turn after `registerForRemoteNotifications()`, which always fails on Linux.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Continues an activity of another device. Never called: there is no connection to other devices.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called after the launch, and when the window gets the keyboard focus again. For apps without scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when another program gets the keyboard focus, and when the window is minimized or closed. For apps
    /// without scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the window is minimized or closed. For apps without scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when a minimized window is shown again. For apps without scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when memory is low. Release objects that can be created again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called before the app terminates. Save the user's data here.
    func applicationWillTerminate(_ application: UIApplication)

    // State restoration, for apps without scenes.

    /// Whether the interface is saved for the next launch. The default is false. Called in the background, and when
    /// another program becomes active.
    /// - Parameter coder: stores values for `shouldRestore…`.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the interface of the last launch is restored. The default is false. Called after `willFinishLaunching`.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Deprecated in favor of the method with `Secure`, whose default implementation calls this method.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Deprecated in favor of the method with `Secure`, whose default implementation calls this method.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Returns a controller that has no restoration class. Nil uses the existing controller in its position, or else
    /// its storyboard.
    /// - Parameter identifierComponents: the identifiers from the window's root to the controller, which is the last.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Called before the state of other objects is encoded.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Called after the state of other objects was decoded, before `didFinishLaunching`.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
    /// Returns nil, by default. The default setter does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Returns true, by default.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns true, by default.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing, by default.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Returns false, by default.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    { false }
    /// Does nothing, by default.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// Does nothing, by default.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Returns false, by default.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing, by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing, by default.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing, by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing, by default.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing, by default.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Does nothing, by default.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Returns the result of the older method, by default.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// Returns the result of the older method, by default.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// Returns false, by default.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Returns false, by default.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Returns nil, by default.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    /// Does nothing, by default.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing, by default.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
}
