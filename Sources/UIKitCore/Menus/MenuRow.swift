import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// One row of a menu.
final class MenuRow: UIControl {
    @MainActor
    enum Kind {
        case title(String)
        case element(UIMenuElement)
        case back(String)
        /// A row that waits for deferred elements of the app.
        case waiting(UIDeferredMenuElement)
        case gap
        /// An element beside other elements.
        case tile(UIMenuElement, MenuTile)

        var isGap: Bool { if case .gap = self { true } else { false } }
        var isBack: Bool { if case .back = self { true } else { false } }

        /// Chosen: the rows of classic menus.
        var height: CGFloat {
            switch self {
            case .gap: 8
            case .title: 32
            case .element(let element): element.subtitle == nil ? 44 : 58
            case .back, .waiting: 44
            case .tile(_, let tile): tile.height
            }
        }

        /// The place of an element beside other elements; nil for a whole row.
        var tile: MenuTile? { if case .tile(_, let tile) = self { tile } else { nil } }

        /// The element of the app; nil for other rows.
        var element: UIMenuElement? {
            switch self {
            case .element(let element), .tile(let element, _): element
            case .title, .back, .waiting, .gap: nil
            }
        }

        var hasMark: Bool {
            guard case .element(let element as any UIMenuLeaf) = self else { return false }
            return element.state != .off
        }

        var isSelected: Bool { (element as? any UIMenuLeaf).map { $0.state != .off } ?? false }
    }

    let kind: Kind
    var onTap: (Kind) -> Void = { _ in }
    private let label = UILabel()
    private let detail = UILabel()
    private let mark = UIImageView(image: nil)
    private let icon = UIImageView(image: nil)
    private let line = UIView()
    private let disc = UIView()
    private let leavesRoomForMark: Bool
    private let titleLines: Int
    /// The traits of the view from which the menu was opened, which have the text size.
    private let traits: UITraitCollection
    /// The growth of images with the text size. They do not get smaller than at the standard size.
    private let growth: CGFloat

    /// - Parameter titleLines: the maximum number of lines of the title, at least 1.
    init(
        _ kind: Kind, leavesRoomForMark: Bool, hasLine: Bool, isTurned: Bool, titleLines: Int = 1,
        traits: UITraitCollection
    ) {
        self.kind = kind
        self.traits = traits
        growth = max(1, UIFontMetrics(forTextStyle: .body).scaledValue(for: 1, compatibleWith: traits))
        // Chosen: titles in the largest text sizes have up to three lines.
        let lines = traits.preferredContentSizeCategory.isAccessibilityCategory ? max(titleLines, 3) : titleLines
        self.titleLines = kind.element == nil ? 1 : lines
        self.leavesRoomForMark = leavesRoomForMark
        super.init(frame: .zero)
        if isTurned { semanticContentAttribute = .forceRightToLeft }
        for view in [mark, label, detail, icon] {
            view.isUserInteractionEnabled = false
            view.semanticContentAttribute = semanticContentAttribute
            addSubview(view)
        }
        mark.contentMode = .center
        disc.isUserInteractionEnabled = false
        disc.isHidden = true
        insertSubview(disc, at: 0)
        line.backgroundColor = .separator
        line.isHidden = !hasLine
        line.isUserInteractionEnabled = false
        addSubview(line)
        isEnabled = isChoosable
        fill()
        addAction(UIAction { [weak self] _ in self.map { $0.onTap($0.kind) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var isChoosable: Bool {
        switch kind {
        case .element(let element), .tile(let element, _):
            (element as? any UIMenuLeaf)?.attributes.contains(.disabled) != true
        case .back: true
        case .title, .waiting, .gap: false
        }
    }

    private var isDestructive: Bool {
        guard let element = kind.element else { return false }
        return (element as? any UIMenuLeaf)?.attributes.contains(.destructive) == true
            || (element as? UIMenu)?.options.contains(.destructive) == true
    }

    // MARK: Content

    private func fill() {
        label.font = font(.body)
        detail.font = font(.footnote)
        detail.textColor = .secondaryLabel
        switch kind {
        case .gap:
            backgroundColor = .quaternarySystemFill
        case .title(let title):
            label.text = title
            label.font = font(.footnote)
            label.textColor = .secondaryLabel
        case .waiting:
            label.text = SystemString.loading.localized
            label.textColor = .tertiaryLabel
        case .back(let title):
            label.text = title
            label.font = font(.headline)
            mark.image = symbol("chevron.backward")
        case .element(let element):
            fill(element)
        case .tile(let element, let tile):
            fill(element)
            fill(tile)
        }
        label.numberOfLines = titleLines
        mark.tintColor = label.textColor
        icon.tintColor = label.textColor
    }

    private func fill(_ element: UIMenuElement) {
        label.text = element.title
        label.textColor = !isChoosable ? .tertiaryLabel : isDestructive ? .systemRed : .label
        detail.text = element.subtitle
        icon.image = element.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        if let action = element as? any UIMenuLeaf, action.state != .off {
            mark.image = symbol(action.state == .on ? "checkmark" : "minus")
        }
        if element is UIMenu, element.image == nil { icon.image = symbol("chevron.forward") }
    }

    /// Shows an element that is beside other elements: an image, with a small title below it in a medium tile.
    private func fill(_ tile: MenuTile) {
        // Chosen: 13 points at the standard size, as the label of small rows in the design resources of iOS 18.
        label.font = font(.footnote)
        label.textAlignment = .center
        label.isHidden = tile.size == .small && icon.image != nil
        detail.text = nil
        mark.image = nil
        line.isHidden = true
        guard kind.isSelected else { return }
        // Chosen: the fill of other selected controls.
        disc.backgroundColor = .secondarySystemFill
        disc.isHidden = false
    }

    private func font(_ style: UIFont.TextStyle) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    private func symbol(_ name: String) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13 * growth, weight: .semibold))
    }

    override func stateChanged() {
        super.stateChanged()
        guard !kind.isGap else { return }
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if let tile = kind.tile { return layOut(tile) }
        // Chosen: margins of 16 points, and a column of 20 points for marks.
        let size = icon.image?.size ?? .zero
        icon.contentMode = size.width > iconSize || size.height > iconSize ? .scaleAspectFit : .center
        let room = labelRoom(in: bounds.width)
        let labelHeight = labelHeight(in: bounds.width)
        let detailHeight = detail.text == nil ? 0 : detail.intrinsicContentSize.height + 1
        let top = ((bounds.height - labelHeight - detailHeight) / 2).rounded()
        put(label, x: start, y: top, room, labelHeight)
        put(detail, x: start, y: top + labelHeight + 1, room, max(0, detailHeight - 1))
        put(mark, x: 12, y: 0, 20 * growth, bounds.height)
        put(icon, x: bounds.width - 16 - iconSize, y: (bounds.height - iconSize) / 2, iconSize, iconSize)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    private var start: CGFloat { leavesRoomForMark || kind.isBack ? 16 + 20 * growth : 16 }
    private var iconSize: CGFloat { icon.image == nil ? 0 : 22 * growth }
    private func labelRoom(in width: CGFloat) -> CGFloat {
        max(0, width - start - 16 - (iconSize > 0 ? iconSize + 12 : 0))
    }
    private func labelHeight(in width: CGFloat) -> CGFloat {
        if titleLines == 1 { return label.intrinsicContentSize.height }
        return label.sizeThatFits(CGSize(width: labelRoom(in: width), height: 0)).height
    }

    /// The height of the row in a menu with a width. A title of several lines and a large text make it higher.
    func height(in width: CGFloat) -> CGFloat {
        guard !kind.isGap else { return kind.height }
        if kind.tile != nil {
            let text = label.isHidden ? 0 : max(0, label.font.lineHeight - UIFont.systemFont(ofSize: 13).lineHeight)
            return kind.height + (text + (icon.image == nil ? 0 : 22 * (growth - 1))).rounded()
        }
        let isSmall = if case .title = kind { true } else { false }
        let standard = UIFont.systemFont(ofSize: isSmall ? 13 : 17).lineHeight
        let text = titleLines == 1 ? label.font.lineHeight : labelHeight(in: width)
        let second = detail.text == nil ? 0 : detail.font.lineHeight - UIFont.systemFont(ofSize: 13).lineHeight
        return kind.height + (max(0, text - standard) + max(0, second)).rounded()
    }

    private func layOut(_ tile: MenuTile) {
        let length = 22 * growth
        let size = icon.image?.size ?? .zero
        icon.contentMode = size.width > length || size.height > length ? .scaleAspectFit : .center
        let text = label.isHidden ? 0 : label.intrinsicContentSize.height
        let gap: CGFloat = icon.image == nil || label.isHidden ? 0 : 4
        let picture = icon.image == nil ? 0 : length
        let top = ((bounds.height - picture - gap - text) / 2).rounded()
        icon.frame = CGRect(x: (bounds.width - length) / 2, y: top, width: length, height: picture)
        label.frame = CGRect(x: 4, y: top + picture + gap, width: max(0, bounds.width - 8), height: text)
        let side = max(0, min(bounds.width, bounds.height) - 8)
        disc.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = tile.size == .small ? side / 2 : 8
    }

    /// Sets a frame whose x is measured from the leading side.
    private func put(_ view: UIView, x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { !kind.isGap }
    override var defaultAccessibilityLabel: String? { label.text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = stateTraits
        switch kind {
        case .title: traits.formUnion([.header, .staticText])
        case .waiting, .gap: traits.insert(.staticText)
        case .element, .back, .tile: traits.insert(.button)
        }
        if kind.isSelected { traits.insert(.selected) }
        return traits
    }
}
