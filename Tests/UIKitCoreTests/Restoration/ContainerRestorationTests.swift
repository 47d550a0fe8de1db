import Foundation
import Testing
import UIKit
import UIKitTesting

/// Creates its root with a closure, and saves all state.
@MainActor
final class KeepingApp: UIApplicationDelegate {
    static var makeRoot: () -> UIViewController = { UIViewController() }
    static var make: ([String], NSCoder) -> UIViewController? = { _, _ in nil }
    static var willEncode: (NSCoder) -> Void = { _ in }
    static var didDecode: (NSCoder) -> Void = { _ in }
    static var launched: () -> Void = {}
    var window: UIWindow?

    init() {}
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        window?.rootViewController = Self.makeRoot()
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.launched()
        window?.makeKeyAndVisible()
        return true
    }
    // The older pair of calls.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        Self.willEncode(coder)
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        Self.didDecode(coder)
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    )
        -> UIViewController?
    {
        Self.make(identifierComponents, coder)
    }

    static func start(
        _ state: TestState? = nil, size: CGSize = CGSize(width: 390, height: 844),
        _ root: @escaping () -> UIViewController
    ) -> TestApp {
        makeRoot = root
        return TestApp(launching: KeepingApp(), state: state, size: size, draws: false)
    }
    static func reset() {
        (make, willEncode, didDecode, launched) = ({ _, _ in nil }, { _ in }, { _ in }, {})
    }
}

@MainActor @Suite(.serialized) struct ContainerRestorationTests {
    private func page(_ identifier: String) -> UIViewController {
        let page = UIViewController()
        page.restorationIdentifier = identifier
        page.title = identifier
        return page
    }

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = ["one", "two", "three"].map { name in
            let stack = UINavigationController(rootViewController: page("root"))
            stack.restorationIdentifier = name
            return stack
        }
        return tabs
    }

    private func titles(_ stack: UIViewController?) -> [String] {
        (stack as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
    }

    @Test("Tabs are restored with their stacks and the selection")
    func tabBar() throws {
        defer { KeepingApp.reset() }
        var paths: [[String]] = []
        KeepingApp.make = { path, _ in
            paths.append(path)
            return path.last == "deep" ? self.page("deep") : nil
        }
        let app = KeepingApp.start { self.tabs() }
        let first = try #require(app.window.rootViewController as? UITabBarController)
        for index in 0..<2 {
            (first.viewControllers?[index] as? UINavigationController)?.pushViewController(
                page("deep"), animated: false)
        }
        first.selectedIndex = 1
        app.settle()
        let again = KeepingApp.start(app.quit()) { self.tabs() }
        let tabs = try #require(again.window.rootViewController as? UITabBarController)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.viewControllers?.map(titles) == [["root", "deep"], ["root", "deep"], ["root"]])
        #expect(again.title == "deep")
        // Tabs that are not visible are not loaded.
        #expect((tabs.viewControllers?[0] as? UINavigationController)?.topViewController?.isViewLoaded == false)
        #expect(paths.contains(["tabs", "one", "deep"]))
        #expect(paths.contains(["tabs", "two", "deep"]))
    }

    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.restorationIdentifier = "split"
        split.setViewController(page("list"), for: .primary)
        split.setViewController(page("detail"), for: .secondary)
        return split
    }

    @Test(
        "Columns come back as columns and as one stack, whichever they were",
        arguments: [(390, 1200), (1200, 390), (390, 390), (1200, 1200)])
    func columns(from: Int, to: Int) throws {
        defer { KeepingApp.reset() }
        KeepingApp.make = { path, _ in path.last == "deep" ? self.page("deep") : nil }
        let app = KeepingApp.start(size: CGSize(width: from, height: 800)) { self.split() }
        let first = try #require(app.window.rootViewController as? UISplitViewController)
        #expect(first.isCollapsed == (from == 390))
        if first.isCollapsed { first.show(.secondary) }
        app.settle()
        let stack = try #require(first.viewControllers.last as? UINavigationController)
        stack.pushViewController(page("deep"), animated: false)
        app.settle()
        let again = KeepingApp.start(app.quit(), size: CGSize(width: to, height: 800)) { self.split() }
        again.settle()
        let split = try #require(again.window.rootViewController as? UISplitViewController)
        #expect(split.isCollapsed == (to == 390))
        #expect(
            split.viewControllers.map(titles)
                == (to == 390 ? [["list", "detail", "deep"]] : [["list"], ["detail", "deep"]]))
    }

    @Test("A stack that ended in its first column is restored there")
    func firstColumn() throws {
        defer { KeepingApp.reset() }
        let app = KeepingApp.start { self.split() }
        let first = try #require(app.window.rootViewController as? UISplitViewController)
        first.show(.primary)
        app.settle()
        #expect(first.viewControllers.map(titles) == [["list"]])
        let again = KeepingApp.start(app.quit()) { self.split() }
        again.settle()
        #expect((again.window.rootViewController as? UISplitViewController)?.viewControllers.map(titles) == [["list"]])
    }

    // MARK: Storyboards

    static let board = InterfaceFolder.storyboard(
        initial: "nav",
        """
        <scene><objects><navigationController storyboardIdentifier="Stack" \
        useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav"><navigationBar key="navigationBar" id="bar"/>\
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="s1"/>\
        </connections></navigationController></objects></scene>
        <scene><objects><tableViewController title="List" restorationIdentifier="list" id="list">\
        <tableView key="view" restorationIdentifier="table" style="plain" id="t">\
        <rect key="frame" x="0" y="0" width="390" height="844"/></tableView></tableViewController></objects></scene>
        <scene><objects><viewController title="Page" storyboardIdentifier="Page" \
        useStoryboardIdentifierAsRestorationIdentifier="YES" id="page"><view key="view" id="pv"/></viewController>\
        </objects></scene>
        <scene><objects><viewController title="Nameless" restorationIdentifier="nameless" id="less">\
        <view key="view" id="nv"/></viewController></objects></scene>
        """)

    @Test("Controllers of a storyboard are restored without code")
    func storyboard() throws {
        defer { KeepingApp.reset() }
        let folder = try InterfaceFolder(["Main.storyboard": Self.board])
        func main() -> UIStoryboard { UIStoryboard(name: "Main", bundle: folder.bundle) }
        func root() -> UIViewController { main().instantiateInitialViewController() ?? UIViewController() }
        let app = KeepingApp.start { root() }
        let stack = try #require(app.window.rootViewController as? UINavigationController)
        #expect(stack.restorationIdentifier == "Stack")
        #expect(stack.topViewController?.restorationIdentifier == "list")
        #expect((stack.topViewController as? UITableViewController)?.tableView.restorationIdentifier == "table")
        let page = main().instantiateViewController(withIdentifier: "Page")
        stack.pushViewController(page, animated: false)
        stack.pushViewController(main().instantiateViewController(withIdentifier: "Page"), animated: false)
        app.settle()
        let again = KeepingApp.start(app.quit()) { root() }
        #expect(titles(again.window.rootViewController) == ["List", "Page", "Page"])
        let came = (again.window.rootViewController as? UINavigationController)?.viewControllers.last
        #expect(came?.storyboard != nil)
        #expect(came !== page)
    }

    // MARK: References and objects

    final class Model: NSObject, UIStateRestoring {
        var word = ""
        var isFinished = false
        func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
        func decodeRestorableState(with coder: NSCoder) { word = coder.decodeObject(forKey: "word") as? String ?? "?" }
        func applicationFinishedRestoringState() { isFinished = true }
    }

    @Test("A registered object is restored, whether it exists before its state or after it")
    func objects() throws {
        defer { KeepingApp.reset() }
        let model = Model()
        let app = KeepingApp.start { self.page("root") }
        UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
        model.word = "kept"
        let state = app.quit()
        let early = Model()
        let second = KeepingApp.start(state) {
            UIApplication.registerObject(forStateRestoration: early, restorationIdentifier: "model")
            return self.page("root")
        }
        #expect(early.word == "kept")
        #expect(early.isFinished)
        let late = Model()
        let third = KeepingApp.start(second.quit()) { self.page("root") }
        UIApplication.registerObject(forStateRestoration: late, restorationIdentifier: "model")
        #expect(late.word == "kept")
        withExtendedLifetime(third) {}
    }

    final class Holder: UIViewController {
        let inner = UIViewController()
        let box = UIView()
        var found: UIViewController?
        var foundBox: UIView?
        init() {
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "holder"
            inner.restorationIdentifier = "inner"
            addChild(inner)
            inner.didMove(toParent: self)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            box.restorationIdentifier = "box"
            view.addSubview(box)
        }
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(inner, forKey: "inner")
            coder.encode(box, forKey: "box")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            found = coder.decodeObject(forKey: "inner") as? UIViewController
            foundBox = coder.decodeObject(forKey: "box") as? UIView
        }
    }

    @Test("Children of an app's own container are kept by its references, and so are views")
    func references() throws {
        defer { KeepingApp.reset() }
        let app = KeepingApp.start { Holder() }
        var paths: [[String]] = []
        KeepingApp.make = { path, _ in
            paths.append(path)
            return nil
        }
        let again = KeepingApp.start(app.quit()) { Holder() }
        let holder = try #require(again.window.rootViewController as? Holder)
        #expect(paths == [["holder"], ["holder", "inner"]])
        #expect(holder.found === holder.inner)
        #expect(holder.foundBox === holder.box)
    }

    @Test("Restoration that continues after the launch ends with its last completion")
    func extended() throws {
        defer { KeepingApp.reset() }
        let model = Model()
        func root() -> UIViewController {
            UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
            return page("root")
        }
        let app = KeepingApp.start { root() }
        KeepingApp.didDecode = { _ in
            UIApplication.shared.extendStateRestoration()
            UIApplication.shared.extendStateRestoration()
        }
        let again = KeepingApp.start(app.quit()) { root() }
        #expect(!model.isFinished)
        UIApplication.shared.completeStateRestoration()
        #expect(!model.isFinished)
        UIApplication.shared.completeStateRestoration()
        #expect(model.isFinished)
        // One call too many is logged.
        UIApplication.shared.completeStateRestoration()
        withExtendedLifetime(again) {}
    }

    @Test("A root that is created again is set in a window without a root")
    func madeRoot() throws {
        defer { KeepingApp.reset() }
        KeepingApp.make = { path, _ in path == ["root"] ? self.page("root") : nil }
        let app = KeepingApp.start { self.page("root") }
        let state = app.quit()
        final class Bare: UIApplicationDelegate {
            var window: UIWindow?
            init() {}
            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                return true
            }
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window?.makeKeyAndVisible()
                return true
            }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                true
            }
            func application(
                _ application: UIApplication,
                viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
            )
                -> UIViewController?
            {
                KeepingApp.make(identifierComponents, coder)
            }
        }
        let again = TestApp(launching: Bare(), state: state)
        #expect(again.window.rootViewController?.title == "root")
    }

    @Test("A page view controller is restored with the visible page")
    func pages() throws {
        defer { KeepingApp.reset() }
        KeepingApp.make = { path, _ in path.count == 2 ? self.page(path[1]) : nil }
        func book(_ first: String) -> UIPageViewController {
            let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            book.restorationIdentifier = "book"
            book.setViewControllers([page(first)], direction: .forward, animated: false)
            return book
        }
        let app = KeepingApp.start { book("one") }
        (app.window.rootViewController as? UIPageViewController)?.setViewControllers(
            [page("two")], direction: .forward, animated: false)
        let again = KeepingApp.start(app.quit()) { book("one") }
        let pages = (again.window.rootViewController as? UIPageViewController)?.viewControllers
        #expect(pages?.map(\.title) == ["two"])
        #expect(pages?.first?.viewIfLoaded?.window === again.window)
    }

    @Test(
        "The selections of a field and a text view come back where they fit the text; a text view stays read-only",
        arguments: ["a long text", "ab"])
    func texts(later: String) throws {
        defer { KeepingApp.reset() }
        func screen(_ words: String) -> UIViewController {
            let screen = page("screen")
            let (field, text) = (
                UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30)),
                UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            )
            field.restorationIdentifier = "field"
            field.text = words
            text.restorationIdentifier = "text"
            text.text = words == "ab" ? words : "שלום עולם"
            for view in [field, text] { screen.view.addSubview(view) }
            return screen
        }
        func parts(_ app: TestApp) throws -> (UITextField, UITextView) {
            let views = try #require(app.window.rootViewController?.view.subviews)
            return (try #require(views[0] as? UITextField), try #require(views[1] as? UITextView))
        }
        func selected(_ field: UITextField) -> String? { field.selectedTextRange.flatMap { field.text(in: $0) } }
        let app = KeepingApp.start { screen("a long text") }
        let (field, text) = try parts(app)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 2)),
            end = try #require(field.position(from: start, offset: 4))
        field.selectedTextRange = field.textRange(from: start, to: end)
        text.isEditable = false
        text.selectedRange = NSRange(location: 5, length: 4)
        #expect(selected(field) == "long")
        let again = KeepingApp.start(app.quit()) { screen(later) }
        let (newField, newText) = try parts(again)
        #expect(selected(newField) == (later == "ab" ? "" : "long"))
        #expect(!newText.isEditable)
        #expect(newText.selectedRange == NSRange(location: later == "ab" ? 2 : 5, length: later == "ab" ? 0 : 4))
    }
}
