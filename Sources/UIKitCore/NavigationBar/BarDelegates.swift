public import Foundation

/// Decides where a bar without a container is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Called when a bar without a container moves to a window. By default `.bottom` for toolbars, `.top` for other
    /// bars.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Default: `.bottom` for a toolbar, `.top` for any other bar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UIToolbar ? .bottom : .top }
}

/// Gives a toolbar without a container its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Gets the calls of changes to a bar's stack, and may refuse them. A bar without a navigation controller calls its
/// delegate. A navigation controller whose subclass implements `navigationBar(_:shouldPop:)` calls itself. Every method
/// has a default, which allows everything.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Before an item is pushed.
    /// - Returns: false to refuse. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item was pushed: after the animation, or at once without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Before an item is popped, by the app or by a tap on the back button.
    /// - Returns: false to refuse. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item was popped: after the animation, or at once without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    /// The section of a desktop window's toolbar that should host the bar. - Coverage: inert (windows here have no such
    /// toolbar)
    func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
    /// Default: `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Default: nothing is done.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Default: `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Default: nothing is done.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    /// Default: `.none`.
    public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection {
        .none
    }
}
