import CoreGraphics
public import Foundation

/// The appearance of a tab bar: the background, and the fonts, colors and positions of tabs. A bar or an item stores a
/// copy.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var items = Items() { didSet { changed() } }

    /// Creates the system's default appearance for a device idiom. `.unspecified` means the current idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        watchItems()
    }

    /// Copies the common values of another appearance: the background, and the tabs of a tab bar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            items = other.items
            items.stacked = other.items.stacked.duplicate()
            items.inline = other.items.inline.duplicate()
            items.compactInline = other.items.compactInline.duplicate()
        }
        watchItems()
    }

    /// Decodes an appearance that `encode(with:)` archived. Missing or invalid values are the system's defaults.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
        if let form = ArchivedValues(coder, "tabs") { items.read(form) }
        watchItems()
    }

    private func watchItems() {
        for appearance in [items.stacked, items.inline, items.compactInline] { appearance.appearanceObserver = self }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        items.form.encode(to: coder, "tabs")
    }

    // MARK: Items. The setters of the three appearances store copies.

    /// The appearance of tabs in compact width: the icon above the title.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { items.stacked }
        set { items.stacked = own(newValue, insteadOf: items.stacked) }
    }
    /// The appearance of tabs in regular width: the icon next to the title.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { items.inline }
        set { items.inline = own(newValue, insteadOf: items.inline) }
    }
    /// The appearance of tabs in compact height and width: the icon next to the title, in a lower bar.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { items.compactInline }
        set { items.compactInline = own(newValue, insteadOf: items.compactInline) }
    }
    /// The tint color of a template ``selectionIndicatorImage``.
    open var selectionIndicatorTintColor: UIColor? {
        get { items.indicatorColor }
        set { items.indicatorColor = newValue }
    }
    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? {
        get { items.indicator }
        set { items.indicator = newValue }
    }
    /// The distribution of stacked tabs in the bar.
    open var stackedItemPositioning: UITabBar.ItemPositioning {
        get { items.positioning }
        set { items.positioning = newValue }
    }
    /// The width of centered tabs, in points; 0 for the system's width.
    open var stackedItemWidth: CGFloat {
        get { items.width }
        set { items.width = newValue }
    }
    /// The distance of centered tabs, in points; 0 for the system's distance.
    open var stackedItemSpacing: CGFloat {
        get { items.spacing }
        set { items.spacing = newValue }
    }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance else { return false }
        return super.hasSameValues(as: other) && items == other.items
    }
}

extension UITabBar {
    /// The distribution of stacked items: `automatic` fills the bar in compact width and centers items in regular
    /// width.
    public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }
}

extension UITabBarAppearance {
    @MainActor
    fileprivate struct Items: @preconcurrency Equatable {
        var stacked = UITabBarItemAppearance(style: .stacked)
        var inline = UITabBarItemAppearance(style: .inline)
        var compactInline = UITabBarItemAppearance(style: .compactInline)
        var indicatorColor: UIColor?
        var indicator: UIImage?
        var positioning = UITabBar.ItemPositioning.automatic
        var width: CGFloat = 0
        var spacing: CGFloat = 0

        var form: ArchivedValues {
            var form = ArchivedValues()
            form.set(stacked.form, "stacked")
            form.set(inline.form, "inline")
            form.set(compactInline.form, "compactInline")
            form.set(indicatorColor?.form, "indicatorColor")
            form.set(indicator?.form, "indicator")
            form["positioning"] = NSNumber(value: positioning.rawValue)
            form.set(width, "width")
            form.set(spacing, "spacing")
            return form
        }

        mutating func read(_ form: ArchivedValues) {
            if let states = form.form("stacked") { stacked.read(states) }
            if let states = form.form("inline") { inline.read(states) }
            if let states = form.form("compactInline") { compactInline.read(states) }
            indicatorColor = form.form("indicatorColor").flatMap { UIColor($0) }
            indicator = form.form("indicator").flatMap { UIImage($0) }
            positioning = form.integer("positioning").flatMap { UITabBar.ItemPositioning(rawValue: $0) } ?? .automatic
            width = form.number("width") ?? 0
            spacing = form.number("spacing") ?? 0
        }
    }
}
