import ChromeLayout
import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// Shows and hides the bar of a tab bar controller together with pages.
extension UINavigationController {
    var bottomBar: (any BottomBarHost)? { parent?.bottomBarHost(for: self) }

    /// Whether the bar is hidden while this page is on screen: from the first page in the stack that sets
    /// `hidesBottomBarWhenPushed`.
    func hidesBottomBar(with page: UIViewController) -> Bool {
        guard bottomBar != nil else { return false }
        // A page that was removed from the stack keeps its last value.
        if let view = pageView(of: page), motion != nil || !machine.contains(page) { return view.hidesBottomBar }
        let stack = machine.stack
        let index = stack.lastIndex { $0 === page } ?? stack.count
        return BarHidingMachine.hidesBottomBar(
            stack.prefix(index).map(\.hidesBottomBarWhenPushed) + [page.hidesBottomBarWhenPushed])
    }

    func beginBottomBar(_ motion: PageMotionInFlight) {
        guard let host = bottomBar else { return }
        let moves =
            (motion.transition.animated || motion.transition.interactive) && motion.transition.operation != .none
        let change = BottomBarChange(
            from: motion.from, to: motion.to, wasOffScreen: motion.from?.hidesBottomBar ?? host.tabBarFacts.isOffScreen,
            isOffScreen: motion.to?.hidesBottomBar ?? motion.transition.to.map { hidesBottomBar(with: $0) } ?? false)
        host.bottomBarBegins(change, in: self, timeline: moves ? motion.timeline : nil)
        // The extent of the content is known only after the page's layout.
        view.layoutIfNeeded()
        guard moves, !change.isOffScreen, self.motion === motion, let to = motion.transition.to else { return }
        host.animateBottomBar(overlap: toolbarOverlap(to), in: self, timeline: motion.timeline)
    }

    /// Updates the bar for the top page, without a transition.
    func updateBottomBar() {
        guard let host = bottomBar, motion == nil, machine.transition == nil || runner.isBusy else { return }
        pageView(of: barPage).map { decideBottomBar($0) }
        host.bottomBarRests(in: self)
    }

    /// Decides whether the bar is hidden for a page, when the page enters the screen and without a transition. A page
    /// that leaves keeps the decision.
    func decideBottomBar(_ view: PageView) { view.hidesBottomBar = hidesBottomBar(with: view.page) }
}
