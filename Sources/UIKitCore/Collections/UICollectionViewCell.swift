import CoreGraphics
public import Foundation
import QuartzCore

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Called before display with the state of the cell, after ``updateConfiguration(using:)``.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    let cellParts = CollectionCellParts()

    /// Creates a cell. A collection view creates the cells of a registered class with this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCell()
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
        coder.fill(self, as: UICollectionViewCell.self)
    }

    // MARK: Content

    /// The superview of the app's own views. As large as the cell. The view of the ``contentConfiguration``, if there
    /// is one.
    open var contentView: UIView { cellParts.configurations.contentView ?? cellParts.contentView }
    /// The content of the cell. Its view replaces ``contentView``. Nil, the default, restores an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellParts.configurations.content }
        set { setContentConfiguration(newValue) }
    }
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
    /// Returns the background of a cell in the default state. Empty for a cell that is no list cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// Whether ``backgroundConfiguration`` is updated for each state of the cell. True by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// The view behind the content; nil by default. Setting a view removes the background configuration.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if backgroundView != nil { dropBackgroundConfiguration() }
            backgroundsChanged()
        }
    }
    /// The view above ``backgroundView`` while the cell is highlighted or selected; nil by default. Setting a view
    /// removes the background configuration.
    ///
    /// Measured (collections/plain-selection): a cell without this view shows nothing on selection.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if selectedBackgroundView != nil { dropBackgroundConfiguration() }
            backgroundsChanged()
        }
    }
    override open var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { dropBackgroundConfiguration() } }
    }
    override open var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: State

    /// Whether the item is selected. Setting the property does not select the item; use
    /// ``UICollectionView/selectItem(at:animated:scrollPosition:)``. Called by the collection view, possibly in an
    /// animation block.
    open var isSelected: Bool {
        get { cellParts.isSelected }
        set {
            guard cellParts.isSelected != newValue else { return }
            cellParts.isSelected = newValue
            stateChanged()
        }
    }
    /// Whether the cell is pressed.
    open var isHighlighted: Bool {
        get { cellParts.isHighlighted }
        set {
            guard cellParts.isHighlighted != newValue else { return }
            cellParts.isHighlighted = newValue
            stateChanged()
        }
    }
    /// The current state. Overrides add values of their own to the state of super.
    open var configurationState: UICellConfigurationState { currentState }
    /// Requests a call of ``updateConfiguration(using:)`` before the next display. Several requests result in one call.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
    /// Called before display when the state has changed. Overrides set configurations for the state.
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(state) }
    /// Called before display when the state has changed, after ``updateConfiguration(using:)``; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { cellParts.updateHandler }
        set {
            keeping(cellParts.updateHandler) { cellParts.updateHandler = newValue }
            setNeedsUpdateConfiguration()
        }
    }

    /// The phase of a drag of an item.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// Called when a drag of the item begins, and when it ends. Overrides call super. The state is also part of the
    /// cell's configuration state.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether items can get the focus. The delegate decides for the item.
    override open var canBecomeFocused: Bool { owner?.canFocusItems ?? false }
    override var displaysOwnFocus: Bool { fillsFocus }
    override func focusDisplayChanged() { setNeedsUpdateConfiguration() }

    override open func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        cellParts.picture?.removeFromSuperview()
        resetState()
    }

    /// Returns the attributes with the size of the content view's constraints.
    ///
    /// Measured (collections/self-sizing-lines): the compressed size of the content view.
    override open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        updateConfigurationIfNeeded()
        return fittingAttributes(layoutAttributes, of: fittingView)
    }
    /// The view whose size the cell prefers.
    var fittingView: UIView { contentView }

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configurations.backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Touches

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { itemTouchBegan(touch) }
    }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { itemTouchMoved(touch) }
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { itemTouchEnded(touch) }
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        itemTouchCancelled()
    }

    // Overridden by cells that a tap expands instead of selecting them.
    func itemTouchBegan(_ touch: UITouch) { owner?.cellTouchBegan(self, touch) }
    func itemTouchMoved(_ touch: UITouch) { owner?.cellTouchMoved(self, touch) }
    func itemTouchEnded(_ touch: UITouch) { owner?.cellTouchEnded(self, touch) }
    func itemTouchCancelled() { owner?.cellTouchCancelled(self) }

    /// The state without the values of subclasses. List cells add the list.
    var currentState: UICellConfigurationState { cellState }
    /// Called before the app's handlers for a new state.
    func updateConfigurations(_ state: UICellConfigurationState) { updateForState(state) }
    /// The collection view changed the selection, the highlight or the editing of the item.
    func collectionStateChanged() { stateOfCollectionChanged() }
    /// Called by a diffable data source after the app configured the cell of an outline.
    func showOutline(level: Int, isExpanded: Bool) { expandedStateChanged(to: isExpanded) }
}

/// The parts and the state of a cell.
@MainActor
final class CollectionCellParts {
    let contentView = UIView()
    let configurations = CellConfigurations()
    var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
    var isSelected = false
    var isHighlighted = false
    /// Whether the collection view was edited at the last update.
    var isEditing = false
    /// Called when the item is selected, before the delegate is notified. Performs the segue of the cell.
    var whenChosen: ((UICollectionViewCell) -> Void)?
    /// Shows or hides the children of the item; set by the data source.
    var togglesOutline: (() -> Void)?
    /// The picture of the former content during an animation.
    weak var picture: UIView?
    /// Shows the trailing swipe actions of the cell; set by the list.
    var revealsSwipeActions: (() -> Void)?
}
