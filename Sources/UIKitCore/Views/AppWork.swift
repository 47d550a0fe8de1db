import CoreGraphics
import Foundation

/// The work of an app that higher folders do for views.
@preconcurrency @MainActor
protocol AppWork: AnyObject {
    /// The window that represents the screen: the rearmost window in the desktop window of the key window.
    var screenWindow: UIWindow? { get }
    /// The size of a new window, in points.
    var preferredWindowSize: CGSize { get }
    /// The tint color of views without an inherited tint color.
    var accentColor: UIColor { get }
}

extension AppContext {
    /// The app, as lower folders call it.
    var higher: any AppWork { self }
}
