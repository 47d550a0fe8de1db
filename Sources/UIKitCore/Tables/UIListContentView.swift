import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A view that displays a ``UIListContentConfiguration``.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    /// The margins of the row, if the configuration preserves them.
    var leastMargins = (leading: CGFloat(0), trailing: CGFloat(0)) {
        didSet {
            guard leastMargins != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Whether the content counts its margins from the edges of the view, also beyond the safe area.
    var ignoresSafeArea = false { didSet { if ignoresSafeArea != oldValue { setNeedsLayout() } } }
    /// The margin of the row at both sides, if the configuration preserves it.
    var leastMargin: CGFloat {
        get { leastMargins.leading }
        set { leastMargins = (newValue, newValue) }
    }
    private(set) lazy var label = UILabel()
    private(set) lazy var secondaryLabel = UILabel()
    private(set) lazy var imageView = UIImageView()
    private var guides = ListContentGuides()
    /// The sizes of the labels for the last width.
    private var measured: (width: CGFloat, text: CGSize, secondary: CGSize)?
    /// The text size of the symbol and of the measured texts.
    private var textSize: UIContentSizeCategory?
    /// The last frames, and the values from which they were made.
    private var placed: (key: PlacesKey, places: Places)?

    /// Creates a view that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    /// Decodes the properties of a view from an archive. The content is that of an empty row.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        show()
    }

    /// The displayed configuration. Configurations of other types are ignored, and logged.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return Log.once(
                    """
                    UIListContentView.configuration: \(type(of: newValue)) is not a UIListContentConfiguration; \
                    the old one is kept
                    """
                )
            }
            guard new != shown else { return }
            let old = shown
            keeping(shown) { shown = new }
            show(insteadOf: old)
        }
    }

    /// The frame of the text; nil while there is no text.
    open var textLayoutGuide: UILayoutGuide? { isShown(label) ? guides.text(of: self, label) : nil }
    /// The frame of the secondary text; nil while there is no secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        isShown(secondaryLabel) ? guides.secondary(of: self, secondaryLabel) : nil
    }
    /// The frame of the image; nil while there is no image.
    open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.image(of: self, imageView) }

    private func isShown(_ view: UIView) -> Bool { view.superview === self }

    private func forgetSizes() {
        measured = nil
        placed = nil
    }

    /// - Parameter old: the configuration that the views show; nil for new views.
    private func show(insteadOf old: UIListContentConfiguration? = nil) {
        forgetSizes()
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        if let old, let image = shown.image, image.displaysSame(as: old.image),
            old.imageProperties == shown.imageProperties, old.alpha == shown.alpha
        {
            // The image view displays this image.
        } else if let image = shown.image {
            let properties = shown.imageProperties
            imageView.image = image
            showColors()
            imageView.layer.cornerRadius = properties.cornerRadius
            imageView.clipsToBounds = properties.cornerRadius > 0
            imageView.layer.borderWidth = properties.strokeWidth
            imageView.preferredSymbolConfiguration = symbolConfiguration
            imageView.contentMode = .scaleAspectFit
            if imageView.superview == nil { addSubview(imageView) }
        } else if imageView.superview != nil {
            imageView.removeFromSuperview()
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showColors() {
        guard shown.image != nil else { return }
        let properties = shown.imageProperties
        imageView.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
        imageView.backgroundColor =
            properties.backgroundColor == nil ? nil : properties.resolvedBackgroundColor(for: tintColor)
        if properties.strokeWidth > 0 {
            imageView.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor(in: traitCollection)
        }
        imageView.alpha = shown.alpha
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        guard text != nil || attributed != nil else {
            if label.superview != nil { label.removeFromSuperview() }
            label.text = nil
            return
        }
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment =
            properties.alignment == .center ? .center : properties.alignment == .justified ? .justified : .natural
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.alpha = shown.alpha
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
        if label.superview == nil { addSubview(label) }
    }

    // MARK: Places

    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
        /// The smallest width in which nothing is wrapped or truncated, for a row of infinite width.
        var naturalWidth: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard let image = shown.image else { return .zero }
        let size = imageView.preferredSymbolConfiguration == nil ? image.size : imageView.intrinsicContentSize
        let limit = shown.imageProperties.maximumSize
        func scale(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
            limit > 0 && length > limit ? limit / length : 1
        }
        // Documented (maximumSize): a dimension of 0 has no limit.
        let factor = min(scale(size.width, limit.width), scale(size.height, limit.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Documented (UIListContentConfiguration.ImageProperties): symbols follow the text size. Chosen: the size of body,
    /// and a symbol with a configured size keeps the size.
    private var symbolConfiguration: UIImage.SymbolConfiguration? {
        if let own = shown.imageProperties.preferredSymbolConfiguration { return own }
        guard let image = shown.image, image.isSymbolImage, image.symbolConfiguration == nil else { return nil }
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return UIImage.SymbolConfiguration(pointSize: font.pointSize)
    }

    private func updateSymbolSize() {
        guard shown.image != nil else { return }
        let wanted = symbolConfiguration
        if imageView.preferredSymbolConfiguration != wanted { imageView.preferredSymbolConfiguration = wanted }
    }

    /// The width and the height of the area in which an image is centered.
    private func reserved(_ image: CGSize) -> CGSize {
        // Chosen: symbols of different widths share a column of 28 points, so that the texts are aligned.
        // Documented (reservedLayoutSize): the standard size grows with the text; at the accessibility sizes no room is
        // reserved.
        guard !traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return image }
        let standard = UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traitCollection)
        let own = shown.imageProperties.reservedLayoutSize
        func length(_ reserved: CGFloat, _ actual: CGFloat, _ usual: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            return reserved > 0 ? reserved : max(actual, usual)
        }
        return CGSize(
            width: length(own.width, image.width, shown.image?.isSymbolImage == true ? standard : 0),
            height: length(own.height, image.height, 0))
    }

    /// The sizes of both labels in a width. A label without text has no size.
    private func measuredTexts(_ width: CGFloat) -> (text: CGSize, secondary: CGSize) {
        if let measured, measured.width == width { return (measured.text, measured.secondary) }
        func size(_ label: UILabel) -> CGSize {
            isShown(label) ? label.sizeThatFits(CGSize(width: width, height: 0)) : .zero
        }
        let (text, secondary) = (size(label), size(secondaryLabel))
        measured = (width, text, secondary)
        return (text, secondary)
    }

    /// The values that change without a call of ``forgetSizes()``.
    private struct PlacesKey: Equatable {
        let width: CGFloat
        let height: CGFloat
        let leading: CGFloat
        let trailing: CGFloat
        let safe: UIEdgeInsets
        let isRightToLeft: Bool
        let textSize: UIContentSizeCategory
    }

    /// The frames for left-to-right direction; the right-to-left frames are mirrored. A row asks for its frames twice:
    /// for its content and for the line below it.
    private func places(_ width: CGFloat) -> Places {
        let key = PlacesKey(
            width: width, height: bounds.height, leading: leastMargins.leading, trailing: leastMargins.trailing,
            safe: ignoresSafeArea ? .zero : safeAreaInsets, isRightToLeft: isRightToLeft,
            textSize: traitCollection.preferredContentSizeCategory)
        if let placed, placed.key == key { return placed.places }
        // The view gets the text size of its first window without a notification.
        if textSize != key.textSize {
            textSize = key.textSize
            measured = nil
            updateSymbolSize()
        }
        let places = madePlaces(key)
        placed = (key, places)
        return places
    }

    private func madePlaces(_ key: PlacesKey) -> Places {
        let width = key.width
        var places = Places()
        var margins = shown.directionalLayoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, leastMargins.leading)
            margins.trailing = max(margins.trailing, leastMargins.trailing)
        }
        margins.leading += key.isRightToLeft ? key.safe.right : key.safe.left
        margins.trailing += key.isRightToLeft ? key.safe.left : key.safe.right
        var x = margins.leading
        let image = imageSize
        var imageHeight = image.height
        if shown.image != nil {
            let area = reserved(image)
            imageHeight = area.height
            places.image = CGRect(x: x + (area.width - image.width) / 2, y: 0, width: image.width, height: image.height)
            x += area.width + shown.imageToTextPadding
        }
        let room = max(0, width - x - margins.trailing)
        let (text, secondary) = measuredTexts(room)
        let both = isShown(label) && isShown(secondaryLabel)
        let pad = shown.textToSecondaryTextHorizontalPadding
        var content = max(text.height, secondary.height)
        places.naturalWidth = x + max(text.width, secondary.width) + margins.trailing
        if both, shown.prefersSideBySideTextAndSecondaryText, text.width + pad + secondary.width <= room {
            places.text = CGRect(x: x, y: 0, width: text.width, height: text.height)
            places.secondary = CGRect(
                x: x + room - secondary.width, y: 0, width: secondary.width, height: secondary.height)
            places.naturalWidth = x + text.width + pad + secondary.width + margins.trailing
        } else {
            places.text = CGRect(x: x, y: 0, width: room, height: text.height)
            places.secondary = CGRect(x: x, y: 0, width: room, height: secondary.height)
            if both { content = text.height + shown.textToSecondaryTextVerticalPadding + secondary.height }
        }
        let isStacked = both && places.secondary.minX == places.text.minX
        places.height = max(shown.minimumHeight, max(content, imageHeight) + margins.top + margins.bottom)
        let height = key.height > 0 ? key.height : places.height
        let middle = (height + margins.top - margins.bottom) / 2
        places.image.origin.y = middle - image.height / 2
        if isStacked {
            places.text.origin.y = middle - content / 2
            places.secondary.origin.y = places.text.maxY + shown.textToSecondaryTextVerticalPadding
        } else {
            places.text.origin.y = middle - text.height / 2
            places.secondary.origin.y = middle - secondary.height / 2
        }
        return places
    }

    /// The leading position of the texts, for the line below a row.
    var textStart: CGFloat { places(bounds.width).text.minX }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let places = places(bounds.width)
        let scale = max(traitCollection.displayScale, 1)
        func put(_ view: UIView, _ rect: CGRect) {
            guard view.superview != nil else { return }
            let x = isRightToLeft ? bounds.width - rect.maxX : rect.minX
            view.frame = CGRect(
                x: (x * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
                height: rect.height)
        }
        if shown.image != nil { put(imageView, places.image) }
        put(label, places.text)
        put(secondaryLabel, places.secondary)
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        forgetSizes()
        guard traitCollection.changesTextSize(from: previousTraitCollection) else { return }
        updateSymbolSize()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }
    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        showColors()
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: places(width).height)
    }
    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: places(max(bounds.width, 1)).height)
    }
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { places(width).height }
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard targetSize.width <= 0, horizontalFittingPriority != .required else { return sizeThatFits(targetSize) }
        // A width that no text of a row reaches.
        let width = places(100_000).naturalWidth
        return CGSize(width: width, height: places(width).height)
    }
}
