import UIKit

/// The first screen: all categories of recipes with their counts.
class CategoriesViewController: UITableViewController {
    /// The categories below "All Recipes".
    private let categories = Recipe.Category.allCases
    private let book = RecipeBook.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(recipesChanged), name: .recipesDidChange, object: book)
    }

    @objc private func recipesChanged() {
        tableView.reloadData()
    }

    private func category(at indexPath: IndexPath) -> Recipe.Category? {
        return indexPath.section == 0 ? nil : categories[indexPath.row]
    }

    // MARK: Table view

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? 1 : categories.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? nil : NSLocalizedString("Kinds", comment: "Above the kinds of recipes")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let kind = category(at: indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: kind == nil ? "All" : "Category", for: indexPath)
        let count = book.recipes(in: kind).count
        cell.detailTextLabel?.text = String(localized: "\(count) recipes", comment: "How many there are")
        if let kind = kind {
            cell.textLabel?.text = kind.title
            cell.imageView?.image = UIImage(systemName: kind.symbolName)
            cell.imageView?.tintColor = UIColor(named: "Categories/" + kind.rawValue)
        }
        return cell
    }

    // MARK: Segues

    /// The list is created with its category before its view is loaded.
    @IBSegueAction func makeList(_ coder: NSCoder, sender: Any?) -> RecipeListViewController? {
        let row = (sender as? UITableViewCell).flatMap(tableView.indexPath(for:)) ?? IndexPath(row: 0, section: 0)
        return RecipeListViewController(coder: coder, category: category(at: row))
    }

    @IBAction func unwindToCategories(_ segue: UIStoryboardSegue) {}

    // MARK: Restoration

    func open(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["recipe"] as? String, let recipe = RecipeBook.shared[id] else { return }
        performSegue(withIdentifier: "ShowAll", sender: nil)
        guard let list = navigationController?.topViewController as? RecipeListViewController else { return }
        list.open(recipe)
    }
}
