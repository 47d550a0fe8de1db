import CoreGraphics
public import Foundation
import QuartzCore

/// What stands above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier that the view is reused for; nil for a view that is not reused.
    public let reuseIdentifier: String?
    private var configured: (any UIView & UIContentView)?
    private var label: UILabel?
    private let inner = UIView()

    /// Made by a table, with the identifier of the registration.
    public required convenience init() { self.init(reuseIdentifier: CellReuse.identifierBeingMade) }

    /// A view of 320 by 28 points, which the table resizes.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(inner)
    }

    /// Of an archive the properties of any view are read. The table's identifier is set.
    public required init?(coder: NSCoder) {
        reuseIdentifier = CellReuse.identifierBeingMade
        super.init(coder: coder)
        addSubview(inner)
    }

    /// Where the app's own views go.
    open var contentView: UIView { inner }
    /// The label, in headline; made when it is first asked for.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.font = .rowText(.headline)
        made.adjustsFontForContentSizeCategory = true
        label = made
        inner.addSubview(made)
        return made
    }
    /// Lies behind the content and fills the view; nil by default.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Shown in the content view; nil, the default, shows none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configure() }
    }
    /// The content of a header in the table's style, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var view = superview
        while let current = view, !(current is UITableView) { view = current.superview }
        return (view as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
    }
    /// Called before the view is used for another section. Does nothing unless overridden.
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
