import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor struct SegueTests {
    private struct Stage {
        let folder: InterfaceFolder
        let app: TestApp
        let stack: UINavigationController
        let start: SeguePage
    }

    private func stage(size: CGSize = CGSize(width: 390, height: 844)) throws -> Stage {
        let folder = try SegueStage.folder()
        let stack = try #require(
            UIStoryboard(name: "Ways", bundle: folder.bundle).instantiateInitialViewController()
                as? UINavigationController)
        let app = TestApp(stack, size: size)
        app.settle()
        let start = try #require(stack.topViewController as? SeguePage)
        _ = SeguePage.take()
        return Stage(folder: folder, app: app, stack: stack, start: start)
    }

    // MARK: Triggers

    @Test("A button asks the controller, creates the destination, prepares and shows it, in this order, as the sender")
    func button() throws {
        let stage = try stage()
        try stage.app.tap("Go")
        #expect(
            SeguePage.take() == [
                "Start should show by UIButton", "Detail made", "Start prepares show to Detail by UIButton",
                "Start shows Detail", "Detail loaded",
            ])
        #expect(stage.stack.topViewController?.title == "Detail")
        #expect(stage.app.isMoving)
    }

    @Test(
        """
        A source that says no keeps the destination from being made; a segue without an identifier is asked for \
        by an empty one
        """
    )
    func refused() throws {
        let stage = try stage()
        stage.start.allows = false
        try stage.app.tap("Nameless")
        #expect(SeguePage.take() == ["Start should  by UIButton"])
        #expect(stage.stack.viewControllers.count == 1)
        stage.start.allows = true
        try stage.app.tap("Nameless")
        #expect(
            SeguePage.take().dropFirst(2).prefix(2) == ["Start prepares - to Detail by UIButton", "Start shows Detail"])
    }

    @Test("A bar button item presents in the style that the segue has")
    func item() throws {
        let stage = try stage()
        try stage.app.tap("Form")
        #expect(
            SeguePage.take() == [
                "Start should form by UIBarButtonItem", "Detail made",
                "Start prepares form to Detail by UIBarButtonItem", "Start presents Detail animated",
                "Detail loaded",
            ])
        let shown = try #require(stage.stack.presentedViewController)
        #expect(shown.modalPresentationStyle == .formSheet)
        #expect(shown.modalTransitionStyle == .crossDissolve)
    }

    @Test(
        """
        A page of a stack presents the navigation controller that its segue shows, also by a custom one without \
        its class
        """,
        arguments: ["show", "custom"])
    func stackOnStack(kind: String) throws {
        let folder = try InterfaceFolder([
            "Gone.storyboard": InterfaceFolder.storyboard(
                initial: "nav",
                """
                <scene><objects><navigationController id="nav"><connections>\
                <segue destination="start" kind="relationship" relationship="rootViewController" id="g0"/>\
                </connections></navigationController></objects></scene>
                <scene><objects><viewController id="start"><connections>\
                <segue destination="page" kind="\(kind)" identifier="page" customClass="GoneSegue" id="g1"/>\
                <segue destination="other" kind="\(kind)" identifier="stack" customClass="GoneSegue" id="g2"/>\
                </connections></viewController></objects></scene>
                <scene><objects><viewController title="Page" id="page"/></objects></scene>
                <scene><objects><navigationController title="Other" id="other"/></objects></scene>
                """)
        ])
        let stack = try #require(
            UIStoryboard(name: "Gone", bundle: folder.bundle).instantiateInitialViewController()
                as? UINavigationController)
        let app = TestApp(stack)
        let start = try #require(stack.topViewController)
        start.performSegue(withIdentifier: "stack", sender: nil)
        app.settle()
        #expect(stack.presentedViewController?.title == "Other")
        #expect(stack.viewControllers.count == 1)
        stack.dismiss(animated: false)
        app.settle()
        start.performSegue(withIdentifier: "page", sender: nil)
        app.settle()
        #expect(stack.topViewController?.title == "Page")
    }

    @Test("A recognizer starts a segue once")
    func recognizer() throws {
        let stage = try stage()
        stage.app.tap(at: CGPoint(x: 100, y: 330))
        stage.app.settle()
        #expect(
            SeguePage.take() == [
                "Start should tap by UITapGestureRecognizer", "Detail made",
                "Start prepares tap to Detail by UITapGestureRecognizer", "Start shows Detail",
                "Detail loaded",
            ])
        #expect(stage.stack.viewControllers.count == 2)
    }

    @Test("A segue of a button starts when an app sends the button's touchUpInside")
    func sentActions() throws {
        let stage = try stage()
        let buttons = stage.start.view.subviews.compactMap { $0 as? UIButton }
        try #require(buttons.first { $0.currentTitle == "Go" }).sendActions(for: .touchUpInside)
        #expect(SeguePage.take().contains("Start prepares show to Detail by UIButton"))
        stage.app.settle()
        #expect(stage.stack.viewControllers.count == 2)
    }

    @Test("performSegue does not ask shouldPerformSegue, and passes its sender")
    func performed() throws {
        let stage = try stage()
        stage.start.allows = false
        stage.start.performSegue(withIdentifier: "show", sender: "text")
        #expect(SeguePage.take() == ["Detail made", "Start prepares show to Detail by String", "Start shows Detail"])
    }

    @Test("The source's changes during the preparation reach the destination before its view is loaded")
    func prepared() throws {
        let stage = try stage()
        stage.start.onPrepare = { segue, _ in segue.destination.title = "Prepared" }
        stage.start.performSegue(withIdentifier: "show", sender: nil)
        stage.app.settle()
        #expect(SeguePage.take().last == "Prepared loaded")
        #expect(stage.app.title == "Prepared")
    }

    // MARK: Kinds

    @Test("Old kinds push and present, without motion where the segue says so")
    func old() throws {
        let stage = try stage()
        stage.start.performSegue(withIdentifier: "push", sender: nil)
        #expect(stage.stack.viewControllers.count == 2)
        stage.app.turn()
        #expect(stage.app.isMoving)
        stage.app.settle()
        stage.stack.popViewController(animated: false)
        stage.app.settle()
        stage.start.performSegue(withIdentifier: "modal", sender: nil)
        #expect(SeguePage.take().dropLast().last == "Start presents Detail")
        #expect(stage.stack.presentedViewController?.modalPresentationStyle == .fullScreen)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("A show segue that does not animate is there at once")
    func still() throws {
        let stage = try stage()
        stage.start.performSegue(withIdentifier: "still", sender: nil)
        stage.app.turn()
        #expect(!stage.app.isMoving)
        #expect(stage.app.title == "Detail")
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("A popover points at its item or view, and may be set up while the source prepares")
    func popovers() throws {
        let stage = try stage(size: CGSize(width: 1024, height: 768))
        var seen: [String] = []
        stage.start.onPrepare = { segue, _ in
            let popover = segue.destination.popoverPresentationController
            seen.append(
                """
                \(popover?.barButtonItem?.title ?? "-") \
                \((popover?.sourceView as? UIButton)?.title(for: .normal) ?? "-") \
                \(popover?.permittedArrowDirections.rawValue ?? 0)
                """
            )
        }
        stage.start.performSegue(withIdentifier: "popover", sender: nil)
        stage.app.settle()
        let bubble = try #require(stage.stack.presentedViewController?.popoverPresentationController)
        #expect(bubble.arrowDirection == .up)
        stage.stack.dismiss(animated: false)
        stage.app.settle()
        stage.start.performSegue(withIdentifier: "viewPopover", sender: nil)
        #expect(seen == ["Form - 3", "- Go 15"])
    }

    @Test("A class of the app performs its segue, created by the overridden initializer, and is freed")
    func custom() throws {
        let stage = try stage()
        stage.start.performSegue(withIdentifier: "custom", sender: nil)
        #expect(SeguePage.take().suffix(2) == ["Start prepares custom to Detail by nil", "step 7 true"])
        #expect(stage.stack.topViewController?.title == "Detail")
        #expect(StepSegue.last == nil)
    }

    @Test(
        """
        A class of another kind's segue goes the kind's way by super; one that is not there leaves the \
        destination shown
        """
    )
    func subclassed() throws {
        let stage = try stage()
        stage.start.performSegue(withIdentifier: "ownPresentation", sender: nil)
        #expect(SeguePage.take().suffix(2) == ["counted", "Start presents Detail animated"])
        stage.app.turn()
        #expect(SeguePage.take().first == "Detail loaded")
        stage.app.settle()
        stage.stack.dismiss(animated: false)
        stage.app.settle()
        stage.start.performSegue(withIdentifier: "missing", sender: nil)
        #expect(stage.stack.topViewController?.title == "Detail")
    }

    @Test("A segue action makes the destination, with the sender and the identifier where it takes them")
    func actions() throws {
        let stage = try stage()
        func word(_ identifier: String, by sender: Any? = "me") -> String? {
            stage.start.performSegue(withIdentifier: identifier, sender: sender)
            let word = (stage.stack.topViewController as? NotedPage)?.word
            stage.stack.popViewController(animated: false)
            stage.app.settle()
            return word
        }
        #expect(word("made") == "coder")
        #expect(word("madeFrom") == "sender me")
        #expect(word("madeBy") == "me madeBy")
        #expect(word("madeFrom", by: nil) == "sender nil")
        #expect(word("madeBy", by: nil) == "nil madeBy")
        #expect(word("madeNot") == "none")
        #expect(word("unknownMaker") == "none")
    }

    @Test("A segue action makes the root of a stack too")
    func rootAction() throws {
        let folder = try InterfaceFolder([
            "Root.storyboard": InterfaceFolder.storyboard(
                initial: "nav",
                """
                <scene><objects><navigationController id="nav" customClass="SegueStack" customModule="UIKitCoreTests">\
                <connections><segue destination="made" kind="relationship" relationship="rootViewController" \
                destinationCreationSelector="makeRoot:" id="g"/></connections></navigationController></objects></scene>
                """ + SegueStage.scene("made", "Made", type: "NotedPage"))
        ])
        let stack = try #require(
            UIStoryboard(name: "Root", bundle: folder.bundle).instantiateInitialViewController() as? SegueStack)
        #expect((stack.topViewController as? NotedPage)?.word == "root")
        _ = SeguePage.take()
    }

    @Test("A scene of another storyboard is shown in the place of its reference")
    func elsewhere() throws {
        let stage = try stage()
        stage.start.performSegue(withIdentifier: "other", sender: nil)
        #expect(SeguePage.take() == ["There made", "Start prepares other to There by nil", "Start shows There"])
        #expect(stage.stack.topViewController?.storyboard !== stage.start.storyboard)
    }

    @Test("Show detail fills the secondary column of a split view, and presents the screen elsewhere")
    func detail() throws {
        let stage = try stage(size: CGSize(width: 1024, height: 768))
        stage.start.performSegue(withIdentifier: "showDetail", sender: nil)
        #expect(stage.stack.presentedViewController?.title == "Detail")
        let split = UISplitViewController()
        let list = UIStoryboard(name: "Ways", bundle: stage.folder.bundle).instantiateViewController(
            withIdentifier: "Start")
        split.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
        let app = TestApp(split, size: CGSize(width: 1024, height: 768))
        list.performSegue(withIdentifier: "showDetail", sender: nil)
        app.settle()
        #expect(split.viewControllers.last?.title == "Detail")
    }

    // MARK: Embedding

    @Test("A scene is embedded when the view around it is loaded, before viewDidLoad and with its outlets")
    func embedded() throws {
        let stage = try stage()
        stage.start.performSegue(withIdentifier: "outer", sender: nil)
        let outer = try #require(stage.stack.topViewController as? SeguePage)
        var boxes: [UIView?] = []
        outer.onPrepare = { _, _ in boxes.append(outer.box) }
        _ = SeguePage.take()
        #expect(outer.children.isEmpty)
        stage.app.settle()
        #expect(
            SeguePage.take() == [
                "Outer should embed by UIView", "Inner made", "Outer prepares embed to Inner by UIView", "Inner loaded",
                "Outer loaded",
            ])
        let inner = try #require(outer.children.first as? NotedPage)
        #expect(inner.word == "coder")
        #expect(inner.view.superview === outer.box)
        #expect(boxes == [outer.box])
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
        #expect(inner.parent === outer)
    }

    @Test("A source that says no embeds nothing")
    func notEmbedded() throws {
        let stage = try stage()
        let outer =
            UIStoryboard(name: "Ways", bundle: stage.folder.bundle).instantiateViewController(withIdentifier: "Outer")
            as? SeguePage
        outer?.allows = false
        outer?.loadViewIfNeeded()
        #expect(outer?.children.isEmpty == true)
        #expect(outer?.box?.subviews.isEmpty == true)
    }

    @Test("Storyboards that embed each other's scenes end")
    func endless() throws {
        func text(_ other: String) -> String {
            InterfaceFolder.storyboard(
                initial: "a",
                SegueStage.scene(
                    "a", "A",
                    views:
                        """
                        <containerView id='box'><connections><segue destination='p' kind='embed' id='e'/>\
                        </connections></containerView>
                        """
                )
                    + "<scene><objects><viewControllerPlaceholder storyboardName='\(other)' id='p'/></objects></scene>")
        }
        let folder = try InterfaceFolder(["One.storyboard": text("Two"), "Two.storyboard": text("One")])
        let page = try #require(UIStoryboard(name: "One", bundle: folder.bundle).instantiateInitialViewController())
        page.loadViewIfNeeded()
        #expect(page.children.count == 1)
        _ = SeguePage.take()
    }

    @Test("Scenes that embed two scenes each, or hold three tabs each, end however many they would be")
    func many() throws {
        func embed(_ place: String, _ target: String) -> String {
            """
            <containerView id='\(place)'><connections><segue destination='\(target)' kind='embed' id='e\(place)'/>\
            </connections></containerView>
            """
        }
        func page(_ number: Int) -> String {
            let views = embed("a\(number)", "v\(number + 1)") + embed("b\(number)", "v\(number + 1)")
            return
                """
                <scene><objects><viewController id='v\(number)'><view key='view' id='w\(number)'>\
                <subviews>\(views)</subviews></view></viewController></objects></scene>
                """
        }
        func tabs(_ number: Int) -> String {
            let segues = (0..<3).map {
                """
                <segue destination='v\(number + 1)' kind='relationship' relationship='viewControllers' \
                id='t\(number)x\($0)'/>
                """
            }
            return
                """
                <scene><objects><tabBarController id='v\(number)'><connections>\(segues.joined())</connections>\
                </tabBarController></objects></scene>
                """
        }
        let last = "<scene><objects><viewController id='v24'/></objects></scene>"
        for make in [page, tabs] {
            let text = InterfaceFolder.storyboard(initial: "v0", (0..<24).map(make).joined() + last)
            let folder = try InterfaceFolder(["Main.storyboard": text])
            let first = try #require(
                UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
            first.loadViewIfNeeded()
            var (open, count) = ([first], 0)
            while let next = open.popLast() {
                count += 1
                open += next.children
            }
            #expect(count > 24)
            #expect(count <= 1_025)
        }
    }

    @Test("A name that leads out of the bundle finds nothing")
    func outside() throws {
        let reference =
            "<scene><objects><viewControllerPlaceholder storyboardName='../../Secret' id='p'/></objects></scene>"
        let folder = try InterfaceFolder([
            "Secret.storyboard": InterfaceFolder.storyboard(initial: "a", SegueStage.scene("a", "A")),
            "secret.png": "x",
            "Words.strings": "\"a\" = \"b\";",
            "in/app/Main.storyboard": InterfaceFolder.storyboard(initial: "p", reference),
            "in/app/en.lproj/Own.strings": "\"a\" = \"own\";",
        ])
        let bundle = try #require(Bundle(path: folder.url.appendingPathComponent("in/app").path))
        #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() == nil)
        #expect(ImageFiles.path(of: "../../secret", in: bundle) == nil)
        #expect(ImageFiles.path(of: "x/../../../secret.png", in: bundle) == nil)
        #expect(NSLocalizedString("a", tableName: "../../../Words", bundle: bundle, comment: "") == "a")
        #expect(NSLocalizedString("a", tableName: "Own", bundle: bundle, comment: "") == "own")
        guard case .none = InterfaceSource.find("../../Secret", "storyboard", in: bundle) else {
            Issue.record("the storyboard was found")
            return
        }
    }

    // MARK: Lifetimes

    @Test(
        "A segue, its source and its destination are freed",
        arguments: ["show", "form", "ownPresentation", "modal", "outer"])
    func leaks(identifier: String) throws {
        weak var segue: UIStoryboardSegue?
        weak var page: UIViewController?
        weak var first: UIViewController?
        let app = TestApp(UIViewController())
        func go() throws {
            let folder = try SegueStage.folder()
            let start = try #require(
                UIStoryboard(name: "Ways", bundle: folder.bundle).instantiateViewController(withIdentifier: "Start")
                    as? SeguePage)
            let stack = UINavigationController(rootViewController: start)
            app.window.rootViewController = stack
            app.settle()
            start.onPrepare = { made, _ in (segue, page) = (made, made.destination) }
            start.performSegue(withIdentifier: identifier, sender: start.navigationItem.rightBarButtonItem)
            app.settle()
            #expect(segue == nil)
            #expect(page != nil)
            start.onPrepare = nil
            if stack.presentedViewController == nil {
                stack.popViewController(animated: true)
            } else {
                stack.dismiss(animated: true)
            }
            first = start
        }
        try go()
        app.settle()
        #expect(page == nil)
        app.window.rootViewController = UIViewController()
        app.settle()
        #expect(first == nil)
        _ = SeguePage.take()
    }

    @Test("A segue of one's own does what its handler says")
    func handler() {
        var calls = 0
        let (from, to) = (UIViewController(), UIViewController())
        let segue = UIStoryboardSegue(identifier: "own", source: from, destination: to) { calls += 1 }
        segue.perform()
        #expect(calls == 1)
        #expect(segue.identifier == "own")
        #expect(segue.source === from)
        #expect(segue.destination === to)
    }

    @Test("An identifier that the scene does not have stops with those that it has")
    func unknown() async throws {
        // The process that stops removes no folder.
        let folder = try SegueStage.folder()
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [path = folder.url.path as String] in
            await MainActor.run {
                UIStoryboard(name: "Ways", bundle: Bundle(path: path)).instantiateViewController(
                    withIdentifier: "Detail"
                ).performSegue(withIdentifier: "bakc", sender: nil)
            }
        }
        withExtendedLifetime(folder) {}
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                SeguePage.performSegue: the controller has no segue with the identifier "bakc"; its scene has: \
                back, further
                """
            ))
    }

    @Test("A push without a stack prepares, and leaves all as it was")
    func impossible() throws {
        let text = InterfaceFolder.storyboard(
            initial: "a",
            """
            <scene><objects><viewController title="A" id="a"><view key="view" id="v"/><connections>\
            <segue destination="b" kind="push" identifier="go" id="s"/></connections></viewController></objects>\
            </scene>
            <scene><objects><viewController title="B" id="b"/></objects></scene>
            """)
        let folder = try InterfaceFolder(["Wrong.storyboard": text])
        let page = try #require(UIStoryboard(name: "Wrong", bundle: folder.bundle).instantiateInitialViewController())
        let app = TestApp(page)
        page.performSegue(withIdentifier: "go", sender: nil)
        app.settle()
        #expect(page.presentedViewController == nil)
        #expect(app.window.rootViewController === page)
    }
}
