import CoreGraphics
public import Foundation
package import HostInterface
import LayerScene
import QuartzCore

/// How far in front a window stands among the windows of its scene; of the same level, the one that was shown last.
public struct UIWindowLevel: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's own windows. The default.
    public static let normal = UIWindowLevel(rawValue: 0)
    /// In front of the app's windows.
    public static let statusBar = UIWindowLevel(rawValue: 1000)
    /// In front of everything else.
    public static let alert = UIWindowLevel(rawValue: 2000)
    /// Whether a window of one level lies behind one of the other.
    public static func < (a: UIWindowLevel, b: UIWindowLevel) -> Bool { a.rawValue < b.rawValue }
    /// A level that is higher by the number.
    public static func + (level: UIWindowLevel, number: CGFloat) -> UIWindowLevel {
        UIWindowLevel(level.rawValue + number)
    }
    /// A level that is lower by the number.
    public static func - (level: UIWindowLevel, number: CGFloat) -> UIWindowLevel {
        UIWindowLevel(level.rawValue - number)
    }
    /// Makes a level higher by the number.
    public static func += (level: inout UIWindowLevel, number: CGFloat) { level = level + number }
    /// Makes a level lower by the number.
    public static func -= (level: inout UIWindowLevel, number: CGFloat) { level = level - number }
}

/// The view at the top of everything: a window of the desktop, or of memory in a test.
///
/// The first window of a scene opens a window on the desktop. Further windows of that scene open none of their own:
/// they show inside the first, in front of it or behind by their ``windowLevel``, as they do on a phone.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The window's place among the windows of its scene.
    public typealias Level = UIWindowLevel

    var hostWindow: (any HostWindow)?
    package internal(set) var hostMetrics = WindowMetrics(size: CGSize(width: 390, height: 844), scale: 2)
    var firstResponder: UIResponder?
    /// The view whose menu is open.
    var menuSource: ObjectIdentifier?
    /// Where the display was told that text is edited, in its points.
    var textInputPlace: CGRect?
    /// A shortcut took the key that is down: its text, which comes by itself, is not typed.
    var dropsKeyText = false
    var shape = WindowShapeState()
    let touchRouter = TouchRouter()
    /// The app that it was made in.
    weak var owner: AppContext? = AppContext.current
    /// Work of the frames so far, for benchmarks and tests.
    package internal(set) var work = RenderWork()
    /// Drawings recorded so far.
    package internal(set) var recordedLayers = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.tree.isRoot = true
        tree.window = self
        appearanceState.backgroundColor = nil
    }

    /// Of an archive the properties of any view are read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.tree.isRoot = true
        tree.window = self
    }

    deinit { Self.forgetWindow(in: tree.subviews) }

    /// A window of this scene, of the scene's size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateBounds)
        layer.tree.isRoot = true
        tree.window = self
        appearanceState.backgroundColor = nil
        self.windowScene = windowScene
        // Observers of a property do not run inside the class's own initializers.
        sceneChanged(from: nil)
    }

    /// The scene that shows the window. One that shows already goes over to another scene's window of the desktop;
    /// without a scene it is hidden.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { sceneChanged(from: oldValue) } }
    }

    /// The one screen of the app. Another screen cannot be set: there is none.
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    /// Its view fills the window and follows its size.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootChanged(from: oldValue) } }
    }

    /// What is presented in this window.
    private(set) lazy var presentations = PresentationQueue(self)

    private lazy var ownUndoManager = UndoManager()
    /// The undo manager of everything in the window that has none of its own.
    override open var undoManager: UndoManager? { ownUndoManager }

    /// Windows of a higher level stand in front of lower ones; of equal level, the one that came last.
    open var windowLevel = UIWindow.Level.normal {
        didSet { if windowLevel != oldValue { appContext.environment.requestFrame() } }
    }
    /// Whether keys and text come to this window.
    open var isKeyWindow: Bool { appContext.keyWindow === self }
    var isShown = false

    /// Makes this the window that keys and text go to. The former one resigns, with its notification first.
    open func makeKey() { appContext.makeKey(self) }
    /// Shows the window in front of those of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if let exchanged = exchanged(.makeKeyAndVisible) { return exchanged.call() }
        showAsKey()
    }

    final func showAsKey() {
        show()
        makeKey()
    }
    /// Posted with the window after ``becomeKey()`` and ``resignKey()``.
    public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when another window has become key; the object is this window.
    public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
    /// Posted with the window when it shows, and when it is hidden.
    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when the window has been hidden; the object is the window.
    public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    /// Called when the window became the key window, or the desktop gave the app's key window its focus back.
    open func becomeKey() {}
    /// Called when another window became the key window, or the desktop's focus went elsewhere.
    open func resignKey() {}
    /// Hands the event to the views and recognizers that it is for.
    open func sendEvent(_ event: UIEvent) {
        if let exchanged = exchanged(.windowSendEvent) { return exchanged.call(event) }
        route(event)
    }

    final func route(_ event: UIEvent) {
        let stage = menuStage
        touchRouter.send(event, in: self)
        // A menu that was open before follows the finger that opened it; one that opens now starts with the next move.
        if let stage { event.touches.forEach { stage.track($0) } }
    }
    override open var next: UIResponder? { windowScene ?? UIApplication.shared }
    override open var isHidden: Bool {
        get { !isShown }
        set { newValue ? hide() : show() }
    }

    /// Points that the display covers at the edges.
    var displaySafeArea: UIEdgeInsets {
        let s = hostMetrics.safeArea
        return UIEdgeInsets(top: s.top, left: s.left, bottom: s.bottom, right: s.right)
    }
}
