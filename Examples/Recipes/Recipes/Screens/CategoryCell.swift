import UIKit

/// A tile of the first screen, created from a prototype of the storyboard.
class CategoryCell: UICollectionViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!
    /// Nil for the tile of all recipes.
    @IBOutlet private weak var symbolView: UIImageView?

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.layer.cornerRadius = 12
        isAccessibilityElement = true
        accessibilityTraits = .button
        showState()
    }

    override var isHighlighted: Bool { didSet { showState() } }
    override var isSelected: Bool { didSet { showState() } }

    private func showState() {
        let isLit = isHighlighted || isSelected
        contentView.backgroundColor = isLit ? .systemGray4 : .secondarySystemGroupedBackground
    }

    /// - Parameter category: nil for all recipes.
    func show(_ category: Recipe.Category?, count: Int) {
        let text = String(localized: "\(count) recipes", comment: "How many there are")
        countLabel.text = category == nil ? text : "\(count)"
        if let category = category {
            titleLabel.text = category.title
            symbolView?.image = UIImage(systemName: category.symbolName)
            symbolView?.tintColor = UIColor(named: "Categories/" + category.rawValue)
        }
        accessibilityLabel = titleLabel.text
        accessibilityValue = text
    }
}

/// The title above the tiles of a section.
class CategoryHeader: UICollectionReusableView {
    @IBOutlet private weak var titleLabel: UILabel!

    func show(_ title: String?) {
        titleLabel.text = title
        titleLabel.accessibilityTraits = .header
    }
}
