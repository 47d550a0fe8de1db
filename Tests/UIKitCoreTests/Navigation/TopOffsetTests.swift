import Testing
import UIKit
import UIKitTesting

/// Content at its top stays at the edge of the bars in each frame when bars change their height.
@MainActor
struct TopOffsetTests {
    @MainActor private struct Scene {
        let app: TestApp
        let navigation: UINavigationController
        let page = ScrollingPage("Library")
        var row: UIView? { page.scrollView.subviews.first { ($0 as? UILabel)?.text == "Row 0" } }

        init(large: Bool = false) {
            navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = large
            app = TestApp(navigation, draws: false)
            app.settle()
        }

        /// The lower edge of the bar and the upper edge of the first row in each frame.
        func film(frames: Int = 40) -> (bar: [CGFloat], row: [CGFloat]) {
            var bar: [CGFloat] = [], rows: [CGFloat] = []
            for _ in 0..<frames {
                bar.append(app.presentedFrame(of: navigation.navigationBar)?.maxY ?? 0)
                rows.append(app.presentedFrame(of: row)?.minY ?? 0)
                app.advance(frames: 1)
            }
            return (bar, rows)
        }
    }

    private func step(_ values: [CGFloat]) -> CGFloat {
        zip(values, values.dropFirst()).map { abs($0 - $1) }.max() ?? 0
    }

    @Test("content at its top moves with a bar that is hidden and shown", arguments: [true, false])
    func hiding(large: Bool) {
        let scene = Scene(large: large)
        for hidden in [true, false] {
            scene.app.activate()
            scene.navigation.setNavigationBarHidden(hidden, animated: true)
            let start = (large ? 143 : 91) as CGFloat
            let film = scene.film()
            #expect(film.row.first == (hidden ? start : 47) && film.row.last == (hidden ? 47 : start), "\(film.row)")
            #expect(step(film.row) < 20, "\(film.row)")
            #expect(scene.page.scrollView.contentOffset.y == -scene.page.scrollView.adjustedContentInset.top)
            #expect(scene.app.animatedLayers.isEmpty)
        }
    }

    @Test("content that has moved stays where it is when the bar is hidden and shown")
    func hidingScrolled() {
        let scene = Scene()
        scene.app.activate()
        scene.page.scrollView.contentOffset.y = 500
        scene.app.settle()
        for hidden in [true, false] {
            scene.app.activate()
            scene.navigation.setNavigationBarHidden(hidden, animated: true)
            #expect(Set(scene.film().row) == [-500])
        }
    }

    @Test("a swipe that hides the bars leaves the content under the finger", arguments: [true, false])
    func swiping(large: Bool) {
        let scene = Scene(large: large)
        scene.app.activate()
        scene.navigation.hidesBarsOnSwipe = true
        // Once up, once down: the content tracks the finger, with resistance only beyond its end, independent of the
        // bars.
        scene.app.press(at: CGPoint(x: 195, y: 600))
        for y in stride(from: CGFloat(600), through: 560, by: -4) { scene.app.step(to: CGPoint(x: 195, y: y)) }
        for path in [
            Array(stride(from: CGFloat(556), through: 200, by: -4)),
            Array(stride(from: CGFloat(204), through: 360, by: 4)),
        ] {
            var rows = [scene.app.presentedFrame(of: scene.row)?.minY ?? 0]
            for y in path {
                scene.app.step(to: CGPoint(x: 195, y: y))
                rows.append(scene.app.presentedFrame(of: scene.row)?.minY ?? 0)
            }
            for (a, b) in zip(rows, rows.dropFirst()) { #expect((1.0...4.01).contains(abs(a - b)), "\(rows)") }
            #expect(scene.navigation.isNavigationBarHidden == (path.first == 556))
        }
        scene.app.lift()
        scene.app.settle()
        #expect(scene.app.animatedLayers.isEmpty)
    }

    @Test("content at its top moves with a large title that appears and hides at rest", arguments: [true, false])
    func largeTitle(byBar: Bool) {
        let scene = Scene(large: true)
        for large in [false, true] {
            scene.app.activate()
            if byBar {
                scene.navigation.navigationBar.prefersLargeTitles = large
            } else {
                scene.page.navigationItem.largeTitleDisplayMode = large ? .always : .never
            }
            let film = scene.film()
            #expect(film.row.first == (large ? 91 : 143) && film.row.last == (large ? 143 : 91), "\(film.row)")
            #expect(step(film.row) < 12)
            #expect(step(film.bar) < 12)
            for (bar, row) in zip(film.bar, film.row) {
                #expect(abs(bar - row) <= 0.5, "bar until \(bar), content from \(row)")
            }
            #expect(scene.page.scrollView.contentOffset.y == -scene.page.scrollView.adjustedContentInset.top)
        }
    }

    @Test("a half-scrolled large title that becomes forbidden leaves no gap above the content")
    func halfGone() {
        let scene = Scene(large: true)
        scene.app.press(at: CGPoint(x: 195, y: 600))
        for y in stride(from: CGFloat(600), through: 565, by: -5) { scene.app.step(to: CGPoint(x: 195, y: y)) }
        let before = scene.app.presentedFrame(of: scene.row)?.minY ?? 0
        #expect(before > 100)
        #expect(before < 143)
        scene.app.activate()
        scene.navigation.navigationBar.prefersLargeTitles = false
        let film = scene.film()
        #expect(step([before] + film.row) < 12 && step(film.bar) < 12, "\(film.row)")
        scene.app.lift()
        scene.app.settle()
        #expect(scene.app.presentedFrame(of: scene.row)?.minY ?? 0 <= 91)
        #expect(scene.app.presentedFrame(of: scene.navigation.navigationBar)?.height == 44)
    }

    @Test("a window rotated with a half-scrolled large title shows the top of the content")
    func turned() {
        let scene = Scene(large: true)
        scene.app.activate()
        scene.page.scrollView.contentOffset.y += 26
        scene.app.advance(frames: 1)
        let before = scene.app.presentedFrame(of: scene.row)?.minY ?? 0
        scene.app.resize(to: CGSize(width: 667, height: 375))
        scene.app.turn()
        let film = scene.film()
        #expect(step([before] + film.row) < 8 && step(film.bar) < 8, "\(film.row)")
        #expect(film.row.last == film.bar.last)
    }
}
