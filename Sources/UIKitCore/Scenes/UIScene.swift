import HostInterface
import CoreGraphics
public import Foundation
import QuartzCore

/// One instance of the app's interface: on Linux one desktop window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is connected, visible, and has input.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// What outlives the scene; the same session connects again at the next launch.
    public let session: UISceneSession
    /// Made by UIKit and kept alive here.
    open var delegate: (any UISceneDelegate)?
    /// Unattached until the scene has connected.
    open internal(set) var activationState = ActivationState.unattached
    /// Shown in the desktop's window list.
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

    // Posted with the scene as the object, after its delegate was told.
    /// Posted when the scene connects, after the delegate's `scene(_:willConnectTo:options:)`.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after the scene has been disconnected.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after the scene has input.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before the scene has no input any more.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before the scene becomes visible.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after the scene is not visible any more.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    override open var next: UIResponder? { UIApplication.shared }

    /// What the scene was asked to open.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// Activities to go on with, as that of a request for a new window.
        public internal(set) var userActivities: Set<NSUserActivity> = []
        /// Addresses to open. Empty: the desktop hands no addresses to a program here.
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The shortcut that the app was started by; always nil.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The program that asked for the scene; always nil.
        public var sourceApplication: String? { nil }
    }
}

/// A scene with windows: on Linux one window of the desktop, in which the app's windows lie.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    /// The windows of the scene, in the order in which they were added.
    public internal(set) var windows: [UIWindow] = []
    /// The one screen.
    public var screen: UIScreen { .main }
    /// The traits of the scene's first window.
    public var traitCollection: UITraitCollection { windows.first?.traitCollection ?? .current }
    /// The scene's window that keys go to while the desktop gives them to the scene; nil where none was the key window
    /// yet.
    public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? lastKey.flatMap { $0.isShown ? $0 : nil } }
    /// Of its windows the one that was the app's key window last.
    weak var lastKey: UIWindow?
    var coordinateBounds: CGRect {
        CGRect(origin: .zero, size: windows.first?.bounds.size ?? AppContext.current.preferredWindowSize)
    }

    override func titleChanged() {
        for window in windows { window.hostWindow?.title = title ?? "" }
    }
}

/// Which classes make a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The configuration's name in `Info.plist`; nil without one.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// A class that conforms to `UISceneDelegate`; an instance is made for each scene. Nil makes an app without scenes,
    /// unless there is a ``storyboard``.
    public var delegateClass: AnyClass?
    /// Its initial controller is the root of the scene's window, which is made before the delegate is notified of the
    /// scene. Stops where the bundle has no storyboard of the name that the `Info.plist` gives.
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
    /// - Coverage: inert (every scene is a `UIWindowScene`; another class says so once)
    public var sceneClass: AnyClass? {
        didSet {
            if let sceneClass, sceneClass != UIWindowScene.self {
                Log.once(
                    "UISceneConfiguration.sceneClass = \(sceneClass) has no effect: every scene is a UIWindowScene")
            }
        }
    }

    public convenience override init() { self.init(name: nil, sessionRole: .windowApplication) }

    /// With the delegate's class and the storyboard that the manifest of the `Info.plist` has for a scene of this name.
    /// - Parameter name: nil is the first one of the role.
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

/// Is notified of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The delegate of one scene, made when it connects.
    init()
    /// Called first: make the window here, with `UIWindow(windowScene:)`.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The window was closed. Called last; the scene lets go of its windows and of the delegate afterwards.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The desktop gives the keys to the scene's window. Called also after connecting.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The keys go to another window, of this app or another, or the window is minimized or closed.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after connecting, and when a minimized window shows again.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The window was minimized, or is about to be closed.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// What the scene is busy with, so that it can be taken up at the next launch; nil for nothing. Called when the
    /// scene goes to the background and when another program comes to the front. Values of property lists are kept of
    /// its `userInfo`.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Open addresses. Not called here: the desktop hands no addresses to a program that runs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Go on with an activity: the scene was activated with it.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Take up what the scene was busy with. Called after `scene(_:willConnectTo:options:)`, where the session had an
    /// activity.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Default: nothing is done.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Default: nothing is done.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Default: nothing is done.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Default: nothing is done.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Default: nothing is done.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Default: nothing is done.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// What the app set on the session.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.session.stateRestorationActivity
    }
    /// Default: nothing is done.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Default: nothing is done.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Default: nothing is done.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// Is notified of a window's life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene; that of a storyboard is set here.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Default: nil, and setting has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
