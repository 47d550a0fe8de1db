import Testing
import UIKit
import UIKitTesting

/// The testing library itself: it finds visible views, and lists them in its failures.
@MainActor
struct DrivingTests {
    private final class Page: UIViewController {
        let button = UIButton(type: .system)
        let label = UILabel()
        var taps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            button.setTitle("Count", for: .normal)
            button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
            view.addSubview(button)
            label.text = "Hello"
            label.accessibilityIdentifier = "greeting"
            label.frame = CGRect(x: 100, y: 400, width: 120, height: 30)
            view.addSubview(label)
        }
    }

    private func makeStack(rightToLeft: Bool = false) -> (TestApp, UINavigationController, Page) {
        let root = UIViewController()
        root.title = "Root"
        let page = Page()
        page.title = "Page"
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(page, animated: false)
        return (TestApp(navigation, rightToLeft: rightToLeft), navigation, page)
    }

    @Test("things are found by text, label, identifier and class")
    func finds() throws {
        let (app, _, page) = makeStack()
        #expect(app.find("Hello") === page.label)
        #expect(app.find("greeting") === page.label)
        #expect(app.find(identifier: "greeting") === page.label)
        page.label.accessibilityLabel = "spoken"
        #expect(app.find(label: "spoken") === page.label)
        #expect(app.find(UIButton.self) === page.button)
        #expect(app.findAll(UIButton.self) == [page.button])
        try app.tap("Count")
        #expect(page.taps == 1)
    }

    @Test(
        "what is hidden, transparent, cut off or outside is not seen",
        arguments: ["hidden", "transparent", "cut off", "outside", "in a hidden view"])
    func unseen(reason: String) {
        let (app, _, page) = makeStack()
        switch reason {
        case "hidden": page.label.isHidden = true
        case "transparent": page.label.alpha = 0
        case "outside": page.label.frame.origin.x = 1000
        case "in a hidden view": page.view.isHidden = true
        default:
            page.view.clipsToBounds = true
            page.label.frame.origin.y = -200
            page.view.frame.origin.y = 300
        }
        #expect(app.find("Hello") == nil)
        #expect(!app.visibleTexts.contains("Hello"))
    }

    @Test("a failure names what was looked for and what is on screen")
    func failures() {
        let (app, _, _) = makeStack()
        let error = #expect(throws: TestFailure.self) { try app.tap("Missing") }
        #expect(error?.description.contains("“Missing”") == true)
        for seen in ["Hello", "Count", "greeting", "BackButton", "Page"] {
            #expect(error?.description.contains(seen) == true, "\(seen)")
        }
    }

    @Test("waiting for a condition that never holds ends, and reports the screen")
    func neverComes() async {
        let (app, _, _) = makeStack()
        await #expect(throws: TestFailure.self) { try await app.settle(turns: 20) { false } }
    }

    @Test("work on the main actor and on other threads is waited for by condition")
    func waits() async throws {
        let (app, _, page) = makeStack()
        Task {
            let sum = await Task.detached { (1...100).reduce(0, +) }.value
            page.label.text = "\(sum)"
        }
        try await app.settle { app.find("5050") != nil }
        #expect(app.visibleTexts.contains("5050"))
    }

    @Test("the title and the back label are those on screen")
    func reads() throws {
        let (app, navigation, page) = makeStack()
        #expect(app.title == "Page")
        #expect(app.backLabel == "Root")
        page.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        app.settle()
        #expect(app.title == nil)
        try app.back()
        app.settle()
        #expect(app.title == "Root")
        #expect(app.backLabel == nil)
        #expect(navigation.viewControllers.count == 1)
        let error = #expect(throws: TestFailure.self) { try app.back() }
        #expect(error?.description.contains("Root") == true)
    }

    @Test(
        "the back keys and the mouse's back button pop as the back button does",
        arguments: ["control bracket", "alt left", "mouse"])
    func backKeys(way: String) {
        let (app, navigation, _) = makeStack()
        switch way {
        case "control bracket": app.press(.character("["), modifiers: .control)
        case "alt left": app.press(.left, modifiers: .alternate)
        default: app.pressMouseBack()
        }
        app.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("a plain arrow key does not navigate")
    func plainKey() {
        let (app, navigation, _) = makeStack()
        app.press(.left)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("the leading edge is the one where reading starts", arguments: [false, true])
    func edges(rightToLeft: Bool) {
        let (app, navigation, _) = makeStack(rightToLeft: rightToLeft)
        app.swipe(from: .trailing)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        app.swipe(from: .leading)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("frames are counted by the clock, and an app at rest draws none")
    func frames() {
        let (app, navigation, _) = makeStack()
        app.settle()
        let (start, drawn) = (app.frameCount, app.drawnFrameCount)
        app.advance(frames: 60)
        #expect(app.frameCount == start + 60)
        #expect(app.drawnFrameCount == drawn)
        navigation.popViewController(animated: true)
        app.advance(frames: 10)
        #expect(app.isMoving)
        #expect(app.drawnFrameCount == drawn + 10)
        #expect(app.settle())
        #expect(!app.isMoving)
        // The frame in which the pop begins, half a second of animation, and a frame without work.
        #expect(app.frameCount - start - 60 == 32)
    }

    @Test("calls of any controllers are recorded in order, without a class of one's own")
    func records() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation)
        let recorder = app.recordCalls(of: navigation)
        let page = UITableViewController(style: .plain)
        page.title = "Table"
        navigation.pushViewController(page, animated: true)
        app.settle()
        #expect(
            recorder.take() == [
                "Table willMove to parent", "Table viewDidLoad", "Root viewWillDisappear animated",
                "Table viewWillAppear animated",
                "Table willShow animated", "Table viewIsAppearing animated", "Root viewDidDisappear animated",
                "Table viewDidAppear animated",
                "Table didMove to parent",
                "Table didShow animated",
            ])
        navigation.popViewController(animated: false)
        app.turn()
        #expect(
            recorder.take() == [
                "Table willMove to nil", "Table viewWillDisappear", "Root viewWillAppear", "Root willShow",
                "Root viewIsAppearing", "Table viewDidDisappear",
                "Root viewDidAppear", "Root didShow", "Table didMove to nil",
            ])
    }

    @Test("dark and right to left can be switched while the app runs")
    func switches() {
        let (app, _, page) = makeStack()
        #expect(page.traitCollection.userInterfaceStyle == .light)
        app.isDark = true
        app.settle()
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        app.isRightToLeft = true
        app.settle()
        #expect(page.traitCollection.layoutDirection == .rightToLeft)
        #expect((app.find(identifier: "BackButton")?.frame.midX ?? 0) > 195)
    }
}
