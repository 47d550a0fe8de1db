import ChromeLayout
import Foundation
import NavigationLogic
import Testing

@Suite("The parts of a navigation bar")
struct BarChromeTests {
    static let seeds = 0..<400

    private func chrome(_ random: inout RandomChrome) -> BarChrome {
        let heights = random.heights(), surroundings = random.surroundings()
        var chrome = BarChrome(
            size: CGSize(
                width: random.whole(280...1400), height: heights.total(scrolled: surroundings.scrolled)),
            heights: heights, surroundings: surroundings)
        chrome.isRightToLeft = random.coin()
        chrome.margin = random.pick([16, 20])
        chrome.safeLeft = random.pick([0, 44])
        chrome.safeRight = random.pick([0, 44])
        return chrome
    }

    @Test("prompt, row, large title and search row fill the bar without overlap", arguments: seeds)
    func filled(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = chrome(&random)
        let heights = chrome.heights
        let row = chrome.row(prompt: heights.prompt)
        let search = chrome.searchExtent
        let zone = chrome.zone(below: row, search: search)
        if heights.hidesRow {
            // An active search fills the bar; the row and the prompt above it have left it.
            #expect(row.maxY <= 0 && chrome.searchRow == CGRect(origin: .zero, size: chrome.size))
            return
        }
        #expect(row.minY == heights.prompt && zone.minY == row.maxY)
        #expect(abs(zone.maxY + search - chrome.size.height) < 0.001)
        #expect(abs(heights.prompt + row.height + zone.height + search - chrome.size.height) < 0.001)
        #expect(abs(chrome.searchRow.minY - zone.maxY) < 0.001)
    }

    @Test("the large title has moved exactly by the height that it has lost", arguments: seeds)
    func title(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = chrome(&random)
        guard chrome.heights.zones.title > 0, chrome.surroundings.scrolled >= 0 else { return }
        let zone = chrome.zone(below: chrome.row(prompt: chrome.heights.prompt), search: chrome.searchExtent)
        let lost = min(chrome.titleScrolled, chrome.heights.title)
        #expect(abs(zone.height - (chrome.heights.title - lost)) < 0.001)
    }

    @Test("a search field in the row is inside the bar, at its trailing end, and mirrored", arguments: seeds)
    func inlineField(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = chrome(&random)
        let field = chrome.inlineField
        #expect(field.minX >= 0 && field.maxX <= chrome.size.width && field.height == chrome.heights.row)
        #expect(chrome.inlineSearch.minY == chrome.heights.prompt)
        var other = chrome
        other.isRightToLeft.toggle()
        (other.safeLeft, other.safeRight) = (chrome.safeRight, chrome.safeLeft)
        #expect(abs(other.inlineField.minX - field.mirrored(in: chrome.size.width).minX) < 0.001)
    }

    @Test("the background fills the bar and the areas beside it")
    func background() {
        let size = CGSize(width: 390, height: 44)
        #expect(BarChrome.background(size, above: 47) == CGRect(x: 0, y: -47, width: 390, height: 91))
        #expect(BarChrome.background(size, below: 34) == CGRect(x: 0, y: 0, width: 390, height: 78))
        let chrome = BarChrome(
            size: size, heights: BarHeights(row: 44), surroundings: BarSurroundings(topExtension: 47))
        #expect(chrome.background == CGRect(x: 0, y: -47, width: 390, height: 91))
        #expect(BarChrome.statusExtension(y: 60, safeTop: 47) == 47)
        #expect(BarChrome.statusExtension(y: 20, safeTop: 47) == 20)
        #expect(BarChrome.statusExtension(y: -5, safeTop: 47) == 0)
    }

    @Test("content overlaps a bar after its zones have collapsed, over twelve points")
    func overlap() {
        let heights = BarHeights(row: 44, title: 52, place: .row(.scrollsAway), search: 52)
        #expect(ScrollFacts(scrolled: 104).overlapAtTop(heights) == 0)
        #expect(ScrollFacts(scrolled: 110).overlapAtTop(heights) == 0.5)
        #expect(ScrollFacts(scrolled: 300).overlapAtTop(heights) == 1)
        #expect(ScrollFacts(remaining: 6).overlapAtBottom == 0.5)
        #expect(ScrollFacts(remaining: -6).overlapAtBottom == 0)
    }
}
