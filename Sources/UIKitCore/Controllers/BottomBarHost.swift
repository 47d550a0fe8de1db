import ChromeLayout
import CoreGraphics
import Foundation
import QuartzCore

/// A container with a bar at its bottom, for the navigation controllers inside the container. A page may hide the bar.
/// The bar then moves with the page that still shows it, below the incoming page.
@preconcurrency @MainActor
protocol BottomBarHost: UIViewController {
    /// The bar, for the layout of a stack inside the container.
    var tabBarFacts: StackChrome.TabBar { get }
    /// Called before a change of pages inside `navigation`. The two pages are in the view hierarchy, at their final
    /// positions.
    /// - Parameter timeline: nil for a change without animation.
    func bottomBarBegins(_ change: BottomBarChange, in navigation: UIViewController, timeline: Timeline?)
    /// Called after the layout of the incoming page.
    /// - Parameter overlap: the fraction of the bar below which the page's content continues, 0…1.
    func animateBottomBar(overlap: CGFloat, in navigation: UIViewController, timeline: Timeline)
    /// Called when the change was completed or cancelled, or when the pages changed without a transition.
    func bottomBarRests(in navigation: UIViewController)
    /// Called when a navigation stack inside the container changed, since its root may have another tab bar item.
    func bottomBarItemsChanged()
}

/// The description of a change of pages for a bar at the bottom.
struct BottomBarChange {
    /// The views that contain the pages.
    let from: UIView?
    let to: UIView?
    let wasOffScreen: Bool
    let isOffScreen: Bool
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
