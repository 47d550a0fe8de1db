import Testing
import UIKit
import UIKitTesting

/// Pictures that must be equal.
@MainActor
struct PicturePairTests {
    /// Rows of color under a translucent bar, without letters, so that the mirrored page is equal.
    private final class Stripes: UIViewController {
        let scrollView = UIScrollView()
        let hue: CGFloat
        init(_ hue: CGFloat) {
            self.hue = hue
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() {
            scrollView.backgroundColor = .systemBackground
            scrollView.contentSize = CGSize(width: 100, height: 1200)
            for row in 0..<24 {
                let stripe = UIView(frame: CGRect(x: 20, y: CGFloat(row * 50), width: 160, height: 30))
                stripe.backgroundColor = UIColor(hue: hue, saturation: CGFloat(row) / 24, brightness: 0.9, alpha: 1)
                stripe.layer.cornerRadius = 6
                scrollView.addSubview(stripe)
            }
            view = scrollView
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.backButtonDisplayMode = .minimal
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            view.backgroundColor = .systemTeal
            navigationItem.titleView = view
        }
    }

    private func makeStack(scale: CGFloat = 1, rightToLeft: Bool = false, large: Bool = false) -> (
        TestApp, UINavigationController
    ) {
        let navigation = UINavigationController(rootViewController: Stripes(0.1))
        navigation.navigationBar.prefersLargeTitles = large
        let app = TestApp(navigation, size: CGSize(width: 200, height: 320), scale: scale, rightToLeft: rightToLeft)
        app.settle()
        (navigation.topViewController as? Stripes)?.scrollView.contentOffset.y += 90
        app.settle()
        return (app, navigation)
    }

    private func expectWhole(_ app: TestApp, _ moment: String) {
        guard let shown = app.picture(), let fresh = app.freshPicture() else {
            return #expect(Bool(false), "no picture at \(moment)")
        }
        let difference = shown.compare(with: fresh)
        #expect(difference == nil, "\(moment): \(difference?.description ?? "")")
    }

    @Test("a push and its pop leave the picture as it was", arguments: [true, false])
    func pushAndPop(animated: Bool) throws {
        let stage = NavigationStage("Root", scale: 1)
        let before = try #require(stage.app.picture())
        stage.navigation.pushViewController(Page("Top"), animated: animated)
        stage.app.settle()
        let pushed = try #require(stage.app.picture())
        #expect(before.compare(with: pushed) != nil)
        stage.navigation.popViewController(animated: animated)
        stage.app.settle()
        let after = try #require(stage.app.picture())
        #expect(before.compare(with: after) == nil, "\(before.compare(with: after)?.description ?? "")")
    }

    @Test("a pushed page is drawn as a page that was set at the start")
    func sameWays() throws {
        let pushed = NavigationStage("Root", scale: 1)
        pushed.navigation.pushViewController(Page("Top"), animated: true)
        pushed.app.settle()
        let swiped = NavigationStage("Root", "Top", "Gone", scale: 1)
        swiped.app.swipe(from: .leading)
        swiped.app.settle()
        let still = try #require(NavigationStage("Root", "Top", scale: 1).app.picture())
        #expect(try #require(pushed.app.picture()).compare(with: still) == nil)
        #expect(try #require(swiped.app.picture()).compare(with: still) == nil)
    }

    @Test("a cancelled swipe leaves the picture unchanged")
    func takenBack() throws {
        let stage = NavigationStage("Root", "Top", scale: 1)
        let before = try #require(stage.app.picture())
        stage.app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 100, y: 400), frames: 20, lifts: false)
        stage.app.advance(frames: 12)
        stage.app.lift()
        stage.app.settle()
        #expect(stage.titles == ["Root", "Top"])
        #expect(try #require(stage.app.picture()).compare(with: before) == nil)
    }

    @Test("right to left, every moment of a push is the mirror of left to right", arguments: [0, 3, 8, 15, 25, 40])
    func mirror(frames: Int) throws {
        func picture(_ rightToLeft: Bool) -> TestPicture? {
            let (app, navigation) = makeStack(rightToLeft: rightToLeft)
            navigation.pushViewController(Stripes(0.6), animated: true)
            app.advance(frames: frames)
            return app.picture()
        }
        let left = try #require(picture(false))
        let right = try #require(picture(true)?.mirrored())
        // A few levels of 255: the round ends of the chevron are drawn from the other side.
        let difference = left.compare(with: right, tolerance: 8)
        #expect(difference == nil, "\(difference?.description ?? "")")
    }

    @Test("what is redrawn in parts is what is drawn as a whole: push and pop", arguments: [1.0, 2.0])
    func damagePush(scale: CGFloat) {
        let (app, navigation) = makeStack(scale: scale)
        expectWhole(app, "rest")
        navigation.pushViewController(Stripes(0.6), animated: true)
        for frame in stride(from: 2, through: 34, by: 4) {
            app.advance(frames: 4)
            expectWhole(app, "push, frame \(frame)")
        }
        app.settle()
        expectWhole(app, "pushed")
        navigation.popViewController(animated: true)
        for frame in stride(from: 2, through: 34, by: 8) {
            app.advance(frames: 8)
            expectWhole(app, "pop, frame \(frame)")
        }
        app.settle()
        expectWhole(app, "popped")
    }

    @Test("what is redrawn in parts is what is drawn as a whole: swipe", arguments: [1.0, 2.0])
    func damageSwipe(scale: CGFloat) {
        let (app, navigation) = makeStack(scale: scale)
        navigation.pushViewController(Stripes(0.6), animated: false)
        app.settle()
        app.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 30, y: 200), frames: 3, lifts: false)
        for x in [40, 43, 70, 120, 110, 60] as [CGFloat] {
            app.step(to: CGPoint(x: x, y: 200))
            expectWhole(app, "finger at \(x)")
        }
        app.lift()
        for _ in 0..<4 {
            app.advance(frames: 5)
            expectWhole(app, "settling")
        }
        app.settle()
        expectWhole(app, "settled")
    }

    @Test(
        "what is redrawn in parts is what is drawn as a whole: scroll under a bar, large titles too",
        arguments: [false, true])
    func damageScroll(large: Bool) {
        let (app, navigation) = makeStack(scale: 2, large: large)
        (navigation.topViewController as? Stripes)?.navigationItem.titleView = nil
        navigation.topViewController?.title = "Title"
        (navigation.topViewController as? Stripes)?.scrollView.contentOffset.y -= 90
        app.settle()
        expectWhole(app, "top")
        app.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 240), frames: 2, lifts: false)
        for y in [230, 212, 205, 190, 160, 90] as [CGFloat] {
            app.step(to: CGPoint(x: 100, y: y))
            expectWhole(app, "finger at \(y)")
        }
        app.lift()
        for _ in 0..<4 {
            app.advance(frames: 4)
            expectWhole(app, "running out")
        }
        app.settle()
        expectWhole(app, "rest")
    }

    @Test("what is redrawn in parts is what is drawn as a whole: alert, menu, hidden bars, dark")
    func damageElse() throws {
        let (app, navigation) = makeStack(scale: 2)
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }]))
        app.settle()
        try app.tap("More")
        for _ in 0..<4 {
            app.advance(frames: 4)
            expectWhole(app, "menu")
        }
        try app.tap("One")
        app.settle()
        expectWhole(app, "menu gone")
        let alert = UIAlertController(title: "Alert", message: "Words", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.present(alert, animated: true)
        for _ in 0..<4 {
            app.advance(frames: 4)
            expectWhole(app, "alert")
        }
        try app.tap("OK")
        app.settle()
        navigation.setNavigationBarHidden(true, animated: true)
        for _ in 0..<4 {
            app.advance(frames: 4)
            expectWhole(app, "bar hides")
        }
        app.isDark = true
        expectWhole(app, "dark")
        navigation.setNavigationBarHidden(false, animated: true)
        app.advance(frames: 6)
        expectWhole(app, "bar shows")
    }

    @Test("switched to dark and back, the picture is as it was; dark from the start is the same as dark later")
    func dark() throws {
        let stage = NavigationStage("Root", "Top", scale: 1)
        let light = try #require(stage.app.picture())
        stage.app.isDark = true
        stage.app.settle()
        let dark = try #require(stage.app.picture())
        let navigation = UINavigationController()
        navigation.viewControllers = [Page("Root"), Page("Top")]
        let other = TestApp(navigation, scale: 1, dark: true)
        other.settle()
        #expect(try #require(other.picture()).compare(with: dark) == nil)
        stage.app.isDark = false
        stage.app.settle()
        #expect(try #require(stage.app.picture()).compare(with: light) == nil)
        #expect(light.compare(with: dark) != nil)
    }
}
