import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// The running app.
@MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active = 0, inactive, background }

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
    open package(set) var connectedScenes: [UIWindowScene] = []
    open internal(set) var applicationState: State = .inactive
    /// The windows that are shown, the one in front last.
    open var windows: [UIWindow] { AppContext.current.windowsBackToFront }
    /// The window that keys and text come to.
    open var keyWindow: UIWindow? { AppContext.current.keyWindow }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        AppContext.current.host?.settings.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    open func sendEvent(_ event: UIEvent) { (event.touches.first?.window ?? keyWindow)?.sendEvent(event) }
    override open var next: UIResponder? { keptDelegate as? UIResponder }
}

/// The app's life. Every method has a default that does nothing.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    init()
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The class and configuration of the scene to make. The default makes a scene whose delegate is the class given here.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
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
    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
    }
}
