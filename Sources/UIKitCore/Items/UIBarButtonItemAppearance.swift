import CoreGraphics
public import Foundation
import NavigationLogic

/// How buttons of one style look, by state. What a state leaves out comes from `normal` (for `focused`, from `highlighted` first):
/// a touched button fades, a disabled one is grey. Back buttons take what is left out from plain buttons.
@MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    private(set) var style: UIBarButtonItem.Style
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    /// For plain buttons.
    public convenience override init() { self.init(style: .plain) }

    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public required init(coder: NSCoder) {
        style = UIBarButtonItem.Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .plain
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
        for state in ButtonState.allCases { other[state].values = self[state].values }
        return other
    }

    /// Back to the system's look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in ButtonState.allCases { self[state].values = UIBarButtonItemStateAppearance.Values() }
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return MainActor.assumeIsolated { style == other.style && ButtonState.allCases.allSatisfy { self[$0].values.isSame(as: other[$0].values) } }
    }
    public nonisolated override var hash: Int { 1 }
}

/// How a button looks in one state. Missing attributes and zero offsets are "not said".
@MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var image: UIImage?
        var imageOffset = UIOffset.zero

        @MainActor func isSame(as other: Values) -> Bool {
            titleOffset == other.titleOffset && image == other.image && imageOffset == other.imageOffset
                && sameAttributes(attributes, other.attributes)
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
    /// Drawn behind the title; a resizable image takes the title's width.
    public var backgroundImage: UIImage? {
        get { values.image }
        set { values.image = newValue }
    }
    /// Moves the image, in points.
    public var backgroundImagePositionAdjustment: UIOffset {
        get { values.imageOffset }
        set { values.imageOffset = newValue }
    }
}

extension UIBarButtonItemAppearance {
    subscript(_ state: ButtonState) -> UIBarButtonItemStateAppearance {
        switch state {
        case .normal: normal
        case .highlighted: highlighted
        case .disabled: disabled
        case .focused: focused
        }
    }

    var form: LookForm {
        var all = LookForm()
        all["style"] = NSNumber(value: style.rawValue)
        for (name, state) in Self.names {
            let values = self[state].values
            var form = LookForm()
            form.set(values.attributes, "attributes")
            form.set(values.titleOffset, "titleOffset")
            form.set(values.image?.form, "image")
            form.set(values.imageOffset, "imageOffset")
            all.set(form, name)
        }
        return all
    }

    func read(_ all: LookForm) {
        style = all.integer("style").flatMap { UIBarButtonItem.Style(rawValue: $0) } ?? style
        for (name, state) in Self.names {
            guard let form = all.form(name) else { continue }
            self[state].values = UIBarButtonItemStateAppearance.Values(
                attributes: form.attributes("attributes"), titleOffset: form.offset("titleOffset"),
                image: form.form("image").flatMap { UIImage($0) }, imageOffset: form.offset("imageOffset"))
        }
    }

    private static var names: [(String, ButtonState)] {
        [("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("focused", .focused)]
    }
}
