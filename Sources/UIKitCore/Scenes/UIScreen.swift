import HostInterface
import CoreGraphics
public import Foundation

/// The display, as far as a window knows it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The one screen of the app.
    public class var main: UIScreen {
        let app = AppContext.current
        if let screen = app.singletons.screen { return screen }
        let screen = UIScreen()
        app.singletons.screen = screen
        return screen
    }

    /// Points. The size of the app's window that has the keys: a desktop's windows do not fill its display.
    open var bounds: CGRect { AppContext.current.screenBounds }
    /// Device pixels a point.
    open var scale: CGFloat { AppContext.current.screenWindow?.hostMetrics.scale ?? UIScreen.scaleWithoutWindow }
    /// Chosen: where nothing shows a point is a pixel.
    static let scaleWithoutWindow: CGFloat = 1
    /// Device pixels a point, as ``scale``.
    open var nativeScale: CGFloat { scale }
    /// Device pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// Chosen: 60, what a frame is counted by; a display that is faster shows more.
    open var maximumFramesPerSecond: Int { 60 }
    /// False: nothing tells whether a desktop is recorded.
    open var isCaptured: Bool { false }
    /// From 0 to 1. Documented: 0.5 where it is not known.
    /// - Coverage: inert (how bright a display is is set on the desktop)
    open var brightness: CGFloat {
        get { 0.5 }
        set { Log.once("UIScreen.brightness has no effect: how bright a display is is set on the desktop") }
    }
    /// The traits of the app's window; where the desktop has several, of the one that takes input.
    open var traitCollection: UITraitCollection { AppContext.current.screenWindow?.traitCollection ?? .current }
}

extension AppContext {
    fileprivate var screenBounds: CGRect { screenWindow?.bounds ?? CGRect(origin: .zero, size: preferredWindowSize) }
}
