import CoreGraphics
public import Foundation
import NavigationLogic

/// The appearance of buttons of one style, by state. A state without a value uses the value of `normal`; `focused`
/// first uses `highlighted`. By default, a pressed button fades and a disabled button is gray. Back buttons without a
/// value use the value of plain buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding,
    StatefulAppearance
{
    var style: UIBarButtonItem.Style
    /// The values of an enabled button, which other states use as defaults.
    public let normal = UIBarButtonItemStateAppearance()
    /// The values while the button is pressed. The default is a faded button.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The values of a disabled button. The default is gray.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The values while the button has the keyboard focus. The defaults are the values of ``highlighted``.
    public let focused = UIBarButtonItemStateAppearance()
    final weak var appearanceObserver: (any AppearanceObserver)?

    /// Creates the default appearance of plain buttons.
    public convenience override init() { self.init(style: .plain) }

    /// Creates the system's default appearance of a style.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
        watchStates()
    }

    /// Decodes an appearance that ``encode(with:)`` archived. Missing or invalid values are the system's defaults.
    public required init(coder: NSCoder) {
        style = Self.style(in: coder) ?? .plain
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
    open func configureWithDefault(for style: UIBarButtonItem.Style) { reset(to: style) }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return MainActor.assumeIsolated { hasSameStates(as: other) }
    }
    public nonisolated override var hash: Int { 1 }
}

/// The appearance of a button in one state. Missing attributes and zero offsets are taken from another state.
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
    /// The image behind the title. The default is nil. A resizable image has the title's width.
    public var backgroundImage: UIImage? {
        get { values.image }
        set { values.image = newValue }
    }
    /// The offset of the background image, in points.
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
