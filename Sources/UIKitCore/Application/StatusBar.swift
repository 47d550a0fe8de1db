import CoreGraphics
public import Foundation

/// What a status bar would show. There is none on Linux: it is hidden, and its frame is empty.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    init(_ scene: UIWindowScene) { self.scene = scene }

    /// As the controllers of the scene's first window wish for.
    public var statusBarStyle: UIStatusBarStyle { scene?.windows.first?.rootViewController?.preferredStatusBarStyle ?? .default }
    public var isStatusBarHidden: Bool { true }
    public var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
}

extension UIApplication {
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
    public var statusBarStyle: UIStatusBarStyle { keyWindow?.windowScene?.statusBarManager?.statusBarStyle ?? .default }
    /// Derived: by the shape of the window that has the focus.
    public var statusBarOrientation: UIInterfaceOrientation {
        guard let size = keyWindow?.bounds.size else { return .portrait }
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Never posted, as there is no status bar.
    public static let willChangeStatusBarFrameNotification = Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    public static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    public static let willChangeStatusBarOrientationNotification = Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    public static let didChangeStatusBarOrientationNotification = Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
}
