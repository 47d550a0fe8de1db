public import Foundation

/// The basic colors of a bar, older than the appearance objects: light with dark text, or dark with light text.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black = 1
    /// Black, and translucent for each value of `isTranslucent`.
    case blackTranslucent = 2
    /// An older name of ``black``.
    public static var blackOpaque: UIBarStyle { .black }
}

/// The position of a bar. A `topAttached` bar is at the top of the screen, and its background also fills the status
/// area.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// A bar at the top or at the bottom: ``UINavigationBar``, ``UIToolbar``, ``UISearchBar`` and ``UITabBar``.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The current position of the bar, which decides its background and shadow.
    var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar without a container.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position. Called when a bar without a container moves to a window. By default `.bottom` for
    /// toolbars, `.top` for other bars.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
