import CoreGraphics
public import Foundation
import LayerScene
public import QuartzCore

/// A view whose image follows the user's text sizes for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether the image is larger while the user's text size is one of those for accessibility.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// A view that displays an image.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Creates a view with the size of its image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        self.image = image
        contentsChanged()
    }

    /// Creates a view with the size of its image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view of zero size, without an image.
    public convenience init() { self.init(frame: .zero) }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIImageView.self)
    }

    var playing = ImagePlaying()
    /// The last symbol in its preferred configuration.
    private var shownSymbol: (image: UIImage, configuration: UIImage.SymbolConfiguration, shown: UIImage)?
    /// The values from which the content of the layer was made; nil before the first content.
    private var madeContents: ContentsSource?
    /// The insets of the image.
    override open var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// The displayed image. Setting it stops the animation of ``startAnimating()``. An animated image plays
    /// automatically.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            stopClock()
            (playing.isStarted, playing.step) = (false, 0)
            imageChanged(from: oldValue)
        }
    }
    /// The images that ``startAnimating()`` plays instead of ``image``. Setting them stops the animation.
    open var animationImages: [UIImage]? {
        get { playing.images }
        set {
            keeping(playing.images) { playing.images = newValue }
            if playing.isStarted { setPlaying(false) }
        }
    }
    /// The animation images of a highlighted image view; nil plays ``animationImages``.
    open var highlightedAnimationImages: [UIImage]? {
        get { playing.highlightedImages }
        set { keeping(playing.highlightedImages) { playing.highlightedImages = newValue } }
    }
    /// The duration of one cycle of the images, in seconds. Documented (UIImageView.animationDuration): 0, the default,
    /// means a thirtieth of a second for each image.
    open var animationDuration: TimeInterval {
        get { playing.duration }
        set { playing.duration = newValue.isFinite ? max(newValue, 0) : 0 }
    }
    /// The number of cycles. Documented (UIImageView.animationRepeatCount): 0, the default, repeats without end.
    open var animationRepeatCount: Int {
        get { playing.repeats }
        set { playing.repeats = newValue }
    }
    /// Whether ``animationImages`` are playing.
    open var isAnimating: Bool { playing.isStarted }
    /// Starts playing ``animationImages``. Does nothing without images.
    open func startAnimating() { if !playing.isStarted, playing.images?.isEmpty == false { setPlaying(true) } }
    /// Stops playing and shows ``image`` again.
    open func stopAnimating() { if playing.isStarted { setPlaying(false) } }

    /// The image that is displayed while `isHighlighted` is true; nil displays `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue, isHighlighted { imageChanged(from: nil) } }
    }
    /// Whether ``highlightedImage`` is displayed. The default is false.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged(from: nil) } } }
    /// The size and weight of displayed symbols that have no configuration of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged(from: nil) } }

    /// Whether the intrinsic size is larger while the user's text size is one of those for accessibility. The default
    /// is false. Chosen: the size grows as a font of `UIFontMetrics.default`.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { textSizeUseChanged() } }
    }
    private var textSizeRegistration: (any UITraitChangeRegistration)?
    private func textSizeUseChanged() {
        invalidateIntrinsicContentSize()
        if let textSizeRegistration { unregisterForTraitChanges(textSizeRegistration) }
        textSizeRegistration =
            adjustsImageSizeForAccessibilityContentSizeCategory
            ? registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIImageView, _) in
                view.invalidateIntrinsicContentSize()
            } : nil
    }

    override open var intrinsicContentSize: CGSize {
        imageSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// Sets the image as the contents of the layer. Called with the next picture after a change.
    override open func display(_ layer: CALayer) { makeContents() }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        contentsChanged()
    }
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        window != nil ? contentsChanged() : stopClock()
        continueSequence()
    }
    override open var semanticContentAttribute: UISemanticContentAttribute { didSet { contentsChanged() } }

    override func contentModeChanged() { contentsChanged() }
    override func boundsSizeChanged() { contentsChanged() }
    override func colorAppearanceChanged() {
        if image?.imageAsset != nil || highlightedImage?.imageAsset != nil { invalidateIntrinsicContentSize() }
        contentsChanged()
    }

    override var defaultAccessibilityLabel: String? { shownImage?.accessibilityLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}

extension UIImageView {
    private func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
        // Documented (UIImageView): an image view never calls draw(_:); its image is its content.
        layer.pending.drawsItself = false
        layer.pending.isDisplayedByView = true
    }

    /// The size of the image in the user's text size; nil without an image.
    private var imageSize: CGSize? {
        guard let size = shownImage?.size, adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return shownImage?.size }
        let factor = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    var shownImage: UIImage? {
        let chosen = (playedImage ?? (isHighlighted ? highlightedImage ?? image : image))?.shown(in: traitCollection)
        guard let chosen, let preferredSymbolConfiguration, chosen.isSymbolImage else { return chosen }
        if let known = shownSymbol, known.image === chosen, known.configuration === preferredSymbolConfiguration {
            return known.shown
        }
        let own = chosen.symbolConfiguration
        let shown = chosen.withConfiguration(
            own.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration)
        shownSymbol = (chosen, preferredSymbolConfiguration, shown)
        return shown
    }

    func imageChanged(from old: UIImage?) {
        if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
        contentsChanged()
        continueSequence()
    }

    /// Makes the content of the layer again if a value that it depends on has changed. Many changes of a view request
    /// this.
    /// The layer gets its contents with the next picture, because a new view changes its image, size, tint and traits
    /// one after the other.
    func contentsChanged() { layer.setNeedsDisplay() }

    private func makeContents() {
        let source = contentsSource { tintColor.cgColor(in: traitCollection) }
        guard source != madeContents else { return }
        keeping(madeContents) { madeContents = source }
        layer.setSceneContents(source.map { appContext.drawnSymbols.contents(of: $0) })
    }

    /// The content for a tint color, which templates use.
    func contents(tint: CGColor?) -> SceneContents? { contentsSource { tint }?.contents }

    private func contentsSource(tint: () -> CGColor?) -> ContentsSource? {
        guard let image = shownImage, !bounds.isEmpty else { return nil }
        let picture = image.picture
        let traits = traitCollection
        return ContentsSource(
            image: image, rect: contentMode.frame(of: image.size, in: bounds),
            color: picture.isTemplate() ? tint() : picture.tint?.cgColor(in: traits),
            turns: picture.flips && isRightToLeft,
            // The borders of a stretched layer picture are whole device pixels. At another scale, the image is drawn in
            // pieces.
            fitsPixels: picture.capInsets == .zero || picture.scale == traits.displayScale)
    }
}

extension ImagePicture {
    /// The stretchable part of the image, in 0…1.
    var stretchedPart: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let x = min(max(capInsets.left / size.width, 0), 1)
        let y = min(max(capInsets.top / size.height, 0), 1)
        let right = min(max(1 - capInsets.right / size.width, x), 1)
        let bottom = min(max(1 - capInsets.bottom / size.height, y), 1)
        return CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }
}

extension UIView.ContentMode {
    /// The frame of content of this size in `bounds`.
    func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        func at(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: CGFloat) -> CGSize { CGSize(width: size.width * factor, height: size.height * factor) }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        return switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: at(0.5, 0.5, scaled(min(across, down)))
        case .scaleAspectFill: at(0.5, 0.5, scaled(max(across, down)))
        case .center: at(0.5, 0.5, size)
        case .top: at(0.5, 0, size)
        case .bottom: at(0.5, 1, size)
        case .left: at(0, 0.5, size)
        case .right: at(1, 0.5, size)
        case .topLeft: at(0, 0, size)
        case .topRight: at(1, 0, size)
        case .bottomLeft: at(0, 1, size)
        case .bottomRight: at(1, 1, size)
        }
    }
}
