import UIKit

/// Search in the bar.
@MainActor
enum SearchScreens {
    static let entries = [
        CatalogEntry("Search below the title", "It goes away as the content moves") { SearchViewController { _ in } },
        CatalogEntry("Search that stays", "hidesSearchBarWhenScrolling is off") {
            SearchViewController { $0.navigationItem.hidesSearchBarWhenScrolling = false }
        },
        CatalogEntry("Search with scopes", "A row of scopes below the field") {
            SearchViewController {
                $0.navigationItem.hidesSearchBarWhenScrolling = false
                $0.navigationItem.searchController?.searchBar.scopeButtonTitles = ["All", "Fruit", "Nuts"]
                $0.navigationItem.searchController?.searchBar.showsScopeBar = true
            }
        },
        CatalogEntry("Search in the bar's line", "preferredSearchBarPlacement .inline in wide windows") {
            SearchViewController { $0.navigationItem.preferredSearchBarPlacement = .inline }
        },
        CatalogEntry("Search in the toolbar", "searchBarPlacementBarButtonItem among toolbarItems") {
            let search = SearchViewController { _ in }
            search.toolbarItems = [
                .symbol("square.and.arrow.up", "Share"), search.navigationItem.searchBarPlacementBarButtonItem,
                .symbol("plus", "Add"),
            ]
            search.showsToolbar = true
            return search
        }.shooting([.tap("Search"), .frames(40)], [.type("p"), .frames(40)]),
        CatalogEntry("Search with suggestions", "searchSuggestions, chosen by a tap or by keys") {
            SearchViewController { $0.suggests = true }
        }.shooting([.tap("Search"), .frames(40)], [.type("p"), .frames(40)]),
        CatalogEntry("Search with tokens", "What was suggested becomes a token") {
            SearchViewController {
                $0.suggests = true
                $0.makesTokens = true
            }
        }.shooting(
            [.tap("Search"), .frames(40), .tap("Fruit"), .type("pe"), .frames(40)],
            [.backspace, .backspace, .backspace, .frames(10)]),
        CatalogEntry("Scopes with pictures", "Backgrounds and dividers of the app's own") {
            SearchViewController {
                $0.navigationItem.hidesSearchBarWhenScrolling = false
                guard let bar = $0.navigationItem.searchController?.searchBar else { return }
                bar.scopeButtonTitles = ["All", "Fruit", "Nuts"]
                bar.showsScopeBar = true
                bar.setScopeBarButtonBackgroundImage(Drawn.pill(UIColor(white: 0.5, alpha: 0.25)), for: .normal)
                bar.setScopeBarButtonBackgroundImage(Drawn.pill(.systemIndigo), for: .selected)
                bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            }
        },
    ]
}

/// A list that is filtered by the search text.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
    private let all = [
        "Almond", "Apple", "Apricot", "Banana", "Cashew", "Cherry", "Fig", "Grape", "Hazelnut", "Kiwi", "Lemon",
        "Mango", "Orange", "Peach", "Pear", "Pecan",
        "Plum", "Walnut",
    ]
    private let nuts = ["Almond", "Cashew", "Hazelnut", "Pecan", "Walnut"]
    private lazy var shown = all
    /// Whether kinds and names are suggested.
    var suggests = false
    /// Whether the toolbar is visible on this screen.
    var showsToolbar = false
    /// Whether a selected kind becomes a token and a name becomes the text.
    var makesTokens = false

    init(_ prepare: (SearchViewController) -> Void) {
        super.init(style: .plain)
        title = "Fruit and nuts"
        navigationItem.largeTitleDisplayMode = .always
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        prepare(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if showsToolbar { navigationController?.setToolbarHidden(false, animated: animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if showsToolbar { navigationController?.setToolbarHidden(true, animated: animated) }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let kinds = searchController.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? String }
        shown = all.filter { name in
            (text.isEmpty || name.localizedCaseInsensitiveContains(text))
                && kinds.allSatisfy { ($0 == "Nuts") == nuts.contains(name) }
        }
        tableView.reloadData()
        if suggests {
            searchController.searchSuggestions = searchController.isActive ? suggestions(text, without: kinds) : nil
        }
    }

    private func suggestions(_ text: String, without kinds: [String]) -> [UISearchSuggestionItem] {
        func item(_ word: String, _ symbol: String) -> UISearchSuggestionItem {
            let item = UISearchSuggestionItem(
                localizedSuggestion: word, localizedDescription: nil, iconImage: UIImage(systemName: symbol))
            item.representedObject = word
            return item
        }
        guard text.isEmpty else { return shown.prefix(4).map { item($0, "magnifyingglass") } }
        return kinds.isEmpty
            ? [item("Fruit", "tag"), item("Nuts", "tag"), item("Apple", "clock"), item("Walnut", "clock")] : []
    }

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        guard let word = searchSuggestion.representedObject as? String else { return }
        let field = searchController.searchBar.searchTextField
        if makesTokens, !all.contains(word) {
            let token = UISearchToken(icon: searchSuggestion.iconImage, text: word)
            token.representedObject = word
            field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
            field.selectedTextRange = nil
        } else {
            searchController.searchBar.text = word
            searchController.searchSuggestions = nil
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
