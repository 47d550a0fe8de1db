import CoreGraphics
public import Foundation

/// The appearance of a tab bar: the background, and the fonts, colors and positions of tabs. Copied when set on a bar
/// or an item.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var items = Items() { didSet { changed() } }

    /// The system's default appearance for a kind of device; `.unspecified` uses this one's.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        watchItems()
    }

    /// Copies what both kinds of appearance have in common: of any bar the background, of a tab bar the tabs too.
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

    /// Decodes what `encode(with:)` wrote; missing or broken values are those of the system's default appearance.
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

    // MARK: Items. The three appearances are copied when set.

    /// In compact width: the icon above its title.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { items.stacked }
        set { items.stacked = own(newValue, insteadOf: items.stacked) }
    }
    /// In regular width: the icon beside its title.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { items.inline }
        set { items.inline = own(newValue, insteadOf: items.inline) }
    }
    /// In compact height and width: the icon beside its title, in a lower bar.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { items.compactInline }
        set { items.compactInline = own(newValue, insteadOf: items.compactInline) }
    }
    /// Colors ``selectionIndicatorImage`` where that is a template.
    open var selectionIndicatorTintColor: UIColor? {
        get { items.indicatorColor }
        set { items.indicatorColor = newValue }
    }
    /// Drawn behind the selected item.
    open var selectionIndicatorImage: UIImage? {
        get { items.indicator }
        set { items.indicator = newValue }
    }
    /// How stacked items share the bar.
    open var stackedItemPositioning: UITabBar.ItemPositioning {
        get { items.positioning }
        set { items.positioning = newValue }
    }
    /// Of centered items, in points; 0 is the system's.
    open var stackedItemWidth: CGFloat {
        get { items.width }
        set { items.width = newValue }
    }
    /// Between centered items, in points; 0 is the system's.
    open var stackedItemSpacing: CGFloat {
        get { items.spacing }
        set { items.spacing = newValue }
    }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance else { return false }
        return super.hasSameValues(as: other) && items == other.items
    }
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
