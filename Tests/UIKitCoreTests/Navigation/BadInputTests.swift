import Foundation
import RandomWalk
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

/// Invalid input that must not cause any loss.
@MainActor
struct BadInputTests {
    private func expectRest(_ stage: NavigationStage, _ titles: [String]) {
        #expect(stage.app.settle())
        #expect(stage.titles == titles)
        #expect(stage.app.title == titles.last)
        #expect(stage.navigation.visibleViewController === stage.navigation.topViewController)
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("2000 fast taps on the back button end at the root")
    func manyTaps() {
        let stage = NavigationStage("Root", size: CGSize(width: 200, height: 320), scale: 1, draws: false)
        for number in 0..<1000 { stage.navigation.pushViewController(Page("P\(number)"), animated: false) }
        stage.app.settle()
        for tap in 0..<2000 {
            stage.app.press(at: CGPoint(x: 15, y: 20))
            stage.app.lift()
            if tap % 7 == 0 { stage.app.advance(frames: 1) }
        }
        stage.app.settle()
        #expect(stage.titles.first == "Root")
        #expect(stage.app.title == stage.titles.last)
        #expect(stage.titles.count < 1000)
        // A tap that hits a moving button is not a tap on the button. Popping to the root is possible anyway.
        while stage.navigation.viewControllers.count > 1 { stage.navigation.popToRootViewController(animated: true) }
        expectRest(stage, ["Root"])
    }

    @Test("two thousand backs by key end at the root")
    func manyKeys() {
        let stage = NavigationStage("Root", size: CGSize(width: 200, height: 320), scale: 1, draws: false)
        for number in 0..<1000 { stage.navigation.pushViewController(Page("P\(number)"), animated: false) }
        stage.app.settle()
        for _ in 0..<2000 { stage.app.press(.left, modifiers: .alternate) }
        expectRest(stage, ["Root"])
    }

    @Test("a window that is resized to one point during a push is complete after it is enlarged")
    func tiny() {
        let stage = NavigationStage("Root")
        stage.navigation.pushViewController(Page("Top"), animated: true)
        stage.app.advance(frames: 8)
        stage.app.resize(to: CGSize(width: 1, height: 1))
        stage.app.advance(frames: 3)
        stage.navigation.popViewController(animated: true)
        stage.navigation.pushViewController(Page("Next"), animated: true)
        stage.app.settle()
        stage.app.resize(to: CGSize(width: 390, height: 844))
        expectRest(stage, ["Root", "Next"])
        #expect(stage.top.view.bounds.size == CGSize(width: 390, height: 844))
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    }

    @Test("a storm of sizes in the middle of a push and of a swipe")
    func storm() throws {
        let stage = NavigationStage("Root", "Middle", scale: 1)
        var random = SeededNumbers(seed: 7)
        stage.navigation.pushViewController(Page("Top"), animated: true)
        for _ in 0..<60 {
            let size = CGSize(
                width: .random(in: 0...1200, using: &random), height: .random(in: 0...900, using: &random))
            stage.app.resize(to: size)
            if Bool.random(using: &random) { stage.app.advance(frames: 1) }
        }
        stage.app.resize(to: CGSize(width: 390, height: 844))
        expectRest(stage, ["Root", "Middle", "Top"])
        stage.app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 200, y: 400), frames: 10, lifts: false)
        for width in stride(from: 390.0, through: 200, by: -10) {
            stage.app.resize(to: CGSize(width: width, height: 500))
        }
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.step(to: CGPoint(x: 380, y: 400))
        stage.app.lift()
        expectRest(stage, ["Root", "Middle"])
        let picture = try #require(stage.app.picture())
        let fresh = try #require(NavigationStage("Root", "Middle", scale: 1).app.picture())
        #expect(picture.compare(with: fresh) == nil)
    }

    @Test(
        "frames and scroll positions that are no numbers leave what was there",
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func noNumbers(value: CGFloat) {
        let page = ScrollingPage("Page")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation)
        app.settle()
        page.scrollView.contentOffset = CGPoint(x: value, y: value)
        page.scrollView.contentSize = CGSize(width: value, height: value)
        let view = UIView(frame: CGRect(x: value, y: value, width: value, height: value))
        view.backgroundColor = .red
        page.scrollView.addSubview(view)
        view.center = CGPoint(x: value, y: 3)
        view.bounds.size.width = value
        view.alpha = value
        view.transform = CGAffineTransform(scaleX: value, y: 1)
        page.additionalSafeAreaInsets.top = value
        page.scrollView.contentInset.top = value
        navigation.pushViewController(Page("Top"), animated: true)
        app.advance(frames: 5)
        app.touchEverywhere(value)
        #expect(app.settle())
        #expect(app.title == "Top")
        navigation.popViewController(animated: true)
        #expect(app.settle())
        #expect(app.title == "Page")
        #expect(app.picture() != nil)
    }

    @Test("an empty stack is shown as an empty screen, and takes its first page")
    func empty() {
        let navigation = UINavigationController()
        let app = TestApp(navigation)
        app.settle()
        #expect(app.title == nil)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true) == nil)
        #expect(navigation.topViewController == nil)
        #expect(navigation.visibleViewController == nil)
        app.swipe(from: .left)
        app.press(.left, modifiers: .alternate)
        navigation.pushViewController(Page("First"), animated: true)
        app.settle()
        #expect(app.title == "First")
        #expect(app.backLabel == nil)
        navigation.viewControllers = []
        app.settle()
        #expect(app.title == nil)
        navigation.setViewControllers([Page("A"), Page("B")], animated: true)
        app.settle()
        #expect(app.title == "B")
        #expect(app.backLabel == "A")
    }

    @Test("a broken image is ignored, and the bar works without it")
    func brokenImage() {
        let stage = NavigationStage("Root")
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])) == nil)
        #expect(UIImage(named: "nowhere") == nil)
        #expect(UIImage(contentsOfFile: "/dev/null") == nil)
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: UIImage(data: Data([1])), style: .plain, target: nil, action: nil)
        }
        expectRest(stage, ["Root"])
    }

    @Test("a stack of ten thousand pushes and pops as one of ten does", arguments: [10, 10_000])
    func deep(depth: Int) {
        let root = Page("Root")
        let navigation = UINavigationController()
        navigation.viewControllers = [root] + (1..<depth).map { Page("P\($0)") }
        let app = TestApp(navigation, size: CGSize(width: 200, height: 320), scale: 1, draws: false)
        app.settle()
        for _ in 0..<3 {
            navigation.pushViewController(Page("Top"), animated: true)
            app.settle()
            navigation.popViewController(animated: true)
            app.settle()
        }
        #expect(app.title == (depth == 1 ? "Root" : "P\(depth - 1)"))
        navigation.popToRootViewController(animated: true)
        app.settle()
        #expect(app.title == "Root")
        #expect(navigation.children.count == 1)
    }

    @Test("a controller's bar restores its frame after a change by the app, and ignores a view added to the bar")
    func ownGeometry() {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.bar.frame = CGRect(x: 30, y: 200, width: 50, height: 5) }
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        stage.change { stage.bar.bounds.size = CGSize(width: 10, height: 10) }
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 44))
        stage.change { stage.bar.addSubview(view) }
        stage.navigation.popViewController(animated: true)
        #expect(view.superview === stage.bar)
        #expect(stage.app.settle())
        #expect(stage.titles == ["Root"])
        #expect(stage.app.title == "Root")
    }
}

extension TestApp {
    /// Touches, wheel steps and a size with invalid numbers.
    fileprivate func touchEverywhere(_ value: CGFloat) {
        drag(from: CGPoint(x: value, y: value), to: CGPoint(x: 3, y: value), frames: 2)
        drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: value, y: 400), frames: 2)
        wheel(by: CGPoint(x: value, y: value), at: CGPoint(x: 100, y: 300))
        wheel(by: CGPoint(x: 0, y: 10), at: CGPoint(x: value, y: 300))
    }
}
