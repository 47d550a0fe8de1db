import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// Displays a tab and handles taps on the tab.
final class TabBarButton: UIControl, BarItemObserver {
    let item: UITabBarItem
    private let label = UILabel()
    private let icon = UIImageView(image: nil)
    private let badge = TabBadge()
    private weak var bar: UITabBar?
    private var form = TabBarLayout.Form.stacked

    init(item: UITabBarItem, bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        item.observer = self
        for view in [icon, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        icon.contentMode = .center
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        addAction(UIAction { [weak self] _ in self.map { $0.bar?.tapped($0.item) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func barItemChanged() { bar?.tabChanged() }

    /// Applies the bar's appearance of tabs in this form.
    func apply(_ appearance: UITabBarItemAppearance, _ form: TabBarLayout.Form, unselected: UIColor?) {
        self.form = form
        OwnSpring.set(item.isSpringLoaded || bar?.springLoadsTabs == true, on: self) { [weak self] _ in
            if self?.isEnabled == true { self?.sendActions(for: .touchUpInside) }
        }
        isEnabled = item.isEnabled
        let appearances = [item.standardAppearance?.items(form), appearance].compactMap { $0 }
        let state = TabAppearance(
            item, appearances, isSelected: isSelected, tint: tintColor, unselected: unselected, form: form)
        let given = isSelected ? item.selectedImage : item.image
        let image = form == .compactInline && !isSelected ? item.landscapeImagePhone ?? given : given
        // Chosen: the size of symbols in a tab bar, so that a folder is about 25 points wide.
        let size: CGFloat = form == .stacked ? 21 : form == .inline ? 19 : 16
        icon.image = image.map { Self.shown($0, size: size) }
        icon.tintColor = state.iconColor
        label.display(item.title, state.text)
        badge.display(item.badgeValue, state)
        titleOffset = state.titleOffset
        badgeOffset = state.badgeOffset
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    /// Documented (UITabBarItem.init(title:image:tag:)): tabs show images as templates, unless the image asks for its
    /// own colors. A symbol without a configuration gets the size.
    static func shown(_ image: UIImage, size: CGFloat) -> UIImage {
        guard image.isSymbolImage else {
            return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        }
        guard image.symbolConfiguration == nil else { return image }
        return image.withConfiguration(UIImage.SymbolConfiguration(pointSize: size))
    }

    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageSize = icon.image?.size ?? .zero
        let text = label.intrinsicContentSize
        let hasTitle = item.title?.isEmpty == false
        label.isHidden = !hasTitle
        var iconFrame: CGRect
        if form == .stacked {
            // Measured (tab-bars/title-ink): the title's ink is from 38 to 45 in 49 points; that of this font is
            // slightly higher and extends a third of a point beyond both. The icon is centered in the space above the
            // title's box.
            let titleTop = bounds.height - 40.0 / 3
            let middle = hasTitle ? (bounds.height - 13) / 2 : bounds.height / 2
            iconFrame = CGRect(
                x: (bounds.width - imageSize.width) / 2, y: middle - imageSize.height / 2, width: imageSize.width,
                height: imageSize.height)
            let width = min(text.width, bounds.width - 2)
            label.frame = CGRect(x: (bounds.width - width) / 2, y: titleTop, width: width, height: text.height)
        } else {
            // Chosen: 8 points between icon and title, more if a badge is between them.
            let badged = badge.isHidden ? 0 : badge.wantedSize.width - Self.badgeOverlap + 3
            let gap: CGFloat = hasTitle && imageSize.width > 0 ? max(8, badged) : 0
            let width = hasTitle ? min(text.width, max(0, bounds.width - imageSize.width - gap - 8)) : 0
            let start = (bounds.width - imageSize.width - gap - width) / 2
            let rtl = isRightToLeft
            iconFrame = CGRect(
                x: rtl ? bounds.width - start - imageSize.width : start, y: (bounds.height - imageSize.height) / 2,
                width: imageSize.width,
                height: imageSize.height)
            let labelStart = start + imageSize.width + gap
            label.frame = CGRect(
                x: rtl ? bounds.width - labelStart - width : labelStart, y: (bounds.height - text.height) / 2,
                width: width, height: text.height)
        }
        iconFrame = iconFrame.inset(by: item.imageInsets)
        icon.frame = CGRect(
            x: pixel(iconFrame.minX), y: pixel(iconFrame.minY), width: iconFrame.width, height: iconFrame.height)
        label.frame = CGRect(
            x: pixel(label.frame.minX + titleOffset.horizontal), y: pixel(label.frame.minY + titleOffset.vertical),
            width: label.frame.width,
            height: label.frame.height)
        layoutBadge()
    }

    /// The part of the icon that a badge covers, in points.
    private static let badgeOverlap: CGFloat = 9

    /// Chosen, by eye: the badge begins slightly to the left of the icon's end and extends above the icon.
    /// Measured (tab-bars/badge): without an icon the badge begins 11 points beside the center of the item and 3 below
    /// the bar's edge.
    private func layoutBadge() {
        guard !badge.isHidden else { return }
        let size = badge.wantedSize
        let reach = Self.badgeOverlap + 11
        let anchor = icon.image == nil ? CGRect(x: bounds.midX - reach, y: 7, width: 2 * reach, height: 24) : icon.frame
        let x = isRightToLeft ? anchor.minX + Self.badgeOverlap - size.width : anchor.maxX - Self.badgeOverlap
        let y = max(1, anchor.minY - (form == .stacked ? 4 : 5))
        badge.frame = CGRect(
            x: pixel(x + badgeOffset.horizontal), y: pixel(y + badgeOffset.vertical), width: size.width,
            height: size.height)
    }

    // A touch between two tabs hits the nearer one.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -CGFloat(TabBarLayout.fillGap) / 2, dy: 0).contains(point)
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }

    override func windowChanged() {
        super.windowChanged()
        if window != nil { item.applyAppearances(in: containers, traits: traitCollection) }
    }
    override func tintColorDidChange() { bar?.tabChanged() }

    // MARK: Accessibility and large content

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }
    override var defaultAccessibilityHint: String? { item.accessibilityHint }
    override var defaultAccessibilityValue: String? { item.accessibilityValue ?? item.badgeValue }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = [.tabBar]
        if isSelected { traits.insert(.selected) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        return traits
    }
    override var showsLargeContentViewer: Bool {
        get { true }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { super.largeContentTitle ?? item.title }
        set { super.largeContentTitle = newValue }
    }
    override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? item.largeContentSizeImage ?? item.image }
        set { super.largeContentImage = newValue }
    }
    override var scalesLargeContentImage: Bool {
        get { item.largeContentSizeImage == nil }
        set { super.scalesLargeContentImage = newValue }
    }
}

/// The appearance of one tab: the values of the item and of the surrounding appearances, the nearest first.
@MainActor
struct TabAppearance {
    var text: TextAppearance
    var titleOffset = UIOffset.zero
    var iconColor: UIColor
    var badgeText: TextAppearance
    var badgeColor = UIColor.systemRed
    var badgeOffset = UIOffset.zero
    var badgeTitleOffset = UIOffset.zero

    init(
        _ item: UITabBarItem, _ appearances: [UITabBarItemAppearance], isSelected: Bool, tint: UIColor,
        unselected: UIColor?, form: TabBarLayout.Form
    ) {
        let state: UIControl.State = isSelected ? .selected : item.isEnabled ? .normal : .disabled
        let system: UIColor = !item.isEnabled ? .tertiaryLabel : isSelected ? tint : unselected ?? .systemGray
        var attributes = item.titleTextAttributes(for: state) ?? [:]
        var badgeAttributes = item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal) ?? [:]
        var icon: UIColor?
        var badge = item.badgeColor
        titleOffset = item.titlePositionAdjustment
        // An unselected item's own attributes also apply to a selected item, except for the color.
        func fill(_ source: [NSAttributedString.Key: Any]?, withColor: Bool) {
            for (key, value) in source ?? [:] where attributes[key] == nil && (withColor || key != .foregroundColor) {
                attributes[key] = value
            }
        }
        fill(item.titleTextAttributes(for: .normal), withColor: state == .normal)
        for appearance in appearances {
            let own =
                isSelected
                ? appearance.selected.values : item.isEnabled ? appearance.normal.values : appearance.disabled.values
            let normal = appearance.normal.values
            fill(own.attributes, withColor: true)
            fill(normal.attributes, withColor: false)
            icon = icon ?? own.iconColor
            badge = badge ?? own.badgeColor ?? normal.badgeColor
            if titleOffset == .zero { titleOffset = own.titleOffset == .zero ? normal.titleOffset : own.titleOffset }
            if badgeOffset == .zero { badgeOffset = own.badgeOffset == .zero ? normal.badgeOffset : own.badgeOffset }
            if badgeTitleOffset == .zero {
                badgeTitleOffset = own.badgeTitleOffset == .zero ? normal.badgeTitleOffset : own.badgeTitleOffset
            }
            for source in [own.badgeAttributes, normal.badgeAttributes] {
                for (key, value) in source where badgeAttributes[key] == nil { badgeAttributes[key] = value }
            }
        }
        // Documented (Apple's design resources): 10 medium above, 13 beside; 12 in a low bar.
        let font: UIFont =
            switch form {
            case .stacked: .systemFont(ofSize: 10, weight: .medium)
            case .inline: .systemFont(ofSize: 13, weight: .medium)
            case .compactInline: .systemFont(ofSize: 12, weight: .medium)
            }
        text = TextAppearance(attributes, font: font, color: system)
        iconColor = icon ?? system
        badgeText = TextAppearance(badgeAttributes, font: .systemFont(ofSize: 13), color: .white)
        badgeColor = badge ?? .systemRed
    }
}

/// The badge of a tab's icon.
final class TabBadge: UIView {
    private let label = UILabel()
    private var offset = UIOffset.zero
    /// Folklore (tab-bars/badge-size): 18 points high, and at least as wide.
    private static let height: CGFloat = 18

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        layer.cornerRadius = Self.height / 2
        clipsToBounds = true
        isHidden = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func display(_ value: String?, _ appearance: TabAppearance) {
        isHidden = value == nil
        backgroundColor = appearance.badgeColor
        label.display(value, appearance.badgeText)
        offset = appearance.badgeTitleOffset
        setNeedsLayout()
    }

    var wantedSize: CGSize {
        CGSize(width: max(Self.height, (label.intrinsicContentSize.width + 10).rounded(.up)), height: Self.height)
    }

    override func layoutSubviews() {
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}

extension UITabBarAppearance {
    func items(_ form: TabBarLayout.Form) -> UITabBarItemAppearance {
        switch form {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
