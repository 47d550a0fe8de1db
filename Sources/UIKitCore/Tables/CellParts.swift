import CoreGraphics
import Foundation
import ListLogic
import QuartzCore
import SystemStrings

/// The subviews of a cell. Most subviews are created on first use.
@MainActor
final class CellParts {
    let contentView = UIView()
    var label: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    let configurations = CellConfigurations()
    var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
    /// The view of the content configuration, in the content view.
    var configured: (any UIView & UIContentView)? { configurations.contentView }
    /// The views of `accessoryType`.
    var accessory: [UIView] = []
    var separator: SeparatorLine?
    var topSeparator: SeparatorLine?
    /// Created for a highlighted or selected row.
    var selection: UIView?
    /// Behind the content of a focused row.
    var focusFill: UIView?
    var isHighlighted = false
    var isSelected = false
    /// Whether the background of a selected row is displayed.
    var showsSelection = false
    /// Measured (screens/margin): 16 points in a narrow window, 20 points in a wide window. Set by the table.
    var sideMargin: CGFloat = 16
    /// The width of the table's section index at the trailing side.
    var indexWidth: CGFloat = 0
    var editing = CellEditing()
    /// The position of the cell in its section, set by the table.
    var place = CellPlace()
    /// Called when the row is selected or its accessory is tapped, before the table's delegate is notified. Performs
    /// the segue of the row.
    var whenChosen: ((UITableViewCell) -> Void)?
    var whenAccessoryTapped: ((UITableViewCell) -> Void)?

    func textLabel(of cell: UITableViewCell) -> UILabel {
        if let label { return label }
        let made = UILabel()
        made.font = .rowText(cell.style == .value2 ? .caption1 : .body)
        made.adjustsFontForContentSizeCategory = true
        if cell.style == .value2 { made.textColor = cell.tintColor }
        label = made
        contentView.addSubview(made)
        cell.setNeedsLayout()
        return made
    }

    func detailLabel(of cell: UITableViewCell) -> UILabel? {
        guard cell.style != .default else { return nil }
        if let detail { return detail }
        let made = UILabel()
        // Chosen, as in classic cells: 12 points below the title, 17 points beside the title, in gray.
        made.font = .rowText(cell.style == .subtitle ? .caption1 : .body)
        made.adjustsFontForContentSizeCategory = true
        made.textColor = cell.style == .value1 ? .secondaryLabel : .label
        detail = made
        contentView.addSubview(made)
        cell.setNeedsLayout()
        return made
    }

    func imageView(of cell: UITableViewCell) -> UIImageView {
        if let image { return image }
        let made = UIImageView()
        made.contentMode = .scaleAspectFit
        image = made
        contentView.addSubview(made)
        cell.setNeedsLayout()
        return made
    }
}

/// The position of a cell in its section, for corners and lines.
struct CellPlace: Hashable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    var hasLine = true
    var lineColor: UIColor?
    /// The effect on the lines; nil draws the color only.
    var lineEffect: UIVisualEffect?
    /// Whether the row, or the row below, is displayed as selected.
    var hidesLine = false
    /// Whether the app set the insets of the table's lines, and whether these are added to the automatic insets.
    var hasOwnInsets = false
    var addsInsets = false
    /// Whether the content extends beyond the safe area.
    var ignoresSafeArea = false
}

extension UITableViewCell {
    func prepareCell() {
        clipsToBounds = false
        addSubview(parts.contentView)
        parts.contentView.frame = bounds
        applyMargins()
        backgroundColor = .systemBackground
    }

    var enclosingTable: UITableView? {
        var view = superview
        while let current = view {
            if let table = current as? UITableView { return table }
            view = current.superview
        }
        return nil
    }

    var spokenLabel: String? {
        if let configuration = configurations.content as? UIListContentConfiguration {
            return [
                configuration.text ?? configuration.attributedText?.string,
                configuration.secondaryText ?? configuration.secondaryAttributedText?.string,
            ]
            .compactMap { $0 }.joined(separator: ", ")
        }
        let own = [parts.label, parts.detail].compactMap { $0 }
        let texts = own.compactMap(\.text) + contentView.spokenParts(except: own)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    // MARK: Accessories

    func accessoryChanged(from old: UIView? = nil) {
        old?.removeFromSuperview()
        parts.accessory.forEach { $0.removeFromSuperview() }
        keeping(parts.accessory) { parts.accessory = [] }
        (isEditing ? accessoryView : editingAccessoryView)?.removeFromSuperview()
        if let own = ownAccessory { addSubview(own) } else { parts.accessory = makeAccessories() }
        parts.accessory.forEach { addSubview($0) }
        setNeedsLayout()
    }

    /// The accessory view of the app that is currently displayed.
    var ownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

    private func makeAccessories() -> [UIView] {
        switch isEditing ? editingAccessoryType : accessoryType {
        case .none: []
        case .disclosureIndicator: [disclosure()]
        case .checkmark: [glyph("checkmark", 15, .semibold, nil)]
        case .detailButton: [detailButton()]
        case .detailDisclosureButton: [detailButton(), disclosure()]
        }
    }

    /// Measured (scrolling/disclosure) by eye: ink of 6 by 11 points, with a bold stroke.
    private func disclosure() -> UIImageView { glyph("chevron.forward", 10, .black, .tertiaryLabel) }

    private func glyph(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?)
        -> UIImageView
    {
        let view = UIImageView(
            image: UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)))
        // Chosen: white as the text, on the background of the focus.
        if let color = displaysFocus && fillsFocus ? .white : color { view.tintColor = color }
        let preferred = view.intrinsicContentSize
        view.contentMode = .center
        // Whole points, so that texts beside the view end on whole pixels.
        view.frame.size = CGSize(
            width: max(0, preferred.width).rounded(.up), height: max(0, preferred.height).rounded(.up))
        return view
    }

    private func detailButton() -> UIControl {
        let image = glyph("info.circle", 19, .regular, nil)
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: image.bounds.width + 8, height: 44))
        image.isUserInteractionEnabled = false
        image.center = CGPoint(x: button.bounds.midX, y: 22)
        button.addSubview(image)
        button.accessibilityLabel = SystemString.moreInfo.localized
        button.accessibilityTraits = .button
        button.isAccessibilityElement = true
        button.addAction(
            UIAction { [weak self] _ in self.map { $0.enclosingTable?.accessoryTapped(in: $0) } }, for: .touchUpInside)
        return button
    }

    // MARK: Background

    func backgroundChanged(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func selectionBackgroundChanged(from old: UIView?) {
        guard let old, old === parts.selection else { return }
        old.removeFromSuperview()
        keeping(parts.selection) { parts.selection = nil }
        showSelection(animated: false)
    }

    /// Shows the gray background of a highlighted row. The background appears immediately and fades out.
    func showSelection(animated: Bool) {
        let shows =
            (parts.isSelected || parts.isHighlighted) && selectionStyle != .none && configurations.background == nil
        (parts.editing.control as? SelectionMark)?.isChosen = parts.isSelected
        if parts.showsSelection != shows {
            parts.showsSelection = shows
            enclosingTable?.selectionShown(of: self)
        }
        parts.label?.isHighlighted = shows
        parts.detail?.isHighlighted = shows
        parts.image?.isHighlighted = shows
        if shows {
            let view = parts.selection ?? makeSelection()
            parts.selection = view
            view.layer.removeAllAnimations()
            view.alpha = 1
            // The white text of a focused row needs the color of the focus behind it.
            if view.superview == nil { insertSubview(view, belowSubview: parts.focusFill ?? parts.contentView) }
            roundSelection(view)
            view.frame = bounds
            return
        }
        guard let view = parts.selection else { return }
        keeping(parts.selection) { parts.selection = nil }
        guard animated, window != nil else { return view.removeFromSuperview() }
        // Chosen: a quarter of a second.
        UIView.animate(withDuration: 0.25) {
            view.alpha = 0
        } completion: { [weak self] _ in
            if self?.parts.selection !== view { view.removeFromSuperview() }
        }
    }

    private func makeSelection() -> UIView {
        // Documented (UITableViewCell.multipleSelectionBackgroundView): used while several rows can be selected.
        if enclosingTable?.selecting.value.isMultiple == true, let view = multipleSelectionBackgroundView {
            return view
        }
        if let selectedBackgroundView { return selectedBackgroundView }
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }

    func roundSelection(_ view: UIView) {
        view.layer.cornerRadius = layer.cornerRadius
        view.layer.maskedCorners = layer.maskedCorners
    }
}
