import ChromeLayout
import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// The bottom accessory of the bar, and the bar that hides when content scrolls.
extension UITabBarController {
    func attachAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        guard state.side.accessory !== accessory else { return }
        keeping(state.side.accessory) { state.side.accessory = accessory }
        let change = {
            self.tabBar.perform(.specific(.accessory(accessory?.contentView)))
            guard self.isViewLoaded else { return }
            self.layoutBar()
            self.spreadInsets()
            self.view.layoutIfNeeded()
        }
        guard animated, viewIfLoaded?.window != nil else { return change() }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration), animations: change)
    }

    // MARK: Guide

    func makeContentGuide() -> UILayoutGuide {
        let guide = TabContentGuide(view)
        keeping(state.side.guide) { state.side.guide = guide }
        guide.match(tabChrome.clear, in: view.bounds)
        return guide
    }

    func updateGuide() { state.side.guide?.match(tabChrome.clear, in: view.bounds) }

    // MARK: Scrolling

    func minimize(by scrollView: UIScrollView) {
        let direction: TabMinimizingRequest.Direction
        switch tabBarMinimizeBehavior {
        case .onScrollDown: direction = .down
        case .onScrollUp: direction = .up
        case .automatic, .never: direction = .none
        }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        handleMinimizing(
            .moved(
                to: Double(scrollView.contentOffset.y), top: -Double(scrollView.adjustedContentInset.top),
                end: Double(end),
                isByUser: scrollView.isDragging || scrollView.isDecelerating, minimizes: direction))
    }

    func handleMinimizing(_ request: TabMinimizingRequest) {
        for effect in state.minimizing.handle(request, tracedAs: "minimizing bar", of: self) {
            switch effect {
            case .minimize(let animated), .show(let animated): layoutHiddenBar(animated: animated)
            }
        }
    }

    /// Lays out the bar after it was hidden or shown.
    func layoutHiddenBar(animated: Bool) {
        guard isViewLoaded else { return }
        let change = {
            self.layoutBar()
            self.spreadInsets()
        }
        guard animated, view.window != nil else { return change() }
        // Chosen: the duration in which a navigation controller hides and shows its bars.
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration), animations: change)
    }
}

/// A layout guide whose frame its container sets by constraints.
@MainActor
final class TabContentGuide: UILayoutGuide {
    private var sides: [NSLayoutConstraint] = []

    init(_ view: UIView) {
        super.init()
        identifier = "content"
        view.addLayoutGuide(self)
        sides = [
            leftAnchor.constraint(equalTo: view.leftAnchor), topAnchor.constraint(equalTo: view.topAnchor),
            view.rightAnchor.constraint(equalTo: rightAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        NSLayoutConstraint.activate(sides)
    }

    func match(_ frame: CGRect, in bounds: CGRect) {
        let wanted = [frame.minX, frame.minY, bounds.width - frame.maxX, bounds.height - frame.maxY]
        for (side, constant) in zip(sides, wanted) where side.constant != constant { side.constant = constant }
    }
}
