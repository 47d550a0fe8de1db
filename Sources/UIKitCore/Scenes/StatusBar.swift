import CoreGraphics
import Diagnostics
public import Foundation

/// The status bar of a scene. On Linux there is no status bar: it is hidden, and its frame is empty.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    init(_ scene: UIWindowScene) { self.scene = scene }

    /// The style that the controllers of the scene's first window prefer.
    public var statusBarStyle: UIStatusBarStyle {
        scene?.windows.first?.rootViewController?.preferredStatusBarStyle ?? .default
    }
    /// Always true: a desktop window has no status bar.
    public var isStatusBarHidden: Bool { true }
    /// Always zero: a desktop window has no status bar.
    public var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
    /// The status bar values that the scene's controllers prefer. Each call returns a new object.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
    /// Landscape if the scene's first window is wider than high, or else portrait. Derived: a desktop window does not
    /// rotate. Landscape is `.landscapeLeft` unless the last requested orientations exclude it.
    public var interfaceOrientation: UIInterfaceOrientation {
        guard let size = windows.first?.bounds.size else { return .unknown }
        return size.width > size.height ? landscape : .portrait
    }
}

extension UIApplication {
    /// Always zero: a desktop window has no status bar.
    public var statusBarFrame: CGRect { .zero }
    /// Always true: a desktop has no status bar.
    /// - Coverage: setting is inert
    public var isStatusBarHidden: Bool {
        get { true }
        set { if !newValue { Log.once("UIApplication.isStatusBarHidden has no effect: a desktop has no status bar") } }
    }
    /// The style that the controllers prefer.
    /// - Coverage: setting is inert (a desktop has no status bar)
    public var statusBarStyle: UIStatusBarStyle {
        get { keyWindow?.windowScene?.statusBarManager?.statusBarStyle ?? .default }
        set {
            if newValue != statusBarStyle {
                Log.once("UIApplication.statusBarStyle has no effect: a desktop has no status bar")
            }
        }
    }
    /// Does nothing: a desktop has no status bar.
    /// - Coverage: inert
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// Does nothing: a desktop has no status bar.
    /// - Coverage: inert
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    /// Derived: from the shape of the key window.
    public var statusBarOrientation: UIInterfaceOrientation {
        guard let size = keyWindow?.bounds.size else { return .portrait }
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Never posted: there is no status bar.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Never posted: there is no status bar.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// Never posted: desktop windows do not rotate.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Never posted: desktop windows do not rotate.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of the orientation in the notifications above, which are never posted.
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the frame in the notifications above, which are never posted.
    public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
