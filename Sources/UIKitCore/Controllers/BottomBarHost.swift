import CoreGraphics
import Foundation
import QuartzCore

/// A container with a bar along its bottom, as the navigation controllers inside use it. The bar is hidden with a page
/// that asks for that: it moves with the page that still has it, below the incoming one.
@preconcurrency @MainActor
protocol BottomBarHost: UIViewController {
    /// By how much the bar covers what is inside, beyond what the display does; 0 while the bar is hidden by the app.
    var bottomBarHeight: CGFloat { get }
    /// A page asked for a hidden bar: it covers nothing.
    var isBottomBarAway: Bool { get }
    var isBottomBarTranslucent: Bool { get }
    /// Pages are about to change inside `navigation`. Both are on the stage, at their places of rest.
    /// - Parameter timeline: nil for a change without motion.
    func bottomBarBegins(_ change: BottomBarChange, in navigation: UIViewController, timeline: Timeline?)
    /// The incoming page is laid out.
    /// - Parameter overlap: how far its content continues below the bar, 0…1.
    func bottomBarFollows(overlap: CGFloat, in navigation: UIViewController, timeline: Timeline)
    /// The change is over, or taken back; or something else came to rest.
    func bottomBarRests(isAway: Bool, in navigation: UIViewController)
    /// A stack inside changed: its root may give another item.
    func bottomBarItemsChanged()
}

/// What a change of pages means for a bar at the bottom.
struct BottomBarChange {
    /// The views that hold the pages.
    var from: UIView?
    var to: UIView?
    var wasAway: Bool
    var isAway: Bool
}

extension UIViewController {
    var hasOwnTabBarItem: Bool { chrome.tabItem != nil || title != nil }

    var ownTabBarItem: UITabBarItem {
        if let item = chrome.tabItem { return item }
        let made = UITabBarItem(title: title, image: nil, selectedImage: nil)
        keeping(chrome.tabItem) { chrome.tabItem = made }
        return made
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        keeping(chrome.tabItem) { chrome.tabItem = item }
        parent?.bottomBarHost(for: self)?.bottomBarItemsChanged()
    }
}
