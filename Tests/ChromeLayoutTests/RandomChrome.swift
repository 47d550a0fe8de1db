import ChromeLayout
import Foundation
import NavigationLogic
import SeededNumbers

/// Random facts of stacks and tab bar controllers, the same in every run.
struct RandomChrome {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func coin() -> Bool { Bool.random(using: &numbers) }
    mutating func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }
    mutating func fraction() -> Double { Double.random(in: 0...1, using: &numbers) }
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &numbers)]
    }

    mutating func edges(isContainer: Bool = false) -> PageEdges {
        PageEdges(top: coin(), bottom: coin(), includesOpaqueBars: coin(), isContainer: isContainer)
    }

    mutating func heights() -> BarHeights {
        let place = pick([
            SearchBarPlace.outside, .row(.scrollsAway), .row(.stays), .row(.alone), .line, .toolbar,
        ])
        let search: CGFloat = place.isRow ? 52 : place == .line && coin() ? 44 : 0
        return BarHeights(
            row: pick([32, 44, 50, 56]), prompt: coin() ? 30 : 0, title: coin() ? pick([52, 93, 113]) : 0, place: place,
            search: search, growsWithPull: coin())
    }

    mutating func page() -> PageFacts { PageFacts(edges: edges(), bar: heights(), hidesTabBar: coin()) }

    mutating func surroundings() -> BarSurroundings {
        var surroundings = BarSurroundings(topExtension: pick([0, 20, 47, 59]), isInSheet: coin())
        surroundings.scrolled = whole(-60...200)
        surroundings.growsWithPull = coin()
        return surroundings
    }

    /// A stack in a window that is higher than all bars together, at a scale of 1, 2 or 3.
    mutating func stack(inTabs: Bool? = nil) -> StackChrome {
        let scale = pick([1, 2, 3]) as CGFloat
        let safeTop = pick([0, 20, 24, 47, 59, 62]) as CGFloat
        let own = pick([0, 20, 34]) as CGFloat
        var tabBar: StackChrome.TabBar?
        if inTabs ?? coin() {
            tabBar = StackChrome.TabBar(height: pick([0, 32, 49, 50, 97]), isTranslucent: coin(), isOffScreen: coin())
        }
        var chrome = StackChrome(
            size: CGSize(width: whole(280...1400), height: whole(560...1400)), safeTop: safeTop,
            safeBottom: own + (tabBar?.inset ?? 0),
            barTop: StackChrome.barTop(safeTop: safeTop, isAtTopOfPhone: coin(), scale: scale))
        chrome.tabBar = tabBar
        chrome.isRightToLeft = coin()
        chrome.isBarHidden = coin()
        chrome.isBarTranslucent = coin()
        chrome.toolbar = StackChrome.Toolbar(height: pick([32, 44, 50]), isTranslucent: coin(), isHidden: coin())
        return chrome
    }

    mutating func tabs() -> TabChrome {
        var chrome = TabChrome(
            size: CGSize(width: whole(280...1400), height: whole(320...1400)),
            safeArea: LayoutInsets(
                top: pick([0, 24, 47]), left: pick([0, 44]), bottom: pick([0, 20, 34]), right: pick([0, 44])),
            form: TabForm(
                pick(TabForm.Mode.allCases), pick(TabForm.Layout.allCases), isHidden: coin(), isWide: coin(),
                isLow: coin()), tabsHeight: pick([32, 49, 50]), accessoryHeight: pick([0, 48, 65]))
        chrome.isRightToLeft = coin()
        chrome.isBarTranslucent = coin()
        chrome.isBarHidden = coin()
        chrome.isBarOffScreen = coin()
        return chrome
    }
}

extension CGRect {
    /// Whether both frames have a common area; a common edge is none.
    func overlaps(_ other: CGRect) -> Bool {
        let common = intersection(other)
        return !common.isNull && common.width > 0 && common.height > 0
    }

    /// The frame in a view of this width with the other layout direction.
    func mirrored(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}
