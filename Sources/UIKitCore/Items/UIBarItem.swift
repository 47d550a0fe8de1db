import CoreGraphics
public import Foundation

/// What a bar shows in one place: the common part of bar button items and tab bar items.
@MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// Told when something that shows has changed.
    weak var observer: (any BarItemObserver)?
    package var accessibility = AccessibilityState()
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// A disabled item is dimmed and does nothing when tapped.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// Shown in the tint colour, as a template.
    open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
    /// For bars of compact height. - Coverage: inert (bars show `image` at every height)
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone != nil { Log.once("UIBarItem.landscapeImagePhone has no effect yet; bars show image at every height") } }
    }
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
    open var tag = 0

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
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

    var defaultAccessibilityLabel: String? { title }

    func changed() { observer?.barItemChanged() }
}

/// Shows an item and hears of its changes.
@MainActor
protocol BarItemObserver: AnyObject {
    func barItemChanged()
}
