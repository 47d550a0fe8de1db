import CoreGraphics
public import Foundation
import SystemStrings

/// A control with a title, an image or both, that runs something when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The kind of a button. Some have an image of the system's.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain
        case close
    }

    /// What a button is for: one that destroys is red, the others look alike.
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    /// Changes a button's configuration by its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    var face = ButtonFace()
    var parts = ButtonParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        faceChanged()
    }

    /// A button of a kind, without a size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        applyType(buttonType)
    }

    /// A button of a kind with the action's title and image, which runs the action when tapped.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        applyAction(primaryAction)
    }

    /// A system button with the title and the image of an action, which it performs.
    public convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }

    /// A button with the action's title and image, which runs the action when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        applyAction(primaryAction)
    }

    /// A button with a configuration. An action gives title and image where the configuration has none, and runs when
    /// tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        face.type = .system
        self.configuration = configuration
        // Observers sleep while an object is being made.
        faceChanged()
        applyAction(primaryAction)
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        faceChanged()
        coder.fill(self, as: UIButton.self)
    }

    /// A button in the tint color.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// The kind that was passed to the initializer; `.custom` without one.
    public var buttonType: ButtonType { face.type }
    /// What the button is for. `.normal` by default.
    open var role = Role.normal { didSet { faceChanged() } }

    // MARK: Content by state

    /// A state without a value of its own shows that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        if let exchanged = exchanged(.buttonSetTitle) { return exchanged.call(title, state) }
        changeTitle(title, for: state)
    }

    final func changeTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    /// A state without a value of its own shows that of `.normal`. Shown in place of a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }
    /// The color of the title in a state; nil takes that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    /// The color of the title's shadow in a state; nil takes that of `.normal`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }
    /// The image in a state; nil takes that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// The image behind the content in a state, stretched to the bounds; nil takes that of `.normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
    /// Size and weight of a symbol in a state; nil takes those of `.normal`.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change(state) { $0.symbol = configuration }
    }
    /// What the state shows: its own value, else that of `.normal`.
    open func title(for state: State) -> String? { face.value(state, \.title) }
    /// What the state shows: its own value, else that of `.normal`.
    open func attributedTitle(for state: State) -> NSAttributedString? { face.value(state, \.attributedTitle) }
    /// What the state shows: its own value, else that of `.normal`.
    open func titleColor(for state: State) -> UIColor? { face.value(state, \.titleColor) }
    /// What the state shows: its own value, else that of `.normal`.
    open func titleShadowColor(for state: State) -> UIColor? { face.value(state, \.shadowColor) }
    /// What the state shows: its own value, else that of `.normal`.
    open func image(for state: State) -> UIImage? { face.value(state, \.image) }
    /// What the state shows: its own value, else that of `.normal`.
    open func backgroundImage(for state: State) -> UIImage? { face.value(state, \.backgroundImage) }

    /// What is shown now; a configuration's title wins.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// What the present state shows.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The color that the title has now.
    open var currentTitleColor: UIColor { shownTitleColor }
    /// What is shown now; a configuration's image wins.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// What the present state shows.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Set its font and line breaks here, its text and color with `setTitle` and `setTitleColor`.
    open var titleLabel: UILabel? { parts.title }
    /// The label of a configuration's subtitle.
    open var subtitleLabel: UILabel? { parts.subtitle }
    /// The view of the image.
    open var imageView: UIImageView? { parts.image }

    // MARK: Configuration

    /// Set, it decides content and look instead of the values by state.
    open var configuration: Configuration? { didSet { faceChanged() } }
    /// Called when the state changed, to change the configuration with it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Has ``updateConfiguration()`` called before the next layout.
    open func setNeedsUpdateConfiguration() {
        face.needsUpdate = true
        setNeedsLayout()
    }
    /// Called before layout when the state has changed. Calls ``configurationUpdateHandler``; overrides may change the
    /// configuration.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Menu

    /// Opens on a tap where `showsMenuAsPrimaryAction` is set, else on a long press.
    open var menu: UIMenu? { didSet { menuChanged() } }
    override var menuToShow: UIMenu? { menu }
    override func menuClosed() { menuChanged() }
    override var holdsOneMenuChoice: Bool { changesSelectionAsPrimaryAction }
    /// The chosen element of the menu becomes the title.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

    // MARK: Layout

    /// Points around the content; a configuration's own insets win.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { faceChanged() } }
    /// Points by which the title is moved and its place is narrowed.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Points by which the image is moved and its place is narrowed.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Draws the image of a custom button darker while a finger is on it.
    open var adjustsImageWhenHighlighted = true
    /// Draws the image of a custom button lighter while it is disabled.
    open var adjustsImageWhenDisabled = true

    // Overridden to place the parts elsewhere; asked when they are placed.

    /// Where the background picture stands: all of the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and image stand: the bounds without ``contentEdgeInsets``. Not asked where there is a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// The title's rectangle in the button; moved by ``titleEdgeInsets``.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        placedParts(in: contentRect).title.offset(by: titleEdgeInsets)
    }
    /// The image's rectangle in the button; moved by ``imageEdgeInsets``.
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
        faceChanged(resizes: false)
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.changesTextSize(from: previousTraitCollection) { faceChanged() }
    }
    override func stateChanged() { stateLookChanged() }
    override func colorAppearanceChanged() { faceChanged(resizes: false) }
    package override var firstBaselineOffset: CGFloat {
        layoutIfNeeded()
        return parts.title.frame.minY + parts.title.firstBaselineOffset
    }
    package override var lastBaselineOffset: CGFloat { bounds.height - firstBaselineOffset }

    override var defaultAccessibilityLabel: String? {
        currentTitle ?? currentAttributedTitle?.string
            ?? (face.type == .close ? SystemString.close.localized : currentImage?.accessibilityLabel)
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}
