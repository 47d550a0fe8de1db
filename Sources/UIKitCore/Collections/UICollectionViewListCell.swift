import CoreGraphics
public import Foundation
import QuartzCore

/// A row of a list in a collection view, with accessories at both sides of its content.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    let list = ListCellParts()

    /// Creates a cell. A collection view creates the cells of a registered class with this initializer.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the content of a row, a header or a footer in the appearance of the list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { defaultListContent }
    /// Returns the background of a row, a header or a footer in the appearance of the list.
    override open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultListBackground }

    /// The number of indentation steps of the content. 0 by default. A data source sets the level of an item in its
    /// section snapshot.
    open var indentationLevel: Int {
        get { list.indentationLevel }
        set {
            guard list.indentationLevel != newValue else { return }
            list.indentationLevel = newValue
            accessoryLayoutChanged()
        }
    }
    /// The width of one indentation step, in points. 10 by default.
    open var indentationWidth: CGFloat {
        get { list.indentationWidth }
        set {
            guard list.indentationWidth != newValue else { return }
            list.indentationWidth = newValue
            accessoryLayoutChanged()
        }
    }
    /// Whether accessories before the content are indented with the content. True by default.
    open var indentsAccessories: Bool {
        get { list.indentsAccessories }
        set {
            guard list.indentsAccessories != newValue else { return }
            list.indentsAccessories = newValue
            accessoryLayoutChanged()
        }
    }
    /// The accessories. The system orders them, except custom views, by their kind. Two accessories of a kind stop the
    /// program, except custom views.
    open var accessories: [UICellAccessory] {
        get { list.accessories }
        set { setAccessories(newValue) }
    }
    /// The horizontal extent of the line below the cell. Begins at the text of a list content, unless the app
    /// constrains the leading edge.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    override open func prepareForReuse() {
        super.prepareForReuse()
        list.isTurned = nil
    }

    // MARK: View

    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutListCell()
    }
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSizeOfRow(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    override var fittingView: UIView { self }

    // MARK: State

    override var currentState: UICellConfigurationState {
        var state = cellState
        state.environment = list.place?.environment
        return state
    }
    override func updateConfigurations(_ state: UICellConfigurationState) {
        if configurations.updatesBackground, !configurations.hasOwnBackground {
            showBackground(defaultBackgroundConfiguration().updated(for: state))
        }
        updateForState(state)
        showAccessories(state)
    }
    override func collectionStateChanged() {
        let changesEditing = cellParts.isEditing != (owner?.isEditing ?? false)
        super.collectionStateChanged()
        if changesEditing { animateEditing() }
    }

    // MARK: Touches

    override func itemTouchBegan(_ touch: UITouch) {
        guard let toggle = headerToggle else { return super.itemTouchBegan(touch) }
        list.headerTouch = (touch.location(in: window), toggle)
        isHighlighted = true
    }
    override func itemTouchMoved(_ touch: UITouch) {
        guard let began = list.headerTouch else { return super.itemTouchMoved(touch) }
        let point = touch.location(in: window)
        // Chosen: the movement limit of a pan.
        if abs(point.x - began.start.x) > 10 || abs(point.y - began.start.y) > 10 { itemTouchCancelled() }
    }
    override func itemTouchEnded(_ touch: UITouch) {
        guard let began = list.headerTouch else {
            if headerToggle == nil { super.itemTouchEnded(touch) }
            return
        }
        list.headerTouch = nil
        isHighlighted = false
        began.toggle()
    }
    override func showOutline(level: Int, isExpanded: Bool) {
        indentationLevel = level
        super.showOutline(level: level, isExpanded: isExpanded)
    }
    override func listPlaceChanged(to place: ListItemPlace?) { show(place: place.map { ListCellPlace($0) }) }

    override func itemTouchCancelled() {
        guard list.headerTouch != nil else { return super.itemTouchCancelled() }
        list.headerTouch = nil
        isHighlighted = false
    }

    /// Whether the cell is one accessibility element. Controls in the cell are separate elements.
    override var isAccessibilityElementByDefault: Bool {
        spokenListText?.isEmpty == false && !list.items.contains { $0.view is UIControl }
    }
    override var defaultAccessibilityLabel: String? { spokenListText }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        if list.place?.environment.isHeader == true { return .header }
        return isSelected ? [.button, .selected] : .button
    }
}

/// The parts and the state of a list cell.
@MainActor
final class ListCellParts {
    var accessories: [UICellAccessory] = []
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsAccessories = true
    /// The position in the list; nil in another layout.
    var place: ListCellPlace?
    /// The displayed accessories, from left to right.
    var leading: [AccessoryItem] = []
    var trailing: [AccessoryItem] = []
    var items: [AccessoryItem] { leading + trailing }
    /// Whether the accessories were set since they were displayed.
    var needsItems = false
    /// Whether the displayed accessories are those of editing.
    var itemsEditing = false
    /// Whether the chevron is turned; nil before the first display.
    var isTurned: Bool?
    var topLine: SeparatorLine?
    var bottomLine: SeparatorLine?
    var guide: UILayoutGuide?
    var guideStart: NSLayoutConstraint?
    /// The views that fade out, during an animation.
    var leaving: [UIView]?
    /// The touch on a header that expands, and its action.
    var headerTouch: (start: CGPoint, toggle: () -> Void)?
}
