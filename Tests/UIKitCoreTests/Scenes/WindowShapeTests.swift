import Testing
import UIKit
import UIKitTesting

/// Phones that rotate and windows that the user resizes: the bar has the window's width immediately. If the size
/// classes change, its new metrics follow after the animation of ShapeMotionTests.
@MainActor
struct WindowShapeTests {
    private static let side = CGSize(width: 844, height: 390)
    private static let narrowSide = CGSize(width: 667, height: 375)
    private static let upright = CGSize(width: 390, height: 844)

    private func label(_ stage: NavigationStage, _ text: String) -> CGRect? {
        stage.app.find(text).map { $0.convert($0.bounds, to: nil) }
    }

    @Test("after a rotation and back, the bar and its content have the layout of the size classes")
    func turns() throws {
        let stage = NavigationStage("Root", "Top", draws: false)
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
        }
        for _ in 0..<3 {
            stage.app.resize(to: Self.narrowSide)
            stage.app.turn()
            // The model has its final value, and the display is animated.
            #expect(stage.bar.frame.size == CGSize(width: 667, height: 32))
            #expect(stage.app.presentedFrame(of: stage.bar)?.size == CGSize(width: 667, height: 44))
            stage.app.settle()
            #expect(stage.app.presentedFrame(of: stage.bar)?.size == CGSize(width: 667, height: 32))
            #expect(stage.app.animatedLayers.isEmpty)
            for text in ["Root", "Top", "Edit"] {
                let frame = try stage.frame(text)
                #expect(abs(frame.midY - stage.bar.frame.midY) <= 0.5, "\(text)")
            }
            #expect(stage.top.view.safeAreaInsets.top == stage.bar.frame.maxY)
            stage.app.resize(to: Self.upright)
            stage.app.settle()
            #expect(stage.bar.frame.size == CGSize(width: 390, height: 44))
            #expect(abs(try stage.frame("Edit").maxX - 374) <= 0.5)
            #expect(stage.app.animatedLayers.isEmpty)
        }
    }

    // Measured: in landscape, the bars of all phones have the same height.
    @Test("a wide phone in landscape has low bars")
    func wide() {
        let stage = NavigationStage("Root", draws: false)
        stage.app.resize(to: Self.side)
        stage.app.settle()
        #expect(stage.bar.frame.height == 32)
    }

    @Test("a window of compact height has no large title, and the large title returns at the top")
    func large() throws {
        let page = ScrollingPage("Library")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, draws: false)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        app.resize(to: Self.narrowSide)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 32)
        #expect(page.scrollView.contentOffset.y == -page.scrollView.adjustedContentInset.top)
        #expect((app.find("Library") as? UILabel)?.font.pointSize == 17)
        app.resize(to: Self.upright)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(page.scrollView.contentOffset.y == -page.scrollView.adjustedContentInset.top)
        #expect(app.findAll(UILabel.self).contains { $0.text == "Library" && $0.font.pointSize == 34 })
    }

    enum Move: CaseIterable { case push, pop, swipe, takenBack, hide }

    @Test(
        "a rotation during an animation ends in the same bar as a rotation before it",
        arguments: Move.allCases,
        [2, 12, 26])
    func midMotion(move: Move, frames: Int) throws {
        func run(turning: Bool) throws -> (NavigationStage, [CGRect]) {
            let stage = NavigationStage("Root", "Middle", draws: false)
            stage.navigation.navigationBar.prefersLargeTitles = true
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            stage.app.settle()
            if !turning { stage.app.resize(to: Self.narrowSide) }
            stage.app.settle()
            let middle = stage.app.window.bounds.midY
            switch move {
            case .push:
                stage.navigation.pushViewController(Page("Top"), animated: true)
                stage.app.advance(frames: frames)
            case .pop:
                stage.navigation.popViewController(animated: true)
                stage.app.advance(frames: frames)
            case .hide:
                stage.navigation.setNavigationBarHidden(true, animated: true)
                stage.app.advance(frames: frames)
            case .swipe, .takenBack:
                stage.app.drag(
                    from: CGPoint(x: 2, y: middle), to: CGPoint(x: 60 + CGFloat(frames) * 4, y: middle), frames: 8,
                    lifts: false)
            }
            if turning {
                stage.app.resize(to: Self.narrowSide)
                stage.app.advance(frames: 2)
            }
            if move == .swipe {
                stage.app.step(to: CGPoint(x: 640, y: middle))
                stage.app.lift()
            }
            if move == .takenBack {
                stage.app.step(to: CGPoint(x: 4, y: middle))
                stage.app.lift()
            }
            stage.app.settle()
            #expect(stage.app.animatedLayers.isEmpty)
            let texts = ["Root", "Middle", "Top", "Edit"].compactMap { label(stage, $0) }
            return (stage, [stage.bar.frame, stage.top.view.convert(stage.top.view.bounds, to: nil)] + texts)
        }
        let (turned, places) = try run(turning: true)
        let (still, wanted) = try run(turning: false)
        #expect(turned.titles == still.titles)
        #expect(places == wanted)
        #expect(turned.bar.frame.height == 32)
        #expect(turned.app.backLabel == still.app.backLabel)
    }

    @Test("rotated back during a push, the large title is at its usual position")
    func midPushUpright() {
        let stage = NavigationStage("Root", draws: false)
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.app.resize(to: Self.narrowSide)
        stage.app.settle()
        stage.navigation.pushViewController(Page("Top"), animated: true)
        stage.app.advance(frames: 10)
        stage.app.resize(to: Self.upright)
        stage.app.settle()
        #expect(stage.bar.frame.height == 96)
        #expect(stage.app.title == "Top")
        #expect(stage.app.backLabel == "Root")
        #expect(
            stage.app.findAll(UILabel.self).contains {
                $0.text == "Top" && $0.font.pointSize == 34 && $0.convert($0.bounds, to: nil).minX == 16
            })
    }

    @Test("a toolbar changes its height too")
    func toolbar() {
        let stage = NavigationStage("Root", draws: false)
        stage.change { stage.navigation.isToolbarHidden = false }
        stage.app.resize(to: Self.narrowSide)
        stage.app.turn()
        #expect(stage.navigation.toolbar.frame.height == 32)
        #expect(stage.navigation.toolbar.frame.maxY == 375 - stage.navigation.view.safeAreaInsets.bottom)
        stage.app.resize(to: Self.upright)
        stage.app.turn()
        #expect(stage.navigation.toolbar.frame.height == 44)
    }
}
