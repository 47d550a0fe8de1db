import CoreGraphics
public import Foundation
import HostInterface

/// The smallest and the largest size of a scene's window, and whether the window may be full screen.
///
/// A scene has one object of this class in ``UIWindowScene/sizeRestrictions``. The values apply to the desktop window
/// at once. A window outside new limits gets the nearest size within them.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    weak var scene: UIWindowScene?
    private var values = WindowLimits(minimum: UISceneSizeRestrictions.automaticMinimum)
    private var hasAutomaticMinimum = true

    /// Chosen: the narrowest width of iOS's screens and of a window in Split View, in both directions.
    static let automaticMinimum = CGSize(width: 320, height: 320)

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The minimum size of the scene's window in points. The default is 320 by 320, or the first size of a window that
    /// opens smaller (`Chosen:` UIKit's default is not documented). Numbers below 0 are 0.
    open var minimumSize: CGSize {
        get { values.minimum }
        set {
            hasAutomaticMinimum = false
            change { $0.minimum = CGSize(width: Self.limit(newValue.width, 0), height: Self.limit(newValue.height, 0)) }
        }
    }

    /// The maximum size of the scene's window in points. The default is `CGFloat.greatestFiniteMagnitude` in both
    /// directions: no limit. A maximum below the minimum is treated as the minimum.
    open var maximumSize: CGSize {
        get { values.maximum }
        set {
            let most = CGFloat.greatestFiniteMagnitude
            change {
                $0.maximum = CGSize(width: Self.limit(newValue.width, most), height: Self.limit(newValue.height, most))
            }
        }
    }

    /// Whether the window may be full screen. The default is true. With false, F11 has no effect, and a window in full
    /// screen leaves it. UIKit reads the value only on a Mac; a desktop window on Linux is like a window there.
    open var allowsFullScreen: Bool {
        get { values.allowsFullScreen }
        set { change { $0.allowsFullScreen = newValue } }
    }

    /// Not a number is the default.
    private static func limit(_ number: CGFloat, _ unlimited: CGFloat) -> CGFloat {
        number.isNaN ? unlimited : min(max(number, 0), .greatestFiniteMagnitude)
    }

    private func change(_ change: (inout WindowLimits) -> Void) {
        var new = values
        change(&new)
        guard new != values else { return }
        values = new
        scene?.hostWindow?.limits = new
    }

    /// The limits of a window that opens with this size.
    func limits(opening size: CGSize) -> WindowLimits {
        guard hasAutomaticMinimum else { return values }
        values.minimum = CGSize(
            width: min(Self.automaticMinimum.width, size.width), height: min(Self.automaticMinimum.height, size.height))
        return values
    }

    /// The size of a window that opens with this size.
    func limited(_ size: CGSize) -> CGSize {
        guard hasAutomaticMinimum else { return values.limited(size) }
        return WindowLimits(maximum: values.maximum).limited(size)
    }
}

extension UIWindowScene {
    /// The desktop window of the scene; nil while the scene has no visible window.
    var hostWindow: (any HostWindow)? { windows.lazy.compactMap(\.hostWindow).first }

    /// The limits for the size of the scene's desktop window. Never nil: the windows of desktops can be resized.
    public var sizeRestrictions: UISceneSizeRestrictions? { restrictions }

    /// Whether the scene's window is full screen. The user enters and leaves the full screen with F11, or with the
    /// commands of the desktop.
    public var isFullScreen: Bool { hostWindow?.isFullScreen ?? false }
}

extension UIWindow {
    /// Enters or leaves the full screen.
    /// - Returns: false if the window may not be full screen, so that the app gets the key.
    func toggleFullScreen() -> Bool {
        guard let hostWindow, hostWindow.isFullScreen || hostWindow.limits.allowsFullScreen else { return false }
        hostWindow.setFullScreen(!hostWindow.isFullScreen)
        return true
    }
}
