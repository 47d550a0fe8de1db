import UIKit

/// Creates or edits a recipe: a table with static rows in a sheet.
class EditorViewController: UITableViewController, UITextFieldDelegate {
    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var kindControl: UISegmentedControl!
    @IBOutlet private weak var minutesLabel: UILabel!
    @IBOutlet private weak var minutesSlider: UISlider!
    @IBOutlet private weak var favoriteSwitch: UISwitch!
    @IBOutlet private weak var saveItem: UIBarButtonItem!

    /// Nil creates a recipe.
    var recipe: Recipe?
    var category = Recipe.Category.main

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, kind) in Recipe.Category.allCases.enumerated() {
            kindControl.setTitle(kind.title, forSegmentAt: index)
        }
        if let recipe = recipe {
            title = NSLocalizedString("Edit Recipe", comment: "Title of the editor")
            category = recipe.category
            titleField.text = recipe.title
            minutesSlider.value = Float(recipe.minutes)
            favoriteSwitch.isOn = recipe.isFavorite
        }
        kindControl.selectedSegmentIndex = Recipe.Category.allCases.firstIndex(of: category) ?? 0
        changeMinutes(minutesSlider)
        changeTitle(titleField)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if recipe == nil { titleField.becomeFirstResponder() }
    }

    // MARK: Actions

    @IBAction private func changeTitle(_ sender: UITextField) {
        let words = (sender.text ?? "").trimmingCharacters(in: .whitespaces)
        saveItem.isEnabled = !words.isEmpty
    }

    @IBAction private func changeMinutes(_ sender: UISlider) {
        let minutes = Int(sender.value / 5) * 5
        minutesLabel.text = String(localized: "\(minutes) minutes", comment: "How long it takes")
    }

    @IBAction private func dismissEditor(_ sender: UIBarButtonItem) {
        dismiss(animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "Save" else { return }
        var changed =
            recipe
            ?? Recipe(
                id: UUID().uuidString, category: category, title: "", minutes: 0, servings: 2, ingredients: [],
                steps: [],
                nutrition: Recipe.Nutrition(energy: 0, protein: 0, fat: 0, carbohydrates: 0))
        changed.title = (titleField.text ?? "").trimmingCharacters(in: .whitespaces)
        changed.category = Recipe.Category.allCases[max(kindControl.selectedSegmentIndex, 0)]
        changed.minutes = Int(minutesSlider.value / 5) * 5
        changed.isFavorite = favoriteSwitch.isOn
        recipe = changed
    }
}
