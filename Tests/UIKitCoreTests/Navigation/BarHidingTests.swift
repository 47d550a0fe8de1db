import Testing
import UIKit
import UIKitTesting

/// Bars that are hidden and shown.
@MainActor
struct BarHidingTests {
    /// A page without a bar, as in apps.
    private final class Bare: Page {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    private func tapContent(_ stage: NavigationStage) {
        stage.app.tap(at: CGPoint(x: 195, y: 500))
        stage.app.settle()
    }

    @Test("an unhandled tap in the content hides the bars, another tap shows them")
    func tap() {
        let stage = NavigationStage("Root", "Top")
        tapContent(stage)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.change { stage.navigation.hidesBarsOnTap = true }
        tapContent(stage)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.app.title == nil)
        #expect(stage.top.view.safeAreaInsets.top == 47)
        tapContent(stage)
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.app.title == "Top")
        #expect(stage.top.view.safeAreaInsets.top == 91)
        stage.change { stage.navigation.hidesBarsOnTap = false }
        tapContent(stage)
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("a tap that a button handles leaves the bars alone")
    func handled() throws {
        let stage = NavigationStage("Root")
        var count = 0
        stage.change {
            stage.navigation.hidesBarsOnTap = true
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in count += 1 })
            button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
            stage.top.view.addSubview(button)
        }
        try stage.app.tap("Press")
        stage.app.settle()
        #expect(count == 1)
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("the toolbar hides along only if it has items", arguments: [true, false])
    func toolbar(hasItems: Bool) {
        let stage = NavigationStage("Root")
        stage.change {
            stage.navigation.hidesBarsOnTap = true
            stage.navigation.isToolbarHidden = false
            if hasItems {
                stage.top.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
            }
        }
        tapContent(stage)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.isToolbarHidden == hasItems)
    }

    @Test("nothing of a hidden bar is left at the edge of the window, not even its line")
    func noLine() throws {
        let navigation = UINavigationController(rootViewController: ScrollingPage("Root"))
        let app = TestApp(navigation, scale: 1)
        app.settle()
        app.scroll(by: 200)
        app.settle()
        navigation.setNavigationBarHidden(true, animated: true)
        app.settle()
        let picture = try #require(app.picture())
        for x in stride(from: 0, to: 390, by: 13) { #expect(picture[x, 0]?.red == picture[389, 3]?.red) }
    }

    @Test("a hidden bar gets no taps, and content extends to its area", arguments: [true, false])
    func hidden(animated: Bool) {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.navigation.setNavigationBarHidden(true, animated: animated) }
        stage.app.tap(at: CGPoint(x: 15, y: 65))
        stage.app.settle()
        #expect(stage.titles == ["Root", "Top"])
        #expect(stage.app.backLabel == nil)
        stage.change { stage.navigation.setNavigationBarHidden(false, animated: animated) }
        #expect(stage.app.backLabel == "Root")
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    }

    @Test("a bar that only one of two screens has moves sideways with it", arguments: [false, true])
    func sideways(rightToLeft: Bool) {
        let stage = NavigationStage("Root", rightToLeft: rightToLeft)
        stage.navigation.pushViewController(Bare("Bare"), animated: true)
        stage.app.advance(frames: 8)
        let x = stage.app.presentedFrame(of: stage.bar)?.minX ?? 0
        #expect(rightToLeft ? x > 100 : x < -100)
        #expect(stage.app.presentedFrame(of: stage.bar)?.minY == 47)
        stage.app.settle()
        #expect(stage.app.title == nil)
        stage.navigation.popViewController(animated: true)
        stage.app.advance(frames: 8)
        let back = stage.app.presentedFrame(of: stage.bar)?.minX ?? 0
        #expect(rightToLeft ? back > 0 && back < 390 : back < 0 && back > -390)
        stage.app.settle()
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(stage.app.title == "Root")
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test(
        "a swipe from a screen with a bar to one without takes the bar along, or leaves it as it was",
        arguments: [true, false], [false, true])
    func swipeToBare(completes: Bool, rightToLeft: Bool) {
        let navigation = UINavigationController(rootViewController: Bare("Bare"))
        let app = TestApp(navigation, rightToLeft: rightToLeft)
        app.settle()
        #expect(navigation.isNavigationBarHidden)
        navigation.pushViewController(Page("Top"), animated: true)
        app.settle()
        #expect(app.title == "Top")
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        func x(_ way: CGFloat) -> CGFloat { rightToLeft ? 390 - way : way }
        app.drag(from: CGPoint(x: x(3), y: 400), to: CGPoint(x: x(113), y: 400), frames: 20, lifts: false)
        // The bar moves under the finger together with its page.
        let place = app.presentedFrame(of: navigation.navigationBar)
        #expect(place?.minY == 47)
        #expect(abs((place?.minX ?? 0) - (rightToLeft ? -100 : 100)) < 1)
        app.advance(frames: 12)
        app.step(to: CGPoint(x: x(completes ? 380 : 113), y: 400))
        app.lift()
        #expect(app.settle())
        #expect(navigation.viewControllers.count == (completes ? 1 : 2))
        #expect(navigation.isNavigationBarHidden == completes)
        #expect(app.title == (completes ? nil : "Top"))
        #expect(navigation.navigationBar.frame.minY == (completes ? -45 : 47))
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a push to a page without a bar that is cancelled half way keeps the bar", arguments: [2, 12, 28])
    func interrupted(frames: Int) {
        let stage = NavigationStage("Root")
        stage.navigation.pushViewController(Bare("Bare"), animated: true)
        stage.app.advance(frames: frames)
        stage.navigation.popViewController(animated: true)
        #expect(stage.app.settle())
        #expect(stage.titles == ["Root"])
        #expect(stage.app.title == "Root")
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(stage.app.animatedLayers.isEmpty)
    }
}
