import CoreGraphics
import Diagnostics
public import Foundation
public import ObjectiveCRuntime
import SystemStrings

/// A control with a title, an image or both, which runs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
    /// The kind of a button. Some kinds have an image of the system.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain
        case close
    }

    /// The purpose of a button. A destructive button is red; the other roles do not change the appearance.
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    /// A closure that updates a button's configuration for its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    var content = ButtonContent()
    var parts = ButtonParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentDidChange()
    }

    /// Creates a button of a kind, with zero size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        applyType(buttonType)
    }

    /// Creates a button of a kind with the action's title and image. The button runs the action when tapped.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        applyAction(primaryAction)
    }

    /// Creates a system button with the action's title and image. The button runs the action when tapped.
    public convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }

    /// Creates a button with the action's title and image. The button runs the action when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        applyAction(primaryAction)
    }

    /// Creates a button with a configuration. The title and image of the action are used if the configuration has none.
    /// The button runs the action when tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        content.type = .system
        self.configuration = configuration
        // Property observers do not run during initialization.
        contentDidChange()
        applyAction(primaryAction)
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentDidChange()
        coder.fill(self, as: UIButton.self)
    }

    /// Creates a system button with an image, in the tint color.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// The kind of the button, from the initializer. The default is `.custom`.
    open var buttonType: ButtonType { content.type }
    /// The purpose of the button. The default is `.normal`.
    open var role = Role.normal { didSet { contentDidChange() } }

    // MARK: Content by state

    /// Sets the title for a state. A state without a title shows the title of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        if let exchanged = exchanged(.buttonSetTitle) { return exchanged.call(title, state) }
        changeTitle(title, for: state)
    }

    final func changeTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    /// Sets the attributed title for a state, which replaces the plain title. A state without a value shows the title
    /// of `.normal`.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title?.immutable }
    }
    /// Sets the title's color for a state. Nil uses the color of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        customize("title color \(state.rawValue)", { $0.setTitleColor(color, for: state) }) {
            change(state) { $0.titleColor = color }
        }
    }
    /// Sets the color of the title's shadow for a state. Nil uses the color of `.normal`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        customize("title shadow \(state.rawValue)", { $0.setTitleShadowColor(color, for: state) }) {
            change(state) { $0.shadowColor = color }
        }
    }
    /// Sets the image for a state. Nil uses the image of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// Sets the image behind the content for a state, stretched to the bounds. Nil uses the image of `.normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        customize("background \(state.rawValue)", { $0.setBackgroundImage(image, for: state) }) {
            change(state) { $0.backgroundImage = image }
        }
    }
    /// Sets the size and weight of a symbol for a state. Nil uses the configuration of `.normal`.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        customize("symbol \(state.rawValue)", { $0.setPreferredSymbolConfiguration(configuration, forImageIn: state) })
        {
            change(state) { $0.symbol = configuration }
        }
    }
    /// Returns the title for a state, or else the title of `.normal`.
    open func title(for state: State) -> String? { content.value(state, \.title) }
    /// Returns the attributed title for a state, or else the title of `.normal`.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.value(state, \.attributedTitle) }
    /// Returns the title's color for a state, or else the color of `.normal`.
    open func titleColor(for state: State) -> UIColor? { content.value(state, \.titleColor) }
    /// Returns the color of the title's shadow for a state, or else the color of `.normal`.
    open func titleShadowColor(for state: State) -> UIColor? { content.value(state, \.shadowColor) }
    /// Returns the image for a state, or else the image of `.normal`.
    open func image(for state: State) -> UIImage? { content.value(state, \.image) }
    /// Returns the background image for a state, or else the image of `.normal`.
    open func backgroundImage(for state: State) -> UIImage? { content.value(state, \.backgroundImage) }

    /// The displayed title: the configuration's title, or else the title for the current state.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The displayed title with attributes: the configuration's ``Configuration/attributedTitle``, or else the
    /// attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? {
        configuration?.titleText.styled.map { .uiKit($0, defaults: [:]) } ?? attributedTitle(for: state)
    }
    /// The color of the displayed title.
    open var currentTitleColor: UIColor { shownTitleColor }
    /// The displayed image: the configuration's image, or else the image for the current state.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title. The app may set its font and line breaks. Use `setTitle` and `setTitleColor` for the
    /// text and color.
    open var titleLabel: UILabel? { parts.title }
    /// The label of a configuration's subtitle.
    open var subtitleLabel: UILabel? { parts.subtitle }
    /// The view of the image.
    open var imageView: UIImageView? { parts.image }

    // MARK: Configuration

    /// The content and appearance, which replace the values by state; nil by default.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Called when the state changed, to update the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Requests a call of ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        content.needsUpdate = true
        setNeedsLayout()
    }
    /// Called before layout when the state has changed. Calls ``configurationUpdateHandler``. An override may change
    /// the configuration.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Menu

    /// Returns the style of the pointer over a button, from the proposed effect and shape; nil for the system's style.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    /// Whether the button reacts to the pointer. False by default. Without a provider the button has the automatic
    /// effect.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerInteractionChanged() } }
    }
    /// Selects the style of the pointer while ``isPointerInteractionEnabled`` is true. Nil by default.
    open var pointerStyleProvider: PointerStyleProvider?
    final var pointer: (delegate: ButtonPointer, interaction: UIPointerInteraction)?
    /// The menu of the button. A tap opens the menu if `showsMenuAsPrimaryAction` is true; otherwise a long press opens
    /// the menu.
    open var menu: UIMenu? { didSet { menuChanged() } }
    override var menuToShow: UIMenu? { menu }
    /// The order of the menu's elements. `.priority` reverses a menu that opens upward, so that the first element is
    /// nearest to the button. Read when the menu opens. Chosen: `.automatic`, the default, does not change the order.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    override var menuOrder: UIContextMenuConfiguration.ElementOrder { preferredMenuElementOrder }
    override func menuClosed() { menuChanged() }
    override var holdsOneMenuChoice: Bool { changesSelectionAsPrimaryAction }
    /// Whether the button shows the selected element of its menu as the title. The default is false.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

    // MARK: Layout

    /// The insets of the content, in points. A configuration's own insets take precedence.
    open var contentEdgeInsets: UIEdgeInsets {
        get { content.insets }
        set {
            customize("contentEdgeInsets", { $0.contentEdgeInsets = newValue }) {
                content.insets = newValue
                contentDidChange()
            }
        }
    }
    /// The insets of the title's rectangle, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets of the image's rectangle, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the image is larger while the user's text size is one of those for accessibility. The default is false.
    /// - Coverage: inert (an image keeps its size; a symbol with a text style grows with the text)
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory else { return }
            Log.once(
                "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory has no effect: an image keeps its size")
        }
    }
    /// Whether the image of a custom button is darker while the button is pressed. The default is true.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image of a custom button is lighter while the button is disabled. The default is true.
    open var adjustsImageWhenDisabled = true

    // Subclasses override these methods to lay out the parts. They are called during layout.

    /// Returns the rectangle of the background image: the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of title and image: the bounds without ``contentEdgeInsets``. Not called for a button with
    /// a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the title's rectangle in the button, with ``titleEdgeInsets`` applied.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        placedParts(in: contentRect).title.offset(by: titleEdgeInsets)
    }
    /// Returns the image's rectangle in the button, with ``imageEdgeInsets`` applied.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        placedParts(in: contentRect).image.offset(by: imageEdgeInsets)
    }

    override open var intrinsicContentSize: CGSize { contentSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        updateIfNeeded()
        layoutButton()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange(resizes: false)
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.changesTextSize(from: previousTraitCollection) { contentDidChange() }
    }
    override func stateChanged() { stateStyleDidChange() }
    override func colorAppearanceChanged() { contentDidChange(resizes: false) }
    package override var firstBaselineOffset: CGFloat {
        layoutIfNeeded()
        return parts.title.frame.minY + parts.title.firstBaselineOffset
    }
    package override var lastBaselineOffset: CGFloat { bounds.height - firstBaselineOffset }

    override var defaultAccessibilityLabel: String? {
        currentTitle ?? currentAttributedTitle?.string
            ?? (content.type == .close ? SystemString.close.localized : currentImage?.accessibilityLabel)
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}
