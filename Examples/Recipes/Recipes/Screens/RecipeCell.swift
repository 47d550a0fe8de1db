import UIKit

/// A row of the list, created from RecipeCell.xib.
class RecipeCell: UITableViewCell {
    @IBOutlet private weak var picture: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var heart: UIImageView!
    /// The corner radius of the image in points.
    @IBInspectable var roundness: CGFloat = 4

    override func awakeFromNib() {
        super.awakeFromNib()
        picture.layer.cornerRadius = roundness
    }

    func show(_ recipe: Recipe) {
        picture.image = UIImage(named: recipe.id) ?? UIImage(named: "pot")
        titleLabel.text = recipe.title
        timeLabel.text = String(localized: "\(recipe.minutes) minutes", comment: "How long it takes")
        heart.isHidden = !recipe.isFavorite
    }
}
