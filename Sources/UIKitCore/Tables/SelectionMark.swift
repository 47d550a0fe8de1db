import CoreGraphics
import Foundation
import QuartzCore

/// The round check mark before a row in a table with multiple selection: a ring, or a filled disc with a check mark.
///
/// The row receives the touches. Screen readers get the state from the row's traits.
final class SelectionMark: UIView {
    // Chosen, by eye: a circle of 22 points, as the signs for deleting and inserting.
    static let size: CGFloat = 22
    private let disc = UIView()
    private let check = UIImageView(
        image: UIImage(
            systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)))

    var isChosen = false { didSet { if isChosen != oldValue { show() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        disc.layer.cornerRadius = Self.size / 2
        check.tintColor = .white
        check.contentMode = .center
        addSubview(disc)
        disc.addSubview(check)
        show()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a drag with one finger that begins at a point of the cell selects rows along the marks.
    ///
    /// Documented (UITableView.allowsMultipleSelectionDuringEditing): a drag along the marks. Chosen: up to 22 points
    /// beside the middle of the mark, in the whole height of the row.
    func takesDrag(at point: CGPoint, in cell: UIView) -> Bool {
        guard !isHidden, alpha > 0, superview === cell, point.y >= 0, point.y < cell.bounds.height else { return false }
        return abs(point.x - center.x) <= 22
    }

    private func show() {
        disc.layer.borderWidth = isChosen ? 0 : 1.5
        disc.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        disc.backgroundColor = isChosen ? tintColor : .clear
        check.isHidden = !isChosen
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.size
        disc.frame = CGRect(
            x: (bounds.width - size) / 2, y: ((bounds.height - size) / 2).rounded(), width: size, height: size)
        check.frame = disc.bounds
    }
}
