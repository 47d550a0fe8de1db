import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A view that displays a ``UIContentUnavailableConfiguration``.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let back: ConfiguredBackground
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var buttons: [UIButton] = []
    private var spinner: UIActivityIndicatorView?
    /// Whether content that is higher than the view scrolls.
    /// - Coverage: inert (higher content is centered, and cut off)
    open var isScrollEnabled = true {
        didSet {
            guard !isScrollEnabled else { return }
            Log.once("UIContentUnavailableView.isScrollEnabled has no effect: higher content is centered, and cut off")
        }
    }

    /// Creates a view that displays a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        back = ConfiguredBackground(configuration.background)
        super.init(frame: .zero)
        addSubview(back)
        show()
    }

    /// Decodes the properties of a view from an archive. The content is empty.
    public required init?(coder: NSCoder) {
        shown = .empty()
        back = ConfiguredBackground(.clear())
        super.init(coder: coder)
        addSubview(back)
        show()
    }

    /// The displayed configuration. Configurations of other types are ignored, and logged.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return Log.once(
                    """
                    UIContentUnavailableView.configuration: \(type(of: newValue)) is not a \
                    UIContentUnavailableConfiguration; the old one is kept
                    """
                )
            }
            guard new != shown else { return }
            keeping(shown) { shown = new }
            show()
        }
    }

    private func show() {
        back.show(shown.background)
        let image = shown.imageProperties
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = image.preferredSymbolConfiguration
        imageView.tintColor = image.tintColor
        imageView.layer.cornerRadius = image.cornerRadius
        imageView.clipsToBounds = image.cornerRadius > 0
        imageView.contentMode = .scaleAspectFit
        attach(imageView, when: shown.image != nil && !shown.isLoading)
        showSpinner()
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        let old = buttons
        buttons = [
            makeButton(shown.button, shown.buttonProperties),
            makeButton(shown.secondaryButton, shown.secondaryButtonProperties),
        ].compactMap { $0 }
        old.forEach { $0.removeFromSuperview() }
        buttons.forEach(addSubview)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func attach(_ view: UIView, when shows: Bool) {
        if !shows { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
    }

    private func showSpinner() {
        guard shown.isLoading else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let view = spinner ?? UIActivityIndicatorView(style: .large)
        spinner = view
        attach(view, when: true)
        view.startAnimating()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        attach(label, when: text != nil || attributed != nil)
    }

    private func makeButton(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let action = properties.primaryAction
        guard configuration.title != nil || configuration.subtitle != nil || configuration.image != nil else {
            return nil
        }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }

    // MARK: Layout

    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        if let outer = superview?.directionalLayoutMargins {
            let axes = shown.axesPreservingSuperviewLayoutMargins
            if axes.contains(.horizontal) {
                margins.leading = max(margins.leading, outer.leading)
                margins.trailing = max(margins.trailing, outer.trailing)
            }
            if axes.contains(.vertical) {
                margins.top = max(margins.top, outer.top)
                margins.bottom = max(margins.bottom, outer.bottom)
            }
        }
        return margins
    }

    private func imageSize() -> CGSize {
        var size = imageView.intrinsicContentSize
        let limit = shown.imageProperties.maximumSize
        if limit.width > 0, limit.height > 0, size.width > limit.width || size.height > limit.height {
            let scale = min(limit.width / size.width, limit.height / size.height)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        return size
    }

    /// The displayed parts with their sizes, each with the distance to the part above.
    private func parts(_ width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        if let spinner { parts.append((spinner, spinner.intrinsicContentSize, 0)) }
        if imageView.superview === self { parts.append((imageView, imageSize(), 0)) }
        for (label, gap) in [(label, shown.imageToTextPadding), (secondaryLabel, shown.textToSecondaryTextPadding)]
        where label.superview === self {
            let fitted = label.sizeThatFits(CGSize(width: width, height: 0))
            let size = CGSize(width: shown.alignment == .center ? width : fitted.width, height: fitted.height)
            parts.append((label, size, parts.isEmpty ? 0 : gap))
        }
        for (index, button) in buttons.enumerated() {
            let gap = index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
            let size = button.sizeThatFits(.zero)
            parts.append((button, CGSize(width: min(size.width, width), height: size.height), parts.isEmpty ? 0 : gap))
        }
        return parts
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        let (margins, safe) = (margins, safeAreaInsets)
        let area = bounds.inset(by: safe)
        let width = max(0, area.width - margins.leading - margins.trailing)
        let parts = parts(width)
        let height = parts.reduce(0) { $0 + $1.size.height + $1.gap }
        let free = area.height - margins.top - margins.bottom
        var y = area.minY + margins.top + max(0, (free - height) / 2)
        let left = area.minX + (isRightToLeft ? margins.trailing : margins.leading)
        let scale = max(traitCollection.displayScale, 1)
        for part in parts {
            y += part.gap
            let rest = width - part.size.width
            let offset = shown.alignment == .center ? rest / 2 : isRightToLeft ? rest : 0
            part.view.frame = CGRect(
                x: ((left + offset) * scale).rounded() / scale, y: (y * scale).rounded() / scale,
                width: part.size.width, height: part.size.height)
            y += part.size.height
        }
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let width = size.width > 0 ? size.width : bounds.width
        let parts = parts(max(0, width - margins.leading - margins.trailing))
        let height = parts.reduce(margins.top + margins.bottom) { $0 + $1.size.height + $1.gap }
        return CGSize(width: width, height: height)
    }
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
