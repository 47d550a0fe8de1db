import CoreGraphics
import Diagnostics
public import Foundation
public import FoundationAdditions
import HostInterface
public import ObjectiveCRuntime
import QuartzCore

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The state of an app: active, inactive in the foreground, or in the background.
    public enum State: Int, Sendable { case active = 0, inactive, background }

    /// Posted after the app became active and its delegates were called, with the application as the object.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before another app becomes active.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted before a window of the app becomes visible again.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted after the last visible window of the app was hidden.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app terminates.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted after the delegate has finished launching, before scenes connect.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")

    /// Posted when memory is low, after the delegate and the controllers were called.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    var context: AppContext { AppContext.current }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The application object of the process.
    public static var shared: UIApplication {
        let app = AppContext.current
        if let application = app.singletons.application { return application }
        let application = UIApplication()
        app.singletons.application = application
        return application
    }

    /// The app's delegate. It is a strong reference here, since no other object retains it.
    open weak var delegate: (any UIApplicationDelegate)? {
        get { keptDelegate }
        set { keptDelegate = newValue }
    }
    private var keptDelegate: (any UIApplicationDelegate)?
    /// The connected scenes. As in UIKit, the set is unordered.
    open var connectedScenes: Set<UIScene> { Set(orderedScenes) }
    /// The connected scenes, in the order of their connection.
    var orderedScenes: [UIScene] = []
    /// The launch information of the app.
    lazy var information = LaunchInformation.ofProgram
    /// The objects of the main nib.
    var mainNibObjects: [AnyObject] = []
    /// Inactive while the app launches.
    open internal(set) var applicationState: State = .inactive
    var deviceSettings = DeviceSettings()
    /// The visible windows. The frontmost window is the last.
    open var windows: [UIWindow] { higher.orderedWindows }
    /// The window that receives keys and text.
    open var keyWindow: UIWindow? { context.keyWindow }
    /// The layout direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        context.host?.settings.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
    /// The text size that the user prefers. Overrides of windows and views do not change it.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        let textSize = context.host?.settings.textSize ?? ""
        return textSize.isEmpty ? .large : UIContentSizeCategory(rawValue: textSize)
    }
    /// Sends an event to the window of its touches, or to the key window.
    open func sendEvent(_ event: UIEvent) {
        if let exchanged = exchanged(.applicationSendEvent) { return exchanged.call(event) }
        route(event)
    }

    final func route(_ event: UIEvent) { (event.touches.first?.window ?? keyWindow)?.sendEvent(event) }
    /// Calls a method of `target`. With nil, calls the first object that performs the action, from the first responder
    /// up the chain, or from the sender if there is no first responder.
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

    /// Opens a URL in the desktop's program for its scheme.
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
    /// Returns whether the desktop has a program for URLs with this scheme. The result is cached for each scheme.
    open func canOpenURL(_ url: URL) -> Bool { hasProgram(for: url) }

    // MARK: Scenes

    /// Whether the app may have several windows: `UIApplicationSupportsMultipleScenes` in the scene manifest of its
    /// `Info.plist`.
    open var supportsMultipleScenes: Bool { information.supportsMultipleScenes }
    /// The sessions that can be activated: the sessions of connected scenes, and the sessions of closed windows, also
    /// from earlier launches. The 20 newest sessions of closed windows are saved.
    open var openSessions: Set<UISceneSession> { Set(higher.connectedSessions + context.formerSessions) }
    /// Opens a window, or moves a window to the front.
    ///
    /// The window of a session with a connected scene is raised, if the desktop allows it. A session without a scene
    /// gets a window in a later turn. Without a session, a new session is created, and
    /// `application(_:configurationForConnecting:options:)` is called.
    /// - Parameters:
    ///   - sceneSession: nil for a new window.
    ///   - userActivity: passed to `scene(_:continue:)` of a connected scene's delegate, or added to the
    ///     `userActivities` of the connection options.
    ///   - errorHandler: called in a later turn with a ``UISceneError``: `multipleScenesNotSupported` if
    ///     ``supportsMultipleScenes`` is false; `requestDenied` for a discarded session, and for an app that terminates
    ///     or has no scenes.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { higher.activate(sceneSession, userActivity, errorHandler) }
    /// Opens a window, or moves a window to the front, like
    /// ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
    /// - Parameter errorHandler: called in a later turn with a ``UISceneError``; `requestDenied` also for roles other
    ///   than `windowApplication`.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        higher.activate(request, errorHandler)
    }
    /// Closes a session's window permanently: its scene disconnects in a later turn, its state is removed, and
    /// `application(_:didDiscardSceneSessions:)` is called. Closing the last window terminates the app.
    /// - Parameter errorHandler: called in a later turn with `requestDenied` for a session that is already discarded.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { higher.destroy(sceneSession, errorHandler) }
    /// - Coverage: inert (no picture of a window is shown while its app does not run)
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        Log.once("UIApplication.requestSceneSessionRefresh has no effect: no picture of a window is kept here")
    }

    // MARK: Restoration

    /// Registers an object for state restoration. The object is neither a view nor a controller, and is a weak
    /// reference. If the object was saved at the last launch and has no restoration class, its state is decoded here or
    /// with all other objects, whichever is later.
    /// - Parameter restorationIdentifier: distinguishes the object from other objects with the same
    ///   `restorationParent`.
    open class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        shared.higher.register(object, restorationIdentifier)
    }
    /// Extends state restoration after the launch. Calls nest: `applicationFinishedRestoringState` is called after as
    /// many calls of ``completeStateRestoration()``.
    open func extendStateRestoration() { context.restoration.extensions += 1 }
    /// Ends one extension of state restoration; see ``extendStateRestoration()``.
    open func completeStateRestoration() { higher.endExtension() }
    /// - Coverage: inert (no picture of the last launch is shown while the app starts)
    open func ignoreSnapshotOnNextApplicationLaunch() {
        Log.once(
            """
            UIApplication.ignoreSnapshotOnNextApplicationLaunch has no effect: no picture of the last launch is \
            shown here
            """
        )
    }

    /// Opens a URL. Deprecated: it returns immediately whether a program exists, without waiting for its start.
    @discardableResult
    @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
    open func openURL(_ url: URL) -> Bool {
        guard hasProgram(for: url) else { return false }
        start(url, [:], nil)
        return true
    }
}

extension UIApplication {
    /// A key of the launch options.
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

/// The sessions of the last launch that are not connected to a scene yet.
@MainActor
private struct FormerSessions: AppPart {
    var sessions: [UISceneSession] = []
}

extension InterfaceClasses: AppDelegateSource {
    static var appDelegate: AnyObject? { UIApplication.shared.delegate }
}

extension AppContext {
    /// The sessions of the last launch that are not connected to a scene yet.
    var formerSessions: [UISceneSession] {
        get { self[FormerSessions.self].sessions }
        _modify { yield &self[FormerSessions.self].sessions }
    }
}

/// The work of the application with its scenes.
@preconcurrency @MainActor
protocol ApplicationInScenes: AnyObject {
    /// The visible windows from back to front.
    var orderedWindows: [UIWindow] { get }
    /// The sessions of the connected scenes.
    var connectedSessions: [UISceneSession] { get }
    /// Opens or raises the window of a session.
    /// - Parameter refuse: called in a later turn if the request is refused.
    func activate(_ session: UISceneSession?, _ activity: NSUserActivity?, _ refuse: ((any Error) -> Void)?)
    func activate(_ request: UISceneSessionActivationRequest, _ refuse: ((any Error) -> Void)?)
    /// Closes the window of a session permanently.
    func destroy(_ session: UISceneSession, _ refuse: ((any Error) -> Void)?)
    /// Registers an object for state restoration.
    func register(_ object: any UIStateRestoring, _ identifier: String)
    /// Ends one extension of state restoration.
    func endExtension()
}

extension UIApplication {
    /// The application, for calls of its work with scenes.
    private var higher: any ApplicationInScenes { self }
}
