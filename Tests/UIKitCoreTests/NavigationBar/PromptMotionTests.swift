import Testing
import UIKit
import UIKitTesting

/// A prompt that appears or disappears during a page transition: the bar's height is animated together with the pages.
@MainActor
struct PromptMotionTests {
    /// The bar in each frame: its height, the position of its title, and the lower edge of its background.
    private struct Film {
        var heights: [CGFloat] = []
        var titles: [CGFloat] = []
        var ends: [CGFloat] = []

        @MainActor mutating func take(_ stage: NavigationStage, _ title: UIView?) {
            let bar = stage.app.presentedFrame(of: stage.bar) ?? .zero
            heights.append(bar.height)
            titles.append((stage.app.presentedFrame(of: title)?.minY ?? 0) - bar.minY)
            // The background is the lowest view of the bar.
            ends.append(stage.app.presentedFrame(of: stage.bar.subviews.first)?.maxY ?? 0)
        }

        static func steps(_ values: [CGFloat]) -> CGFloat {
            zip(values, values.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        }
    }

    private func film(_ stage: NavigationStage, _ title: String, frames: Int = 90, from start: Film = Film()) -> Film {
        var film = start
        let label = stage.bar.descendantLabels.first { $0.text == title }
        for _ in 0..<frames {
            film.take(stage, label)
            stage.app.advance(frames: 1)
        }
        return film
    }

    @Test(
        """
        a prompt of the new screen, set during a push, enlarges the bar without a jump; removing a prompt shrinks \
        the bar
        """,
        arguments: [true, false])
    func push(comes: Bool) {
        let stage = NavigationStage("Root", draws: false)
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
        #expect(Film.steps(film.heights) < 8)
        #expect(Film.steps(film.ends) < 8)
        #expect(Film.steps(film.titles) < 8)
        #expect(film.heights.last == (comes ? 74 : 44))
        // The bar's height changes long before the pages are at rest.
        let ten = film.heights[10]
        #expect(comes ? ten > 50 : ten < film.heights[0])
        for (height, end) in zip(film.heights, film.ends) {
            #expect(abs(end - 47 - height) < 0.01 || abs(end - stage.bar.frame.minY - height) < 0.01)
        }
        stage.app.settle()
        #expect(stage.bar.bounds.height == (comes ? 74 : 44))
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test(
        "a prompt set during a cancelled swipe leaves the bar in the height of the visible page",
        arguments: [true, false])
    func cancelled(ofTheTop: Bool) {
        let stage = NavigationStage("Root", "Top", draws: false)
        // During an interactive pop, the top page is not on the stack.
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
        #expect(Film.steps(film.heights) < 8)
        #expect(Film.steps(film.ends) < 8)
        #expect(film.heights.last == (ofTheTop ? 74 : 44))
        stage.app.settle()
        #expect(stage.bar.bounds.height == (ofTheTop ? 74 : 44))
    }

    @Test("a prompt that is removed during a transition fades upward while the bar shrinks", arguments: [true, false])
    func fades(ofTheTop: Bool) {
        let stage = NavigationStage("Root", draws: false)
        stage.change { stage.top.navigationItem.prompt = "Wait." }
        let root = stage.top
        let top = Page("Next")
        top.navigationItem.prompt = "Please."
        stage.app.activate()
        stage.navigation.pushViewController(top, animated: true)
        stage.app.advance(frames: ofTheTop ? 14 : 4)
        let label = stage.bar.descendantLabels.first { $0.text == (ofTheTop ? "Please." : "Wait.") }
        var alphas = [label.map { stage.app.shownAlpha(of: $0) } ?? -1]
        var places = [stage.app.presentedFrame(of: label)?.minY ?? -1]
        stage.app.activate()
        (ofTheTop ? top : root).navigationItem.prompt = nil
        for _ in 0..<50 {
            // The label is removed when it is invisible.
            guard label?.window != nil, label?.text?.isEmpty == false else { break }
            alphas.append(label.map { stage.app.shownAlpha(of: $0) } ?? -1)
            // The position of a transparent label is irrelevant.
            if let place = stage.app.presentedFrame(of: label)?.minY, (alphas.last ?? 0) > 0.01 { places.append(place) }
            stage.app.advance(frames: 1)
        }
        #expect((alphas.first ?? 0) > 0.2 && Film.steps(alphas) < 0.2 && (alphas.last ?? 1) < 0.05, "\(alphas)")
        #expect(Film.steps(places) < 8, "\(places)")
        stage.app.settle()
        #expect(stage.bar.bounds.height == (ofTheTop ? 44 : 74))
        #expect(!stage.bar.descendantLabels.contains { $0.text == (ofTheTop ? "Please." : "Wait.") })
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("the content of the page below moves with the finger to its position for a new prompt")
    func leavingInsets() {
        let page = ScrollingPage("Top")
        let stage = NavigationStage("Root", draws: false)
        stage.change { stage.navigation.pushViewController(page, animated: false) }
        stage.app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 160, y: 400), frames: 20, lifts: false)
        let row = page.scrollView.subviews.first { ($0 as? UILabel)?.text == "Row 0" }
        var places = [stage.app.presentedFrame(of: row)?.minY ?? 0]
        stage.app.activate()
        page.navigationItem.prompt = "Please."
        for x in stride(from: CGFloat(160), through: 40, by: -5) {
            stage.app.step(to: CGPoint(x: x, y: 400))
            places.append(stage.app.presentedFrame(of: row)?.minY ?? 0)
        }
        stage.app.lift()
        for _ in 0..<60 {
            places.append(stage.app.presentedFrame(of: row)?.minY ?? 0)
            stage.app.advance(frames: 1)
        }
        #expect(places.first == 91 && places.last == 121 && Film.steps(places) < 4, "\(places)")
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
        #expect(page.scrollView.contentOffset.y == -121)
        #expect(stage.app.animatedLayers.isEmpty)
    }

    enum Rule: CaseIterable { case modeOfTop, modeOfBelow, bar }

    @Test(
        "a large title that is allowed or forbidden during a transition appears or hides with the pages",
        arguments: Rule.allCases,
        [true, false])
    func largeTitles(rule: Rule, comes: Bool) {
        let stage = NavigationStage("Root", draws: false)
        let (root, top) = (stage.top, ScrollingPage("Next"))
        stage.change {
            stage.navigation.navigationBar.prefersLargeTitles = rule != .bar || !comes
            root.navigationItem.largeTitleDisplayMode = rule == .modeOfBelow && comes ? .never : .always
            top.navigationItem.largeTitleDisplayMode = rule == .modeOfTop && comes ? .never : .always
        }
        stage.navigation.pushViewController(top, animated: true)
        stage.app.advance(frames: 8)
        let large = stage.bar.descendantLabels.filter { $0.font.pointSize == 34 }
        let row = top.scrollView.subviews.first { ($0 as? UILabel)?.text == "Row 0" }
        func alphas() -> [CGFloat] { large.map { $0.window == nil ? 0 : stage.app.shownAlpha(of: $0) } }
        var film = Film()
        var rows = [stage.app.presentedFrame(of: row)?.minY ?? 0]
        film.take(stage, nil)
        var seen = [alphas()]
        stage.app.activate()
        switch rule {
        case .modeOfTop: top.navigationItem.largeTitleDisplayMode = comes ? .always : .never
        case .modeOfBelow: root.navigationItem.largeTitleDisplayMode = comes ? .always : .never
        case .bar: stage.navigation.navigationBar.prefersLargeTitles = comes
        }
        for _ in 0..<60 {
            film.take(stage, nil)
            seen.append(alphas())
            rows.append(stage.app.presentedFrame(of: row)?.minY ?? 0)
            stage.app.advance(frames: 1)
        }
        let goal: CGFloat = rule == .modeOfBelow || comes ? 96 : 44
        #expect(
            film.heights.last == goal && Film.steps(film.heights) < 12 && Film.steps(film.ends) < 12, "\(film.heights)")
        #expect(Film.steps(rows) < 12 && rows.last == 47 + goal, "\(rows)")
        for index in large.indices { #expect(Film.steps(seen.map { $0[index] }) < 0.25, "\(seen.map { $0[index] })") }
        stage.app.settle()
        #expect(stage.bar.bounds.height == goal)
        #expect(stage.app.animatedLayers.isEmpty)
        // Back, with the current height of the page below.
        stage.navigation.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.bar.bounds.height == (comes || rule == .modeOfTop ? 96 : 44))
    }

    @Test("a prompt set during a swipe that pops appears with the pop", arguments: [true, false])
    func popped(ofTheTop: Bool) {
        let stage = NavigationStage("Root", "Top", draws: false)
        // During an interactive pop, the top page is not on the stack.
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
    fileprivate var descendantLabels: [UILabel] {
        subviews.flatMap { ([$0 as? UILabel].compactMap { $0 }) + $0.descendantLabels }
    }
}
