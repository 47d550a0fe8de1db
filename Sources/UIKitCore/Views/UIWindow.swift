import CoreGraphics
public import Foundation
public import FoundationAdditions
package import HostInterface
import LayerScene
import ObjectiveCRuntime
import QuartzCore

/// The position of a window in the order from back to front of its scene. Among windows of the same level, the window
/// that was shown last is in front.
public struct UIWindowLevel: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of the app's own windows. The default.
    public static let normal = UIWindowLevel(rawValue: 0)
    /// A level in front of the app's windows.
    public static let statusBar = UIWindowLevel(rawValue: 1000)
    /// A level in front of all other windows.
    public static let alert = UIWindowLevel(rawValue: 2000)
    /// Whether a window of one level is behind a window of the other level.
    public static func < (a: UIWindowLevel, b: UIWindowLevel) -> Bool { a.rawValue < b.rawValue }
    /// Returns a level that is higher by `number`.
    public static func + (level: UIWindowLevel, number: CGFloat) -> UIWindowLevel {
        UIWindowLevel(level.rawValue + number)
    }
    /// Returns a level that is lower by `number`.
    public static func - (level: UIWindowLevel, number: CGFloat) -> UIWindowLevel {
        UIWindowLevel(level.rawValue - number)
    }
    /// Raises a level by `number`.
    public static func += (level: inout UIWindowLevel, number: CGFloat) { level = level + number }
    /// Lowers a level by `number`.
    public static func -= (level: inout UIWindowLevel, number: CGFloat) { level = level - number }
}

/// The root of a view hierarchy: a window of the desktop, or a window in memory in a test.
///
/// The first window of a scene opens a window on the desktop. Further windows of the scene are displayed inside the
/// first window, in front of it or behind it by their ``windowLevel``, as on a phone.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The level of a window in its scene.
    public typealias Level = UIWindowLevel

    var hostWindow: (any HostWindow)?
    package internal(set) var hostMetrics = WindowMetrics(size: CGSize(width: 390, height: 844), scale: 2)
    var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { higher.firstResponderChanged(from: oldValue) } }
    }
    /// The responder that resigned since the last frame.
    weak var resignedResponder: UIResponder?
    /// The view whose menu is open.
    var menuSource: ObjectIdentifier?
    /// The area of text editing that was last reported to the display, in its points.
    var textInputPlace: CGRect?
    /// The height that the keyboard and input views cover at the bottom of the window, in points.
    final var keyboardHeight: CGFloat = 0
    /// The height that they will cover after the current frame, in points.
    final var inputHeight: CGFloat = 0
    /// The state that higher folders keep for the window.
    final var parts = StoredParts()
    /// The app of the window, set at creation.
    weak var owner: AppContext? = AppContext.current
    /// The work of all frames so far, for benchmarks and tests.
    package internal(set) var work = RenderWork()
    /// The number of drawings recorded so far.
    package internal(set) var recordedLayers = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.tree.isRoot = true
        tree.window = self
        appearanceState.backgroundColor = nil
    }

    /// Decodes the properties of a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.tree.isRoot = true
        tree.window = self
    }

    deinit { Self.forgetWindow(in: tree.subviews) }

    /// Creates a window of this scene, with the size of the scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        layer.frame = higher.bounds(of: windowScene)
        layer.tree.isRoot = true
        tree.window = self
        appearanceState.backgroundColor = nil
        self.windowScene = windowScene
        // Property observers do not run inside the initializers of the class.
        higher.sceneChanged(from: nil)
    }

    /// The scene that shows the window. Assigning another scene moves a visible window to that scene's desktop window.
    /// A window without a scene is hidden.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { higher.sceneChanged(from: oldValue) } }
    }

    /// The screen of the app. The value cannot be changed: an app has one screen.
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    /// The controller whose view fills the window. The view is resized with the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { higher.rootChanged(from: oldValue) } }
    }

    private lazy var ownUndoManager = UndoManager()
    /// The undo manager of all views and controllers in the window without their own undo manager.
    override open var undoManager: UndoManager? { ownUndoManager }

    /// The level of the window. Windows of a higher level are in front of lower windows; of the same level, the window
    /// that was shown last is in front.
    open var windowLevel = UIWindow.Level.normal {
        didSet { if windowLevel != oldValue { appContext.environment.requestFrame() } }
    }
    /// Whether this window receives keys and text.
    open var isKeyWindow: Bool { appContext.keyWindow === self }
    var isShown = false

    /// Makes this window the key window. The former key window resigns first and posts its notification.
    open func makeKey() { higher.claimKeyStatus() }
    /// Shows the window in front of the windows of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if let exchanged = exchanged(.makeKeyAndVisible) { return exchanged.call() }
        showAsKey()
    }

    final func showAsKey() {
        higher.show()
        makeKey()
    }
    /// Posted after ``becomeKey()``; the object is the window. Another notification follows ``resignKey()``.
    public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when another window has become the key window; the object is this window.
    public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
    /// Posted when the window has become visible; the object is the window.
    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when the window was hidden; the object is the window.
    public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    /// Called when the window became the key window, or when the app's key window got the desktop's focus again.
    open func becomeKey() {}
    /// Called when another window became the key window, or when the app lost the desktop's focus.
    open func resignKey() {}
    /// Sends the event to the views and recognizers of its touches.
    open func sendEvent(_ event: UIEvent) {
        if let exchanged = exchanged(.windowSendEvent) { return exchanged.call(event) }
        higher.route(event)
    }
    override open var next: UIResponder? { higher.responderAbove }
    /// Scrolls the content by an arrow, a page key, Home or End that no responder used.
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !higher.scroll(by: presses) { super.pressesBegan(presses, with: event) }
    }
    /// Returns for the window's own commands of the main menu, such as Close, whether they can be performed now.
    override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        higher.canPerformOwnCommand(action) ?? super.canPerformAction(action, withSender: sender)
    }
    /// The root view controller.
    override open var preferredFocusEnvironments: [any UIFocusEnvironment] { higher.firstFocusEnvironments }
    override open var isHidden: Bool {
        get { !isShown }
        set { newValue ? higher.hide() : higher.show() }
    }

    /// The insets of a subclass of the app, where the subclass overrides them: packages for tests give a screen the
    /// safe area of a device by such a window.
    override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

    /// The distances from the edges that the display covers, in points.
    var displaySafeArea: UIEdgeInsets {
        let s = hostMetrics.safeArea
        return UIEdgeInsets(top: s.top, left: s.left, bottom: s.bottom, right: s.right)
    }
}

/// The work of a window that higher folders do.
@preconcurrency @MainActor
protocol WindowWork: AnyObject {
    /// The traits that the display gives the window, with the overrides of the window.
    var baseTraits: UITraitCollection { get }
    /// The responder after the window: its scene, or the application.
    var responderAbove: UIResponder? { get }
    /// The frontmost overlay that keeps the keys inside, such as an open panel.
    var modalOverlay: UIView? { get }
    /// The view of the innermost visible controller.
    var keyView: UIView? { get }
    /// The view of the root controller; nil before it is loaded.
    var rootView: UIView? { get }

    /// Shows the window, or brings it in front of the windows of its level.
    func show()
    /// Hides the window, and closes its desktop window if no other window is displayed there.
    func hide()
    /// Makes the window the key window, and notifies it and the former key window.
    func claimKeyStatus()
    /// The bounds of a new window of the scene.
    func bounds(of scene: UIWindowScene) -> CGRect
    /// Called when the window has another scene.
    func sceneChanged(from old: UIWindowScene?)
    /// Called when the window has another root controller.
    func rootChanged(from old: UIViewController?)
    /// Sends the event to the views and recognizers of its touches.
    func route(_ event: UIEvent)
    /// Called when the window has another first responder, or none.
    func firstResponderChanged(from old: UIResponder?)
    /// Cancels all touches of the window.
    func cancelTouches()
    /// Called when a view is removed from the window: ends its touches, its menu and its focus.
    func viewLeaves(_ view: UIView)
    /// Whether the window can perform a command of the main menu now; nil for an action that is none of its commands.
    func canPerformOwnCommand(_ action: Selector) -> Bool?
    /// Scrolls the view around the focus, or the content of the screen. Returns whether the key scrolls.
    func scroll(by presses: Set<UIPress>) -> Bool
    /// Moves the focus by Tab, which the edited field does not use.
    func moveFocus(by presses: Set<UIPress>) -> Bool
    /// The environments in which the window's first focus is searched.
    var firstFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Taps a view, as a finger does.
    func tap(_ view: UIView)
}

extension UIWindow {
    /// The window, as lower folders call it. A call through the protocol names no declaration of a higher folder.
    final var higher: any WindowWork { self }
}
