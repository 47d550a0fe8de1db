import CoreGraphics
public import Foundation
import QuartzCore

/// A view above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier that the view is reused for; nil for a view that is not reused.
    public let reuseIdentifier: String?
    final var registration = 0
    final var uses = 0
    /// Called before display with the state of the view, after ``updateConfiguration(using:)``.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    let configurations = CellConfigurations()
    private var updateHandler: ConfigurationUpdateHandler?
    private var configured: (any UIView & UIContentView)? { configurations.contentView }
    private var label: UILabel?
    private var detail: UILabel?
    private let inner = UIView()

    /// Creates a view of a registered class, with the identifier of the registration.
    public required convenience init() { self.init(reuseIdentifier: CellReuse.identifierBeingMade) }

    /// Creates a view of 320 by 28 points. The table resizes the view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(inner)
    }

    /// Creates a view that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
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
    /// The label below ``textLabel`` in a grouped table, created on first use. Nil in a plain table.
    open var detailTextLabel: UILabel? {
        if let table = enclosingTable, table.style == .plain { return nil }
        if let detail { return detail }
        let made = UILabel()
        // Chosen: as footers of grouped tables.
        made.font = .rowText(.footnote)
        made.textColor = .secondaryLabel
        made.adjustsFontForContentSizeCategory = true
        detail = made
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
        get { configurations.content }
        set { configure(newValue) }
    }
    /// Whether ``contentConfiguration`` is updated for each state of the view. True by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// The background of the view; nil by default. Setting the property removes ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil, backgroundView != nil { backgroundView = nil }
            showBackground(newValue)
            configurationWasSet(updates: configurations.updatesBackground)
        }
    }
    /// Returns the background of a header or footer in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        enclosingTable?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    /// Whether ``backgroundConfiguration`` is updated for each state of the view. True by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: State

    /// The current state. Overrides add values of their own to the state of super.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        (state.isDisabled, state.isPinned) = (!isUserInteractionEnabled, configurations.isPinned)
        return state
    }
    /// Requests a call of ``updateConfiguration(using:)`` before the next display. Several requests result in one call.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
    /// Called before display when the state has changed. Overrides set configurations for the state.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if configurations.updatesContent, let content = configurations.content {
            contentConfiguration = content.updated(for: state)
        }
        if configurations.updatesBackground, let background = configurations.background {
            showBackground(background.updated(for: state))
        }
    }
    /// Called before display when the state has changed, after ``updateConfiguration(using:)``; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { updateHandler }
        set {
            keeping(updateHandler) { updateHandler = newValue }
            setNeedsUpdateConfiguration()
        }
    }
    /// Returns the content of a header in the table's style, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        enclosingTable?.style == .plain ? .plainHeader() : .groupedHeader()
    }
    /// Called before the view is used for another section. Overrides call super.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    private var enclosingTable: UITableView? {
        var view = superview
        while let current = view, !(current is UITableView) { view = current.superview }
        return view as? UITableView
    }

    private func configure(_ new: (any UIContentConfiguration)?) {
        guard let new else {
            keeping(configurations.content) { configurations.content = nil }
            configured?.removeFromSuperview()
            keeping(configurations.contentView) { configurations.contentView = nil }
            return
        }
        let old = configured
        let (view, isNew) = configurations.view(for: new)
        keeping(configurations.content) { configurations.content = new }
        if isNew {
            old?.removeFromSuperview()
            keeping(configurations.contentView) { configurations.contentView = view }
            inner.addSubview(view)
        } else {
            view.configuration = new
        }
        setNeedsLayout()
        configurationWasSet(updates: configurations.updatesContent)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        inner.frame = bounds
        backgroundView?.frame = bounds
        configurations.backgroundView?.frame = bounds
        configured?.frame = bounds
        let margin = (superview as? UITableView)?.rowMargin ?? sideMargin
        (configured as? UIListContentView)?.leastMargin = margin
        let labels = [label, detail].compactMap { $0 }.filter(\.translatesAutoresizingMaskIntoConstraints)
        let heights = labels.map { $0.sizeThatFits(bounds.size).height }
        var y = (bounds.height - heights.reduce(0, +)) / 2
        for (label, height) in zip(labels, heights) {
            label.frame = CGRect(x: margin, y: y, width: max(0, bounds.width - 2 * margin), height: height)
            y += height
        }
    }

    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if let configured {
            return configured.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        if inner.layoutState.island != nil || !inner.layoutState.constraints.isEmpty {
            return inner.fittingSize(targetSize, .required, .fittingSizeLevel)
        }
        let text = [label, detail].compactMap { $0?.sizeThatFits(targetSize).height }.reduce(0, +)
        return CGSize(width: targetSize.width, height: max(28, text + 8))
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .header }
}

extension UITableViewHeaderFooterView: ConfiguredView {
    func applyState() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
