import ChromeLayout
import Foundation
import NavigationLogic
import Testing

@Suite("The parts of a search bar")
struct SearchBarChromeTests {
    static let seeds = 0..<400
    static let places: [SearchBarPlace] = [
        .row(.scrollsAway), .row(.stays), .row(.alone), .line, .toolbar, .outside,
    ]
    static let metrics = SearchBarChrome.Metrics(
        fieldHeight: 36, ownHeight: 56, ownMargin: 8, rowHeight: 52, rowTop: 1, promptHeight: 19, scopeHeight: 40,
        segmentHeight: 32, cancelGap: 12, cornerRadius: 10)

    private func chrome(_ random: inout RandomChrome) -> SearchBarChrome {
        var chrome = SearchBarChrome(
            size: CGSize(width: random.whole(280...1400), height: 0), place: random.pick(Self.places),
            metrics: Self.metrics)
        chrome.sideMargin = random.pick([16, 20])
        chrome.safeLeft = random.pick([0, 44])
        chrome.safeRight = random.pick([0, 44])
        chrome.isRightToLeft = random.coin()
        chrome.hasPrompt = random.coin()
        chrome.showsScopes = random.coin()
        chrome.showsCancel = random.coin()
        chrome.cancelWidth = random.whole(30...90)
        chrome.size.height = chrome.wantedHeight
        return chrome
    }

    @Test("at its own height a field is complete and opaque, inside the bar", arguments: seeds)
    func complete(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = chrome(&random)
        if chrome.place == .toolbar {
            // A toolbar gives the bar its own height.
            #expect(chrome.field.height == chrome.size.height - 4)
        } else {
            #expect(chrome.field.height == Self.metrics.fieldHeight)
        }
        #expect(chrome.field.minY >= 0 && chrome.field.maxY <= chrome.size.height)
        #expect(chrome.field.minX >= 0 && chrome.field.maxX <= chrome.size.width)
        #expect(chrome.contentAlpha == 1 && chrome.fieldAlpha == 1)
        #expect(chrome.cancelAlpha == (chrome.showsCancel ? 1 : 0))
        #expect(chrome.scopeAlpha == (chrome.showsScopes ? 1 : 0))
    }

    @Test("the cancel button is beside the field, and outside of the bar while hidden", arguments: seeds)
    func cancel(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = chrome(&random)
        #expect(!chrome.field.intersects(chrome.cancel))
        let bar = CGRect(origin: .zero, size: chrome.size)
        #expect(chrome.showsCancel || !bar.intersects(chrome.cancel))
        let gap = chrome.isRightToLeft ? chrome.field.minX - chrome.cancel.maxX : chrome.cancel.minX - chrome.field.maxX
        if chrome.showsCancel { #expect(gap == Self.metrics.cancelGap) }
    }

    @Test("the other reading direction mirrors field and cancel button", arguments: seeds)
    func mirrored(_ seed: Int) {
        var random = RandomChrome(seed: UInt64(seed))
        let chrome = chrome(&random)
        var other = chrome
        other.isRightToLeft.toggle()
        for (one, two) in [(chrome.field, other.field), (chrome.cancel, other.cancel)] {
            #expect(abs(one.minX - (chrome.size.width - two.maxX)) < 0.001 && one.size == two.size)
        }
    }

    @Test("a row that is scrolled out of view shrinks its field, whose content is transparent before it is gone")
    func scrolling() {
        var chrome = SearchBarChrome(
            size: CGSize(width: 390, height: 52), place: .row(.scrollsAway), metrics: Self.metrics)
        var former = chrome
        for height in stride(from: CGFloat(52), through: 0, by: -1) {
            chrome.size.height = height
            #expect(chrome.field.height <= former.field.height && chrome.contentAlpha <= former.contentAlpha)
            #expect(chrome.contentAlpha == 0 || chrome.fieldAlpha == 1)
            former = chrome
        }
        #expect(chrome.field.height == 0 && chrome.fieldAlpha == 0 && chrome.cornerRadius == 0)
    }

    @Test("a low row shows the bottom of its search bar, and scopes are between the margins")
    func row() {
        #expect(
            SearchBarChrome.bar(inRow: CGSize(width: 390, height: 80), wanted: 52)
                == CGRect(x: 0, y: 28, width: 390, height: 52))
        #expect(
            SearchBarChrome.bar(inRow: CGSize(width: 390, height: 20), wanted: 52)
                == CGRect(x: 0, y: 0, width: 390, height: 20))
        var chrome = SearchBarChrome(size: CGSize(width: 800, height: 92), place: .line, metrics: Self.metrics)
        (chrome.sideMargin, chrome.safeLeft, chrome.safeRight) = (20, 44, 0)
        #expect(chrome.scopesBelowField(gap: 8) == CGRect(x: 64, y: 52, width: 716, height: 32))
    }

    @Test("a prompt is above the field of a bar on its own, and in no row")
    func prompt() {
        var chrome = SearchBarChrome(size: CGSize(width: 390, height: 56), place: .outside, metrics: Self.metrics)
        let plain = chrome.field
        chrome.hasPrompt = true
        #expect(chrome.wantedHeight == 75)
        #expect(chrome.field.minY == plain.minY + Self.metrics.promptHeight)
        chrome.place = .row(.stays)
        #expect(chrome.wantedHeight == 52)
    }

    @Test("the row of the lower page fades during a push, that of the upper page is opaque")
    func rows() {
        #expect(SearchBarChrome.rowAlpha(isUpper: true, push: 0.25) == 1)
        #expect(SearchBarChrome.rowAlpha(isUpper: false, push: 0.25) == 0.75)
        #expect(SearchBarChrome.rowAlpha(isUpper: false, push: 1) == 0)
    }
}
