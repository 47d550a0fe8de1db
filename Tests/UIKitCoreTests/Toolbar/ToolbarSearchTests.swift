import Testing
import UIKit
import UIKitTesting

/// A search bar among the items of a toolbar.
@MainActor
private struct ToolbarSearchStage {
    let app: TestApp
    let page = ScrollingPage("Library")
    let navigation: UINavigationController
    let search = UISearchController(searchResultsController: nil)

    init(
        size: CGSize = CGSize(width: 390, height: 844), others: Int = 1, rightToLeft: Bool = false, hidden: Bool = false
    ) {
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        page.navigationItem.searchController = search
        let items = (0..<others).map { number in
            let item = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: UIAction { _ in })
            item.accessibilityLabel = "Star \(number)"
            return item
        }
        page.toolbarItems = items + [page.navigationItem.searchBarPlacementBarButtonItem]
        navigation.isToolbarHidden = hidden
        app = TestApp(navigation, size: size, rightToLeft: rightToLeft, draws: false)
        app.settle()
    }

    var field: UITextField { search.searchBar.searchTextField }
    var isInToolbar: Bool { field.isDescendant(of: navigation.toolbar) }
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}

@MainActor
struct ToolbarSearchTests {
    @Test(
        "the search bar stands in the toolbar where its item is, and no longer below the title",
        arguments: [false, true])
    func stands(rightToLeft: Bool) throws {
        let stage = ToolbarSearchStage(rightToLeft: rightToLeft)
        #expect(stage.isInToolbar)
        #expect(stage.page.navigationItem.searchBarPlacement == .integrated)
        #expect(stage.navigation.navigationBar.frame.height == 96)
        #expect(stage.page.view.safeAreaInsets.top == 143)
        let field = stage.frame(stage.field), star = stage.frame(try stage.app.require("Star 0"))
        #expect(field.height == 36)
        #expect(field.midY == stage.frame(stage.navigation.toolbar).midY)
        // From the neighbor to the margin.
        #expect(rightToLeft ? field.minX == 16 && field.maxX < star.minX : field.maxX == 374 && field.minX > star.maxX)
        #expect(field.width > 280)
    }

    @Test("an active search has the toolbar to itself, finds, and gives the room back")
    func searches() throws {
        let stage = ToolbarSearchStage()
        stage.app.tap(stage.field)
        stage.app.settle()
        #expect(stage.search.isActive)
        #expect(stage.field.isFirstResponder)
        #expect(stage.app.title == "Library")
        #expect(stage.app.find("Star 0") == nil)
        #expect(stage.frame(stage.field).minX == 16)
        stage.app.type("a")
        #expect(stage.search.searchBar.text == "a")
        try stage.app.tap("Cancel")
        stage.app.settle()
        #expect(!stage.search.isActive)
        #expect(stage.app.find("Star 0") != nil)
        #expect(stage.frame(stage.field).maxX == 374)
    }

    @Test("in a low toolbar the field is lower, and what is in it as plain as elsewhere")
    func low() throws {
        let stage = ToolbarSearchStage(size: CGSize(width: 667, height: 375))
        #expect(stage.navigation.toolbar.frame.height == 32)
        #expect(stage.frame(stage.field).height == 28)
        stage.app.tap(stage.field)
        stage.app.settle()
        #expect(stage.app.shownAlpha(of: try stage.app.require("Cancel")) == 1)
        #expect(stage.field.leftView.map { stage.app.shownAlpha(of: $0) } == 1)
    }

    @Test("a magnifier replaces the field where there is little room, and opens it")
    func magnifier() throws {
        let stage = ToolbarSearchStage(others: 6)
        #expect(stage.isInToolbar)
        #expect(stage.search.searchBar.isHidden)
        let button = try stage.app.require("Search")
        #expect(stage.frame(button).minX > stage.frame(try stage.app.require("Star 5")).maxX)
        try stage.app.tap("Search")
        stage.app.settle()
        #expect(stage.search.isActive)
        #expect(stage.frame(stage.field).width > 200)
        #expect(stage.field.isFirstResponder)
        stage.app.press(.escape)
        stage.app.settle()
        #expect(!stage.search.isActive)
        #expect(stage.search.searchBar.isHidden)
        let wanted = ToolbarSearchStage()
        wanted.page.navigationItem.preferredSearchBarPlacement = .integratedButton
        wanted.app.settle()
        #expect(wanted.search.searchBar.isHidden)
    }

    @Test("without a toolbar, in a wide window, or where the app says so, the search bar is the navigation bar's")
    func elsewhere() {
        let hidden = ToolbarSearchStage(hidden: true)
        #expect(!hidden.isInToolbar)
        #expect(hidden.navigation.navigationBar.frame.height == 148)
        hidden.navigation.setToolbarHidden(false, animated: true)
        hidden.app.settle()
        #expect(hidden.isInToolbar)
        #expect(hidden.navigation.navigationBar.frame.height == 96)
        hidden.page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        hidden.app.settle()
        #expect(!hidden.isInToolbar)
        #expect(hidden.navigation.navigationBar.frame.height == 148)
        #expect(hidden.field.window != nil)
        let wide = ToolbarSearchStage(size: CGSize(width: 1024, height: 768))
        #expect(!wide.isInToolbar)
        #expect(wide.page.navigationItem.searchBarPlacement == .inline)
        wide.app.resize(to: CGSize(width: 400, height: 768))
        wide.app.settle()
        #expect(wide.isInToolbar)
        wide.app.resize(to: CGSize(width: 1024, height: 768))
        wide.app.settle()
        #expect(!wide.isInToolbar)
        #expect(wide.field.isDescendant(of: wide.navigation.navigationBar))
        for change: (UINavigationItem) -> Void in [
            { $0.searchBarPlacementAllowsToolbarIntegration = false }, { $0.preferredSearchBarPlacement = .stacked },
        ] {
            let stage = ToolbarSearchStage()
            change(stage.page.navigationItem)
            stage.app.settle()
            #expect(!stage.isInToolbar)
            #expect(stage.page.navigationItem.searchBarPlacement == .stacked)
            #expect(stage.navigation.navigationBar.frame.height == 148)
        }
    }

    @Test("suggestions fill the screen above the toolbar, and a push and its pop bring the search back to its place")
    func suggestsAndMoves() throws {
        let stage = ToolbarSearchStage()
        stage.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apple")]
        stage.app.tap(stage.field)
        stage.app.settle()
        let row = stage.frame(try stage.app.require("Apple"))
        #expect(row.minY >= stage.navigation.navigationBar.frame.maxY)
        #expect(row.maxY < 300)
        stage.search.isActive = false
        stage.app.settle()
        stage.navigation.pushViewController(ScrollingPage("Next"), animated: true)
        stage.app.settle()
        #expect(stage.field.window == nil)
        #expect(stage.navigation.navigationBar.frame.height == 96)
        stage.navigation.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.isInToolbar)
        #expect(stage.frame(stage.field).maxX == 374)
    }

    @Test(
        "a search bar that leaves the toolbar for a view of the app's is as high as any other",
        arguments: [true, false])
    func leaves(atOnce: Bool) {
        let stage = ToolbarSearchStage()
        stage.page.navigationItem.searchController = nil
        if !atOnce { stage.app.settle() }
        stage.page.view.addSubview(stage.search.searchBar)
        stage.search.searchBar.sizeToFit()
        stage.app.settle()
        let plain = UISearchBar()
        plain.sizeToFit()
        #expect(stage.search.searchBar.superview === stage.page.view)
        #expect(stage.search.searchBar.frame.height == plain.frame.height)
    }
}
