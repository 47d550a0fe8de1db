import Testing
import UIKit
import UIKitTesting

/// Columns that are set while the split view shows one stack, including sets inside the resulting calls.
@MainActor
struct SplitReentryTests {
    private let recorder = CallRecorder()
    private let split = UISplitViewController(style: .doubleColumn)

    private func page(_ name: String) -> RecordingViewController { RecordingViewController(name, recorder) }

    private func makeCollapsed() -> (TestApp, [RecordingViewController]) {
        let pages = [page("Primary"), page("Secondary")]
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
        let app = TestApp(split, size: CGSize(width: 390, height: 700), draws: false)
        app.settle()
        #expect(split.isCollapsed)
        return (app, pages)
    }

    @Test("a navigation controller that is set for the column that has the one stack takes the stack over")
    func heir() {
        let (app, pages) = makeCollapsed()
        let root = page("Root")
        let navigation = UINavigationController(rootViewController: root)
        split.setViewController(navigation, for: .primary)
        app.settle()
        #expect(split.viewControllers == [navigation])
        #expect(split.children.contains(navigation))
        #expect(navigation.viewControllers == [root, pages[1]])
        #expect(navigation.view.window != nil)
        #expect(pages[1].view.window != nil)
        #expect(pages[0].parent == nil)
        app.resize(to: CGSize(width: 1024, height: 700))
        app.settle()
        #expect(navigation.viewControllers == [root])
        #expect(pages[1].navigationController?.viewControllers == [pages[1]])
        #expect(pages[1].navigationController?.parent === split)
    }

    @Test("without the column of the one stack, the stack continues in the controller of the next column")
    func without() {
        let (app, pages) = makeCollapsed()
        let secondary = split.children.compactMap { $0 as? UINavigationController }.first { $0.viewControllers.isEmpty }
        split.setViewController(nil, for: .primary)
        app.settle()
        #expect(split.viewControllers == [secondary].compactMap { $0 })
        #expect(secondary?.viewControllers == [pages[1]])
        #expect(pages[1].view.window != nil)
        #expect(pages[0].parent == nil)
    }

    @Test("a column set inside the calls of a collapse is in the one stack")
    func setWhileCollapsing() {
        let pages = [page("Primary"), page("Secondary")], new = page("New")
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 700), draws: false)
        app.settle()
        pages[1].onCall["viewDidDisappear"] = { [weak split, weak page = pages[1]] in
            page?.onCall = [:]
            split?.setViewController(new, for: .secondary)
        }
        app.resize(to: CGSize(width: 390, height: 700))
        app.settle()
        #expect(split.isCollapsed)
        let stack = split.viewControllers.first as? UINavigationController
        #expect(stack?.viewControllers == [pages[0], new])
        #expect(new.view.window != nil)
        #expect(pages[1].parent == nil)
        app.resize(to: CGSize(width: 1024, height: 700))
        app.settle()
        #expect(new.navigationController?.viewControllers == [new])
        #expect(pages[0].navigationController?.viewControllers == [pages[0]])
    }

    @Test("a column's controller that is replaced after its column was hidden is freed")
    func freed() {
        let split = UISplitViewController(style: .doubleColumn)
        weak var former: UIViewController?
        split.setViewController(page("Secondary"), for: .secondary)
        do {
            let navigation = UINavigationController(rootViewController: page("Former"))
            former = navigation
            split.setViewController(navigation, for: .primary)
        }
        let app = TestApp(split, size: CGSize(width: 800, height: 700), draws: false)
        app.settle()
        split.show(.primary)
        app.settle()
        split.hide(.primary)
        app.settle()
        #expect(former != nil)
        split.setViewController(UINavigationController(rootViewController: page("Next")), for: .primary)
        app.settle()
        #expect(former == nil)
    }

    @Test("a split view that enters a wide window while it collapses has columns there")
    func widens() {
        let window = UIViewController()
        let delegate = CollapseDelegate()
        split.delegate = delegate
        split.setViewController(page("Primary"), for: .primary)
        split.setViewController(page("Secondary"), for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 700), draws: false)
        app.settle()
        delegate.onCollapse = { [weak app] in app?.resize(to: CGSize(width: 1024, height: 700)) }
        app.resize(to: CGSize(width: 390, height: 700))
        app.settle()
        #expect(!split.isCollapsed)
        app.window.rootViewController = window
        split.setViewController(page("New"), for: .secondary)
        #expect(!split.isCollapsed)
        app.window.rootViewController = split
        app.settle()
        #expect(!split.isCollapsed)
        #expect(split.viewControllers.count == 2)
    }

    @Test("a column that is hidden while its view is added is not in the window")
    func hiddenWhileComing() {
        final class Page: UIViewController {
            var onTraits: () -> Void = {}
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                onTraits()
            }
        }
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(page("Primary"), for: .primary)
        split.setViewController(page("Secondary"), for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 700), draws: false)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        let page = Page()
        var calls = 0
        // A primary column has compact width, but the window does not.
        page.onTraits = { [weak split] in
            calls += 1
            split?.preferredDisplayMode = .secondaryOnly
        }
        let navigation = UINavigationController(rootViewController: page)
        split.setViewController(navigation, for: .primary)
        app.settle()
        #expect(calls > 0)
        #expect(split.displayMode == .secondaryOnly)
        #expect(navigation.view.window == nil)
        #expect(page.view.window == nil)
        page.onTraits = {}
        split.preferredDisplayMode = .oneBesideSecondary
        app.settle()
        #expect(page.view.window != nil)
    }

    @Test("a column that is shown again while its view is removed is visible")
    func shownWhileTakenOut() {
        final class View: UIView {
            var onLeaving: () -> Void = {}
            override func willMove(toWindow newWindow: UIWindow?) { if newWindow == nil { onLeaving() } }
        }
        let (page, view) = (page("Primary"), View())
        page.view = view
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(page, for: .primary)
        split.setViewController(self.page("Secondary"), for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 700), draws: false)
        app.settle()
        #expect(view.window != nil)
        var calls = 0
        view.onLeaving = { [weak split, weak view] in
            view?.onLeaving = {}
            calls += 1
            split?.preferredDisplayMode = .oneBesideSecondary
        }
        split.preferredDisplayMode = .secondaryOnly
        app.settle()
        #expect(calls == 1)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(view.window != nil)
    }
}

@MainActor
private final class CollapseDelegate: NSObject, UISplitViewControllerDelegate {
    var onCollapse: () -> Void = {}
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        onCollapse()
        return proposedTopColumn
    }
}
