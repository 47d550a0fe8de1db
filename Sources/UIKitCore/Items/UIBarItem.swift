import CoreGraphics
public import Foundation

/// The common part of bar button items and tab bar items: title, image and accessibility of one element of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedValues.Owner, UIAppearance, Customizable, UIAccessibilityIdentification {
    final nonisolated(unsafe) var associatedValues: AssociatedValues?
    /// Told when something that shows has changed.
    weak var observer: (any BarItemObserver)?
    package var accessibility = AccessibilityState()
    final var customization = CustomizationState()
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
        MainThreadDeinit.claim(self)
    }

    /// Decodes what ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        MainThreadDeinit.claim(self)
        decode(coder)
        coder.fill(self, as: UIBarItem.self)
    }

    /// Archives title, images, insets, tag, identifier and whether the item is enabled. Attributes of titles are left
    /// out.
    open func encode(with coder: NSCoder) { encodeBarItem(coder) }

    /// Whether the item reacts to taps; a disabled one is gray. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// The text in the bar, where there is no image or the bar displays both. Nil by default.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The image in the bar, drawn in the tint color unless its rendering mode is `.alwaysOriginal`. Nil by default.
    open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
    /// The image in bars of compact height, as on a phone on its side; nil, the default, uses ``image``.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { changed() } } }
    /// The image of the large content viewer, at the accessibility text sizes; nil, the default, enlarges ``image``.
    open var largeContentSizeImage: UIImage?
    /// Points by which ``image`` is moved and made smaller at each side. Zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
    /// The insets of ``landscapeImagePhone``, in points. Zero by default.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { changed() } }
    }
    /// The insets of ``largeContentSizeImage``, in points. Zero by default.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// A number for the app's own use; 0 by default.
    open var tag = 0

    /// Font, color and other attributes of the title in a state; nil removes them. They win over the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("title \(state.rawValue)", { $0.setTitleTextAttributes(attributes, for: state) }) {
            titleAttributes[state.rawValue] = attributes
            changed()
        }
    }

    /// The attributes that were set for exactly this state; nil without any.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Identifies the item in UI tests; it is never read aloud. Nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue; changed() }
    }
    /// The text that screen readers read for the item. Until set, its title, or the name of its system item.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }
    /// The value that screen readers read after the label; nil by default.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// What the item does, read by screen readers after a pause; nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// What the item is to screen readers. `.button` until set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .button }
        set { accessibility.traits = newValue }
    }

    var defaultAccessibilityLabel: String? { title ?? image?.accessibilityLabel }

    class func makeAppearanceProxy() -> Self {
        guard let proxy = Self(coder: CustomizationState.emptyCoder()) else {
            misuse("\(Self.self).appearance(): init?(coder:) answered nil; call super.init(coder:) in it")
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
    /// Effects were added to the symbol or removed.
    func symbolEffectsChanged()
}

extension BarItemObserver {
    func symbolEffectsChanged() {}
}

extension UIBarItem {
    /// The proxy that records values for every item of this class. Items get them when a bar displays them; values that
    /// an app sets on an item win.
    public static func appearance() -> Self { proxy() }
    /// The proxy for items in bars inside of these containers, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }
    /// The proxy for items while a bar has these traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait) }
    /// The proxy for items in bars inside of these containers, while the bar has these traits.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }
}
