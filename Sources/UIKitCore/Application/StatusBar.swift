import CoreGraphics
public import Foundation

/// What a status bar would show. There is none on Linux: it is hidden, and its frame is empty.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    init(_ scene: UIWindowScene) { self.scene = scene }

    /// As the controllers of the scene's first window wish for.
    public var statusBarStyle: UIStatusBarStyle {
        scene?.windows.first?.rootViewController?.preferredStatusBarStyle ?? .default
    }
    /// Always true: a desktop window has no status bar.
    public var isStatusBarHidden: Bool { true }
    /// Always zero: a desktop window has no status bar.
    public var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
    /// The appearance that the scene's controllers ask for; a new object with each call.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
    /// Landscape where the scene's first window is wider than high, else portrait. Derived: a desktop window does not
    /// turn.
    public var interfaceOrientation: UIInterfaceOrientation {
        guard let size = windows.first?.bounds.size else { return .unknown }
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}

extension UIApplication {
    /// Always zero: a desktop window has no status bar.
    public var statusBarFrame: CGRect { .zero }
    /// True: a desktop has no status bar.
    /// - Coverage: setting is inert
    public var isStatusBarHidden: Bool {
        get { true }
        set { if !newValue { Log.once("UIApplication.isStatusBarHidden has no effect: a desktop has no status bar") } }
    }
    /// What the controllers wish for.
    /// - Coverage: setting is inert (a desktop has no status bar)
    public var statusBarStyle: UIStatusBarStyle {
        get { keyWindow?.windowScene?.statusBarManager?.statusBarStyle ?? .default }
        set {
            if newValue != statusBarStyle {
                Log.once("UIApplication.statusBarStyle has no effect: a desktop has no status bar")
            }
        }
    }
    /// Has no effect: a desktop has no status bar.
    /// - Coverage: inert
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// Has no effect: a desktop has no status bar.
    /// - Coverage: inert
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    /// Derived: by the shape of the window that has the focus.
    public var statusBarOrientation: UIInterfaceOrientation {
        guard let size = keyWindow?.bounds.size else { return .portrait }
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Never posted, as there is no status bar.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Never posted: there is no status bar.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// Never posted: desktop windows do not turn.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Never posted: desktop windows do not turn.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
}
