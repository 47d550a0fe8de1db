import Testing
import UIKit
import UIKitTesting

/// The color of the back indicator during transitions between pages with different tints.
@MainActor struct IndicatorTintTests {
    private final class TintedPage: UIViewController {
        var barTint: UIColor?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if let barTint { navigationController?.navigationBar.tintColor = barTint }
        }
    }

    enum Way: CaseIterable { case items, bar }
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1), blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Three pages. The indicator of the second page is red, that of the third page blue.
    private func makeStack(_ way: Way, shown: Int) -> (
        app: TestApp, navigation: UINavigationController, last: UIViewController
    ) {
        let pages = (0..<3).map { _ in TintedPage() }
        if way == .items {
            for (page, color) in zip(pages, [red, blue]) {
                page.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back", primaryAction: nil)
                page.navigationItem.backBarButtonItem?.tintColor = color
            }
        } else {
            for (page, color) in zip(pages, [red, red, blue]) { page.barTint = color }
        }
        let navigation = UINavigationController(rootViewController: pages[0])
        let app = TestApp(navigation)
        let appearance = plain(.white)
        let square = swatch(.black, CGSize(width: 20, height: 20)).withRenderingMode(.alwaysTemplate)
        appearance.setBackIndicatorImage(square, transitionMaskImage: square)
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.navigationBar.standardAppearance = appearance
        for page in pages[1..<shown] {
            navigation.pushViewController(page, animated: false)
            app.settle()
        }
        return (app, navigation, pages[2])
    }

    private func parts(_ app: TestApp) -> (red: Int, blue: Int) {
        // Below the moving labels.
        guard let pixel = app.picture()?[2 * 18, 2 * (47 + 31)] else { return (-1, -1) }
        return (Int(pixel.red), Int(pixel.blue))
    }

    private func run(_ app: TestApp) -> [(red: Int, blue: Int)] {
        var seen: [(red: Int, blue: Int)] = []
        repeat {
            app.advance(frames: 1)
            seen.append(parts(app))
        } while app.isMoving && seen.count < 60
        return seen
    }

    @Test("a push takes the indicator from one tint to the other by the pages' own motion", arguments: Way.allCases)
    func push(way: Way) {
        let (app, navigation, last) = makeStack(way, shown: 2)
        #expect(parts(app) == (255, 0))
        navigation.pushViewController(last, animated: true)
        let seen = run(app)
        #expect(seen.first.map { $0.red > 230 && $0.blue < 25 } == true)
        #expect(
            zip(seen, seen.dropFirst()).allSatisfy { $0.red >= $1.red && $0.blue <= $1.blue && $0.red - $1.red < 60 })
        #expect(seen.contains { $0.red > 60 && $0.blue > 60 })
        #expect(seen.last.map { $0 == (0, 255) } == true)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a pop takes it back", arguments: Way.allCases)
    func pop(way: Way) {
        let (app, navigation, _) = makeStack(way, shown: 3)
        #expect(parts(app) == (0, 255))
        navigation.popViewController(animated: true)
        let seen = run(app)
        #expect(seen.first.map { $0.blue > 230 && $0.red < 25 } == true)
        #expect(
            zip(seen, seen.dropFirst()).allSatisfy { $0.blue >= $1.blue && $0.red <= $1.red && $0.blue - $1.blue < 60 })
        #expect(seen.last.map { $0 == (255, 0) } == true)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test(
        "a swipe shows a color between the tints, and a cancelled swipe returns to the former tint",
        arguments: Way.allCases)
    func cancelled(way: Way) {
        let (app, navigation, _) = makeStack(way, shown: 3)
        app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 160, y: 400), frames: 20, lifts: false)
        let held = parts(app)
        #expect(held.red > 60)
        #expect(held.blue > 60)
        app.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 20, y: 400), frames: 20, lifts: true)
        app.settle()
        #expect(navigation.viewControllers.count == 3)
        #expect(parts(app) == (0, 255))
    }

    @Test("a tint that the bar gets during a transition fades in with the same animation")
    func changedOnTheWay() {
        let (app, navigation, _) = makeStack(.bar, shown: 2)
        navigation.pushViewController(UIViewController(), animated: true)
        _ = navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
            navigation.navigationBar.tintColor = self.blue
        })
        let seen = run(app)
        #expect(seen.first.map { $0.red > 230 && $0.blue < 25 } == true)
        #expect(seen.contains { $0.red > 60 && $0.blue > 60 })
        #expect(seen.last.map { $0 == (0, 255) } == true)
    }
}
