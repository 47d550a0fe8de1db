public import Foundation

/// The basic colors of a bar, from before the appearance objects: light with dark text, or dark with light text.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black = 1
    /// Black, and translucent whatever the value of `isTranslucent`.
    case blackTranslucent = 2
    /// An older name of ``black``.
    public static var blackOpaque: UIBarStyle { .black }
}

/// Where a bar is. With `topAttached` it is at the top of the screen, and its background also fills the status area.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// A bar that can be at the top or at the bottom: ``UINavigationBar``, ``UIToolbar``, ``UISearchBar`` and ``UITabBar``.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is now, which decides about its background and its shadow.
    var barPosition: UIBarPosition { get }
}
