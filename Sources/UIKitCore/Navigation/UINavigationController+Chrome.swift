import ChromeLayout
import CoreGraphics
import Foundation
import NavigationLogic

/// The facts of a stack and of its pages, for the layout of bars and pages.
extension UINavigationController {
    /// The frames of bars and pages in the stack's view, which must be loaded.
    var stackChrome: StackChrome {
        // Read once: a push asks for the frames about thirty times.
        let view: UIView = view, traits = view.traitCollection, bars = bars
        let safeArea = view.safeAreaInsets
        var chrome = StackChrome(
            size: view.bounds.size, safeTop: safeArea.top, safeBottom: safeArea.bottom,
            barTop: StackChrome.barTop(
                safeTop: safeArea.top, isAtTopOfPhone: isAtTopOfPhone(safeArea.top, in: view, traits),
                scale: traits.displayScale))
        chrome.isRightToLeft = view.isRightToLeft
        chrome.isBarHidden = bars.isNavigationBarHidden
        // Only visible bars are created.
        chrome.isBarTranslucent = bars.isNavigationBarHidden || navigationBar.isTranslucent
        chrome.toolbar = StackChrome.Toolbar(
            height: BarMetrics.contentHeight(traits),
            isTranslucent: bars.isToolbarHidden || ownToolbar.isTranslucent, isHidden: bars.isToolbarHidden)
        chrome.tabBar = bottomBar?.tabBarFacts
        return chrome
    }

    private func isAtTopOfPhone(_ safeTop: CGFloat, in view: UIView, _ traits: UITraitCollection) -> Bool {
        StackChrome.mayHaveIsland(safeTop) && traits.userInterfaceIdiom == .phone
            && view.window.map { $0.displaySafeArea.top == safeTop } ?? false
    }

    /// The facts of a page. The heights of a hidden bar affect no page.
    func facts(of page: UIViewController) -> PageFacts {
        PageFacts(
            edges: page.pageEdges, bar: bars.isNavigationBarHidden ? BarHeights(row: 0) : barHeights(of: page),
            hidesTabBar: hidesBottomBar(with: page))
    }

    /// The heights of the navigation bar's parts, and the title style, while the bar displays a page; nil for a stack
    /// without pages.
    func barHeights(of page: UIViewController?) -> BarHeights {
        navigationBar.heights(of: page?.navigationItem) { items(from: page) }
    }

    /// The items of a page and of the pages below it.
    private func items(from page: UIViewController?) -> AnyIterator<UINavigationItem> {
        let stack = machine.stack
        // A page that was removed from the stack was above it; searching the whole stack would take time proportional
        // to its depth.
        var index =
            page.flatMap { page in machine.contains(page) ? stack.lastIndex { $0 === page } : nil }
            ?? stack.count
        var first = page?.navigationItem
        return AnyIterator {
            if let item = first {
                first = nil
                return item
            }
            index -= 1
            return index >= 0 ? stack[index].navigationItem : nil
        }
    }

    /// The height of the navigation bar for a page at its current scroll offset.
    func barHeight(for page: UIViewController?) -> CGFloat {
        barHeights(of: page).total(scrolled: page.map { scrolled($0) } ?? 0)
    }

    /// The frame of a page in the view of all pages.
    func pageFrame(for page: UIViewController) -> CGRect { stackChrome.frame(of: facts(of: page)) }

    /// The insets of a page from the bars, in addition to the safe area of the display.
    func insets(for page: UIViewController) -> UIEdgeInsets {
        isViewLoaded ? UIEdgeInsets(stackChrome.insets(of: facts(of: page))) : .zero
    }

    // MARK: Content

    /// The position of the page's content; nil without scrolling content.
    func scrollFacts(of page: UIViewController, at edge: NSDirectionalRectEdge) -> ScrollFacts? {
        page.isViewLoaded ? page.contentScrollView(for: edge)?.scrollFacts : nil
    }

    /// The distance by which the page's content has scrolled from its top.
    func scrolled(_ page: UIViewController) -> CGFloat { scrollFacts(of: page, at: .top)?.scrolled ?? 0 }

    /// The fraction of the overlap of content and bar, in `0 ... 1`.
    func overlap(_ page: UIViewController) -> CGFloat {
        guard let scroll = scrollFacts(of: page, at: .top) else { return 0 }
        return page.navigationItem.shownSearch?.coversScreen == true ? 1 : scroll.overlapAtTop(barHeights(of: page))
    }

    /// The fraction of content that continues below the toolbar, in `0 ... 1`. Zero without scrolling content.
    func toolbarOverlap(_ page: UIViewController) -> CGFloat {
        scrollFacts(of: page, at: .bottom)?.overlapAtBottom ?? 0
    }

    /// The facts about the content below the bar.
    private func surroundings(for page: UIViewController?) -> BarSurroundings {
        var surroundings = BarSurroundings()
        guard let page else { return surroundings }
        surroundings.scrolled = scrolled(page)
        surroundings.overlap = overlap(page)
        surroundings.growsWithPull = !hasRefreshControl(page)
        return surroundings
    }

    /// Whether the whole stack is in a sheet.
    private var isInSheet: Bool {
        var outermost: UIViewController = self
        while let parent = outermost.parent { outermost = parent }
        return outermost.presentationStage?.isSheet ?? false
    }

    /// Passes the facts about its surroundings to the bar.
    /// - Parameter inMotion: whether the bar keeps the facts about the content, because the transition began with them.
    func updateSurroundings(inMotion: Bool = false) {
        var facts = inMotion ? BarSurroundings() : surroundings(for: barPage)
        facts.topExtension = stackChrome.barTop
        facts.isInSheet = isInSheet
        navigationBar.perform(.surround(facts, keepsContent: inMotion))
    }
}
