import CoreGraphics
public import Foundation

/// How tab bar items of one form look, by state. What a state leaves out comes from `normal`, except its colours.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding, StatefulLook {
    /// Icon above the title, beside it, or beside it in a low bar.
    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }

    var style: Style
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    final weak var lookObserver: (any LookObserver)?

    /// For stacked items.
    public convenience override init() { self.init(style: .stacked) }

    public required init(style: Style) {
        self.style = style
        super.init()
        watchStates()
    }

    /// Decodes what ``encode(with:)`` wrote; what is missing or broken takes the system's look.
    public required init(coder: NSCoder) {
        style = Self.style(in: coder) ?? .stacked
        super.init()
        read(coder)
        watchStates()
    }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { write(to: coder) }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    @_disfavoredOverload public nonisolated override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    public func copy() -> Self { duplicate() }

    /// Back to the system's look of a form.
    open func configureWithDefault(for style: Style) { reset(to: style) }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return MainActor.assumeIsolated { hasSameStates(as: other) }
    }
    public nonisolated override var hash: Int { 2 }
}

/// How a tab bar item looks in one state. Missing attributes, colours and zero offsets are "not said".
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject, LookState {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var iconColor: UIColor?
        var badgeOffset = UIOffset.zero
        var badgeColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeTitleOffset = UIOffset.zero
    }

    var values = Values() { didSet { lookObserver?.lookChangedInPlace(self) } }
    weak var lookObserver: (any LookObserver)?

    override init() { super.init() }

    /// Font, colour, shadow and other attributes of the title; a missing font or colour takes the system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes }
        set { values.attributes = newValue }
    }
    /// Moves the title, in points.
    public var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// Of icons that are templates; nil takes the tint colour for `selected`, the system's grey for `normal`.
    public var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }
    /// Moves the badge, in points.
    public var badgePositionAdjustment: UIOffset {
        get { values.badgeOffset }
        set { values.badgeOffset = newValue }
    }
    /// Nil is red.
    public var badgeBackgroundColor: UIColor? {
        get { values.badgeColor }
        set { values.badgeColor = newValue }
    }
    public var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeAttributes }
        set { values.badgeAttributes = newValue }
    }
    /// Moves the text in its badge, in points.
    public var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitleOffset }
        set { values.badgeTitleOffset = newValue }
    }
}

extension UITabBarItemStateAppearance.Values: StateValues {
    init(_ form: LookForm) {
        self.init(
            attributes: form.attributes("attributes"), titleOffset: form.offset("titleOffset"),
            iconColor: form.form("iconColor").flatMap { UIColor($0) }, badgeOffset: form.offset("badgeOffset"),
            badgeColor: form.form("badgeColor").flatMap { UIColor($0) }, badgeAttributes: form.attributes("badgeAttributes"),
            badgeTitleOffset: form.offset("badgeTitleOffset"))
    }

    var form: LookForm {
        var form = LookForm()
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
