import CoreGraphics
public import Foundation
import HostInterface
import QuartzCore

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active = 0, inactive, background }

    /// Posted with the application as the object, after the delegates were told.
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")

    /// Memory is short; posted after the delegate and the controllers were told.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The one application of the process.
    public static var shared: UIApplication {
        let app = AppContext.current
        if let application = app.singletons.application { return application }
        let application = UIApplication()
        app.singletons.application = application
        return application
    }

    open weak var delegate: (any UIApplicationDelegate)? {
        get { keptDelegate }
        set { keptDelegate = newValue }
    }
    private var keptDelegate: (any UIApplicationDelegate)?
    /// Scenes between their `willConnect` and their `didDisconnect`; Chosen: in the order of connecting, where UIKit has a set.
    /// The scenes that are connected; a set, as in UIKit, so in no order.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The same in the order of their connection.
    package var scenes: [UIWindowScene] = []
    /// What the app was started by.
    lazy var information = LaunchInformation.ofProgram
    open internal(set) var applicationState: State = .inactive
    /// The windows that are shown, the one in front last.
    open var windows: [UIWindow] { AppContext.current.windowsBackToFront }
    /// The window that keys and text come to.
    open var keyWindow: UIWindow? { AppContext.current.keyWindow }
    /// From the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        AppContext.current.host?.settings.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    /// Hands the event to the window of its touches, or to the key window.
    open func sendEvent(_ event: UIEvent) { (event.touches.first?.window ?? keyWindow)?.sendEvent(event) }
    /// Calls a method of `target`; with nil, of the first object that performs the action, from the first responder up the chain, or from the
    /// sender where there is no first responder.
    /// - Returns: whether a method was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow
        guard let target = target ?? (start ?? self).target(forAction: action, withSender: sender) else { return false }
        return action.report(action.call(target, [sender, event]), target)
    }
    override open var next: UIResponder? { keptDelegate as? UIResponder }

    // MARK: Other programs

    /// Shows an address in the desktop's own program for it.
    /// - Parameter completion: called in a later turn, with whether the program started.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        start(url, options, completion)
    }
    /// - Returns: whether the program started.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { done in start(url, options) { done.resume(returning: $0) } }
    }
    /// Whether the desktop has a program for addresses of this scheme. The desktop is asked once for each scheme.
    open func canOpenURL(_ url: URL) -> Bool { hasProgram(for: url) }
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
public protocol UIApplicationDelegate: AnyObject {
    init()
    var window: UIWindow? { get set }
    /// Called first, before any scene connects.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called once, before any scene connects. An app without scenes makes its window here.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The class and configuration of the scene to make. The default makes a scene whose delegate is the class given here.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after launching, in apps without scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the window closes, in apps without scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after `applicationWillResignActive`, in apps without scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// - Coverage: inert (a desktop app that went to the background has ended; it never comes back)
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Memory is short: let go of what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called last: save what must not be lost.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
    }
}
