import Testing
import UIKit
import UIKitTesting

/// A search with suggestions.
@MainActor
private final class SuggestionStage: NSObject, UISearchResultsUpdating {
    let app: TestApp
    let page = ScrollingPage("Library")
    let search = UISearchController(searchResultsController: nil)
    var calls: [String] = []
    var onChoice: ((any UISearchSuggestion) -> Void)?

    init(size: CGSize = CGSize(width: 390, height: 844)) {
        let navigation = UINavigationController(rootViewController: page)
        page.navigationItem.searchController = search
        app = TestApp(navigation, size: size, draws: false)
        super.init()
        search.searchResultsUpdater = self
        search.searchSuggestions = Self.words(["Apple", "Apricot", "Avocado"])
        app.settle()
    }

    static func words(_ words: [String]) -> [UISearchSuggestionItem] {
        words.map {
            UISearchSuggestionItem(
                localizedSuggestion: $0, localizedDescription: "\($0), fruit", iconImage: UIImage(systemName: "star"))
        }
    }

    var field: UISearchTextField { search.searchBar.searchTextField }
    var shows: Bool { app.find(identifier: "SearchSuggestions") != nil }

    func begin() {
        app.tap(field)
        app.settle()
        calls = []
    }

    func updateSearchResults(for searchController: UISearchController) {
        calls.append("update \(searchController.searchBar.text ?? "")")
    }
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        calls.append("select \(searchSuggestion.localizedSuggestion ?? "nil")")
        onChoice?(searchSuggestion)
    }
}

@MainActor
struct SearchSuggestionTests {
    @Test("suggestions are below the field while the search is active, and hide with it")
    func shows() throws {
        let stage = SuggestionStage()
        #expect(!stage.shows)
        stage.begin()
        #expect(stage.shows)
        let row = stage.app.find("Apple").map { $0.convert($0.bounds, to: nil) }
        let field = stage.field.convert(stage.field.bounds, to: nil)
        #expect(row.map { $0.minY >= field.maxY && $0.maxY < 300 } == true)
        #expect(stage.app.spokenText.contains("Apricot, fruit"))
        let list = try #require(stage.app.find(identifier: "SearchSuggestions"))
        stage.search.isActive = false
        stage.app.advance(frames: 4)
        #expect((0.01..<1).contains(stage.app.shownAlpha(of: list)))
        stage.search.isActive = true
        stage.app.settle()
        #expect(stage.app.find(identifier: "SearchSuggestions").map { stage.app.shownAlpha(of: $0) } == 1)
        stage.search.isActive = false
        stage.app.settle()
        #expect(!stage.shows)
        stage.begin()
        #expect(stage.shows)
    }

    @Test("the updater gets the choice, and removes the suggestions by nil or an empty list", arguments: [true, false])
    func chooses(byNil: Bool) throws {
        let stage = SuggestionStage()
        stage.begin()
        stage.onChoice = { suggestion in
            stage.search.searchSuggestions = byNil ? nil : []
            stage.field.insertToken(
                UISearchToken(icon: suggestion.iconImage, text: suggestion.localizedSuggestion ?? ""), at: 0)
        }
        try stage.app.tap("Apricot")
        stage.app.settle()
        #expect(stage.calls == ["select Apricot", "update "])
        #expect(!stage.shows)
        #expect(stage.search.isActive)
        #expect(stage.field.tokens.count == 1)
        stage.search.searchSuggestions = SuggestionStage.words(["Apricot"])
        stage.app.settle()
        #expect(stage.shows)
    }

    @Test("arrow keys mark a suggestion and Return chooses it; without a mark Return is the field's")
    func keys() {
        let stage = SuggestionStage()
        stage.begin()
        stage.app.press(.down)
        stage.app.press(.down)
        stage.app.press(.up)
        stage.app.press(.down)
        stage.app.press(.enter)
        #expect(stage.calls == ["select Apricot"])
        #expect(stage.field.isEditing)
        stage.search.searchSuggestions = SuggestionStage.words(["Apricot"])
        stage.app.type("a")
        stage.app.press(.enter)
        stage.app.settle()
        #expect(stage.calls == ["select Apricot", "update a"])
        #expect(!stage.field.isEditing)
        #expect(stage.shows)
    }

    @Test("in the bar's own line they hang below the field as a panel, which a choice closes until more is typed")
    func hangs() throws {
        let stage = SuggestionStage(size: CGSize(width: 1024, height: 768))
        stage.begin()
        #expect(stage.search.searchBarPlacement == .inline)
        #expect(stage.shows)
        let row = try #require(stage.app.find("Apple").map { $0.convert($0.bounds, to: nil) })
        let field = stage.field.convert(stage.field.bounds, to: nil)
        #expect(row.minY > field.maxY)
        #expect(row.minX > 512)
        #expect(row.maxX <= field.maxX)
        try stage.app.tap("Apricot")
        stage.app.settle()
        #expect(!stage.shows)
        #expect(stage.calls == ["select Apricot"])
        #expect(stage.search.isActive)
        stage.app.type("a")
        stage.app.settle()
        #expect(stage.shows)
    }

    @Test(
        "hanging, they begin right below the field, in front of a large title's room, and take the touches there",
        arguments: [false, true])
    func hangsInFront(rightToLeft: Bool) throws {
        let page = ScrollingPage("Library")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let app = TestApp(navigation, size: CGSize(width: 1024, height: 768), rightToLeft: rightToLeft)
        search.searchSuggestions = SuggestionStage.words(["Apple", "Apricot", "Avocado"])
        app.settle()
        app.tap(search.searchBar.searchTextField)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 102)
        let field = search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: nil)
        let cell = try #require(
            app.find("Apple").map { view in
                sequence(first: view, next: { $0.superview }).first { $0 is UITableViewCell } ?? view
            })
        let row = cell.convert(cell.bounds, to: nil)
        #expect(row.minY == field.maxY + 8)
        #expect(rightToLeft ? row.minX == field.minX : row.maxX == field.maxX)
        var chosen: String?
        let updater = ChoiceHearer { chosen = $0 }
        search.searchResultsUpdater = updater
        app.tap(at: CGPoint(x: row.midX, y: row.midY))
        app.settle()
        #expect(chosen == "Apple")
        #expect(app.find(identifier: "SearchSuggestions") == nil)
        #expect(search.isActive)
    }

    @Test("suggestions that are disabled for the search bar's own row are not displayed there")
    func ignores() {
        let stage = SuggestionStage()
        stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        stage.begin()
        #expect(!stage.shows)
        stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        stage.app.settle()
        #expect(stage.shows)
    }

    @Test("attributed words win, and their plain form is known")
    func attributed() {
        let words = NSAttributedString(string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        let item = UISearchSuggestionItem(localizedAttributedSuggestion: words)
        #expect(item.localizedSuggestion == "Bold")
        #expect(item.localizedDescription == nil)
        #expect(item.iconImage == nil)
        let stage = SuggestionStage()
        stage.search.searchSuggestions = [item]
        stage.begin()
        #expect(stage.app.visibleTexts.contains("Bold"))
    }
}

@MainActor
private final class ChoiceHearer: NSObject, UISearchResultsUpdating {
    let receive: (String) -> Void
    init(_ receive: @escaping (String) -> Void) { self.receive = receive }
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        receive(searchSuggestion.localizedSuggestion ?? "")
    }
}
