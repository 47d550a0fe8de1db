import CoreGraphics
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// The appearances of a tab bar, and the conditions that select an appearance.
@MainActor
struct TabBarAppearances: BottomBarAppearances {
    var given = AppearanceResolution<UITabBarAppearance>.Choices()
    var fallback = UITabBarAppearance()
    var legacy = LegacyBarAppearance()
    var unselected: UIColor?
    var indicator: UIImage?
    var positioning = UITabBar.ItemPositioning.automatic
    var itemWidth: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var isManaged = false
    var overlap: CGFloat = 1
}

/// The tabs of a bar and the selected tab.
@MainActor
struct TabBarItems {
    var items: [UITabBarItem] = []
    var buttons: [TabBarButton] = []
    weak var selected: UITabBarItem?
    weak var delegate: (any UITabBarDelegate)?
    /// Called before a tap selects a tab: a controller may prevent the selection.
    var maySelect: ((UITabBarItem) -> Bool)?
    var didSelect: ((UITabBarItem) -> Void)?
    var customization = TabCustomization()
    /// Called for customization before the delegate; set by a controller.
    var customizes: ((TabCustomizationStep, [UITabBarItem], Bool) -> Void)?
    let indicator = UIImageView(image: nil)
}

extension UITabBar {
    var form: TabBarLayout.Form { BarMetrics.tabForm(traitCollection) }

    /// The height without the part that the display covers at the bottom.
    var contentHeight: CGFloat { BarMetrics.tabsHeight(traitCollection) }

    /// The height below the items that the background fills.
    var coveredBottom: CGFloat { appearances.isManaged ? bottomExtension : safeAreaInsets.bottom }

    var itemAppearances: AppearanceResolution<UITabBarAppearance>.Choices {
        .init(standard: tabs.selected?.standardAppearance, scrollEdge: tabs.selected?.scrollEdgeAppearance)
    }
    var isCompact: Bool { false }
    var legacyBackground: BarBackgroundAppearance {
        appearances.legacy.background(.bottom, .default, height: contentHeight)
    }
    func forgetAppliedAppearance() {}

    // MARK: Items

    func checkUnmanaged(_ call: String) {
        guard appearances.isManaged else { return }
        misuse(
            """
            UITabBar.\(call): \(self) belongs to a tab bar controller; change the controller's viewControllers \
            and selection instead
            """
        )
    }

    func display(_ items: [UITabBarItem], animated: Bool) {
        guard items.count != tabs.items.count || !zip(items, tabs.items).allSatisfy({ $0 === $1 }) else {
            return tabChanged()
        }
        let old = tabs.buttons
        tabs.items = items
        let known = Dictionary(old.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
        tabs.buttons = BarItemLimit.shown(items, in: "UITabBar").map {
            known[ObjectIdentifier($0)] ?? TabBarButton(item: $0, bar: self)
        }
        let kept = Set(tabs.buttons.map(ObjectIdentifier.init)), former = Set(old.map(ObjectIdentifier.init))
        let gone = old.filter { !kept.contains(ObjectIdentifier($0)) }
        let new = tabs.buttons.filter { !former.contains(ObjectIdentifier($0)) }
        new.forEach(addSubview)
        if let selected = tabs.selected, !items.contains(where: { $0 === selected }) { tabs.selected = nil }
        tabChanged()
        guard animated, window != nil else { return gone.forEach { $0.removeFromSuperview() } }
        for view in new { view.alpha = 0 }
        // Chosen: the duration in which bars are shown and hidden.
        UIView.animate(withDuration: 0.2) {
            gone.forEach { $0.alpha = 0 }
            new.forEach { $0.alpha = 1 }
        } completion: { _ in
            gone.forEach { $0.removeFromSuperview() }
        }
    }

    func select(_ item: UITabBarItem?) {
        guard tabs.selected !== item else { return }
        tabs.selected = item
        tabChanged()
    }

    func tapped(_ item: UITabBarItem) {
        guard item.isEnabled, tabs.maySelect?(item) ?? true else { return }
        // A controller has already selected this tab, or another one.
        if !appearances.isManaged { select(item) }
        tabs.didSelect?(item)
        tabs.delegate?.tabBar(self, didSelect: item)
    }

    func tabChanged() {
        for button in tabs.buttons { button.isSelected = button.item === tabs.selected }
        setNeedsLayout()
    }

    func layoutBar() {
        let (top, height) = layoutAccessory(max(0, bounds.height - coveredBottom))
        background.overhang = coveredBottom
        background.frame = bounds
        background.apply(paint)
        let appearance = contentAppearance
        let form = form
        let isOwn = appearance === appearances.fallback
        let positioning = isOwn ? appearances.positioning : appearance.stackedItemPositioning
        let insets = insetsBesideButton
        let spans = TabBarLayout.spans(
            count: tabs.buttons.count, width: Double(bounds.width),
            insets: (
                Double(isRightToLeft ? insets.right : insets.left), Double(isRightToLeft ? insets.left : insets.right)
            ), form: form,
            positioning: positioning.layout,
            itemWidth: Double(isOwn ? appearances.itemWidth : appearance.stackedItemWidth),
            spacing: Double(isOwn ? appearances.itemSpacing : appearance.stackedItemSpacing))
        for (button, span) in zip(tabs.buttons, spans) {
            let x = isRightToLeft ? bounds.width - CGFloat(span.start + span.length) : CGFloat(span.start)
            button.frame = CGRect(x: x, y: top, width: CGFloat(span.length), height: height)
            button.isHidden = !showsTabs
            button.isSelected = button.item === tabs.selected
            button.apply(appearance.items(form), form, unselected: appearances.unselected)
        }
        layoutLeadingButton(top, height)
        layoutIndicator(appearance, top, height)
    }

    private func layoutIndicator(_ appearance: UITabBarAppearance, _ top: CGFloat, _ height: CGFloat) {
        let image = appearance.selectionIndicatorImage ?? appearances.indicator
        tabs.indicator.image = image
        let button = tabs.buttons.first { $0.item === tabs.selected }
        tabs.indicator.isHidden = image == nil || button == nil || !showsTabs
        guard let image, let button else { return }
        if let tint = appearance.selectionIndicatorTintColor { tabs.indicator.tintColor = tint }
        if tabs.indicator.superview !== self { insertSubview(tabs.indicator, aboveSubview: background) }
        // Chosen: the image has its own size in the center of the tab, limited to the tab.
        let size = CGSize(width: min(image.size.width, button.frame.width), height: min(image.size.height, height))
        tabs.indicator.frame = CGRect(
            x: button.frame.midX - size.width / 2, y: top + ((height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }
}

extension UITabBar.ItemPositioning {
    var layout: TabBarLayout.Positioning {
        switch self {
        case .automatic: .automatic
        case .fill: .fill
        case .centered: .centered
        }
    }
}
