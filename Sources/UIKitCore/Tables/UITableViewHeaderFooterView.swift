import CoreGraphics
public import Foundation
import QuartzCore

/// A view above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier that the view is reused for; nil for a view that is not reused.
    public let reuseIdentifier: String?
    private var configured: (any UIView & UIContentView)?
    private var label: UILabel?
    private let inner = UIView()

    /// Creates a view of a registered class, with the identifier of the registration.
    public required convenience init() { self.init(reuseIdentifier: CellReuse.identifierBeingMade) }

    /// Creates a view of 320 by 28 points. The table resizes the view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(inner)
    }

    /// Decodes the properties of a view from an archive. The table's identifier is set.
    public required init?(coder: NSCoder) {
        reuseIdentifier = CellReuse.identifierBeingMade
        super.init(coder: coder)
        addSubview(inner)
    }

    /// The superview of the app's own views.
    open var contentView: UIView { inner }
    /// The label in headline, created on first use.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.font = .rowText(.headline)
        made.adjustsFontForContentSizeCategory = true
        label = made
        inner.addSubview(made)
        return made
    }
    /// A view behind the content that fills the view; nil by default.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The content of the content view; nil, the default, is no content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configure() }
    }
    /// Returns the content of a header in the table's style, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var view = superview
        while let current = view, !(current is UITableView) { view = current.superview }
        return (view as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
    }
    /// Called before the view is used for another section. Does nothing by default.
    open func prepareForReuse() {}

    private func configure() {
        guard let contentConfiguration else {
            configured?.removeFromSuperview()
            keeping(configured) { configured = nil }
            return
        }
        if let configured, type(of: configured.configuration) == type(of: contentConfiguration) {
            configured.configuration = contentConfiguration
        } else {
            configured?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            keeping(configured) { configured = view }
            inner.addSubview(view)
        }
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds
        backgroundView?.frame = bounds
        configured?.frame = bounds
        let margin = (superview as? UITableView)?.sideMargin ?? sideMargin
        (configured as? UIListContentView)?.leastMargin = margin
        guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
        let size = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: margin, y: (bounds.height - size.height) / 2, width: max(0, bounds.width - 2 * margin),
            height: size.height)
    }

    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let configured {
            return configured.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        if inner.layoutState.island != nil || !inner.layoutState.constraints.isEmpty {
            return inner.fittingSize(targetSize, .required, .fittingSizeLevel)
        }
        return CGSize(width: targetSize.width, height: max(28, (label?.sizeThatFits(targetSize).height ?? 0) + 8))
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .header }
}
