import CoreGraphics
import Diagnostics
public import Foundation
public import ObjectiveCRuntime

/// The base class of bar button items and tab bar items, with the title, image and accessibility attributes of an item.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedValues.Owner, UIAppearance, Customizable, UIAccessibilityIdentification {
    final nonisolated(unsafe) package var associatedValues: AssociatedValues?
    /// Notified when a displayed value has changed.
    weak var observer: (any BarItemObserver)?
    package var accessibility = AccessibilityState()
    final var customization = CustomizationState()
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
        MainThreadDeinit.claim(self)
    }

    /// Decodes an item that ``encode(with:)`` archived.
    public required init?(coder: NSCoder) {
        super.init()
        MainThreadDeinit.claim(self)
        decode(coder)
        coder.fill(self, as: UIBarItem.self)
    }

    /// Archives title, images, insets, tag, identifier and `isEnabled`. Title attributes are omitted.
    open func encode(with coder: NSCoder) { encodeBarItem(coder) }

    /// Whether the item responds to taps; a disabled item is gray. The default is true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// The text in the bar. A bar button item with an image does not show it. The default is nil.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The image in the bar. It has the tint color unless its rendering mode is `.alwaysOriginal`. The default is nil.
    open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
    /// The image in bars of compact height, for example on a phone in landscape orientation. Nil, the default, uses
    /// ``image``.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { changed() } } }
    /// The image of the large content viewer, at accessibility text sizes. Nil, the default, enlarges ``image``.
    open var largeContentSizeImage: UIImage?
    /// The insets of ``image``, in points. The default is zero.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
    /// The insets of ``landscapeImagePhone``, in points. Zero by default.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { changed() } }
    }
    /// The insets of ``largeContentSizeImage``, in points. Zero by default.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// A number for the app's own use; 0 by default.
    open var tag = 0

    /// Sets the font, color and other attributes of the title in a state; nil removes them. They take precedence over
    /// the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("title \(state.rawValue)", { $0.setTitleTextAttributes(attributes, for: state) }) {
            titleAttributes[state.rawValue] = attributes
            changed()
        }
    }

    /// Returns the attributes that were set for exactly this state, or nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Identifies the item in UI tests; it is never spoken. The default is nil.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue; changed() }
    }
    /// The text that screen readers speak for the item. The default is its title, or the name of its system item.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }
    /// The value that screen readers speak after the label. The default is nil.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// The effect of the item's action, which screen readers speak after a pause. The default is nil.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The accessibility traits of the item. The default is `.button`.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .button }
        set { accessibility.traits = newValue }
    }

    var defaultAccessibilityLabel: String? { title ?? image?.accessibilityLabel }

    class func makeAppearanceProxy() -> Self {
        guard let proxy = Self(coder: CustomizationState.emptyCoder()) else {
            misuse("\(Self.self).appearance(): init?(coder:) returned nil; call super.init(coder:) in it")
        }
        return proxy
    }

    func changed() {
        observer?.barItemChanged()
        valuesChanged()
    }
}

/// Displays an item and observes its changes.
@preconcurrency @MainActor
protocol BarItemObserver: AnyObject {
    func barItemChanged()
    /// Called after an effect was added to the symbol or removed.
    func symbolEffectsChanged()
}

extension BarItemObserver {
    func symbolEffectsChanged() {}
}

extension UIBarItem {
    /// Returns the proxy that records values for all items of this class. An item gets the values when a bar displays
    /// the item. Values that an app sets on an item take precedence.
    public static func appearance() -> Self { proxy() }
    /// Returns the proxy for items in bars inside these containers, the innermost container first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }
    /// Returns the proxy for items in bars with these traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait) }
    /// Returns the proxy for items in bars with these traits inside these containers.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }
}
