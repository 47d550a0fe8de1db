import ChromeLayout
import Foundation
import NavigationLogic
import Testing

@Suite("Bar, sidebar and pages of a tab bar controller")
struct TabChromeTests {
    static let seeds = 0..<400

    @Test("a bar, a tiling sidebar and a page do not overlap", arguments: seeds)
    func apart(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.tabs()
        let bar = chrome.bar(slidesOffScreen: false)
        if chrome.form.showsSidebar, chrome.form.tiles {
            #expect(!chrome.content.overlaps(chrome.sidebar))
            #expect(!bar.overlaps(chrome.sidebar))
        }
        if chrome.isBarGone {
            #expect(bar.minY > chrome.size.height)
        } else {
            #expect(bar.maxY == chrome.size.height && bar == chrome.shownBar)
        }
        #expect(chrome.bar(slidesOffScreen: true).minY > chrome.size.height)
    }

    @Test("the frame and the insets of a page end at the bar and at an overlapping sidebar", arguments: seeds)
    func insetsMatchBars(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.tabs(), edges = random.edges(isContainer: random.coin())
        let frame = chrome.frame(of: edges), insets = chrome.insets(of: edges, isBarOffScreen: chrome.isBarOffScreen)
        let isShown = !chrome.isBarGone && !chrome.isBarOffScreen
        let end = chrome.size.height - chrome.safeArea.bottom - (isShown ? chrome.barHeight : 0)
        let bottom = min(frame.maxY, chrome.size.height - chrome.safeArea.bottom) - insets.bottom
        #expect(abs(bottom - end) < 0.001)
        let clear = chrome.clear
        let left = max(frame.minX + insets.left, chrome.safeArea.left)
        let right = min(frame.maxX - insets.right, chrome.size.width - chrome.safeArea.right)
        #expect(abs(clear.minX - left) < 0.001)
        #expect(abs(clear.width - max(0, right - left)) < 0.001)
        #expect(abs(clear.maxY - max(clear.minY, end)) < 0.001)
    }

    @Test("a page that hides the bar has no inset of the bar")
    func hiding() {
        var chrome = TabChrome(
            size: CGSize(width: 390, height: 844), safeArea: LayoutInsets(top: 47, bottom: 34),
            form: TabForm(.automatic, .automatic, isHidden: false, isWide: false, isLow: false), tabsHeight: 49)
        #expect(chrome.insets(of: PageEdges(), isBarOffScreen: false) == LayoutInsets(bottom: 49))
        #expect(chrome.insets(of: PageEdges(), isBarOffScreen: true) == LayoutInsets())
        #expect(chrome.frame(of: PageEdges(bottom: false)).maxY == 761)
        chrome.isBarOffScreen = true
        #expect(chrome.tabBar == StackChrome.TabBar(height: 49, isOffScreen: true))
        #expect(chrome.frame(of: PageEdges(bottom: false)).maxY == 844)
        chrome.isBarHidden = true
        #expect(chrome.tabBar.height == 0)
    }

    @Test("all frames are mirrored in the other direction", arguments: seeds)
    func mirrored(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = random.tabs(), edges = random.edges()
        var other = chrome
        other.isRightToLeft.toggle()
        (other.safeArea.left, other.safeArea.right) = (chrome.safeArea.right, chrome.safeArea.left)
        let width = chrome.size.width
        let pairs = [
            (chrome.content, other.content), (chrome.sidebar, other.sidebar), (chrome.clear, other.clear),
            (chrome.shownBar, other.shownBar), (chrome.frame(of: edges), other.frame(of: edges)),
        ]
        for (one, two) in pairs where one.width > 0 {
            let mirror = one.mirrored(in: width)
            #expect(abs(mirror.minX - two.minX) < 0.001)
            #expect(mirror.minY == two.minY && abs(mirror.width - two.width) < 0.001 && mirror.height == two.height)
        }
        let (one, two) = (
            chrome.insets(of: edges, isBarOffScreen: false), other.insets(of: edges, isBarOffScreen: false)
        )
        #expect(one.left == two.right && one.right == two.left && one.bottom == two.bottom)
    }

    @Test("a page of a stack ends above toolbar and tab bar, at rest and while the tab bar moves", arguments: seeds)
    func stackInside(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        var tabs = random.tabs()
        let page = random.page(), toolbar = random.stack().toolbar
        let bars = (tabs.isBarGone || page.hidesTabBar ? 0 : tabs.barHeight) + (toolbar.isHidden ? 0 : toolbar.height)
        let end = tabs.size.height - tabs.safeArea.bottom - bars
        for isOffScreen in [page.hidesTabBar, !page.hidesTabBar] {
            tabs.isBarOffScreen = isOffScreen
            let container = tabs.insets(of: PageEdges(isContainer: true), isBarOffScreen: isOffScreen)
            #expect(tabs.frame(of: PageEdges(bottom: false, isContainer: true)) == tabs.content)
            var stack = StackChrome(size: tabs.content.size, safeBottom: tabs.safeArea.bottom + container.bottom)
            stack.tabBar = tabs.tabBar
            stack.toolbar = toolbar
            let bottom = stack.frame(of: page).maxY
            let covered = max(0, bottom - (stack.size.height - stack.safeBottom))
            let inset = covered + stack.insets(of: page).bottom
            #expect(inset > -0.001)
            #expect(abs(bottom - inset - end) < 0.001)
        }
    }

    @Test("the order of changes does not matter", arguments: seeds)
    func anyOrder(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let (start, target, edges) = (random.tabs(), random.tabs(), random.edges())
        let changes: [(inout TabChrome) -> Void] = [
            { $0.size = target.size }, { $0.safeArea = target.safeArea }, { $0.form = target.form },
            { $0.tabsHeight = target.tabsHeight }, { $0.isRightToLeft = target.isRightToLeft },
            { $0.isBarTranslucent = target.isBarTranslucent }, { $0.accessoryHeight = target.accessoryHeight },
            { $0.isBarHidden = target.isBarHidden }, { $0.isBarOffScreen = target.isBarOffScreen },
        ]
        for changes in [changes, changes.reversed()] {
            var chrome = start
            for change in changes { change(&chrome) }
            #expect(chrome.bar(slidesOffScreen: false) == target.bar(slidesOffScreen: false))
            #expect(chrome.frame(of: edges) == target.frame(of: edges) && chrome.clear == target.clear)
            #expect(chrome.sidebar == target.sidebar && chrome.content == target.content)
        }
    }

    @Test("the view of the bar is hidden only if both pages hide the bar")
    func concealed() {
        #expect(TabChrome.concealsBar(isOffScreen: true))
        #expect(!TabChrome.concealsBar(isOffScreen: false))
        for before in [false, true] {
            #expect(!TabChrome.concealsBar(isOffScreen: false, before: before))
            #expect(TabChrome.concealsBar(isOffScreen: true, before: before) == before)
        }
    }
}
