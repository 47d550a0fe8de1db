import Foundation
import QuartzCore

/// The state of a view, for which a configuration is updated.
public protocol UIConfigurationState {
    /// Creates a state with traits. All flags are false.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A value that the app adds to the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is no cell, such as a header of a table.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the view ignores touches.
    public var isDisabled = false
    /// Whether the view is pressed.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused. Set by apps only.
    public var isFocused = false
    /// Whether a header or footer stays at the edge of its list while its section is scrolled.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { keeping(custom[key]) { custom[key] = newValue } }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The phase of a drag of the cell's item.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// Whether dragged items would be dropped at the cell.
    public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }

    public var traitCollection: UITraitCollection
    /// Whether the cell ignores touches.
    public var isDisabled = false
    /// Whether the cell is pressed.
    public var isHighlighted = false
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether the cell has the focus, and the focus is displayed.
    public var isFocused = false
    /// Whether a cell that is a header or footer stays at the edge of its list while its section is scrolled.
    public var isPinned = false
    /// Whether the list of the cell is edited.
    public var isEditing = false
    /// Whether the children of the item are displayed.
    public var isExpanded = false
    /// Whether the swipe actions of the cell are visible.
    public var isSwiped = false
    /// Whether the user moves the cell.
    public var isReordering = false
    /// The phase of a drag of the cell's item.
    public var cellDragState = DragState.none
    /// Whether dragged items would be dropped at the cell.
    public var cellDropState = DropState.none
    /// The list in which the cell is, for configurations that adapt to it.
    var environment: ListEnvironment?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { keeping(custom[key]) { custom[key] = newValue } }
    }
}

/// The appearance of a list and the role of a view in it.
struct ListEnvironment: Hashable {
    enum Appearance: Hashable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    var appearance = Appearance.plain
    var isHeader = false
    var isFooter = false
}

/// The flags that the system's configurations use, of any state.
struct ConfigurationFlags {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false
    var isPinned = false
    var isDragged = false
    var environment: ListEnvironment?

    init(_ state: any UIConfigurationState) {
        if let cell = state as? UICellConfigurationState {
            (isDisabled, isHighlighted, isSelected) = (cell.isDisabled, cell.isHighlighted, cell.isSelected)
            (isFocused, isPinned, environment) = (cell.isFocused, cell.isPinned, cell.environment)
            isDragged = cell.cellDragState == .dragging
        } else if let view = state as? UIViewConfigurationState {
            (isDisabled, isHighlighted, isSelected) = (view.isDisabled, view.isHighlighted, view.isSelected)
            (isFocused, isPinned) = (view.isFocused, view.isPinned)
        }
    }
}
