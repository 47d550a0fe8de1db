import CoreGraphics
public import Foundation
import SystemStrings

/// A control with a title, an image or both, that runs something when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain
        case close
    }

    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    var face = ButtonFace()
    var parts = ButtonParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        faceChanged()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        face.type = .system
        self.configuration = configuration
        // Observers sleep while an object is being made.
        faceChanged()
        adopt(primaryAction)
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        faceChanged()
        coder.fill(self, as: UIButton.self)
    }

    /// A button in the tint colour.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    public var buttonType: ButtonType { face.type }
    open var role = Role.normal { didSet { faceChanged() } }

    // MARK: Content by state

    /// A state without a value of its own shows that of `.normal`.
    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change(state) { $0.attributedTitle = title } }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change(state) { $0.symbol = configuration }
    }
    open func title(for state: State) -> String? { face.value(state, \.title) }
    open func attributedTitle(for state: State) -> NSAttributedString? { face.value(state, \.attributedTitle) }
    open func titleColor(for state: State) -> UIColor? { face.value(state, \.titleColor) }
    open func titleShadowColor(for state: State) -> UIColor? { face.value(state, \.shadowColor) }
    open func image(for state: State) -> UIImage? { face.value(state, \.image) }
    open func backgroundImage(for state: State) -> UIImage? { face.value(state, \.backgroundImage) }

    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { shownTitleColor }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Set its font and line breaks here, its text and colour with `setTitle` and `setTitleColor`.
    open var titleLabel: UILabel? { parts.title }
    open var subtitleLabel: UILabel? { parts.subtitle }
    open var imageView: UIImageView? { parts.image }

    // MARK: Configuration

    /// Set, it decides content and look instead of the values by state.
    open var configuration: Configuration? { didSet { faceChanged() } }
    /// Called when the state changed, to change the configuration with it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func setNeedsUpdateConfiguration() {
        face.needsUpdate = true
        setNeedsLayout()
    }
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
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Draws the image of a custom button darker while a finger is on it.
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true

    // Overridden to place the parts elsewhere; asked when they are placed.

    /// Where the background picture stands: all of the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and image stand: the bounds without ``contentEdgeInsets``. Not asked where there is a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedParts(in: contentRect).title.offset(by: titleEdgeInsets) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedParts(in: contentRect).image.offset(by: imageEdgeInsets) }

    override open var intrinsicContentSize: CGSize { contentSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        updateIfNeeded()
        placeParts()
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
        currentTitle ?? currentAttributedTitle?.string ?? (face.type == .close ? SystemString.close.localized : currentImage?.accessibilityLabel)
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}
