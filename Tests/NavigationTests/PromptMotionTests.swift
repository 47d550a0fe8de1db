import Testing
import UIKit
import UIKitTesting

/// A prompt that comes or goes while pages move: the bar's height goes with them, frame by frame.
@MainActor
@Suite struct PromptMotionTests {
    /// What the bar shows frame by frame: its height, where its title stands, and where its background ends.
    private struct Film {
        var heights: [CGFloat] = []
        var titles: [CGFloat] = []
        var ends: [CGFloat] = []

        @MainActor mutating func take(_ stage: Stage, _ title: UIView?) {
            let bar = stage.app.presentedFrame(of: stage.bar) ?? .zero
            heights.append(bar.height)
            titles.append((stage.app.presentedFrame(of: title)?.minY ?? 0) - bar.minY)
            // The background lies lowest in the bar.
            ends.append(stage.app.presentedFrame(of: stage.bar.subviews.first)?.maxY ?? 0)
        }

        static func steps(_ values: [CGFloat]) -> CGFloat { zip(values, values.dropFirst()).map { abs($0 - $1) }.max() ?? 0 }
    }

    private func film(_ stage: Stage, _ title: String, frames: Int = 90, from start: Film = Film()) -> Film {
        var film = start
        let label = stage.bar.descendantLabels.first { $0.text == title }
        for _ in 0..<frames {
            film.take(stage, label)
            stage.app.advance(frames: 1)
        }
        return film
    }

    @Test("a prompt of the coming screen, set in a push, grows the bar at once and without a jump; one that goes shrinks it", arguments: [true, false])
    func push(comes: Bool) {
        let stage = Stage("Root", draws: false)
        let top = Page("Next")
        if !comes { top.navigationItem.prompt = "Please." }
        stage.app.activate()
        stage.navigation.pushViewController(top, animated: true)
        stage.app.advance(frames: 6)
        var start = Film()
        start.take(stage, stage.bar.descendantLabels.first { $0.text == "Next" })
        stage.app.activate()
        top.navigationItem.prompt = comes ? "Please." : nil
        let film = film(stage, "Next", from: start)
        #expect(Film.steps(film.heights) < 8 && Film.steps(film.ends) < 8 && Film.steps(film.titles) < 8)
        #expect(film.heights.last == (comes ? 74 : 44))
        // It is on its way long before the pages stand.
        let ten = film.heights[10]
        #expect(comes ? ten > 50 : ten < film.heights[0])
        for (height, end) in zip(film.heights, film.ends) { #expect(abs(end - 47 - height) < 0.01 || abs(end - stage.bar.frame.minY - height) < 0.01) }
        stage.app.settle()
        #expect(stage.bar.bounds.height == (comes ? 74 : 44))
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("a prompt set under a swipe that is taken back returns to the height that the screen below the finger has", arguments: [true, false])
    func cancelled(ofTheTop: Bool) {
        let stage = Stage("Root", "Top", draws: false)
        // While a finger pops it, the top screen is not on the stack.
        let page = stage.navigation.viewControllers[ofTheTop ? 1 : 0]
        stage.app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 160, y: 400), frames: 20, lifts: false)
        let name = ofTheTop ? "Top" : "Root"
        var start = Film()
        start.take(stage, stage.bar.descendantLabels.first { $0.text == name })
        stage.app.activate()
        page.navigationItem.prompt = "Please."
        stage.app.advance(frames: 1)
        start.take(stage, stage.bar.descendantLabels.first { $0.text == name })
        for x in stride(from: CGFloat(160), through: 40, by: -5) {
            stage.app.step(to: CGPoint(x: x, y: 400))
            start.take(stage, stage.bar.descendantLabels.first { $0.text == name })
        }
        stage.app.lift()
        let film = film(stage, name, from: start)
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(Film.steps(film.heights) < 8 && Film.steps(film.ends) < 8)
        #expect(film.heights.last == (ofTheTop ? 74 : 44))
        stage.app.settle()
        #expect(stage.bar.bounds.height == (ofTheTop ? 74 : 44))
    }

    @Test("a prompt set under a swipe that pops arrives with it", arguments: [true, false])
    func popped(ofTheTop: Bool) {
        let stage = Stage("Root", "Top", draws: false)
        // While a finger pops it, the top screen is not on the stack.
        let page = stage.navigation.viewControllers[ofTheTop ? 1 : 0]
        stage.app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 160, y: 400), frames: 20, lifts: false)
        stage.app.activate()
        page.navigationItem.prompt = "Please."
        var film = Film()
        for x in stride(from: CGFloat(165), through: 340, by: 5) {
            stage.app.step(to: CGPoint(x: x, y: 400))
            film.take(stage, nil)
        }
        stage.app.lift()
        film = self.film(stage, "Root", from: film)
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(Film.steps(film.heights) < 8)
        #expect(film.heights.last == (ofTheTop ? 44 : 74))
    }
}

@MainActor
extension UIView {
    fileprivate var descendantLabels: [UILabel] { subviews.flatMap { ([$0 as? UILabel].compactMap { $0 }) + $0.descendantLabels } }
}
