import Diagnostics
public import FoundationAdditions
import HostInterface
import CoreGraphics
public import Foundation
import QuartzCore

/// One instance of the app's interface: one desktop window on Linux.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The state of a scene: connected, visible, focused.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The session, which outlives the scene. The same session connects again at the next launch.
    public let session: UISceneSession
    /// The delegate. UIKit creates the delegate; the scene holds it strongly.
    open var delegate: (any UISceneDelegate)?
    /// Unattached until the scene has connected.
    open internal(set) var activationState = ActivationState.unattached
    /// The content for which UIKit chooses the scene. Never nil, unless the app sets nil.
    open var activationConditions: UISceneActivationConditions! = UISceneActivationConditions() {
        didSet { keeping(oldValue) {} }
    }
    /// The title in the desktop's window list.
    open var title: String! = "" {
        didSet { titleChanged() }
    }

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    override final var keepsUserActivity: Bool { true }
    func titleChanged() {}
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // Posted with the scene as the object, after the scene's delegate was notified.
    /// Posted when the scene connects, after the delegate's `scene(_:willConnectTo:options:)`.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after the scene was disconnected.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after the scene became active.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before the scene becomes inactive.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before the scene becomes visible.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after the scene became invisible.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    override open var next: UIResponder? { UIApplication.shared }

    /// The options of a connection.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// The activities to continue, such as the activity of a request for a new window.
        public internal(set) var userActivities: Set<NSUserActivity> = []
        /// The URLs to open: arguments of the program, or those of a second start of the program for which no connected
        /// scene was chosen.
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The shortcut item that started the app or opened the window; otherwise nil.
        public internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The program that requested the scene; always nil.
        public var sourceApplication: String? { nil }
        /// The type of an activity of another device that is about to be transferred. Always nil: there is no
        /// connection to other devices.
        public var handoffUserActivityType: String? { nil }
    }
}

/// A scene with windows: on Linux one desktop window that contains windows of the app.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    /// The windows of the scene, in the order in which they were added.
    public internal(set) var windows: [UIWindow] = []
    /// The screen of the app.
    public var screen: UIScreen { .main }
    /// The traits of the scene's first window.
    public var traitCollection: UITraitCollection { windows.first?.traitCollection ?? .current }
    /// The scene's window that receives keys while the scene has the focus; nil if no window of the scene has been the
    /// key window.
    public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? lastKey.flatMap { $0.isShown ? $0 : nil } }
    /// The scene's window that was last the app's key window.
    weak var lastKey: UIWindow?
    lazy var restrictions = UISceneSizeRestrictions(self)
    /// The orientation of the window while it is wider than high.
    var landscape = UIInterfaceOrientation.landscapeLeft
    /// The geometry of which the delegate was last notified.
    var notifiedGeometry: Geometry?
    var coordinateBounds: CGRect {
        CGRect(origin: .zero, size: windows.first?.bounds.size ?? AppContext.current.preferredWindowSize)
    }

    override func titleChanged() {
        for window in windows { window.hostWindow?.title = title ?? "" }
    }
}

extension UIWindowScene {
    /// The focus system of the scene's key window, or else of its frontmost window. Nil without a window.
    ///
    /// Chosen: each window has a focus system, where UIKit has one for each scene.
    public var focusSystem: UIFocusSystem? { (keyWindow ?? windows.last { !$0.isHidden } ?? windows.last)?.focusSystem }
}

/// The classes for the creation of a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The configuration's name in `Info.plist`; nil without one.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// A class that conforms to `UISceneDelegate`; each scene creates an instance. With nil the app has no scenes,
    /// unless there is a ``storyboard``.
    public var delegateClass: AnyClass?
    /// The storyboard whose initial controller is the root of the scene's window, which is created before the delegate
    /// is notified of the scene. Stops the program if the bundle has no storyboard of the name in the `Info.plist`.
    public var storyboard: UIStoryboard? {
        get {
            if let made { return made }
            made = listedStoryboard.map { UIStoryboard(name: $0, bundle: UIApplication.shared.information.bundle) }
            return made
        }
        set {
            keeping(made) { made = newValue }
            listedStoryboard = nil
        }
    }
    private var made: UIStoryboard?
    private var listedStoryboard: String?
    var hasStoryboard: Bool { made != nil || listedStoryboard != nil }
    /// - Coverage: inert (every scene is a `UIWindowScene`; another class is logged once)
    public var sceneClass: AnyClass? {
        didSet {
            if let sceneClass, sceneClass != UIWindowScene.self {
                Log.once(
                    "UISceneConfiguration.sceneClass = \(sceneClass) has no effect: every scene is a UIWindowScene")
            }
        }
    }

    public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

    /// Creates a configuration with the delegate class and the storyboard for a scene of this name in the manifest of
    /// the `Info.plist`.
    /// - Parameter name: nil is the first configuration of the role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let listed = UIApplication.shared.information.scene(name, sessionRole)
        self.name = name ?? listed?.name
        role = sessionRole
        super.init()
        listedStoryboard = listed?.storyboard
        guard let type = listed?.delegateClass else { return }
        delegateClass = InterfaceClasses.app(type)
        if delegateClass == nil {
            Log.once(
                """
                UISceneDelegateClassName: there is no class \(type); the scene has no delegate. Private and \
                nested classes are not found by name
                """
            )
        }
    }
}

extension UIApplicationDelegate {
    /// Returns the configuration of the `Info.plist` for the role, by default.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
}

/// Notified of the life cycle of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Creates the delegate of one scene when the scene connects.
    init()
    /// Called first: create the window here, with `UIWindow(windowScene:)`.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called last, after the window was closed. The scene then releases its windows and the delegate.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene's window gets the focus, and after connecting.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene's window loses the focus, and when the window is minimized or closed.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after connecting, and when a minimized window is shown again.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the window was minimized or is about to be closed.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Returns the current activity of the scene, for restoration at the next launch; nil for none. Called when the
    /// scene enters the background and when another program gets the focus. Property list values of its `userInfo` are
    /// saved.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called to open URLs that a second start of the program passes to this one. UIKit chooses the scene by its
    /// ``UIScene/activationConditions``.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called when the scene was activated with an activity to continue.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called after `scene(_:willConnectTo:options:)` to restore the activity of the session, if there is one.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing by default.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing by default.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Returns the activity of the session by default.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.session.stateRestorationActivity
    }
    /// Does nothing by default.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// Notified of the life cycle of a window scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene. UIKit sets the window of a storyboard.
    var window: UIWindow? { get set }
    /// Called after the size, the orientation or the position of the scene's window has changed.
    /// - Parameter previousEffectiveGeometry: the former geometry; ``UIWindowScene/effectiveGeometry`` is the new one.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// Called after the size, the orientation or the traits of the scene have changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Called when the user selects a shortcut item in the menu of the app's icon. An item that starts the app or opens
    /// a window is in the connection options instead.
    /// - Parameter completionHandler: call it with the success. The value has no effect on Linux.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Does nothing by default.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
    /// Does nothing by default.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Does nothing by default.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

extension UIWindowSceneDelegate {
    /// Returns nil by default; setting the property has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
