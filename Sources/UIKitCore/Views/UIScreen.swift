import Diagnostics
import HostInterface
import CoreGraphics
public import Foundation

/// The display of a window.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the app.
    public class var main: UIScreen {
        if let screen = app[ScreenState.self].screen { return screen }
        let screen = UIScreen()
        app[ScreenState.self].screen = screen
        return screen
    }

    /// The size of the app's focused window, in points, because a desktop's windows do not fill its display.
    open var bounds: CGRect { UIScreen.app.screenBounds }
    /// Device pixels per point.
    open var scale: CGFloat { UIScreen.app.higher.screenWindow?.hostMetrics.scale ?? UIScreen.scaleWithoutWindow }
    private static var app: AppContext { AppContext.current }
    /// Chosen: without a display a point is one pixel.
    static let scaleWithoutWindow: CGFloat = 1
    /// Device pixels per point, as ``scale``.
    open var nativeScale: CGFloat { scale }
    /// The bounds in device pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// Chosen: 60, the unit in which frames are counted. Faster displays show more frames.
    open var maximumFramesPerSecond: Int { 60 }
    /// Always false: Linux has no API for detecting the recording of a desktop.
    open var isCaptured: Bool { false }
    /// The brightness. Documented (UIScreen.brightness): from 0 to 1. Chosen: always 0.5.
    /// - Coverage: inert (the desktop sets the brightness of the display)
    open var brightness: CGFloat {
        get { 0.5 }
        set { Log.once("UIScreen.brightness has no effect: how bright a display is is set on the desktop") }
    }
    /// The traits of the app's window; with several desktop windows, of the window with the focus.
    open var traitCollection: UITraitCollection { UIScreen.app.higher.screenWindow?.traitCollection ?? .current }
}

/// The screen of an app.
private struct ScreenState: AppPart { var screen: UIScreen? }

extension AppContext {
    fileprivate var screenBounds: CGRect {
        higher.screenWindow?.bounds ?? CGRect(origin: .zero, size: higher.preferredWindowSize)
    }
}
