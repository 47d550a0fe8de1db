import UIKit

/// The filter of a list, in a popover.
class FilterViewController: UIViewController {
    @IBOutlet private weak var favoritesSwitch: UISwitch!
    @IBOutlet private weak var minutesSlider: UISlider!
    @IBOutlet private weak var minutesLabel: UILabel!

    var filter = RecipeBook.Filter()

    override func viewDidLoad() {
        super.viewDidLoad()
        favoritesSwitch.isOn = filter.onlyFavorites
        minutesSlider.value = Float(filter.longestMinutes)
        update()
    }

    @IBAction func change() {
        filter.onlyFavorites = favoritesSwitch.isOn
        filter.longestMinutes = Int(minutesSlider.value / 5) * 5
        update()
    }

    private func update() {
        minutesLabel.text = String(localized: "\(filter.longestMinutes) minutes", comment: "How long it takes")
    }
}
