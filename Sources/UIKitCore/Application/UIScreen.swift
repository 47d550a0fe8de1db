import HostInterface
import CoreGraphics
public import Foundation

/// The display, as far as a window knows it.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    public static var main: UIScreen {
        let app = AppContext.current
        if let screen = app.singletons.screen { return screen }
        let screen = UIScreen()
        app.singletons.screen = screen
        return screen
    }

    /// Points. The size of the app's window that has the keys: a desktop's windows do not fill its display.
    public var bounds: CGRect { AppContext.current.screenBounds }
    /// Device pixels a point.
    public var scale: CGFloat { AppContext.current.screenWindow?.hostMetrics.scale ?? UIScreen.scaleWithoutWindow }
    /// Chosen: where nothing shows a point is a pixel.
    static let scaleWithoutWindow: CGFloat = 1
    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { AppContext.current.screenWindow?.traitCollection ?? .current }
}

extension AppContext {
    fileprivate var screenBounds: CGRect { screenWindow?.bounds ?? CGRect(origin: .zero, size: preferredWindowSize) }
}
