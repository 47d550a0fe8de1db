import Foundation

/// Notified of changes to a bar's stack, and may prevent them. A bar without a navigation controller calls its
/// delegate. A navigation controller whose subclass implements `navigationBar(_:shouldPop:)` is called itself. Every
/// method has a default, which allows all changes.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Called before an item is pushed.
    /// - Returns: false to prevent the push. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after an item was pushed: at the end of the animation, or immediately without an animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Called before an item is popped, by the app or by a tap on the back button.
    /// - Returns: false to prevent the pop. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after an item was popped: at the end of the animation, or immediately without an animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    /// Returns the section of a desktop window's toolbar that hosts the bar. - Coverage: inert (windows have no such
    /// toolbar)
    func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
    /// Returns `true` by default.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing by default.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns `true` by default.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing by default.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    /// Returns `.none` by default.
    public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection {
        .none
    }
}
