import CoreGraphics
public import Foundation
import NavigationLogic

/// How buttons of one style look, by state. What a state leaves out comes from `normal` (for `focused`, from `highlighted` first):
/// a touched button fades, a disabled one is grey. Back buttons take what is left out from plain buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding, StatefulLook {
    var style: UIBarButtonItem.Style
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    final weak var lookObserver: (any LookObserver)?

    /// For plain buttons.
    public convenience override init() { self.init(style: .plain) }

    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
        watchStates()
    }

    /// Decodes what ``encode(with:)`` wrote; what is missing or broken takes the system's look.
    public required init(coder: NSCoder) {
        style = Self.style(in: coder) ?? .plain
        super.init()
        read(coder)
        watchStates()
    }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { write(to: coder) }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    @_disfavoredOverload public nonisolated override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    public func copy() -> Self { duplicate() }

    /// Back to the system's look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) { reset(to: style) }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return MainActor.assumeIsolated { hasSameStates(as: other) }
    }
    public nonisolated override var hash: Int { 1 }
}

/// How a button looks in one state. Missing attributes and zero offsets are "not said".
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject, LookState {
    struct Values {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var image: UIImage?
        var imageOffset = UIOffset.zero
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

extension UIBarButtonItemStateAppearance.Values: StateValues {
    init(_ form: LookForm) {
        self.init(
            attributes: form.attributes("attributes"), titleOffset: form.offset("titleOffset"), image: form.form("image").flatMap { UIImage($0) },
            imageOffset: form.offset("imageOffset"))
    }

    var form: LookForm {
        var form = LookForm()
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
