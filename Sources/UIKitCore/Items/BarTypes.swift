public import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black = 1
    /// Black, and translucent whatever `isTranslucent` says.
    case blackTranslucent = 2
    public static var blackOpaque: UIBarStyle { .black }
}

/// Where a bar stands. `topAttached` is at the top of the screen: the background goes on under the status area.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar stands. Asked when a bar without a container moves to a window; by default `.bottom` for toolbars, `.top` for
    /// other bars.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UIToolbar ? .bottom : .top }
}

/// Gives a toolbar without a container its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Hears of changes to a bar's stack, before and after. Do not set it on the bar of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// - Returns: false to refuse.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// After the animation, or at once without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// - Returns: false to refuse, also when the user tapped the back button.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    /// The section of a desktop window's toolbar that should host the bar. - Coverage: inert (windows here have no such toolbar)
    func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection { .none }
}
