import UIKit

/// The nutrients of one serving as bars. Embedded in a row of the recipe.
class NutritionViewController: UIViewController {
    @IBOutlet private weak var energyLabel: UILabel!
    /// Protein, fat and carbohydrates.
    @IBOutlet private var bars: [UIProgressView]!
    @IBOutlet private var gramLabels: [UILabel]!

    var nutrition: Recipe.Nutrition? {
        didSet { if isViewLoaded { update() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        guard let nutrition = nutrition else { return }
        energyLabel.text = "\(nutrition.energy) kcal"
        let grams = [nutrition.protein, nutrition.fat, nutrition.carbohydrates]
        for (index, bar) in bars.enumerated() { bar.progress = Float(min(grams[index] / 100, 1)) }
        for (index, label) in gramLabels.enumerated() { label.text = "\(Int(grams[index].rounded())) g" }
    }
}
