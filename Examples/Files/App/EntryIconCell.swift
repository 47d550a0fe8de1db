import UIKit

/// An item of a folder as an icon with its name and its attributes. In selection mode a circle shows the mark.
final class EntryIconCell: UICollectionViewCell {
    let icon = UIImageView()
    private let name = UILabel()
    private let detail = UILabel()
    private let mark = UIImageView()
    /// The same for all icons, so that the names of a line are on one height.
    private lazy var iconHeight = icon.heightAnchor.constraint(equalToConstant: 64)
    private var entry: Entry?

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.contentMode = .center
        name.font = .preferredFont(forTextStyle: .footnote)
        name.numberOfLines = 2
        name.lineBreakMode = .byTruncatingMiddle
        detail.font = .preferredFont(forTextStyle: .caption2)
        detail.textColor = .secondaryLabel
        for label in [name, detail] {
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: [icon, name, detail])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(8, after: icon)
        for view in [stack, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            iconHeight, stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 4),
            contentView.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: 8),
            mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            contentView.trailingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 6),
        ])
        isAccessibilityElement = true
        configurationUpdateHandler = { cell, state in (cell as? EntryIconCell)?.show(state) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ entry: Entry) {
        name.text = entry.name
        detail.text = entry.summary
        icon.tintColor = entry.kind == .folder ? nil : UIColor.secondaryLabel
        self.entry = entry
        showIcon()
        accessibilityLabel = entry.name
        accessibilityValue = entry.summary
    }

    /// The icon grows with the text.
    private func showIcon() {
        guard let entry else { return }
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        let size = min(metrics.scaledValue(for: 52, compatibleWith: traitCollection), 96)
        icon.image = UIImage(
            systemName: entry.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        iconHeight.constant = (size * 1.25).rounded()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showIcon()
    }

    private func show(_ state: UICellConfigurationState) {
        mark.isHidden = !state.isEditing
        mark.image = UIImage(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
        mark.tintColor = state.isSelected ? nil : UIColor.tertiaryLabel
        accessibilityTraits = state.isEditing && state.isSelected ? [.button, .selected] : .button
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 10
        let isLit = state.isHighlighted || state.isEditing && state.isSelected
        background.backgroundColor = isLit ? .secondarySystemFill : .clear
        backgroundConfiguration = background
    }
}
