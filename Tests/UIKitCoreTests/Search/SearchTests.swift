import Testing
import UIKit
import UIKitTesting

/// A searchable library in a navigation controller.
@MainActor
private final class SearchStage: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    let app: TestApp
    let page = ScrollingPage("Library")
    let navigation: UINavigationController
    let search: UISearchController
    var calls: [String] = []

    init(
        large: Bool = true, results: UIViewController? = nil, dark: Bool = false, rightToLeft: Bool = false,
        draws: Bool = false,
        edit: (SearchStage) -> Void = { _ in }
    ) {
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = large
        search = UISearchController(searchResultsController: results)
        app = TestApp(nil, dark: dark, rightToLeft: rightToLeft, draws: draws)
        super.init()
        page.navigationItem.searchController = search
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        edit(self)
        app.window.rootViewController = navigation
        app.settle()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var field: UITextField { search.searchBar.searchTextField }
    var fieldFrame: CGRect { field.convert(field.bounds, to: nil) }

    func begin() {
        app.tap(field)
        app.settle()
    }

    func scroll(to offset: CGFloat) {
        page.scrollView.contentOffset.y = offset - page.scrollView.adjustedContentInset.top
        app.settle()
    }

    func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        calls.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }
}

@MainActor
struct SearchTests {
    @Test("a search bar that was on no screen comes in with its height at rest")
    func arrives() {
        let stage = SearchStage(large: false)
        let next = ScrollingPage("Next")
        next.navigationItem.searchController = UISearchController(searchResultsController: nil)
        stage.navigation.pushViewController(next, animated: true)
        stage.app.advance(frames: 10)
        let height = stage.bar.frame.height
        stage.app.settle()
        #expect(height == 96 && stage.bar.frame.height == 96)
    }

    @Test("a search bar is in a row of 52 points below the large title, its field 36 points high")
    func rests() {
        let stage = SearchStage()
        #expect(stage.bar.frame.height == 148)
        #expect(stage.fieldFrame == CGRect(x: 16, y: 47 + 96 + 1, width: 358, height: 36))
        #expect(stage.page.scrollView.adjustedContentInset.top == 195)
        #expect(stage.page.navigationItem.searchBarPlacement == .stacked)
        #expect(SearchStage(large: false).bar.frame.height == 96)
    }

    @Test("scrolling takes the search bar first, then the large title")
    func collapses() {
        let stage = SearchStage()
        for (offset, height): (CGFloat, CGFloat) in [(0, 148), (20, 128), (52, 96), (70, 78), (104, 44), (300, 44)] {
            stage.scroll(to: offset)
            #expect(stage.bar.frame.height == height, "at \(offset)")
        }
        stage.scroll(to: 26)
        #expect(stage.field.frame.height == 10)
        stage.scroll(to: 52)
        #expect(stage.app.title == "Library")
        #expect(stage.app.find("Search") == nil)
    }

    @Test("a pinned search bar stays when the title has scrolled away")
    func pinned() {
        let stage = SearchStage { $0.page.navigationItem.hidesSearchBarWhenScrolling = false }
        stage.scroll(to: 300)
        #expect(stage.bar.frame.height == 96)
        #expect(stage.fieldFrame.minY == 92)
    }

    @Test(
        "content that a finger leaves inside a zone goes to its end",
        arguments: [(20, 148), (40, 96), (65, 96), (95, 44)] as [(CGFloat, CGFloat)])
    func snaps(distance: CGFloat, height: CGFloat) {
        let stage = SearchStage()
        let start = CGPoint(x: 200, y: 600)
        // The first ten points of a drag are needed for its recognition.
        stage.app.drag(from: start, to: CGPoint(x: 200, y: 600 - distance - 10), frames: 40, lifts: false)
        stage.app.advance(frames: 30)
        stage.app.step(to: CGPoint(x: 200, y: 600 - distance - 10))
        stage.app.lift()
        stage.app.settle()
        #expect(stage.bar.frame.height == height)
    }

    @Test("a tap begins the search: title and buttons hide, a cancel button appears, and callbacks are in order")
    func begins() {
        let stage = SearchStage()
        stage.begin()
        #expect(stage.search.isActive)
        #expect(stage.field.isEditing)
        #expect(stage.bar.frame.height == 52)
        #expect(stage.fieldFrame.minY == 55)
        #expect(stage.fieldFrame.width < 300)
        #expect(stage.app.find("Cancel") != nil)
        #expect(stage.app.title == nil)
        #expect(stage.calls == ["will present", "update ", "begin", "did present"])
        #expect(stage.page.presentedViewController === stage.search)
        #expect(stage.search.presentingViewController === stage.page)
        #expect(stage.page.scrollView.adjustedContentInset.top == 99)
        #expect(stage.page.scrollView.contentOffset.y == -99)
    }

    @Test("typing asks for results, Return keeps the search, Cancel ends it and clears the text")
    func types() throws {
        let stage = SearchStage()
        stage.begin()
        stage.calls = []
        stage.app.type("ab")
        #expect(stage.calls == ["text a", "update a", "text ab", "update ab"])
        stage.calls = []
        stage.app.press(.enter)
        #expect(stage.calls == ["search", "end"])
        #expect(stage.search.isActive)
        #expect(!stage.field.isEditing)
        stage.calls = []
        try stage.app.tap("Cancel")
        #expect(!stage.search.isActive)
        stage.app.settle()
        #expect(stage.calls == ["cancel", "will dismiss", "update ", "did dismiss"])
        #expect(stage.bar.frame.height == 148)
        #expect(stage.app.title == "Library")
        #expect(stage.app.find("Cancel") == nil)
        #expect(stage.page.presentedViewController == nil)
        #expect(stage.search.searchBar.text == "")
        #expect(stage.fieldFrame.width == 358)
        #expect(stage.page.scrollView.contentOffset.y == -195)
    }

    @Test("Escape, the mouse's back button and a tap beside it cancel", arguments: [0, 1, 2, 3])
    func cancels(way: Int) throws {
        let stage = SearchStage()
        let below = Page("Below")
        stage.navigation.viewControllers = [below, stage.page]
        stage.app.settle()
        stage.begin()
        switch way {
        case 0: stage.app.press(.escape)
        case 1: stage.app.pressMouseBack()
        case 2: stage.app.tap(at: CGPoint(x: 200, y: 600))
        default:
            stage.app.press(.enter)
            stage.app.type("x")
            stage.app.press(.enter)
            stage.app.press(.escape)
        }
        stage.app.settle()
        #expect(!stage.search.isActive)
        #expect(stage.navigation.topViewController === stage.page)
        #expect(stage.bar.frame.height == 148)
        stage.app.press(.left, modifiers: .alternate)
        stage.app.settle()
        #expect(stage.navigation.topViewController === below)
    }

    @Test("results cover the screen while there is text, and are updated")
    func results() {
        let results = RecordedPage("Results")
        let stage = SearchStage(results: results)
        stage.begin()
        #expect(stage.app.find(identifier: "SearchDimming") != nil)
        #expect(results.calls == [])
        stage.app.type("a")
        stage.app.settle()
        #expect(results.calls == ["willAppear", "didAppear"])
        #expect(stage.search.showsSearchResultsController)
        #expect(stage.app.find(identifier: "SearchDimming") == nil)
        #expect(results.view.safeAreaInsets.top == 99)
        stage.app.press(.backspace)
        stage.app.settle()
        #expect(Array(results.calls.dropFirst(2)) == ["willDisappear", "didDisappear"])
        stage.search.showsSearchResultsController = true
        stage.app.settle()
        #expect(results.calls.count == 6)
        stage.search.isActive = false
        stage.app.settle()
        #expect(results.calls.count == 8)
        #expect(results.view.window == nil)
    }

    @Test("a screen that shows its own results is neither dimmed nor covered")
    func unobscured() {
        let stage = SearchStage { $0.search.obscuresBackgroundDuringPresentation = false }
        stage.begin()
        #expect(stage.app.find(identifier: "SearchDimming") == nil)
        stage.app.scroll(by: 200)
        stage.app.settle()
        #expect(stage.page.scrollView.contentOffset.y > 0)
        #expect(stage.search.isActive)
        #expect(stage.bar.frame.height == 52)
    }

    @Test("a push from an active search shows the usual bar, and the pop finds the search as it was")
    func pushes() {
        let results = RecordedPage("Results")
        let stage = SearchStage(results: results)
        stage.begin()
        stage.app.type("a")
        stage.app.settle()
        results.show(Page("Found"), sender: nil)
        stage.app.settle()
        #expect(stage.navigation.topViewController?.title == "Found")
        #expect(stage.app.title == "Found")
        #expect(stage.app.backLabel == "Library")
        #expect(stage.bar.frame.height == 96)
        #expect(stage.field.window == nil)
        stage.calls = []
        stage.navigation.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.search.isActive)
        #expect(stage.bar.frame.height == 52)
        #expect(stage.search.searchBar.text == "a")
        #expect(stage.app.title == nil)
        #expect(results.view.window != nil)
        #expect(stage.calls == [])
        stage.search.isActive = false
        stage.app.settle()
        #expect(stage.bar.frame.height == 148)
        #expect(stage.app.title == "Library")
    }

    @Test("a cancelled swipe leaves the active search unchanged")
    func takenBack() {
        let stage = SearchStage()
        stage.navigation.viewControllers = [Page("Below"), stage.page]
        stage.app.settle()
        stage.begin()
        stage.app.type("a")
        stage.app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), frames: 10, lifts: false)
        for _ in 0..<20 { stage.app.step(to: CGPoint(x: 20, y: 400)) }
        stage.app.lift()
        stage.app.settle()
        #expect(stage.navigation.topViewController === stage.page)
        #expect(stage.search.isActive)
        #expect(stage.bar.frame.height == 52)
        #expect(stage.fieldFrame.minY == 55)
        #expect(stage.app.title == nil)
    }

    @Test("scopes show with the search, and a choice asks for results")
    func scopes() throws {
        let stage = SearchStage { $0.search.searchBar.scopeButtonTitles = ["All", "Books", "Films"] }
        #expect(stage.app.find("Books") == nil)
        stage.begin()
        #expect(stage.bar.frame.height == 92)
        stage.calls = []
        try stage.app.tap("Books")
        stage.app.settle()
        #expect(stage.calls == ["scope 1", "update "])
        #expect(stage.search.searchBar.selectedScopeButtonIndex == 1)
        try stage.app.tap("Cancel")
        stage.app.settle()
        #expect(stage.bar.frame.height == 148)
        #expect(stage.app.find("Books") == nil)
    }

    @Test("a search may leave the bar as it is")
    func keepsBar() {
        let stage = SearchStage(large: false) { $0.search.hidesNavigationBarDuringPresentation = false }
        stage.begin()
        #expect(stage.bar.frame.height == 96)
        #expect(stage.app.title == "Library")
        #expect(stage.fieldFrame.minY == 92)
    }

    @Test("code begins and ends a search too, also when the bar is scrolled away")
    func byCode() {
        let stage = SearchStage()
        stage.scroll(to: 300)
        stage.search.isActive = true
        stage.app.settle()
        #expect(stage.bar.frame.height == 52)
        #expect(stage.field.isEditing)
        let offset = stage.page.scrollView.contentOffset.y
        stage.search.isActive = false
        stage.app.settle()
        #expect(stage.page.scrollView.contentOffset.y == offset)
        #expect(stage.bar.frame.height == 44)
    }

    @Test("a search that is ended while it begins says all it has to say")
    func overtaken() {
        let stage = SearchStage()
        stage.search.isActive = true
        stage.app.advance(frames: 5)
        stage.search.isActive = false
        stage.app.advance(frames: 5)
        stage.search.isActive = true
        stage.app.settle()
        let ends = stage.calls.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
        #expect(ends == ["will present", "did present", "will dismiss", "did dismiss", "will present", "did present"])
        #expect(stage.bar.frame.height == 52)
        #expect(stage.app.find("Cancel") != nil)
        #expect(stage.search.view.superview != nil)
    }

    @Test("the window's turn keeps the search active and in place")
    func turned() {
        let stage = SearchStage()
        stage.begin()
        stage.app.type("a")
        stage.app.resize(to: CGSize(width: 700, height: 390))
        stage.app.settle()
        #expect(stage.search.isActive)
        #expect(stage.bar.frame.height == 52)
        #expect(stage.bar.frame.width == 700)
        #expect(stage.fieldFrame.maxX < 640)
        #expect(stage.field.text == "a")
        stage.search.isActive = false
        stage.app.settle()
        #expect(stage.bar.frame.height == 84)
    }

    @Test("the cancel button appears on the left in right-to-left interfaces")
    func rightToLeft() throws {
        let stage = SearchStage(rightToLeft: true)
        stage.begin()
        let cancel = try #require(stage.app.find(identifier: "SearchCancelButton"))
        let frame = cancel.convert(cancel.bounds, to: nil)
        #expect(frame.maxX < stage.fieldFrame.minX)
        #expect(stage.fieldFrame.maxX == 374)
    }

    @Test("pages with and without a search bar change places with their bars")
    func travels() {
        let stage = SearchStage()
        stage.navigation.pushViewController(Page("Next"), animated: true)
        stage.app.advance(frames: 10)
        #expect(stage.field.window != nil)
        stage.app.settle()
        #expect(stage.bar.frame.height == 96)
        #expect(stage.field.window == nil)
        stage.navigation.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.bar.frame.height == 148)
        #expect(stage.fieldFrame.minX == 16)
    }

    @Test("a search can be given and taken while the screen shows")
    func given() {
        let stage = SearchStage()
        stage.page.navigationItem.searchController = nil
        stage.app.settle()
        #expect(stage.bar.frame.height == 96)
        #expect(stage.field.window == nil)
        stage.page.navigationItem.searchController = stage.search
        stage.app.settle()
        #expect(stage.bar.frame.height == 148)
    }

    @Test("a refresh control turns below the search bar, which keeps its place while content is pulled")
    func refreshes() throws {
        let stage = SearchStage()
        let control = UIRefreshControl()
        stage.page.scrollView.refreshControl = control
        stage.app.settle()
        stage.app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 760), frames: 30, lifts: false)
        #expect(stage.bar.frame.height == 148)
        let spinner = try #require(stage.app.find(UIActivityIndicatorView.self))
        #expect(spinner.convert(spinner.bounds, to: nil).minY > stage.bar.frame.maxY)
        #expect(stage.fieldFrame.minY == 144)
        stage.app.lift()
        stage.app.advance(seconds: 1)
        #expect(control.isRefreshing)
        #expect(spinner.convert(spinner.bounds, to: nil).minY > stage.bar.frame.maxY)
        control.endRefreshing()
        stage.app.settle()
        #expect(stage.bar.frame.height == 148)
        #expect(stage.page.scrollView.contentOffset.y == -195)
    }

    @Test("a screen that is popped with an active search is freed")
    func freed() {
        weak var page: UIViewController?
        weak var search: UISearchController?
        let navigation = UINavigationController(rootViewController: Page("Root"))
        let app = TestApp(navigation, draws: false)
        func visit() {
            let screen = ScrollingPage("Searched")
            let controller = UISearchController(searchResultsController: Page("Results"))
            screen.navigationItem.searchController = controller
            (page, search) = (screen, controller)
            navigation.pushViewController(screen, animated: true)
            app.settle()
            app.tap(controller.searchBar.searchTextField)
            app.type("a")
            app.settle()
            #expect(controller.isActive)
            navigation.popViewController(animated: true)
            app.settle()
        }
        visit()
        app.advance(seconds: 1)
        #expect(page == nil)
        #expect(search == nil)
        #expect(app.title == "Root")
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test("the cancel button and the placeholder speak the user's language")
    func words() {
        let page = ScrollingPage("Bibliothek")
        let app = TestApp(nil, language: "de", draws: false)
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        app.window.rootViewController = UINavigationController(rootViewController: page)
        app.settle()
        #expect(search.searchBar.placeholder == "Suchen")
        app.tap(search.searchBar.searchTextField)
        app.settle()
        #expect(app.find("Abbrechen") != nil)
    }
}

/// A page with a list of appearance calls.
private final class RecordedPage: Page {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

@MainActor
struct SearchPlacementTests {
    private func makeStage(rightToLeft: Bool = false, _ placement: UINavigationItem.SearchBarPlacement = .automatic)
        -> (
            TestApp, ScrollingPage, UINavigationController, UISearchController
        )
    {
        let page = ScrollingPage("Library")
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        page.navigationItem.preferredSearchBarPlacement = placement
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, size: CGSize(width: 1000, height: 800), rightToLeft: rightToLeft, draws: false)
        app.settle()
        return (app, page, navigation, search)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test(
        "on a wide pad the search bar stands in the bar's own line, behind the trailing items",
        arguments: [false, true])
    func inline(rightToLeft: Bool) throws {
        let (app, page, navigation, search) = makeStage(rightToLeft: rightToLeft)
        #expect(page.navigationItem.searchBarPlacement == .inline)
        #expect(search.searchBarPlacement == .integrated)
        #expect(navigation.navigationBar.frame.height == 50)
        let field = frame(search.searchBar.searchTextField)
        #expect(field.width == 240)
        #expect(field.height == 36)
        let edit = frame(try app.require("Edit"))
        #expect(rightToLeft ? field.minX == 20 && edit.minX > field.maxX : field.maxX == 980 && edit.maxX < field.minX)
        app.tap(search.searchBar.searchTextField)
        app.settle()
        #expect(search.isActive)
        #expect(app.title == "Library")
        #expect(navigation.navigationBar.frame.height == 50)
        app.press(.escape)
        app.settle()
        #expect(!search.isActive)
    }

    @Test(
        """
        in a narrow column of a wide window the search bar has a row of its own, and in the column beside it the \
        bar's own line
        """
    )
    func searchInColumns() throws {
        let stage = SplitStage()
        for (column, placement) in [
            (UISplitViewController.Column.primary, UINavigationItem.SearchBarPlacement.stacked), (.secondary, .inline),
        ] {
            let page = try #require(stage.split.viewController(for: column))
            let search = UISearchController()
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
            stage.app.settle()
            #expect(page.navigationItem.searchBarPlacement == placement)
            let field = frame(search.searchBar.searchTextField)
            let bar = frame(try #require(page.navigationController).navigationBar)
            #expect(
                field.width == (placement == .stacked ? bar.width - 2 * page.view.layoutMargins.left : bar.width / 3))
        }
    }

    @Test(
        """
        beside a field in the bar's own line the scopes have a row below, with the search and while the app shows \
        them
        """,
        arguments: [false, true])
    func inlineScopes(rightToLeft: Bool) throws {
        let (app, page, navigation, search) = makeStage(rightToLeft: rightToLeft)
        search.searchBar.scopeButtonTitles = ["All", "Books", "Films"]
        app.settle()
        #expect(navigation.navigationBar.frame.height == 50)
        #expect(app.find("Books") == nil)
        app.tap(search.searchBar.searchTextField)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 98)
        #expect(page.view.safeAreaInsets.top == 98)
        let books = frame(try app.require("Books"))
        #expect(books.minY >= 58)
        #expect(books.maxY <= 90)
        #expect(rightToLeft == (frame(try app.require("Films")).minX < books.minX))
        try app.tap("Books")
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        let edit = frame(try app.require("Edit"))
        #expect(edit.maxY <= 50)
        app.press(.escape)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 50)
        #expect(app.find("Books") == nil)
        app.resize(to: CGSize(width: 400, height: 800))
        search.isActive = true
        app.settle()
        let row = frame(try app.require("Books"))
        #expect(row.minY > frame(search.searchBar.searchTextField).maxY)
        #expect(row.maxY <= navigation.navigationBar.frame.maxY)
    }

    @Test(
        "a search bar that leaves its screen's item is one of the app's own again",
        arguments: [UINavigationItem.SearchBarPlacement.automatic, .stacked],
        [true, false])
    func leaves(placement: UINavigationItem.SearchBarPlacement, atOnce: Bool) {
        let (app, page, _, search) = makeStage(placement)
        page.navigationItem.searchController = nil
        if !atOnce { app.settle() }
        page.view.addSubview(search.searchBar)
        search.searchBar.prompt = "Find"
        search.searchBar.sizeToFit()
        let plain = UISearchBar()
        plain.prompt = "Find"
        plain.sizeToFit()
        #expect(search.searchBar.frame.height == plain.frame.height)
        app.settle()
        #expect(search.searchBar.superview === page.view)
    }

    @Test("an app may also prefer a row on a pad")
    func stacked() {
        let (_, page, navigation, _) = makeStage(.stacked)
        #expect(page.navigationItem.searchBarPlacement == .stacked)
        #expect(navigation.navigationBar.frame.height == 102)
    }

    @Test("a window that becomes narrow gives the search bar its row")
    func narrows() {
        let (app, page, navigation, search) = makeStage()
        app.resize(to: CGSize(width: 400, height: 800))
        app.settle()
        #expect(page.navigationItem.searchBarPlacement == .stacked)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(frame(search.searchBar.searchTextField) == CGRect(x: 16, y: 45, width: 368, height: 36))
    }
}
