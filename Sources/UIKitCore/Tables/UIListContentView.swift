import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A view that displays a ``UIListContentConfiguration``.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    /// The margin of the row at both sides, if the configuration preserves it.
    var leastMargin: CGFloat = 0 {
        didSet {
            guard leastMargin != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    private(set) lazy var label = UILabel()
    private(set) lazy var secondaryLabel = UILabel()
    private(set) lazy var imageView = UIImageView()

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
            shown = new
            show()
        }
    }

    private func show() {
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        if let image = shown.image {
            imageView.image = image
            imageView.tintColor = shown.imageProperties.tintColor
            imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
            imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
            imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
            imageView.contentMode = .scaleAspectFit
            if imageView.superview == nil { addSubview(imageView) }
        } else if imageView.superview != nil {
            imageView.removeFromSuperview()
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
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
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            properties.alignment == .center ? .center : properties.alignment == .justified ? .justified : .natural
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        if label.superview == nil { addSubview(label) }
    }

    // MARK: Places

    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard let image = shown.image else { return .zero }
        var size = imageView.preferredSymbolConfiguration == nil ? image.size : imageView.intrinsicContentSize
        let limit = shown.imageProperties.maximumSize
        if limit.width > 0, limit.height > 0, size.width > limit.width || size.height > limit.height {
            let scale = min(limit.width / size.width, limit.height / size.height)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        return size
    }

    /// The frames for left-to-right direction; the right-to-left frames are mirrored.
    private func places(_ width: CGFloat) -> Places {
        var places = Places()
        var margins = shown.directionalLayoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, leastMargin)
            margins.trailing = max(margins.trailing, leastMargin)
        }
        let safe = safeAreaInsets
        margins.leading += isRightToLeft ? safe.right : safe.left
        margins.trailing += isRightToLeft ? safe.left : safe.right
        var x = margins.leading
        let image = imageSize
        if shown.image != nil {
            let reserved = shown.imageProperties.reservedLayoutSize
            // Chosen: symbols of different widths share a column of 28 points, so that the texts are aligned.
            let column =
                reserved.width > 0
                ? reserved.width : shown.image?.isSymbolImage == true ? max(image.width, 28) : image.width
            places.image = CGRect(x: x + (column - image.width) / 2, y: 0, width: image.width, height: image.height)
            x += column + shown.imageToTextPadding
        }
        let room = max(0, width - x - margins.trailing)
        let text = label.superview == nil ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
        let secondary =
            secondaryLabel.superview == nil ? .zero : secondaryLabel.sizeThatFits(CGSize(width: room, height: 0))
        let both = label.superview != nil && secondaryLabel.superview != nil
        let pad = shown.textToSecondaryTextHorizontalPadding
        var content = max(text.height, secondary.height)
        if both, shown.prefersSideBySideTextAndSecondaryText, text.width + pad + secondary.width <= room {
            places.text = CGRect(x: x, y: 0, width: text.width, height: text.height)
            places.secondary = CGRect(
                x: x + room - secondary.width, y: 0, width: secondary.width, height: secondary.height)
        } else {
            places.text = CGRect(x: x, y: 0, width: room, height: text.height)
            places.secondary = CGRect(x: x, y: 0, width: room, height: secondary.height)
            if both { content = text.height + shown.textToSecondaryTextVerticalPadding + secondary.height }
        }
        let isStacked = both && places.secondary.minX == places.text.minX
        places.height = max(shown.minimumHeight, max(content, image.height) + margins.top + margins.bottom)
        let height = bounds.height > 0 ? bounds.height : places.height
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
        guard traitCollection.changesTextSize(from: previousTraitCollection) else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
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
    ) -> CGSize { sizeThatFits(targetSize) }
}
