import Testing
import UIKit
import UIKitTesting

/// The toolbar at the bottom.
@MainActor
struct ToolbarTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func stage(_ items: [UIBarButtonItem], rightToLeft: Bool = false) -> NavigationStage {
        let stage = NavigationStage("Root", rightToLeft: rightToLeft)
        stage.change {
            stage.navigation.isToolbarHidden = false
            stage.top.toolbarItems = items
        }
        return stage
    }

    @Test("flexible spaces spread the items between the margins, above the home indicator", arguments: [false, true])
    func spread(rightToLeft: Bool) throws {
        let stage = stage(
            [item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C")], rightToLeft: rightToLeft)
        let frames = try ["A", "B", "C"].map { try stage.frame($0) }.sorted { $0.minX < $1.minX }
        #expect(abs(frames[0].minX - (390 - frames[2].maxX)) < 12 && frames[0].minX >= 16)
        #expect(abs(frames[1].midX - 195) < 8)
        for frame in frames { #expect(frame.maxY <= 844 - 34 && frame.midY == 844 - 34 - 22) }
        #expect(try (stage.frame("A").minX > stage.frame("C").minX) == rightToLeft)
    }

    @Test("remaining items move, other items fade")
    func animated() throws {
        let (a, b, c) = (item("Alpha"), item("Beta"), item("Gamma"))
        let stage = stage([a, b])
        let before = try stage.frame("Beta")
        stage.app.activate()
        stage.top.setToolbarItems([b, c], animated: true)
        stage.app.advance(frames: 4)
        let moving = try #require(stage.app.presentedFrame(of: stage.app.find("Beta")))
        #expect(moving.minX < before.minX)
        #expect(stage.app.shownAlpha(of: try stage.app.require("Gamma")) < 1)
        stage.app.settle()
        #expect(try stage.frame("Beta").minX < moving.minX)
        #expect(!stage.app.visibleTexts.contains("Alpha"))
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("items that change in an animation alongside a push fade with the pages")
    func alongside() throws {
        let stage = stage([item("Root item")])
        let next = Page("Next")
        next.toolbarItems = [item("First")]
        let second = item("Second")
        stage.navigation.pushViewController(next, animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
            next.setToolbarItems([second], animated: true)
        })
        // The duration of a toolbar's own changes has passed.
        stage.app.advance(frames: 17)
        let alpha = try stage.app.shownAlpha(of: stage.app.require("Second"))
        #expect(alpha > 0 && alpha < 1)
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Second") && !stage.app.visibleTexts.contains("First"))
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("a push shows the items of its screen, a cancelled swipe the former items")
    func push() throws {
        let stage = stage([item("Root item")])
        let next = Page("Next")
        next.toolbarItems = [item("Next item")]
        stage.navigation.pushViewController(next, animated: true)
        stage.app.advance(frames: 8)
        #expect(stage.app.visibleTexts.contains("Next item"))
        stage.app.settle()
        #expect(!stage.app.visibleTexts.contains("Root item"))
        stage.app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 120, y: 400), frames: 10, lifts: false)
        stage.app.step(to: CGPoint(x: 4, y: 400))
        stage.app.lift()
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Next item"))
        #expect(!stage.app.visibleTexts.contains("Root item"))
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test(
        "a menu opens above, with its first element next to the finger where that is asked for",
        arguments: [false, true])
    func menu(priority: Bool) throws {
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }]))
        item.preferredMenuElementOrder = priority ? .priority : .fixed
        let stage = stage([item])
        try stage.app.tap("More")
        stage.app.settle()
        let (one, two) = (try stage.frame("One"), try stage.frame("Two"))
        #expect(one.maxY < (try stage.frame("More")).minY)
        #expect((one.minY > two.minY) == priority)
    }
}
