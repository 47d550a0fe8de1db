import Foundation

public enum UIBarStyle: Int, Sendable { case `default` = 0, black = 1 }
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

@MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Where the bar stands; asked when it moves to a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// Hears of changes to a bar's stack, before and after. Do not set it on the bar of a navigation controller.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// - Returns: false to refuse.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// After the animation, or at once without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// - Returns: false to refuse, also when the user tapped the back button.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
