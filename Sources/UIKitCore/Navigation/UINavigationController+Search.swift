import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Search bars in the bars of a navigation controller.
extension UINavigationController {
    func hasRefreshControl(_ page: UIViewController) -> Bool {
        page.isViewLoaded && page.contentScrollView(for: .top)?.refreshControl != nil
    }

    /// Called when results or suggestions of a search cover the content below the bar, or no longer do.
    func searchCoverChanged(on page: UIViewController) {
        if page === barPage, motion == nil { updateSurroundings() }
    }

    /// Called when a search became active or inactive, or when its bar has another height: bar and insets are animated
    /// together.
    func searchChanged(
        on page: UIViewController?, animated: Bool, along: @escaping () -> Void, done: @escaping () -> Void = {}
    ) {
        guard isViewLoaded, page === barPage, motion == nil, machine.transition == nil else {
            UIView.performWithoutAnimation {
                along()
                refreshInsets()
            }
            return done()
        }
        let change = {
            along()
            self.layoutBar()
            self.refreshInsets()
            // Changed insets may have moved the content.
            self.layoutBar()
            self.navigationBar.layoutIfNeeded()
            if !self.bars.isToolbarHidden { self.ownToolbar.setNeedsLayout() }
            self.view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            UIView.performWithoutAnimation(change)
            return done()
        }
        // Chosen: the duration of the keyboard's animation, with which a search starts on a phone.
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut, animations: change) { _ in done() }
    }
}
