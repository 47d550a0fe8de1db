import Testing
import UIKit
import UIKitTesting

/// The state of a presentation when `present` and `dismiss` return, and the calls after the turn.
@MainActor
struct PresentationTimingTests {
    private final class Log { var lines: [String] = [] }

    private final class Page: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log, _ style: UIModalPresentationStyle = .automatic) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = style
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { log.lines.append("\(name) viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) viewWillAppear \(animated)") }
        override func viewIsAppearing(_ animated: Bool) {
            log.lines.append("\(name) viewIsAppearing \(view.window != nil)")
        }
        override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) viewWillDisappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) {
            log.lines.append("\(name) viewDidDisappear \(view.window != nil)")
        }
    }

    private let log = Log()
    private func page(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> Page { Page(name, log, style) }
    private func take() -> [String] {
        defer { log.lines = [] }
        return log.lines
    }

    @Test(
        "An animated presentation is decided inside the call; the transition and its calls come at the end of the turn",
        arguments: [true, false])
    func presenting(coversScreen: Bool) throws {
        let root = page("root")
        let app = TestApp(root, draws: false)
        app.settle()
        _ = take()
        let sheet = page("sheet", coversScreen ? .fullScreen : .pageSheet)
        root.present(sheet, animated: true) { self.log.lines.append("presented") }
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        #expect(sheet.presentationController != nil)
        #expect(take() == (coversScreen ? ["sheet viewDidLoad"] : []))
        let coordinator = try #require(root.transitionCoordinator)
        #expect(sheet.transitionCoordinator === coordinator)
        #expect(coordinator.isAnimated)
        #expect(coordinator.transitionDuration > 0)
        #expect(coordinator.viewController(forKey: .to) === sheet)
        #expect(coordinator.viewController(forKey: .from) === root)
        coordinator.animate(alongsideTransition: { _ in self.log.lines.append("alongside") }) { _ in
            self.log.lines.append("coordinator")
        }
        #expect(take() == [])
        app.turn()
        let calls = take()
        #expect(calls.contains("sheet viewWillAppear true"))
        #expect(calls.last == "alongside")
        #expect(root.transitionCoordinator === coordinator)
        app.settle()
        let end = take()
        #expect(
            end == ["sheet viewDidAppear"] + (coversScreen ? ["root viewDidDisappear false"] : []) + [
                "coordinator", "presented",
            ])
        #expect(root.transitionCoordinator == nil)
    }

    @Test(
        """
        An animated dismissal is decided inside the call; the presented controller is still set, and the \
        transition comes at the end of the turn
        """
    )
    func dismissing() throws {
        let root = page("root")
        let app = TestApp(root, draws: false)
        let sheet = page("sheet")
        root.present(sheet, animated: false)
        app.settle()
        _ = take()
        root.dismiss(animated: true) { self.log.lines.append("dismissed") }
        #expect(root.presentedViewController === sheet)
        let coordinator = try #require(sheet.transitionCoordinator)
        #expect(root.transitionCoordinator === coordinator)
        #expect(coordinator.viewController(forKey: .from) === sheet)
        #expect(take() == [])
        app.turn()
        #expect(take() == ["sheet viewWillDisappear true"])
        app.settle()
        #expect(take() == ["sheet viewDidDisappear false", "dismissed"])
        #expect(root.presentedViewController == nil)
        #expect(sheet.transitionCoordinator == nil)
    }

    @Test(
        """
        A presentation that is dismissed in the turn of its call gives the coordinator of the dismissal, and both \
        complete
        """
    )
    func bothInOneTurn() {
        let root = page("root")
        let app = TestApp(root, draws: false)
        app.settle()
        _ = take()
        let sheet = page("sheet")
        root.present(sheet, animated: true) { self.log.lines.append("presented") }
        root.dismiss(animated: true) { self.log.lines.append("dismissed") }
        #expect(sheet.transitionCoordinator?.viewController(forKey: .from) === sheet)
        app.settle()
        let calls = take()
        #expect(calls.suffix(2) == ["presented", "dismissed"])
        #expect(
            calls.filter { $0.hasPrefix("sheet viewWillAppear") }.count
                == calls.filter { $0.hasPrefix("sheet viewDidDisappear") }.count)
        #expect(root.presentedViewController == nil)
        #expect(sheet.view.window == nil)
        #expect(root.transitionCoordinator == nil)
    }

    @Test("A dismissal and the next presentation in one turn, both animated, leave the second one on screen")
    func oneAfterTheOther() {
        let root = page("root")
        let app = TestApp(root, draws: false)
        let first = page("first"), second = page("second")
        root.present(first, animated: false)
        app.settle()
        root.dismiss(animated: true)
        root.present(second, animated: true)
        #expect(root.presentedViewController === second)
        app.settle()
        #expect(root.presentedViewController === second)
        #expect(first.presentingViewController == nil)
        #expect(first.view.window == nil)
        #expect(second.view.window != nil)
        #expect(root.transitionCoordinator == nil)
    }

    @Test(
        """
        A full-screen presentation takes the view of the presenter out of the window, and a dismissal puts it \
        back below
        """
    )
    func covered() {
        let root = page("root")
        let app = TestApp(root, draws: false)
        app.settle()
        let full = page("full", .fullScreen)
        root.present(full, animated: true)
        app.advance(frames: 5)
        #expect(root.view.window != nil)
        _ = take()
        app.settle()
        #expect(root.view.window == nil)
        #expect(take().contains("root viewDidDisappear false"))
        app.resize(to: CGSize(width: 500, height: 700))
        app.settle()
        root.dismiss(animated: true)
        app.advance(frames: 2)
        #expect(app.window.subviews.first === root.view)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
        let calls = take()
        #expect(
            calls.firstIndex(of: "root viewWillAppear true") ?? 9 < calls.firstIndex(of: "root viewIsAppearing true")
                ?? -1)
        app.settle()
        #expect(root.view.window === app.window)
        // Over full screen or in a sheet, the presenter's view stays in the window.
        for style in [UIModalPresentationStyle.overFullScreen, .pageSheet] {
            root.present(page("over", style), animated: false)
            app.settle()
            #expect(root.view.window === app.window)
            root.dismiss(animated: false)
            app.settle()
        }
    }

    @Test("A window that gets another root while a presentation covers the former one frees the covered view")
    func coveredRoot() {
        weak var former: UIViewController?
        let app = TestApp(UIViewController(), draws: false)
        do {
            let root = page("root")
            former = root
            app.window.rootViewController = root
            app.settle()
            root.present(page("full", .fullScreen), animated: false)
            app.settle()
        }
        app.window.rootViewController = UIViewController()
        app.settle()
        app.advance(frames: 2)
        #expect(former == nil)
        #expect(app.window.subviews.count == 1)
    }

    @Test(
        """
        A chain that is dismissed from below moves the top screen down; a screen in between only disappears, if \
        it was visible
        """,
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [UIModalPresentationStyle.fullScreen, .pageSheet])
    func chain(between: UIModalPresentationStyle, above: UIModalPresentationStyle) {
        let root = page("root"), middle = page("middle", between), top = page("top", above)
        let app = TestApp(root, draws: false)
        app.settle()
        root.present(middle, animated: false)
        app.settle()
        middle.present(top, animated: false)
        app.settle()
        _ = take()
        var answered = 0
        root.dismiss(animated: true) { answered += 1 }
        #expect(root.presentedViewController === middle)
        app.advance(frames: 8)
        let height = Double(app.window.bounds.height)
        let y = Double(app.presentedFrame(of: top.view)?.minY ?? 0)
        #expect(y > 60 && y < height)
        #expect(middle.view.window == nil)
        #expect(root.view.window != nil)
        let early = take()
        #expect(early.contains("top viewWillDisappear true"))
        app.settle()
        let calls = early + take()
        #expect(answered == 1)
        #expect(!calls.contains { $0.hasPrefix("middle viewWillAppear") || $0.hasPrefix("middle viewDidAppear") })
        // A sheet between is on screen, and has appeared: its disappearance ends that. A covered screen has
        // disappeared.
        let ends = ["middle viewWillDisappear false", "middle viewDidDisappear false"]
        #expect(calls.filter { $0.hasPrefix("middle") } == (above == .fullScreen ? [] : ends))
        #expect(calls.contains("root viewDidAppear") == (between == .fullScreen))
        #expect(root.presentedViewController == nil)
        #expect(middle.presentingViewController == nil)
        #expect(middle.presentedViewController == nil)
        #expect(top.view.window == nil)
        #expect(root.view.window === app.window)
        #expect(root.view.transform.isIdentity)
        #expect(app.window.subviews.count == 1)
        // Each of them can be presented again.
        root.present(top, animated: false)
        app.settle()
        #expect(top.view.window != nil)
    }
}
