import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// One row of a sidebar of tabs.
@MainActor
struct TabSidebarRow {
    enum Kind {
        case tab(UITab)
        /// A controller of a tab bar controller that has controllers instead of tabs.
        case controller(UIViewController)
        case section(UITabGroup)
        case action(UIAction)
    }

    var kind: Kind
    var title: String
    var subtitle: String?
    var image: UIImage?
    var badge: String?
    var isEnabled = true
    /// The depth below the section.
    var level = 0
    /// Whether the row is collapsed; nil for a row without children.
    var isFolded: Bool?
    var isSelected = false

    /// Rows with the same identity keep their view.
    var identity: ObjectIdentifier {
        switch kind {
        case .tab(let tab): ObjectIdentifier(tab)
        case .controller(let controller): ObjectIdentifier(controller)
        case .section(let group): ObjectIdentifier(group)
        case .action(let action): ObjectIdentifier(action)
        }
    }
    var isSection: Bool { if case .section = kind { true } else { false } }
    var isTab: Bool {
        switch kind {
        case .tab, .controller: true
        default: false
        }
    }
}

extension UITabBarController {
    var sidebarRows: [TabSidebarRow] {
        guard !tabList.tabs.isEmpty else {
            return state.controllers.map { controller in
                let item = controller.tabBarItem
                return TabSidebarRow(
                    kind: .controller(controller), title: item?.title ?? "", image: item?.image,
                    badge: item?.badgeValue,
                    isEnabled: item?.isEnabled ?? true, isSelected: controller === state.selected)
            }
        }
        let chosen = chosenTab
        return tabList.tabs.flatMap { rows(of: $0, level: 0, chosen) }
    }

    private func rows(of tab: UITab, level: Int, _ chosen: UITab?) -> [TabSidebarRow] {
        guard !tab.isHidden else { return [] }
        var row = TabSidebarRow(
            kind: .tab(tab), title: tab.title, subtitle: tab.subtitle, image: tab.image, badge: tab.badgeValue,
            isEnabled: tab.isEnabled, level: level,
            isSelected: tab === chosen)
        guard let group = tab as? UITabGroup else { return [row] }
        func inside(_ level: Int) -> [TabSidebarRow] {
            group.orderedChildren.flatMap { rows(of: $0, level: level, chosen) }
                + group.sidebarActions.map {
                    TabSidebarRow(
                        kind: .action($0), title: $0.title, image: $0.image,
                        isEnabled: !$0.attributes.contains(.disabled), level: level)
                }
        }
        if group.sidebarAppearance == .inline { return inside(level) }
        row.isFolded = group.isFoldedNow
        if group.parent == nil || group.sidebarAppearance == .rootSection {
            row.kind = .section(group)
            row.isSelected = false
            return [row] + (group.isFoldedNow ? [] : inside(0))
        }
        // A collapsed group is displayed as selected if the selected tab is inside.
        if group.isFoldedNow, let chosen, chosen.pathFromRoot.contains(where: { $0 === group }) {
            row.isSelected = true
        }
        return [row] + (group.isFoldedNow ? [] : inside(level + 1))
    }
}

/// The view of a sidebar row: an icon, a title and the badge.
final class TabSidebarRowView: UIControl {
    private(set) var row: TabSidebarRow
    private weak var owner: UITabBarController?
    private let plate = UIView()
    private let icon = UIImageView(image: nil)
    private let title = UILabel()
    private let subtitle = UILabel()
    private let badge = UILabel()
    private let chevron = UIButton(type: .system)

    init(_ row: TabSidebarRow, _ owner: UITabBarController) {
        self.row = row
        self.owner = owner
        super.init(frame: .zero)
        for view in [plate, icon, title, subtitle, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addSubview(chevron)
        icon.contentMode = .center
        // Chosen, by eye: the corners of a selected row in sidebars since iPadOS 14.
        plate.layer.cornerRadius = 10
        subtitle.textColor = .secondaryLabel
        badge.textColor = .secondaryLabel
        addAction(UIAction { [weak self] _ in self.map { $0.owner?.sidebarTapped($0.row) } }, for: .touchUpInside)
        chevron.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                switch self.row.kind {
                case .section(let group): self.owner?.fold(group)
                case .tab(let tab as UITabGroup): self.owner?.fold(tab)
                default: break
                }
            }, for: .touchUpInside)
        display(row)
    }

    required init?(coder: NSCoder) { nil }

    func display(_ row: TabSidebarRow) {
        self.row = row
        isEnabled = row.isEnabled
        let body = UIFont.preferredFont(forTextStyle: .body)
        title.text = row.title
        // Chosen: section headers as in large lists.
        title.font = row.isSection ? UIFont.systemFont(ofSize: body.pointSize + 3, weight: .semibold) : body
        title.textColor = row.isEnabled ? .label : .tertiaryLabel
        subtitle.text = row.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.isHidden = row.subtitle == nil
        badge.text = row.badge
        badge.font = body
        badge.isHidden = row.badge == nil
        icon.image = row.image.map {
            $0.isSymbolImage && $0.symbolConfiguration == nil
                ? $0.withConfiguration(UIImage.SymbolConfiguration(pointSize: 19)) : $0
        }
        icon.isHidden = row.image == nil || row.isSection
        icon.tintColor = row.isEnabled ? nil : .tertiaryLabel
        chevron.isHidden = row.isFolded == nil
        chevron.setImage(
            UIImage(systemName: row.isFolded == true ? "chevron.forward" : "chevron.down")?.withConfiguration(
                UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)),
            for: .normal)
        isSelected = row.isSelected
        stateChanged()
        setNeedsLayout()
    }

    override func stateChanged() {
        super.stateChanged()
        // Chosen: the grays of selected and touched rows, without color, so that icons keep the tint color.
        plate.backgroundColor =
            isSelected ? .tertiarySystemFill : isHighlighted && !row.isSection ? .quaternarySystemFill : .clear
    }

    /// Chosen: 44 points as for rows of lists, more for two lines and for large text.
    var height: CGFloat {
        let text = title.font.lineHeight + (row.subtitle == nil ? 0 : subtitle.font.lineHeight + 1)
        return max(row.isSection ? 48 : 44, (text + 20).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rtl = isRightToLeft
        let width = bounds.width
        func put(_ view: UIView, _ start: CGFloat, _ y: CGFloat, _ size: CGSize) {
            view.frame = CGRect(
                x: rtl ? width - start - size.width : start, y: y, width: max(0, size.width), height: size.height)
        }
        put(plate, 10, 0, CGSize(width: width - 20, height: bounds.height))
        let indent = CGFloat(row.level) * 24
        var end = width - 22
        if !chevron.isHidden {
            put(chevron, width - 10 - 44, 0, CGSize(width: 44, height: bounds.height))
            end = width - 10 - 44
        }
        if !badge.isHidden {
            let size = badge.intrinsicContentSize
            put(badge, end - size.width, (bounds.height - size.height) / 2, size)
            end -= size.width + 8
        }
        put(icon, 20 + indent, 0, CGSize(width: 32, height: bounds.height))
        let start = row.isSection ? 22 : (icon.isHidden ? 22 : 62) + indent
        let line = title.intrinsicContentSize.height
        let second = subtitle.isHidden ? 0 : subtitle.intrinsicContentSize.height + 1
        let top = ((bounds.height - line - second) / 2).rounded()
        put(title, start, top, CGSize(width: min(title.intrinsicContentSize.width, end - start), height: line))
        if !subtitle.isHidden {
            put(
                subtitle, start, top + line + 1,
                CGSize(width: min(subtitle.intrinsicContentSize.width, end - start), height: second - 1))
        }
    }

    // MARK: Accessibility

    override var defaultAccessibilityLabel: String? {
        [row.title, row.subtitle].compactMap { $0 }.joined(separator: ", ")
    }
    override var defaultAccessibilityValue: String? {
        let parts = [
            row.badge, row.isFolded.map { $0 ? SystemString.collapsed.localized : SystemString.expanded.localized },
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = row.isSection ? [.header, .button] : [.button]
        if row.isSelected { traits.insert(.selected) }
        if !row.isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
