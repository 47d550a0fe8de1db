import Testing
import UIKit
import UIKitTesting

/// The appearances of two items during the transition between two pages.
@MainActor
struct AppearanceTransitionTests {
    private func makeStage() -> (TestApp, UINavigationController) {
        let first = Page("First")
        first.navigationItem.scrollEdgeAppearance = plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let navigation = UINavigationController(rootViewController: first)
        let app = TestApp(navigation)
        app.settle()
        return (app, navigation)
    }

    private func second() -> Page {
        let page = Page("Second")
        page.navigationItem.scrollEdgeAppearance = plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        return page
    }

    /// The red and blue components at a point of the bar without text.
    private func parts(_ app: TestApp) -> (red: Int, blue: Int) {
        guard let pixel = app.picture()?[2 * 200, 2 * 49] else { return (-1, -1) }
        return (Int(pixel.red), Int(pixel.blue))
    }

    @Test("a push fades the old background into the new one, without a jump at either end")
    func push() {
        let (app, navigation) = makeStage()
        app.activate()
        navigation.pushViewController(second(), animated: true)
        var seen: [(red: Int, blue: Int)] = []
        repeat {
            app.advance(frames: 1)
            seen.append(parts(app))
        } while app.isMoving && seen.count < 60
        #expect(seen.first.map { $0.red > 240 && $0.blue < 15 } == true)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.red >= $1.red && $0.blue <= $1.blue })
        #expect(seen.contains { $0.red > 60 && $0.blue > 60 })
        #expect(zip(seen, seen.dropFirst()).allSatisfy { abs($0.red - $1.red) < 60 })
        #expect(seen.last.map { $0.red == 0 && $0.blue == 255 } == true)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a cancelled swipe returns to the former appearance, and nothing jumps")
    func cancelled() {
        let (app, navigation) = makeStage()
        app.activate()
        navigation.pushViewController(second(), animated: false)
        app.settle()
        #expect(parts(app) == (0, 255))
        app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), frames: 20, lifts: false)
        let held = parts(app)
        #expect(held.red > 40)
        #expect(held.red < 140)
        app.drag(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 20, y: 400), frames: 20, lifts: true)
        var seen: [Int] = [parts(app).red]
        while app.isMoving, seen.count < 60 {
            app.advance(frames: 1)
            seen.append(parts(app).red)
        }
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(parts(app) == (0, 255))
    }

    @Test("a toolbar's appearance is animated with a push and with a cancelled swipe")
    func toolbar() {
        let first = Page("First")
        let second = ScrollingPage("Second")
        let navigation = UINavigationController(rootViewController: first)
        navigation.isToolbarHidden = false
        let app = TestApp(navigation)
        navigation.toolbar.standardAppearance = plainToolbar(.blue)
        app.settle()
        func blueness() -> Int { app.picture()?[2 * 200, 2 * 774].map { 255 - Int($0.red) } ?? -1 }
        #expect(blueness() == 0)
        app.activate()
        navigation.pushViewController(second, animated: true)
        var seen = [blueness()]
        repeat {
            app.advance(frames: 1)
            seen.append(blueness())
        } while app.isMoving && seen.count < 60
        #expect(seen.first == 0)
        #expect(seen.last == 255)
        // The sliding pages are visible through the bar, one of them dimmed, so the color is not constant; but it never
        // jumps.
        #expect(zip(seen, seen.dropFirst()).allSatisfy { abs($1 - $0) < 60 }, "\(seen)")
        #expect(seen.contains { $0 > 60 && $0 < 200 })
        app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400), frames: 20, lifts: false)
        #expect(blueness() > 60)
        #expect(blueness() < 200)
        app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 10, y: 400), frames: 20, lifts: true)
        app.settle()
        #expect(blueness() == 255)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("progress 0 and 1 of a swipe are drawn as at rest, for all appearances", arguments: 0..<6)
    func ends(pair: Int) throws {
        func looks(_ index: Int) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            switch index {
            case 0: appearance.configureWithDefaultBackground()
            case 1: appearance.configureWithOpaqueBackground()
            case 2: appearance.configureWithTransparentBackground()
            case 3:
                appearance.configureWithTransparentBackground()
                appearance.backgroundImage = swatch(.orange)
                appearance.shadowImage = swatch(.purple, CGSize(width: 4, height: 3))
            case 4: appearance.backgroundColor = UIColor.green.withAlphaComponent(0.4)
            default:
                appearance.backgroundEffect = UIBlurEffect(style: .dark)
                appearance.shadowColor = .red
            }
            return appearance
        }
        let first = Page("First")
        let last = Page("Last")
        first.navigationItem.scrollEdgeAppearance = looks(pair)
        last.navigationItem.scrollEdgeAppearance = looks((pair + 1) % 6)
        let navigation = UINavigationController(rootViewController: first)
        let app = TestApp(navigation)
        app.settle()
        let rest = try #require(app.picture())
        app.activate()
        navigation.pushViewController(last, animated: true)
        // The first frame of the animation still displays progress 0: only the shadow of the new page may differ.
        app.turn()
        let start = try #require(app.picture())
        app.settle()
        let end = try #require(app.picture())
        for x in stride(from: 10 as CGFloat, to: 380, by: 37) {
            for y in [20, 49, 89, 91, 93] as [CGFloat] {
                #expect(start.color(x, y) == rest.color(x, y), "start \(x) \(y)")
            }
        }
        #expect(app.freshPicture()?.compare(with: end) == nil)
        app.activate()
        navigation.popViewController(animated: true)
        app.settle()
        #expect(app.picture()?.compare(with: rest) == nil)
    }
}
