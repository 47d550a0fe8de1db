import UIKit

/// Search in the bar.
@MainActor
enum SearchScreens {
    static let entries = [
        CatalogEntry("Search below the title", "It goes away as the content moves") { SearchViewController { _ in } },
        CatalogEntry("Search that stays", "hidesSearchBarWhenScrolling is off") { SearchViewController { $0.navigationItem.hidesSearchBarWhenScrolling = false } },
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
    ]
}

/// A list that is narrowed by what is typed.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
    private let all = ["Almond", "Apple", "Apricot", "Banana", "Cashew", "Cherry", "Fig", "Grape", "Hazelnut", "Kiwi", "Lemon", "Mango", "Orange", "Peach", "Pear", "Pecan", "Plum", "Walnut"]
    private lazy var shown = all

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

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
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
