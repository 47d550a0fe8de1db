import CoreGraphics
public import Foundation

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How the cell's own labels lie: one, two on a line, or two below each other.
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    /// Whether the cell turns gray while it is pressed or selected; all but `none` look alike.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
    /// The lines between the rows of a table. `singleLineEtched` draws the same line as `singleLine`.
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
    /// What editing does with a row.
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
    /// What stands at the trailing end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The identifier that the cell is reused for; nil for a cell that is not reused.
    public let reuseIdentifier: String?
    let style: CellStyle
    let parts = CellParts()

    /// A cell as tables make it of a registered class, by way of `init(style:reuseIdentifier:)`, which subclasses
    /// override.
    public required convenience init() { self.init(style: .default, reuseIdentifier: CellReuse.identifierBeingMade) }

    /// A cell of 320 by 44 points, which the table resizes.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareCell()
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        style = CellStyle(rawValue: coder.integer("cell.style")) ?? .default
        reuseIdentifier = coder.string("cell.reuse") ?? CellReuse.identifierBeingMade
        super.init(coder: coder)
        prepareCell()
        coder.fill(self, as: UITableViewCell.self)
    }

    // MARK: Content

    /// Where the row's own views go. Beside it are accessories.
    open var contentView: UIView { parts.contentView }
    /// The first label, made when it is first asked for.
    open var textLabel: UILabel? { parts.textLabel(of: self) }
    /// The second label, made when it is first asked for; nil in the default style, which has none.
    open var detailTextLabel: UILabel? { parts.detailLabel(of: self) }
    /// The image before the text, made when it is first asked for.
    open var imageView: UIImageView? { parts.imageView(of: self) }
    /// Shown instead of `textLabel` and its companions. Setting nil takes the content away.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configuration }
        set { setContentConfiguration(newValue) }
    }
    /// The content of a row in the cell's style, without texts and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { defaultListConfiguration }
    /// Called before a cell is used for another row.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        setEditing(false, animated: false)
    }

    // MARK: Around the content

    /// What stands at the trailing end. None by default.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryChanged() } }
    }
    /// Shown instead of the accessory of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryChanged(from: oldValue) } }
    }
    /// Lies behind the content while the row is not selected; nil, the default, is the cell's background color.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundChanged(from: oldValue) } }
    }
    /// Lies behind the content while the row is pressed or selected; nil, the default, is the system's gray.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { selectionBackgroundChanged(from: oldValue) } }
    }
    /// Distances of the line below the row; nil takes the table's.
    var ownSeparatorInset: UIEdgeInsets?
    /// Distances of the line below the row from its ends. The table's until set; 16 points at the left outside of a
    /// table.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? enclosingTable?.separatorInset ?? UIEdgeInsets(left: 16) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    /// How many times the content is indented. 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// Points of one indentation. 10 by default.
    open var indentationWidth: CGFloat = 10

    // MARK: Editing

    /// What the sign before the row does while it is edited, as the table's delegate says.
    /// - Coverage: inert (the user cannot change the order of rows)
    open var showsReorderControl = false {
        didSet {
            if showsReorderControl {
                Log.once(
                    "UITableViewCell.showsReorderControl has no effect: rows cannot be put in another order by hand")
            }
        }
    }
    /// What the sign before the row does while it is edited, as the table's delegate says.
    open var editingStyle: EditingStyle { parts.editing.style }
    /// Whether the row is edited. Setting it moves the content without animation.
    open var isEditing: Bool {
        get { parts.editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Called by the table with its own editing. The content makes room for the sign; overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
    /// Whether the row is open at its trailing side, where Delete stands.
    open var showingDeleteConfirmation: Bool {
        enclosingTable?.table.swiping?.row.map { $0.cell === self && $0.side == .trailing } ?? false
    }
    /// Instead of `accessoryType` while the row is edited.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
    }
    /// In place of ``editingAccessoryType`` while the row is edited; nil by default.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryChanged(from: oldValue) } }
    }

    // MARK: Selection

    /// Whether the cell turns gray while it is pressed or selected. `default` by default.
    open var selectionStyle: SelectionStyle = .default
    /// Whether the cell is pressed. Setting it changes the background at once.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Whether the cell shows itself selected. Setting it does not select the row; use
    /// ``UITableView/selectRow(at:animated:scrollPosition:)``.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Called by the table as a finger goes down and leaves. Overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        parts.isHighlighted = highlighted
        showSelection(animated: animated)
    }
    /// Called by the table as the row is selected and deselected, and before the cell is reused. Overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        parts.isSelected = selected
        showSelection(animated: animated)
    }

    // MARK: View

    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutCell()
    }
    // A line is a pixel high, whatever a pixel is in the window that the cell comes to.
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.displayScale != traitCollection.displayScale { setNeedsLayout() }
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
        if let touch = touches.first { enclosingTable?.rowTouchBegan(self, touch) }
    }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { enclosingTable?.rowTouchMoved(self, touch) }
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { enclosingTable?.rowTouchEnded(self, touch) }
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        enclosingTable?.rowTouchCancelled(self)
    }

    /// Controls in the cell are met one by one, as is what is in a cell that says nothing.
    override var isAccessibilityElementByDefault: Bool { !contentView.holdsControls && spokenLabel?.isEmpty == false }
    override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
        enclosingTable?.spokenSwipeActions(of: self)
    }
    override var defaultAccessibilityLabel: String? { spokenLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? [.button, .selected] : .button }
}
