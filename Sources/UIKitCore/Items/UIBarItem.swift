import CoreGraphics
public import Foundation

/// What a bar shows in one place: the common part of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedValues.Owner, UIAppearance, Customizable, UIAccessibilityIdentification {
    final nonisolated(unsafe) var associatedValues: AssociatedValues?
    /// Told when something that shows has changed.
    weak var observer: (any BarItemObserver)?
    package var accessibility = AccessibilityState()
    final var customization = CustomizationState()
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    /// Decodes what ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        decode(coder)
        coder.fill(self, as: UIBarItem.self)
    }

    /// Writes title, images, insets, tag, identifier and whether the item is enabled. Attributes of titles are not written.
    open func encode(with coder: NSCoder) { encodeBarItem(coder) }

    /// A disabled item is dimmed and does nothing when tapped.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// Shown in the tint colour, unless its rendering mode is `.alwaysOriginal`.
    open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
    /// Shown instead of `image` in a bar of compact height, as on a phone on its side.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { changed() } } }
    /// For the large preview at the text sizes of accessibility; nil shows `image` larger.
    open var largeContentSizeImage: UIImage?
    /// Points by which `image` is moved and made smaller at each side.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
    /// The same for `landscapeImagePhone`.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { if landscapeImagePhoneInsets != oldValue { changed() } } }
    /// The same for `largeContentSizeImage`.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var tag = 0

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("title \(state.rawValue)", { $0.setTitleTextAttributes(attributes, for: state) }) {
            titleAttributes[state.rawValue] = attributes
            changed()
        }
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue; changed() }
    }
    /// What is spoken for the item; its title, or the name of its system item.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
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

/// Shows an item and hears of its changes.
@MainActor
protocol BarItemObserver: AnyObject {
    func barItemChanged()
    /// Effects on the symbol came or went.
    func symbolEffectsChanged()
}

extension BarItemObserver {
    func symbolEffectsChanged() {}
}

extension UIBarItem {
    public static func appearance() -> Self { proxy() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait) }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }
}
