import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The arrangement of the cell's labels: one label, two on a line, or two below each other.
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    /// Whether the cell turns gray while it is pressed or selected. All styles except `none` have the same appearance.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
    /// The lines between the rows of a table. `singleLineEtched` draws the same line as `singleLine`.
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
    /// The editing control of a row.
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
    /// The accessory at the trailing end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The identifier that the cell is reused for; nil for a cell that is not reused.
    public let reuseIdentifier: String?
    final var registration = 0
    final var uses = 0
    let style: CellStyle
    let parts = CellParts()

    /// Creates a cell of a registered class. Calls `init(style:reuseIdentifier:)`, which subclasses override.
    public required convenience init() { self.init(style: .default, reuseIdentifier: CellReuse.identifierBeingMade) }

    /// Creates a cell of 320 by 44 points. The table resizes the cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareCell()
    }

    /// Creates a cell of the default style that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        style = CellStyle(rawValue: coder.integer("cell.style")) ?? .default
        reuseIdentifier = coder.string("cell.reuse") ?? CellReuse.identifierBeingMade
        super.init(coder: coder)
        prepareCell()
        coder.fill(self, as: UITableViewCell.self)
    }

    // MARK: Content

    /// The superview of the row's own views. Accessories are beside the content view.
    open var contentView: UIView { parts.contentView }
    /// The label of the text, created on first use.
    open var textLabel: UILabel? { parts.textLabel(of: self) }
    /// The label of the detail text, created on first use; nil in the default style.
    open var detailTextLabel: UILabel? { parts.detailLabel(of: self) }
    /// The image view before the text, created on first use.
    open var imageView: UIImageView? { parts.imageView(of: self) }
    /// The content that replaces `textLabel`, `detailTextLabel` and `imageView`. Setting nil removes the content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }
    /// Returns the content of a row in the cell's style, without texts and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { defaultListConfiguration }
    /// Whether ``contentConfiguration`` is updated for each state of the cell. True by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// The background of the cell; nil by default. Setting the property removes ``backgroundView``,
    /// ``selectedBackgroundView`` and the background color.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }
    /// Returns the background of a row in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultListBackground }
    /// Whether ``backgroundConfiguration`` is updated for each state of the cell. True by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// Called before the cell is used for another row.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        setEditing(false, animated: false)
        setNeedsUpdateConfiguration()
    }

    // MARK: State

    /// Called before display with the state of the cell, after ``updateConfiguration(using:)``.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// The current state. Overrides add values of their own to the state of super.
    open var configurationState: UICellConfigurationState { currentState }
    /// Requests a call of ``updateConfiguration(using:)`` before the next display. Several requests result in one call.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
    /// Called before display when the state has changed. Overrides set configurations for the state.
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(state) }
    /// Called before display when the state has changed, after ``updateConfiguration(using:)``; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { parts.updateHandler }
        set {
            keeping(parts.updateHandler) { parts.updateHandler = newValue }
            setNeedsUpdateConfiguration()
        }
    }
    override open var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Around the content

    /// The accessory at the trailing end. None by default.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryChanged() } }
    }
    /// A view that replaces the accessory of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryChanged(from: oldValue) } }
    }
    /// The view behind the content while the row is not selected; nil, the default, uses the cell's background color.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundChanged(from: oldValue) } }
    }
    /// The view behind the content while the row is pressed or selected; nil, the default, uses the system's gray.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { selectionBackgroundChanged(from: oldValue) } }
    }
    /// The view behind the content while the row is pressed or selected in a table that allows several selected rows.
    /// Nil, the default, uses ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { selectionBackgroundChanged(from: oldValue) } }
    }
    /// The inset of the line below the row; nil uses the table's inset.
    var ownSeparatorInset: UIEdgeInsets?
    /// The inset of the line below the row. The table's inset until set; 16 points at the left outside of a table.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? enclosingTable?.separatorInset
                ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    /// The number of indentation steps of the content. 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// The width of one indentation step in points. 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    // MARK: Editing

    /// Whether the cell displays a grip for moving the row while it is edited, if the data source allows a move. False
    /// by default. A data source that implements `tableView(_:canMoveRowAt:)` and returns true needs not set the
    /// property.
    open var showsReorderControl = false
    /// The editing control of the row while it is edited, from the table's delegate.
    open var editingStyle: EditingStyle { parts.editing.style }
    /// Whether the content moves aside for the editing control. True by default. Counts only in grouped tables,
    /// together with ``UITableViewDelegate/tableView(_:shouldIndentWhileEditingRowAt:)``.
    open var shouldIndentWhileEditing = true
    /// The controls that a row displays while it is edited.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The sign for deleting or inserting, or the round check mark.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The Delete button of an open row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    /// Called before the displayed controls change, with the new controls. Does nothing by default. Overrides call
    /// super.
    open func willTransition(to state: StateMask) {}
    /// Called after the displayed controls changed, at the end of the animation. Does nothing by default. Overrides
    /// call super.
    open func didTransition(to state: StateMask) {}
    /// Whether the row is edited. Setting the property moves the content without animation.
    open var isEditing: Bool {
        get { parts.editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Called by the table when its editing mode changes. The content moves aside for the editing control. Overrides
    /// call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
    /// Whether the row is open at its trailing side with its Delete button.
    open var showingDeleteConfirmation: Bool {
        enclosingTable?.table.swiping?.row.map { $0.cell === self && $0.side == .trailing } ?? false
    }
    /// The accessory while the row is edited; replaces `accessoryType`.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
    }
    /// A view that replaces ``editingAccessoryType`` while the row is edited; nil by default.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryChanged(from: oldValue) } }
    }

    // MARK: Selection

    /// Whether the cell turns gray while it is pressed or selected. `default` by default.
    open var selectionStyle: SelectionStyle = .default
    /// Whether the cell is highlighted. Setting the property changes the background immediately.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Whether the cell is displayed as selected. Setting the property does not select the row; use
    /// ``UITableView/selectRow(at:animated:scrollPosition:)``.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Called by the table when a touch begins and ends. Overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if parts.isHighlighted != highlighted { setNeedsUpdateConfiguration() }
        parts.isHighlighted = highlighted
        showSelection(animated: animated)
    }
    /// Called by the table when the row is selected or deselected, and before the cell is reused. Overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if parts.isSelected != selected { setNeedsUpdateConfiguration() }
        parts.isSelected = selected
        showSelection(animated: animated)
    }

    // MARK: Focus

    /// Whether a focused row has the system's appearance. `default` by default. `custom` draws nothing: the cell
    /// changes its appearance itself, by ``UICellConfigurationState/isFocused`` or ``UIView/isFocused``.
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    open var focusStyle: FocusStyle = .default { didSet { if focusStyle != oldValue { focusDisplayChanged() } } }
    /// Whether rows of the table can get the focus. ``UITableViewDelegate/tableView(_:canFocusRowAt:)`` decides for the
    /// row.
    override open var canBecomeFocused: Bool { enclosingTable?.canFocusItems ?? false }
    override var displaysOwnFocus: Bool { focusStyle == .custom || fillsFocus }
    override func focusDisplayChanged() { showFocus() }

    // MARK: Drag

    /// The phase of a drag of a row.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// Called when a drag of the row begins, and when it ends. Overrides call super. The state is also part of the
    /// cell's configuration state.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Whether the cell receives touches while its row is dragged. False by default.
    /// - Coverage: inert (a cell receives touches of other fingers during a drag)
    open var userInteractionEnabledWhileDragging = false {
        didSet {
            guard userInteractionEnabledWhileDragging != oldValue else { return }
            Log.once(
                "UITableViewCell.userInteractionEnabledWhileDragging has no effect: a dragged row receives touches")
        }
    }

    // MARK: View

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layoutCell()
    }
    // A line is one pixel high. The size of a pixel depends on the window of the cell.
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.displayScale != traitCollection.displayScale { setNeedsLayout() }
        setNeedsUpdateConfiguration()
    }
    /// Documented (UITableView.selfSizingInvalidation): the call requests another height of a displayed row.
    override open func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        enclosingTable?.heightMayHaveChanged(of: self)
    }
    /// Documented (UITableView.SelfSizingInvalidation.enabledIncludingConstraints): changed constraints in the content
    /// request another height of a displayed row.
    override func constraintsInsideChanged() {
        super.constraintsInsideChanged()
        guard let table = enclosingTable, table.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        table.heightMayHaveChanged(of: self)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(size.width))
    }
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(targetSize.width)) }
    override open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { enclosingTable?.cellTouchBegan(self, touch) }
    }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { enclosingTable?.cellTouchMoved(self, touch) }
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { enclosingTable?.cellTouchEnded(self, touch) }
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        enclosingTable?.cellTouchCancelled(self)
    }

    /// Whether the cell is one accessibility element. Controls in the cell are separate elements, and so is the content
    /// of a cell without a label.
    override var isAccessibilityElementByDefault: Bool { !contentView.holdsControls && spokenLabel?.isEmpty == false }
    override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
        enclosingTable?.spokenSwipeActions(of: self)
    }
    override var defaultAccessibilityLabel: String? { spokenLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? [.button, .selected] : .button }
}

extension UITableViewCell: LightenedPreview {}
