import UIKit

/// The recipes of one category, or all recipes.
class RecipeListViewController: UITableViewController {
    let category: Recipe.Category?
    private let book = RecipeBook.shared
    private var recipes: [Recipe] = []
    var filter = RecipeBook.Filter() {
        didSet { if isViewLoaded { update() } }
    }

    init?(coder: NSCoder, category: Recipe.Category?) {
        self.category = category
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        category = nil
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = category?.title ?? NSLocalizedString("All Recipes", comment: "Title of the list of all recipes")
        tableView.register(UINib(nibName: "RecipeCell", bundle: nil), forCellReuseIdentifier: "Recipe")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        NotificationCenter.default.addObserver(self, selector: #selector(update), name: .recipesDidChange, object: book)
        update()
    }

    @objc private func update() {
        recipes = book.recipes(in: category, filter)
        tableView.reloadData()
    }

    // MARK: Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(recipes.count, 1)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard !recipes.isEmpty else { return tableView.dequeueReusableCell(withIdentifier: "Empty", for: indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath) as! RecipeCell
        cell.show(recipes[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !recipes.isEmpty else { return }
        open(recipes[indexPath.row])
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { !recipes.isEmpty }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard !recipes.isEmpty else { return nil }
        let recipe = recipes[indexPath.row]
        let title = NSLocalizedString("Favorite", comment: "Button that marks a recipe")
        let favorite = UIContextualAction(style: .normal, title: title) { [book] _, _, done in
            var changed = recipe
            changed.isFavorite.toggle()
            book.keep(changed)
            done(true)
        }
        favorite.backgroundColor = UIColor(named: "AccentColor")
        return UISwipeActionsConfiguration(actions: [favorite])
    }

    // MARK: Segues

    func open(_ recipe: Recipe) {
        performSegue(withIdentifier: "ShowRecipe", sender: recipe.id)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "ShowRecipe":
            let screen = (segue.destination as? UINavigationController)?.topViewController as? RecipeViewController
            screen?.recipe = (sender as? String).flatMap { book[$0] }
            screen?.navigationItem.leftItemsSupplementBackButton = true
            screen?.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        case "AddRecipe":
            let screen = (segue.destination as? UINavigationController)?.topViewController as? EditorViewController
            screen?.category = category ?? .main
        case "ShowFilter":
            let screen = segue.destination as? FilterViewController
            screen?.filter = filter
            screen?.popoverPresentationController?.delegate = self
        default: break
        }
    }

    @IBAction func saveRecipe(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? EditorViewController, let recipe = editor.recipe else { return }
        book.keep(recipe)
    }

    @IBAction func applyFilter(_ segue: UIStoryboardSegue) {
        guard let screen = segue.source as? FilterViewController else { return }
        filter.onlyFavorites = screen.filter.onlyFavorites
        filter.longestMinutes = screen.filter.longestMinutes
    }
}

extension RecipeListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        filter.words = searchController.searchBar.text ?? ""
    }
}

extension RecipeListViewController: UIPopoverPresentationControllerDelegate {
    /// A popover in narrow windows, too.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
