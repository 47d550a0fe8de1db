import CoreGraphics
public import Foundation

/// The appearance of tabs in one layout, by state. A state without a value uses the value of `normal`, except for
/// colors.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding,
    StatefulAppearance
{
    /// The layout of a tab: the icon above the title, next to the title, or next to the title in a low bar.
    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }

    var style: Style
    /// The values of an unselected tab. Other states use them as defaults, except for colors.
    public let normal = UITabBarItemStateAppearance()
    /// The values of the selected tab. The default color is the bar's tint color.
    public let selected = UITabBarItemStateAppearance()
    /// The values of a disabled tab.
    public let disabled = UITabBarItemStateAppearance()
    /// The values while the tab has the keyboard focus.
    public let focused = UITabBarItemStateAppearance()
    final weak var appearanceObserver: (any AppearanceObserver)?

    /// Creates the default appearance of stacked tabs.
    public convenience override init() { self.init(style: .stacked) }

    /// Creates the system's default appearance of tabs in a layout.
    public required init(style: Style) {
        self.style = style
        super.init()
        watchStates()
    }

    /// Decodes an appearance that ``encode(with:)`` archived. Missing or invalid values are the system's defaults.
    public required init(coder: NSCoder) {
        style = Self.style(in: coder) ?? .stacked
        super.init()
        read(coder)
        watchStates()
    }

    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// Archives the attributes of every state.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// Returns an independent copy with the same type.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// Returns an independent copy.
    @_disfavoredOverload public nonisolated override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    public func copy() -> Self { duplicate() }

    /// Resets all values to the system's default appearance of a style.
    open func configureWithDefault(for style: Style) { reset(to: style) }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return MainActor.assumeIsolated { hasSameStates(as: other) }
    }
    public nonisolated override var hash: Int { 2 }
}

/// The appearance of a tab bar item in one state. Missing attributes or colors, and zero offsets, are taken from
/// another state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject, StateAppearance {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var iconColor: UIColor?
        var badgeOffset = UIOffset.zero
        var badgeColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeTitleOffset = UIOffset.zero
    }

    var values = Values() { didSet { appearanceObserver?.appearanceChangedInPlace(self) } }
    weak var appearanceObserver: (any AppearanceObserver)?

    override init() { super.init() }

    /// Font, color, shadow and other attributes of the title. The default is empty. A missing font or color is the
    /// system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes }
        set { values.attributes = newValue }
    }
    /// The offset of the title, in points.
    public var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The color of a template icon. Nil is the tint color for `selected`, and the system's gray for `normal`.
    public var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }
    /// The offset of the badge, in points.
    public var badgePositionAdjustment: UIOffset {
        get { values.badgeOffset }
        set { values.badgeOffset = newValue }
    }
    /// The color of the badge; nil for red.
    public var badgeBackgroundColor: UIColor? {
        get { values.badgeColor }
        set { values.badgeColor = newValue }
    }
    /// Font, color and other attributes of the badge's text. The default is empty. A missing font or color is the
    /// system's.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeAttributes }
        set { values.badgeAttributes = newValue }
    }
    /// The offset of the text in its badge, in points.
    public var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitleOffset }
        set { values.badgeTitleOffset = newValue }
    }
}

extension UITabBarItemStateAppearance.Values: StateValues {
    init(_ form: ArchivedValues) {
        self.init(
            attributes: form.attributes("attributes"), titleOffset: form.offset("titleOffset"),
            iconColor: form.form("iconColor").flatMap { UIColor($0) }, badgeOffset: form.offset("badgeOffset"),
            badgeColor: form.form("badgeColor").flatMap { UIColor($0) },
            badgeAttributes: form.attributes("badgeAttributes"),
            badgeTitleOffset: form.offset("badgeTitleOffset"))
    }

    var form: ArchivedValues {
        var form = ArchivedValues()
        form.set(attributes, "attributes")
        form.set(titleOffset, "titleOffset")
        form.set(iconColor?.form, "iconColor")
        form.set(badgeOffset, "badgeOffset")
        form.set(badgeColor?.form, "badgeColor")
        form.set(badgeAttributes, "badgeAttributes")
        form.set(badgeTitleOffset, "badgeTitleOffset")
        return form
    }

    func isSame(as other: Self) -> Bool {
        titleOffset == other.titleOffset && iconColor == other.iconColor && badgeOffset == other.badgeOffset
            && badgeColor == other.badgeColor && badgeTitleOffset == other.badgeTitleOffset
            && sameAttributes(attributes, other.attributes) && sameAttributes(badgeAttributes, other.badgeAttributes)
    }
}

extension UITabBarItemAppearance {
    var states: [(name: String, state: UITabBarItemStateAppearance)] {
        [("normal", normal), ("selected", selected), ("disabled", disabled), ("focused", focused)]
    }
}
