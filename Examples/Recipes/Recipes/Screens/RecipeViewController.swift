import UIKit

/// One recipe: a table with static rows.
class RecipeViewController: UITableViewController {
    @IBOutlet private weak var picture: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var timeCell: UITableViewCell!
    @IBOutlet private weak var servingsLabel: UILabel!
    @IBOutlet private weak var servingsStepper: UIStepper!
    @IBOutlet private weak var ingredientsLabel: UILabel!
    @IBOutlet private weak var favoriteItem: UIBarButtonItem!
    @IBOutlet private weak var editItem: UIBarButtonItem!
    @IBOutlet private var emptyView: UIView!

    private weak var nutrition: NutritionViewController?

    var recipe: Recipe? {
        didSet { if isViewLoaded { update() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(recipesChanged), name: .recipesDidChange, object: nil)
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let recipe = recipe else { return }
        let activity = NSUserActivity(activityType: SceneDelegate.activityType)
        activity.title = recipe.title
        activity.userInfo = ["recipe": recipe.id]
        view.window?.windowScene?.userActivity = activity
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Only leaving the recipe clears the activity; covering it does not.
        if isMovingFromParent || navigationController?.isMovingFromParent == true {
            view.window?.windowScene?.userActivity = nil
        }
    }

    @objc private func recipesChanged() {
        guard let id = recipe?.id, let changed = RecipeBook.shared[id], changed != recipe else { return }
        recipe = changed
    }

    private func update() {
        favoriteItem.isEnabled = recipe != nil
        editItem.isEnabled = recipe != nil
        tableView.backgroundView = recipe == nil ? emptyView : nil
        tableView.reloadData()
        guard let recipe = recipe else { return }
        navigationItem.title = recipe.title
        titleLabel.text = recipe.title
        picture.image =
            UIImage(named: recipe.id)
            ?? UIImage(named: "pot", in: nil, with: UIImage.SymbolConfiguration(pointSize: 64))
        timeCell.detailTextLabel?.text = String(localized: "\(recipe.minutes) minutes", comment: "How long it takes")
        servingsStepper.value = Double(recipe.servings)
        favoriteItem.image = UIImage(systemName: recipe.isFavorite ? "heart.fill" : "heart")
        nutrition?.nutrition = recipe.nutrition
        updateIngredients()
    }

    private func updateIngredients() {
        guard let recipe = recipe else { return }
        let servings = Int(servingsStepper.value)
        servingsLabel.text = String(localized: "\(servings) servings", comment: "How many eat of it")
        ingredientsLabel.text = recipe.ingredientLines(servings: servings).map { "• " + $0 }.joined(separator: "\n")
    }

    // MARK: Actions

    @IBAction func changeServings(_ sender: UIStepper) {
        updateIngredients()
        tableView.performBatchUpdates(nil)
    }

    @IBAction func toggleFavorite(_ sender: UIBarButtonItem) {
        guard var changed = recipe else { return }
        changed.isFavorite.toggle()
        RecipeBook.shared.keep(changed)
    }

    // MARK: Table view

    override func numberOfSections(in tableView: UITableView) -> Int {
        return recipe == nil ? 0 : super.numberOfSections(in: tableView)
    }

    // MARK: Segues

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return identifier != "Cook" || recipe?.steps.isEmpty == false
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "Nutrition":
            nutrition = segue.destination as? NutritionViewController
            nutrition?.nutrition = recipe?.nutrition
        case "Cook": (segue.destination as? CookingViewController)?.recipe = recipe
        case "EditRecipe":
            let screen = (segue.destination as? UINavigationController)?.topViewController as? EditorViewController
            screen?.recipe = recipe
        default: break
        }
    }

    @IBAction func saveRecipe(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? EditorViewController, let changed = editor.recipe else { return }
        RecipeBook.shared.keep(changed)
    }

    @IBAction func finishCooking(_ segue: UIStoryboardSegue) {}
}
