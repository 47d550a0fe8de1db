import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The view of a navigation controller: the pages and, above them, the bars. The view may outlive its controller; it is
/// then no longer updated.
final class NavigationView: UIView {
    private weak var owner: UINavigationController?

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init(frame: owner.loading.initialFrame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { owner?.layoutChrome() }
    override func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool { owner?.swipe.wheel(by: delta) ?? false }
    override var accessibilityReadingOrder: [UIView]? {
        guard let owner else { return super.accessibilityReadingOrder }
        let bar: UIView? = owner.isNavigationBarHidden ? nil : owner.navigationBar
        return [bar, owner.pages].compactMap { $0 }
            + subviews.filter { $0 !== bar && $0 !== owner.pages && !($0 is UINavigationBar) }
    }
}

extension UINavigationController {
    func prepare() {
        pages.clipsToBounds = true
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func assemble() {
        pages.frame = view.bounds
        view.addSubview(pages)
        view.addSubview(navigationBar)
        swipe.attach(to: view)
        hiding.update()
    }

    func makeBar() -> UINavigationBar {
        let bar = barClass.init(frame: CGRect(x: 0, y: 0, width: 390, height: BarMetrics.height))
        bar.perform(.join(self))
        return bar
    }

    func makeToolbar() -> UIToolbar {
        let toolbar = toolbarClass.init(frame: CGRect(x: 0, y: 0, width: 390, height: BarMetrics.height))
        if isViewLoaded { view.insertSubview(toolbar, aboveSubview: pages) }
        toolbar.perform(.join)
        concealToolbar(toolbar)
        return toolbar
    }

    // MARK: Frames

    func layoutChrome() {
        startScheduled()
        swipe.updateEdge()
        pages.frame = view.bounds
        guard let motion else {
            layoutBar()
            // The bar's height is known only in a window.
            refreshInsets()
            return layoutToolbar()
        }
        updateSurroundings(inMotion: true)
        for case let page as PageView in pages.subviews { page.frame = pageFrame(for: page.page) }
        updateShape(motion)
        layoutToolbar()
    }

    /// Updates the bar for its page.
    func layoutBar() {
        updateSurroundings()
        setBarFrame()
    }

    /// Sets the bar's frame without a transition, with the current surroundings.
    func setBarFrame() {
        navigationBar.perform(
            .rest(stackChrome.bar(height: barHeight(for: barPage)), isHidden: bars.isNavigationBarHidden))
    }

    private func layoutToolbar() {
        guard !bars.isToolbarHidden || isToolbarMade else { return }
        // An app may have requested the toolbar before the view was loaded.
        if ownToolbar.superview == nil { view.insertSubview(ownToolbar, aboveSubview: pages) }
        let chrome = stackChrome
        ownToolbar.perform(.extend(below: chrome.safeBottom))
        ownToolbar.frame = chrome.toolbarFrame
    }

    private var isToolbarMade: Bool { view.subviews.contains { $0 is UIToolbar } }

    func refreshInsets() {
        for case let page as PageView in pages.subviews { refreshInsets(of: page) }
    }

    func refreshInsets(of page: PageView) {
        page.frame = pageFrame(for: page.page)
        page.page.viewIfLoaded?.updateSafeArea()
        page.page.chrome.overlay?.updateSafeArea()
    }

    // MARK: Hiding

    func hideBar(_ hidden: Bool, animated: Bool) {
        guard bars.isNavigationBarHidden != hidden else { return }
        handleBars(.set(hidden: hidden))
        guard isViewLoaded else { return }
        if let motion, motion.transition.operation != .none {
            slideBarWithPages(motion)
        } else if machine.transition != nil || awaitsTransition {
            // Requested during a pending or announced transition: the bar moves with the pages when they start, or
            // jumps with them.
            return
        } else if animated {
            UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0, options: .curveEaseInOut) {
                self.layoutBar()
                self.refreshInsets()
            }
        } else {
            layoutBar()
            refreshInsets()
        }
    }

    private func slideBarWithPages(_ motion: PageMotionInFlight) {
        refreshInsets()
        beginBarSlide(motion)
    }

    func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard bars.isToolbarHidden != hidden else { return }
        bars.isToolbarHidden = hidden
        guard isViewLoaded else { return }
        if let item = barPage?.navigationItem, item.sides.toolbarShows != nil { item.searchRuleChanged() }
        let toolbar = ownToolbar
        if !hidden {
            concealToolbar(toolbar)
            UIView.performWithoutAnimation {
                var hidden = stackChrome
                hidden.toolbar.isHidden = true
                toolbar.frame = hidden.toolbarFrame
                toolbar.setItems(barPage?.toolbarItems, animated: false)
            }
        }
        let change = {
            self.layoutToolbar()
            self.refreshInsets()
        }
        guard animated, view.window != nil else {
            change()
            return concealToolbar(toolbar)
        }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change) { [weak self] _ in
            self?.concealToolbar(toolbar)
        }
    }

    /// Hides or shows the view of the toolbar at rest. A toolbar is visible until it has left the screen.
    private func concealToolbar(_ toolbar: UIToolbar) { toolbar.isHidden = bars.isToolbarHidden }
}
