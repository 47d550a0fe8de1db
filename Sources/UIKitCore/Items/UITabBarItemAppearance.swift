import CoreGraphics
public import Foundation

/// How tab bar items of one form look, by state. What a state leaves out comes from `normal`, except its colours.
@MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Icon above the title, beside it, or beside it in a low bar.
    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }

    private(set) var style: Style
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    /// For stacked items.
    public convenience override init() { self.init(style: .stacked) }

    public required init(style: Style) {
        self.style = style
        super.init()
    }

    public required init(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .stacked
        super.init()
        guard let form = LookForm(coder, "states") else { return }
        read(form)
    }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "style")
        form.encode(to: coder, "states")
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    @_disfavoredOverload public nonisolated override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    public func copy() -> Self { duplicate() }
    final func duplicate() -> Self {
        let other = Self(style: style)
        for (mine, theirs) in zip(states, other.states) { theirs.state.values = mine.state.values }
        return other
    }

    /// Back to the system's look of a form.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for (_, state) in states { state.values = UITabBarItemStateAppearance.Values() }
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return MainActor.assumeIsolated {
            style == other.style && zip(states, other.states).allSatisfy { $0.state.values.isSame(as: $1.state.values) }
        }
    }
    public nonisolated override var hash: Int { 2 }
}

/// How a tab bar item looks in one state. Missing attributes, colours and zero offsets are "not said".
@MainActor
public final class UITabBarItemStateAppearance: NSObject {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var iconColor: UIColor?
        var badgeOffset = UIOffset.zero
        var badgeColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeTitleOffset = UIOffset.zero

        @MainActor func isSame(as other: Values) -> Bool {
            titleOffset == other.titleOffset && iconColor == other.iconColor && badgeOffset == other.badgeOffset
                && badgeColor == other.badgeColor && badgeTitleOffset == other.badgeTitleOffset
                && sameAttributes(attributes, other.attributes) && sameAttributes(badgeAttributes, other.badgeAttributes)
        }
    }

    var values = Values()

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

extension UITabBarItemAppearance {
    var states: [(name: String, state: UITabBarItemStateAppearance)] {
        [("normal", normal), ("selected", selected), ("disabled", disabled), ("focused", focused)]
    }

    var form: LookForm {
        var all = LookForm()
        all["style"] = NSNumber(value: style.rawValue)
        for (name, state) in states {
            let values = state.values
            var form = LookForm()
            form.set(values.attributes, "attributes")
            form.set(values.titleOffset, "titleOffset")
            form.set(values.iconColor?.form, "iconColor")
            form.set(values.badgeOffset, "badgeOffset")
            form.set(values.badgeColor?.form, "badgeColor")
            form.set(values.badgeAttributes, "badgeAttributes")
            form.set(values.badgeTitleOffset, "badgeTitleOffset")
            all.set(form, name)
        }
        return all
    }

    func read(_ all: LookForm) {
        style = all.integer("style").flatMap { Style(rawValue: $0) } ?? style
        for (name, state) in states {
            guard let form = all.form(name) else { continue }
            state.values = UITabBarItemStateAppearance.Values(
                attributes: form.attributes("attributes"), titleOffset: form.offset("titleOffset"),
                iconColor: form.form("iconColor").flatMap { UIColor($0) }, badgeOffset: form.offset("badgeOffset"),
                badgeColor: form.form("badgeColor").flatMap { UIColor($0) }, badgeAttributes: form.attributes("badgeAttributes"),
                badgeTitleOffset: form.offset("badgeTitleOffset"))
        }
    }
}
