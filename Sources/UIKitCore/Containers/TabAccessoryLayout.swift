import CoreGraphics
import Foundation
import QuartzCore

/// The accessory of the bar, and the bar that is hidden when content is scrolled.
extension UITabBarController {
    func putAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        guard state.side.accessory !== accessory else { return }
        keeping(state.side.accessory) { state.side.accessory = accessory }
        let change = {
            self.tabBar.accessory = accessory?.contentView
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
        guide.match(clearFrame, in: view.bounds)
        return guide
    }

    /// What neither bar nor sidebar nor the display's edges cover.
    private var clearFrame: CGRect {
        var frame = contentFrame.inset(by: coveredSides)
        let safe = view.safeAreaInsets
        let bottom = isBarGone || state.isBarAway ? view.bounds.height - safe.bottom : restingFrame.minY
        frame.size.height = max(0, bottom - safe.top)
        frame.origin.y = safe.top
        let (left, right) = (max(frame.minX, safe.left), min(frame.maxX, view.bounds.width - safe.right))
        frame.origin.x = left
        frame.size.width = max(0, right - left)
        return frame
    }

    func updateGuide() { state.side.guide?.match(clearFrame, in: view.bounds) }

    // MARK: Scrolling

    /// Chosen: the points that a finger moves before the bar reacts, as for the bars of a navigation controller.
    private static let minimizeLength: CGFloat = 24

    func minimize(following scrollView: UIScrollView) {
        guard tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp else { return }
        let y = scrollView.contentOffset.y
        guard scrollView.isDragging || scrollView.isDecelerating else {
            state.minimizing.start = nil
            return
        }
        let former = state.minimizing.last
        state.minimizing.last = y
        guard let start = state.minimizing.start else {
            state.minimizing.start = y
            return
        }
        // A finger that reverses begins a new way.
        if (y - former) * (former - start) < 0 { state.minimizing.start = former }
        let way = y - (state.minimizing.start ?? y)
        guard abs(way) >= Self.minimizeLength else { return }
        state.minimizing.start = y
        // At its ends, content returns by itself.
        let top = -scrollView.adjustedContentInset.top
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        guard y > top, y < end else { return minimize(false, animated: true) }
        minimize((way > 0) == (tabBarMinimizeBehavior == .onScrollDown), animated: true)
    }

    func minimize(_ away: Bool, animated: Bool) {
        guard state.minimizing.isAway != away else { return }
        state.minimizing.isAway = away
        guard isViewLoaded else { return }
        let change = {
            self.layoutBar()
            self.spreadInsets()
        }
        guard animated, view.window != nil else { return change() }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration), animations: change)
    }
}

/// A guide that a container holds in place by constraints.
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
