import Testing
import UIKit
import UIKitTesting

/// A bar without a navigation controller has its own stack of items.
@MainActor
struct StandaloneBarTests {
    private final class Judge: NSObject, UINavigationBarDelegate {
        var lines: [String] = []
        var refuses = false
        var refusedTitle: String?

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            note("shouldPush", item)
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            _ = note("didPush", item)
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            note("shouldPop", item)
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { _ = note("didPop", item) }

        private func note(_ call: String, _ item: UINavigationItem) -> Bool {
            lines.append("\(call) \(item.title ?? "")")
            return !refuses && item.title != refusedTitle
        }
    }

    private let judge = Judge()

    private func makeBar() -> (TestApp, UINavigationBar) {
        let root = UIViewController()
        let app = TestApp(root)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        root.view.addSubview(bar)
        bar.delegate = judge
        bar.pushItem(UINavigationItem(title: "First"), animated: false)
        app.settle()
        judge.lines = []
        return (app, bar)
    }

    @Test("a push asks the delegate before, and notifies it at once or after the animation", arguments: [false, true])
    func push(animated: Bool) {
        let (app, bar) = makeBar()
        bar.pushItem(UINavigationItem(title: "Second"), animated: animated)
        #expect(bar.items?.map(\.title) == ["First", "Second"])
        #expect(judge.lines == (animated ? ["shouldPush Second"] : ["shouldPush Second", "didPush Second"]))
        app.settle()
        #expect(judge.lines == ["shouldPush Second", "didPush Second"])
        #expect(app.title == "Second")
        #expect(app.backLabel == "First")
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a tap on the back button asks the delegate and pops")
    func backTap() throws {
        let (app, bar) = makeBar()
        bar.pushItem(UINavigationItem(title: "Second"), animated: false)
        app.settle()
        judge.lines = []
        try app.back()
        #expect(judge.lines == ["shouldPop Second"])
        app.settle()
        #expect(judge.lines == ["shouldPop Second", "didPop Second"])
        #expect(bar.items?.map(\.title) == ["First"])
        #expect(app.title == "First")
        #expect(app.backLabel == nil)
    }

    @Test("a refused push or pop changes nothing")
    func refused() throws {
        let (app, bar) = makeBar()
        bar.pushItem(UINavigationItem(title: "Second"), animated: false)
        app.settle()
        judge.lines = []
        judge.refuses = true
        #expect(bar.popItem(animated: true) == nil)
        bar.pushItem(UINavigationItem(title: "Third"), animated: true)
        try app.back()
        app.settle()
        #expect(judge.lines == ["shouldPop Second", "shouldPush Third", "shouldPop Second"])
        #expect(bar.items?.map(\.title) == ["First", "Second"])
        #expect(app.title == "Second")
    }

    @Test("new items are set at once and animate as a push or a pop", arguments: [false, true])
    func setItems(animated: Bool) {
        let (app, bar) = makeBar()
        let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
        bar.setItems(items, animated: animated)
        #expect(bar.topItem === items[2])
        #expect(bar.backItem === items[1])
        app.settle()
        #expect(app.title == "C")
        #expect(app.backLabel == "B")
        bar.setItems([items[0]], animated: animated)
        app.settle()
        #expect(app.title == "A")
        #expect(app.backLabel == nil)
        bar.setItems(nil, animated: animated)
        app.settle()
        #expect(bar.items == nil)
        #expect(app.title == nil)
    }

    @Test("a change during an animation completes the animation first, so that did-calls keep their order")
    func interrupted() {
        let (app, bar) = makeBar()
        bar.pushItem(UINavigationItem(title: "Second"), animated: true)
        app.advance(frames: 6)
        bar.pushItem(UINavigationItem(title: "Third"), animated: true)
        app.advance(frames: 6)
        bar.popItem(animated: true)
        app.settle()
        #expect(
            judge.lines == [
                "shouldPush Second", "shouldPush Third", "didPush Second", "shouldPop Third", "didPush Third",
                "didPop Third",
            ])
        #expect(app.title == "Second")
        #expect(app.backLabel == "First")
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("the back menu of a standalone bar pops to the selected item")
    func history() throws {
        let (app, bar) = makeBar()
        for title in ["Second", "Third"] { bar.pushItem(UINavigationItem(title: title), animated: false) }
        app.settle()
        try app.pressLong("BackButton")
        app.settle()
        try app.tap("First")
        app.settle()
        #expect(bar.items?.map(\.title) == ["First"])
        #expect(app.title == "First")
    }

    @Test(
        "popping several items asks and notifies the delegate for each, from the top; a refusal stops the pop",
        arguments: [nil, "Second"])
    func historyAsks(refused: String?) throws {
        let (app, bar) = makeBar()
        for title in ["Second", "Third"] { bar.pushItem(UINavigationItem(title: title), animated: false) }
        app.settle()
        judge.lines = []
        judge.refusedTitle = refused
        try app.pressLong("BackButton")
        app.settle()
        try app.tap("First")
        app.settle()
        if refused == nil {
            #expect(judge.lines == ["shouldPop Third", "shouldPop Second", "didPop Third", "didPop Second"])
            #expect(bar.items?.map(\.title) == ["First"])
        } else {
            #expect(judge.lines == ["shouldPop Third", "shouldPop Second", "didPop Third"])
            #expect(bar.items?.map(\.title) == ["First", "Second"])
            #expect(app.title == "Second")
            #expect(app.backLabel == "First")
        }
    }

    @Test("a standalone bar displays groups, subtitles and menus as a controller's bar does")
    func groups() throws {
        let (app, bar) = makeBar()
        let item = UINavigationItem(title: "Second")
        item.trailingItemGroups = [
            .fixedGroup(items: [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)])
        ]
        item.additionalOverflowItems = .uncached { $0([UIAction(title: "More of it") { _ in }]) }
        item.subtitle = "Below"
        bar.pushItem(item, animated: true)
        app.settle()
        #expect(app.visibleTexts.contains("Edit"))
        #expect(app.visibleTexts.contains("Below"))
        try app.tap("OverflowBarButtonItem")
        app.settle()
        #expect(app.visibleTexts.contains("More of it"))
    }

    @Test("a bar with nil items and a bar with no items are both empty")
    func empty() {
        let (app, bar) = makeBar()
        bar.items = []
        app.settle()
        #expect(bar.items == nil)
        #expect(bar.topItem == nil)
        #expect(app.title == nil)
        bar.items = nil
        #expect(bar.items == nil)
        #expect(bar.popItem(animated: true) == nil)
    }
}
