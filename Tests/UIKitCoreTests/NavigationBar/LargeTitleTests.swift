import Testing
import UIKit
import UIKitTesting

/// The large title tracks the finger.
@MainActor
struct LargeTitleTests {
    private func makeStage(rightToLeft: Bool = false) -> (TestApp, UINavigationController, ScrollingPage) {
        let page = ScrollingPage("Library")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, rightToLeft: rightToLeft)
        app.settle()
        return (app, navigation, page)
    }

    /// The visible label of the two.
    private func label(_ app: TestApp) throws -> UILabel {
        let labels = app.findAll(UILabel.self).filter {
            $0.accessibilityTraits.contains(.header) && $0.text == "Library"
        }
        return try #require(labels.max { app.shownAlpha(of: $0) < app.shownAlpha(of: $1) })
    }

    @Test(
        "at rest the bar is 96 points high and shows the large title at its bottom, at the margin",
        arguments: [false, true])
    func rest(rightToLeft: Bool) throws {
        let (app, navigation, page) = makeStage(rightToLeft: rightToLeft)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(page.scrollView.adjustedContentInset.top == 143)
        let title = try label(app)
        #expect(title.font.pointSize == 34)
        let frame = title.convert(title.bounds, to: nil)
        #expect(rightToLeft ? frame.maxX == 390 - 16 : frame.minX == 16)
        #expect(frame.maxY == 135)
    }

    @Test("the bar shrinks point for point with the finger, down to 44")
    func collapses() {
        let (app, navigation, page) = makeStage()
        app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 570), frames: 10, lifts: false)
        let offset = page.scrollView.contentOffset.y + page.scrollView.adjustedContentInset.top
        #expect(offset > 10)
        #expect(offset < 40)
        #expect(navigation.navigationBar.frame.height == 96 - offset)
        for y in stride(from: 560, through: 400, by: -10) {
            app.step(to: CGPoint(x: 195, y: CGFloat(y)))
            #expect((44...96).contains(navigation.navigationBar.frame.height))
        }
        #expect(navigation.navigationBar.frame.height == 44)
        app.lift()
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(app.title == "Library")
    }

    @Test("a bar released between both heights moves to the nearer height", arguments: [20.0, 40.0])
    func snaps(travel: CGFloat) {
        let (app, navigation, page) = makeStage()
        app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 600 - travel - 10), frames: 30, lifts: false)
        for _ in 0..<10 { app.step(to: CGPoint(x: 195, y: 600 - travel - 10)) }
        #expect(navigation.navigationBar.frame.height < 96)
        app.lift()
        app.settle()
        #expect(navigation.navigationBar.frame.height == (travel > 26 ? 44 : 96))
        let scrolled = page.scrollView.contentOffset.y + page.scrollView.adjustedContentInset.top
        #expect(scrolled == (travel > 26 ? 52 : 0))
    }

    @Test("a pull enlarges the bar and the title, and the release restores both")
    func stretches() throws {
        let (app, navigation, _) = makeStage()
        let rest = try label(app)
        let width = app.presentedFrame(of: rest)?.width ?? 0
        app.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 600), frames: 20, lifts: false)
        #expect(navigation.navigationBar.frame.height > 120)
        #expect((app.presentedFrame(of: try label(app))?.width ?? 0) > width)
        app.lift()
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(app.presentedFrame(of: try label(app))?.width == width)
    }

    @Test("the background is hidden at the top and fades in while content moves under the bar")
    func background() throws {
        let (app, navigation, page) = makeStage()
        let material = try #require(navigation.navigationBar.subviews.first?.subviews.first)
        var strength: CGFloat { material.isHidden ? 0 : material.alpha }
        #expect(strength == 0)
        var last: CGFloat = 0
        for offset in stride(from: 0.0, through: 80, by: 4) {
            page.scrollView.contentOffset.y = offset - page.scrollView.adjustedContentInset.top
            app.settle()
            #expect(strength >= last)
            if offset <= 52 { #expect(strength == 0) }
            last = strength
        }
        #expect(last == 1)
    }

    @Test("code that scrolls to the bottom collapses the bar, and back to the top expands it")
    func byCode() {
        let (app, navigation, page) = makeStage()
        page.scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        page.scrollView.setContentOffset(CGPoint(x: 0, y: -page.scrollView.adjustedContentInset.top), animated: true)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test("a page with the display mode `never` has a small bar, and the pop restores the large bar")
    func never() {
        let (app, navigation, _) = makeStage()
        let page = ScrollingPage("Small")
        page.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(page, animated: true)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(page.scrollView.adjustedContentInset.top == 91)
        #expect(app.title == "Small")
        navigation.popViewController(animated: true)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(app.title == "Library")
    }

    @Test("the display mode `automatic` inherits from the page below")
    func automatic() {
        let (app, navigation, _) = makeStage()
        navigation.pushViewController(ScrollingPage("Also"), animated: false)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        let small = ScrollingPage("Small")
        small.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(small, animated: false)
        navigation.pushViewController(ScrollingPage("Inherits"), animated: false)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test("a page keeps its scroll position after a push and a pop")
    func remembers() {
        let (app, navigation, page) = makeStage()
        page.scrollView.contentOffset.y = 300
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.pushViewController(ScrollingPage("Next"), animated: true)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(page.scrollView.contentOffset.y == 300)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test("the bar's preference for large titles can change while the bar is on screen")
    func switched() {
        let (app, navigation, _) = makeStage()
        navigation.navigationBar.prefersLargeTitles = false
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.navigationBar.prefersLargeTitles = true
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }
}
