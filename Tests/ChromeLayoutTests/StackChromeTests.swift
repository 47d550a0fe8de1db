import ChromeLayout
import Foundation
import NavigationLogic
import Testing

@Suite("Bars and pages of a stack")
struct StackChromeTests {
    static let seeds = 0..<400

    @Test("visible bars overlap neither each other nor the safe area below them", arguments: seeds)
    func barsApart(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.stack()
        let bar = chrome.bar(height: random.heights().expanded)
        if chrome.isBarHidden {
            #expect(StackChrome.isOffScreen(bar: bar))
        } else {
            #expect(bar.minY == chrome.barTop)
            #expect(chrome.toolbar.isHidden || bar.maxY <= chrome.toolbarFrame.minY)
        }
        if chrome.toolbar.isHidden {
            #expect(chrome.toolbarFrame.minY > chrome.size.height)
        } else {
            #expect(chrome.toolbarFrame.maxY == chrome.size.height - chrome.safeBottom)
        }
        #expect(bar.width == chrome.size.width && chrome.toolbarFrame.width == chrome.size.width)
    }

    /// The part of a page that its own insets, and the safe area that is left of its container, keep free of bars.
    private func clear(_ page: PageFacts, _ chrome: StackChrome) -> (top: CGFloat, bottom: CGFloat) {
        let (frame, insets) = (chrome.frame(of: page), chrome.insets(of: page))
        return (
            frame.minY + max(0, chrome.safeTop - frame.minY) + insets.top,
            frame.maxY - max(0, frame.maxY - (chrome.size.height - chrome.safeBottom)) - insets.bottom
        )
    }

    @Test("the frame and the insets of a page end exactly at the visible bars", arguments: seeds)
    func insetsMatchBars(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.stack()
        let page = random.page()
        let (top, bottom) = clear(page, chrome)
        let bar = chrome.bar(height: page.bar.expanded)
        #expect(abs(top - (chrome.isBarHidden ? chrome.safeTop : bar.maxY)) < 0.001)
        guard !chrome.toolbar.isHidden, chrome.tabBar == nil else { return }
        #expect(abs(bottom - chrome.toolbarFrame.minY) < 0.001)
    }

    @Test("a page ends above the tab bar of its container, and at the bottom if it hides the bar", arguments: seeds)
    func tabBar(_ seed: Int) throws {
        var random = RandomChrome(seed: UInt64(seed))
        var chrome = random.stack(inTabs: true)
        chrome.toolbar.isHidden = true
        let page = random.page()
        let tabBar = try #require(chrome.tabBar)
        let display = chrome.safeBottom - tabBar.inset
        let (_, bottom) = clear(page, chrome)
        // The safe area of the container is that of the moment; the page's own differs by its insets.
        let expected = chrome.size.height - display - (page.hidesTabBar ? 0 : tabBar.height)
        #expect(abs(bottom - expected) < 0.001)
    }

    @Test("a page above an opaque toolbar ends at the toolbar, also inside a tab bar controller", arguments: seeds)
    func toolbarAboveTabBar(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        var chrome = random.stack(inTabs: true)
        chrome.toolbar.isHidden = false
        chrome.tabBar?.isOffScreen = false
        var page = random.page()
        page.hidesTabBar = false
        chrome.safeBottom = 34 + (chrome.tabBar?.inset ?? 0)
        #expect(abs(clear(page, chrome).bottom - chrome.toolbarFrame.minY) < 0.001)
    }

    @Test("a page keeps its frame while the tab bar of its container leaves or returns", arguments: seeds)
    func stays(_ seed: Int) throws {
        var random = RandomChrome(seed: UInt64(seed))
        var chrome = random.stack(inTabs: true)
        let page = random.page()
        // At rest the bar is on screen for a page that shows the bar.
        let tabBar = try #require(chrome.tabBar)
        let display = chrome.safeBottom - tabBar.inset
        chrome.tabBar?.isOffScreen = page.hidesTabBar
        chrome.safeBottom = display + (chrome.tabBar?.inset ?? 0)
        var moving = chrome
        moving.tabBar?.isOffScreen.toggle()
        moving.safeBottom = display + (moving.tabBar?.inset ?? 0)
        let (rest, motion) = (chrome.frame(of: page), moving.frame(of: page))
        #expect(abs(rest.minY - motion.minY) < 0.001 && abs(rest.maxY - motion.maxY) < 0.001)
        #expect(abs(clear(page, chrome).bottom - clear(page, moving).bottom) < 0.001)
        for chrome in [chrome, moving] {
            let covered = max(0, chrome.frame(of: page).maxY - (chrome.size.height - chrome.safeBottom))
            #expect(covered + chrome.insets(of: page).bottom > -0.001)
        }
    }

    @Test("bars of pages begin and end on whole pixels", arguments: [1, 2, 3] as [CGFloat])
    func wholePixels(_ scale: CGFloat) {
        for safeTop in [0, 20, 24, 47, 59, 62] as [CGFloat] {
            let top = StackChrome.barTop(safeTop: safeTop, isAtTopOfPhone: true, scale: scale)
            #expect(abs((top * scale).rounded() - top * scale) < 0.001)
            #expect(top <= safeTop)
        }
        #expect(StackChrome.barTop(safeTop: 59, isAtTopOfPhone: false, scale: scale) == 59)
    }

    @Test("the insets of a page do not depend on its scroll position")
    func insetsStay() {
        let heights = BarHeights(row: 44, title: 52)
        #expect(heights.total(scrolled: 30) == 66 && heights.total(scrolled: -10) == 106 && heights.expanded == 96)
        let chrome = StackChrome(size: CGSize(width: 390, height: 844), safeTop: 47, safeBottom: 34)
        let page = PageFacts(bar: heights)
        #expect(chrome.insets(of: page) == LayoutInsets(top: 96))
        #expect(chrome.frame(of: page) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    /// One change of the facts.
    private static func changes(_ target: StackChrome) -> [(inout StackChrome) -> Void] {
        [
            { $0.size = target.size }, { ($0.safeTop, $0.barTop) = (target.safeTop, target.barTop) },
            { $0.safeBottom = target.safeBottom }, { $0.isRightToLeft = target.isRightToLeft },
            { $0.isBarHidden = target.isBarHidden }, { $0.isBarTranslucent = target.isBarTranslucent },
            { $0.toolbar = target.toolbar }, { $0.tabBar = target.tabBar },
        ]
    }

    @Test("the order of changes does not matter", arguments: seeds)
    func anyOrder(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let (start, target, page) = (random.stack(), random.stack(), random.page())
        var one = start, other = start
        let changes = Self.changes(target)
        for change in changes { change(&one) }
        for change in changes.reversed() { change(&other) }
        #expect(one.bar(height: 44) == other.bar(height: 44) && one.toolbarFrame == other.toolbarFrame)
        #expect(one.frame(of: page) == other.frame(of: page) && one.insets(of: page) == other.insets(of: page))
        #expect(one.frame(of: page) == target.frame(of: page))
    }

    @Test("a right-to-left stack has the same frames at rest", arguments: seeds)
    func directions(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.stack(), page = random.page()
        var other = chrome
        other.isRightToLeft.toggle()
        #expect(chrome.frame(of: page) == other.frame(of: page) && chrome.insets(of: page) == other.insets(of: page))
        #expect(chrome.bar(height: 44) == other.bar(height: 44))
    }

    @Test("the size around a preferred size has the heights of the visible bars")
    func sizes() {
        #expect(StackChrome.size(around: .zero, bars: [44, 49]) == .zero)
        #expect(StackChrome.size(around: CGSize(width: 300, height: 0), bars: [44]) == CGSize(width: 300, height: 0))
        #expect(
            StackChrome.size(around: CGSize(width: 300, height: 200), bars: [44, 49]) == CGSize(width: 300, height: 293)
        )
    }

    @Test("taps at the height of a bar show hidden bars")
    func barArea() {
        let chrome = StackChrome(size: CGSize(width: 390, height: 844), safeTop: 47)
        #expect(chrome.isBarArea(y: 91, row: 44) && !chrome.isBarArea(y: 92, row: 44))
        #expect(chrome.isBarArea(y: 800, row: 44) && !chrome.isBarArea(y: 799, row: 44))
    }
}
