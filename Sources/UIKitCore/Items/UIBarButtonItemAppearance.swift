import CoreGraphics
public import Foundation
import NavigationLogic

/// The appearance of buttons of one style, by state. Values that a state does not set come from `normal` (for
/// `focused`, from `highlighted` first): a touched button fades, a disabled one is gray. Values that back buttons do
/// not set come from plain buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding,
    StatefulAppearance
{
    var style: UIBarButtonItem.Style
    /// The values of an enabled button; other states fall back to them.
    public let normal = UIBarButtonItemStateAppearance()
    /// The values while the button is touched. Without values of its own the button fades.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The values of a disabled button. Without values of its own it is gray.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The values while the keyboard focus is on the button; they fall back to ``highlighted`` first.
    public let focused = UIBarButtonItemStateAppearance()
    final weak var appearanceObserver: (any AppearanceObserver)?

    /// For plain buttons.
    public convenience override init() { self.init(style: .plain) }

    /// The system's default appearance of a style.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
        watchStates()
    }

    /// Decodes what ``encode(with:)`` wrote; missing or broken values are those of the system's default appearance.
    public required init(coder: NSCoder) {
        style = Self.style(in: coder) ?? .plain
        super.init()
        read(coder)
        watchStates()
    }

    /// True: archives that ask for classes can be read.
    public class var supportsSecureCoding: Bool { true }
    /// Archives the attributes of every state.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// A copy that changes independently. Its type is that of the original.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// A copy that changes independently.
    @_disfavoredOverload public nonisolated override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    public func copy() -> Self { duplicate() }

    /// Resets everything to the system's default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) { reset(to: style) }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return MainActor.assumeIsolated { hasSameStates(as: other) }
    }
    public nonisolated override var hash: Int { 1 }
}

/// The appearance of a button in one state. Without attributes, and with zero offsets, the values come from another
/// state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject, StateAppearance {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var image: UIImage?
        var imageOffset = UIOffset.zero
    }

    var values = Values() { didSet { appearanceObserver?.appearanceChangedInPlace(self) } }
    weak var appearanceObserver: (any AppearanceObserver)?

    override init() { super.init() }

    /// Font, color, shadow and other attributes of the title. Empty by default; a missing font or color is the
    /// system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes }
        set { values.attributes = newValue }
    }
    /// Moves the title, in points.
    public var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// Drawn behind the title; nil by default. A resizable image gets the title's width.
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

extension UIBarButtonItemStateAppearance.Values: StateValues {
    init(_ form: ArchivedValues) {
        self.init(
            attributes: form.attributes("attributes"), titleOffset: form.offset("titleOffset"),
            image: form.form("image").flatMap { UIImage($0) },
            imageOffset: form.offset("imageOffset"))
    }

    var form: ArchivedValues {
        var form = ArchivedValues()
        form.set(attributes, "attributes")
        form.set(titleOffset, "titleOffset")
        form.set(image?.form, "image")
        form.set(imageOffset, "imageOffset")
        return form
    }

    func isSame(as other: Self) -> Bool {
        titleOffset == other.titleOffset && image == other.image && imageOffset == other.imageOffset
            && sameAttributes(attributes, other.attributes)
    }
}

extension UIBarButtonItemAppearance {
    var states: [(name: String, state: UIBarButtonItemStateAppearance)] {
        [("normal", normal), ("highlighted", highlighted), ("disabled", disabled), ("focused", focused)]
    }

    subscript(_ state: ButtonState) -> UIBarButtonItemStateAppearance {
        switch state {
        case .normal: normal
        case .highlighted: highlighted
        case .disabled: disabled
        case .focused: focused
        }
    }
}
