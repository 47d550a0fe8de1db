import Testing
import UIKit
import UIKitTesting

/// Windows whose size classes change: the size changes immediately, the metrics are animated in 0.4 s together with the
/// controllers' own animations.
@MainActor
struct ShapeMotionTests {
    private static let side = CGSize(width: 667, height: 375)
    private static let upright = CGSize(width: 390, height: 844)

    /// Records the transition and animates a view alongside.
    private final class Turning: Page {
        let mark = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
        var said: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(mark)
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            said.append("will \(Int(size.width)) \(coordinator.isAnimated) \(coordinator.transitionDuration)")
            coordinator.animate { _ in
                self.said.append("along \(Int(self.view.bounds.width)) \(Int(self.view.safeAreaInsets.top))")
                self.mark.frame.origin.y = 100
            } completion: { context in
                self.said.append("done \(context.isCancelled)")
            }
        }
    }

    private struct Film {
        var values: [CGFloat] = []
        var step: CGFloat { zip(values, values.dropFirst()).map { abs($0 - $1) }.max() ?? 0 }
        var isMonotone: Bool {
            let ways = zip(values, values.dropFirst()).map { $1 - $0 }
            return ways.allSatisfy { $0 >= -0.01 } || ways.allSatisfy { $0 <= 0.01 }
        }
    }

    /// A value in each frame from the first picture on.
    private func film(_ app: TestApp, frames: Int = 30, _ value: () -> CGFloat) -> Film {
        var film = Film()
        for _ in 0..<frames {
            film.values.append(value())
            app.advance(frames: 1)
        }
        return film
    }

    private func height(_ app: TestApp, _ view: UIView?) -> CGFloat { app.presentedFrame(of: view)?.height ?? -1 }

    @Test(
        "the bar goes from one height to the other in 0.4 s, as wide as the window at every moment",
        arguments: [true, false])
    func bar(lies: Bool) {
        let stage = NavigationStage("Root", "Top", size: lies ? Self.upright : Self.side, draws: false)
        let (before, after): (CGFloat, CGFloat) = lies ? (44, 32) : (32, 44)
        #expect(height(stage.app, stage.bar) == before)
        stage.app.resize(to: lies ? Self.side : Self.upright)
        stage.app.turn()
        let width = stage.app.window.bounds.width
        let top: CGFloat = lies ? 47 : 0
        let start = stage.app.frameCount
        var end = start
        let film = film(stage.app) {
            let frame = stage.app.presentedFrame(of: stage.bar) ?? .zero
            #expect(frame.width == width)
            #expect(frame.minX == 0)
            #expect(abs(frame.minY - top) < 0.001)
            let background = stage.app.presentedFrame(of: stage.bar.subviews.first) ?? .zero
            #expect(background.width == width)
            #expect(abs(background.maxY - frame.maxY) < 0.01)
            if frame.height != after { end = stage.app.frameCount }
            return frame.height
        }
        #expect(film.values.first == before && film.values.last == after, "\(film.values)")
        #expect(film.isMonotone)
        #expect(film.step > 0)
        #expect(film.step < 2)
        #expect((22...25).contains(end - start), "\(end - start) frames")
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("the content of the bar stays vertically centered during the animation", arguments: [true, false])
    func items(rightToLeft: Bool) throws {
        let stage = NavigationStage("Root", "Top", rightToLeft: rightToLeft, draws: false)
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
        }
        stage.app.resize(to: Self.side)
        stage.app.turn()
        for text in ["Root", "Top", "Edit"] { _ = try stage.app.require(text) }
        let film = film(stage.app) {
            let bar = stage.app.presentedFrame(of: stage.bar) ?? .zero
            var most: CGFloat = 0
            for text in ["Root", "Top", "Edit"] {
                let frame =
                    stage.app.presentedFrame(of: stage.app.findAll(UILabel.self).first { $0.text == text }) ?? .zero
                most = max(most, abs(frame.midY - bar.midY))
                #expect(frame.minX >= 0)
                #expect(frame.maxX <= 667)
            }
            return most
        }
        #expect((film.values.max() ?? 9) <= 1)
    }

    @Test("a large title hides and returns with the height class, and content at its top stays at the bar's end")
    func large() {
        let page = ScrollingPage("Library")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, draws: false)
        app.settle()
        let big = app.findAll(UILabel.self).first { $0.text == "Library" && $0.font.pointSize == 34 }
        for (size, before, after) in [(Self.side, CGFloat(96), CGFloat(32)), (Self.upright, 32, 96)] {
            app.resize(to: size)
            app.turn()
            var alphas: [CGFloat] = []
            let film = film(app) {
                let bar = app.presentedFrame(of: navigation.navigationBar) ?? .zero
                let row =
                    app.presentedFrame(of: page.scrollView.subviews.first { ($0 as? UILabel)?.text == "Row 0" })
                    ?? .zero
                #expect(abs(row.minY - bar.maxY) <= 0.5, "content at \(row.minY), bar until \(bar.maxY)")
                alphas.append(big.map { app.shownAlpha(of: $0) } ?? -1)
                return bar.height
            }
            #expect(
                film.values.first == before && film.values.last == after && film.isMonotone && film.step < 8,
                "\(film.values)")
            #expect(alphas.first == (after == 32 ? 1 : 0))
            #expect(alphas.last == (after == 32 ? 0 : 1))
            #expect(alphas.contains { $0 > 0.2 && $0 < 0.8 })
            #expect(page.scrollView.contentOffset.y == -page.scrollView.adjustedContentInset.top)
            #expect(app.animatedLayers.isEmpty)
        }
    }

    @Test("content that is scrolled stays where it is")
    func scrolled() {
        let page = ScrollingPage("Library")
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        app.settle()
        app.activate()
        page.scrollView.contentOffset.y = 700
        app.settle()
        app.resize(to: Self.side)
        app.turn()
        let film = film(app) { app.presentedFrame(of: page.scrollView.subviews.first)?.minY ?? 0 }
        #expect(Set(film.values) == [-700])
    }

    @Test(
        "controllers are notified of a size change before and after it, and animate their views alongside"
    )
    func alongside() {
        let page = Turning("Page")
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        app.settle()
        app.resize(to: Self.side)
        app.turn()
        #expect(page.said == ["will 667 true 0.4", "along 667 79"])
        let film = film(app) { app.presentedFrame(of: page.mark)?.minY ?? 0 }
        #expect(film.values.first == 300)
        #expect(film.values.last == 100)
        #expect(film.isMonotone)
        #expect(film.step < 30)
        #expect(page.said == ["will 667 true 0.4", "along 667 79", "done false"])
        page.said = []
        app.resize(to: CGSize(width: 700, height: 370))
        app.turn()
        #expect(page.said == ["will 700 false 0.0", "along 667 79", "done false"])
        #expect(app.animatedLayers.isEmpty)
    }

    @Test(
        """
        a window that is dragged across a border of classes follows at once in its size, and its bar without a \
        jump in height
        """
    )
    func dragged() {
        let stage = NavigationStage("Root", "Top", size: CGSize(width: 620, height: 900), draws: false)
        stage.change { stage.navigation.isToolbarHidden = false }
        #expect(stage.bar.frame.height == 50)
        var film = Film()
        // In, out and in again, faster than an animation ends.
        let widths =
            Array(stride(from: CGFloat(620), through: 580, by: -2))
            + Array(stride(from: CGFloat(580), through: 610, by: 3))
            + Array(stride(from: CGFloat(610), through: 480, by: -5))
        for width in widths {
            stage.app.resize(to: CGSize(width: width, height: 900))
            stage.app.advance(frames: 1)
            let bar = stage.app.presentedFrame(of: stage.bar) ?? .zero
            let tools = stage.app.presentedFrame(of: stage.navigation.toolbar) ?? .zero
            #expect(bar.width == width)
            #expect(bar.minX == 0)
            #expect(tools.width == width)
            #expect(abs(tools.maxY - (900 - stage.navigation.view.safeAreaInsets.bottom)) < 0.01)
            #expect(abs(bar.height - tools.height) < 0.01)
            film.values.append(bar.height)
        }
        #expect(film.step < 1 && film.step > 0.1, "\(film.values.map { ($0 * 10).rounded() / 10 })")
        stage.app.settle()
        #expect(stage.app.presentedFrame(of: stage.bar)?.height == 44)
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("with less motion, everything is there at once")
    func reduced() {
        let page = Turning("Page")
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, draws: false)
        app.reducesMotion = true
        app.settle()
        app.resize(to: Self.side)
        app.turn()
        #expect(page.said == ["will 667 false 0.0", "along 390 91", "done false"])
        #expect(height(app, navigation.navigationBar) == 32)
        #expect(app.animatedLayers.isEmpty)
    }

    enum Move: CaseIterable { case push, pop, swipe, takenBack }

    @Test(
        "turned while pages move, nothing jumps, and pages stand beside each other by the new width",
        arguments: Move.allCases, [3, 14, 26])
    func midMotion(move: Move, frames: Int) {
        let stage = NavigationStage("Root", "Middle", draws: false)
        stage.change {
            stage.navigation.navigationBar.prefersLargeTitles = true
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
        }
        let third = Page("Top")
        switch move {
        case .push:
            stage.navigation.pushViewController(third, animated: true)
            stage.app.advance(frames: frames)
        case .pop:
            stage.navigation.popViewController(animated: true)
            stage.app.advance(frames: frames)
        case .swipe, .takenBack:
            stage.app.drag(
                from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60 + CGFloat(frames) * 4, y: 300), frames: 8, lifts: false)
        }
        let before = height(stage.app, stage.bar)
        stage.app.resize(to: Self.side)
        stage.app.turn()
        var film = Film(values: [before])
        var ends = Film()
        for frame in 0..<80 {
            let bar = stage.app.presentedFrame(of: stage.bar) ?? .zero
            #expect(bar.width == 667 && bar.minX == 0, "frame \(frame)")
            film.values.append(bar.height)
            ends.values.append(stage.app.presentedFrame(of: stage.bar.subviews.first)?.maxY ?? 0)
            #expect(abs((ends.values.last ?? 0) - bar.maxY) < 0.01)
            if frame == 20, move == .swipe || move == .takenBack {
                stage.app.step(to: CGPoint(x: move == .swipe ? 640 : 4, y: 300))
                stage.app.lift()
            } else {
                stage.app.advance(frames: 1)
            }
        }
        #expect(film.step < 8, "\(film.values.map { ($0 * 10).rounded() / 10 })")
        #expect(film.values.last == 32)
        stage.app.settle()
        #expect(stage.app.presentedFrame(of: stage.top.view)?.width == 667)
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("a tab bar animates to its low form too")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { UINavigationController(rootViewController: Page($0)) }
        let app = TestApp(tabs, draws: false)
        app.settle()
        let before = height(app, tabs.tabBar)
        app.resize(to: Self.side)
        app.turn()
        let film = film(app) {
            let frame = app.presentedFrame(of: tabs.tabBar) ?? .zero
            // The letters have their new size immediately, and all of them are visible.
            for label in app.findAll(UILabel.self) {
                #expect((app.presentedFrame(of: label)?.width ?? 0) >= label.bounds.width - 0.01, "\(label.text ?? "")")
            }
            #expect(abs(frame.maxY - 375) < 0.001)
            #expect(frame.width == 667)
            return frame.height
        }
        #expect(
            film.values.first == before && film.values.last == before - 17 && film.isMonotone && film.step < 2,
            "\(film.values)")
        #expect(app.animatedLayers.isEmpty)
    }

    // A hidden bar moves one more point beyond the edge because of its hairline.
    @Test("bars that a low window hides slide out with its turn, and back", arguments: [true, false])
    func hides(hasToolbar: Bool) {
        let stage = NavigationStage("Root", draws: false)
        stage.change {
            stage.navigation.hidesBarsWhenVerticallyCompact = true
            stage.navigation.isToolbarHidden = !hasToolbar
            stage.top.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
        }
        for size in [Self.side, Self.upright] {
            stage.app.resize(to: size)
            stage.app.turn()
            var tools = Film()
            let film = film(stage.app) {
                if hasToolbar {
                    tools.values.append(
                        (stage.app.presentedFrame(of: stage.navigation.toolbar)?.minY ?? 0) - size.height)
                }
                return stage.app.presentedFrame(of: stage.bar)?.maxY ?? 0
            }
            #expect(film.isMonotone && film.step < 12, "\(film.values)")
            #expect(
                film.values.first == (size == Self.side ? 91 : -1) && film.values.last == (size == Self.side ? -1 : 91),
                "\(film.values)")
            #expect(tools.isMonotone && tools.step < 12, "\(tools.values)")
            stage.app.settle()
            #expect(stage.navigation.isNavigationBarHidden == (size == Self.side))
            if hasToolbar { #expect(stage.navigation.toolbar.isHidden == (size == Self.side)) }
        }
    }
}
