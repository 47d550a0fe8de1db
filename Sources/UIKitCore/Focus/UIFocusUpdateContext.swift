public import Foundation

/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// The Tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Shift and the Tab key.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// The Home key.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// The End key.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A movement of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that loses the focus, or nil.
    public private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets the focus, or nil.
    public private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that loses the focus; nil also for an item that is no view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that gets the focus; nil also for an item that is no view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction of the movement; empty for a movement without a key.
    public let focusHeading: UIFocusHeading
    /// The positions of the items in lists.
    let previous: ListPlace?
    let next: ListPlace?

    /// The position of an item in a list.
    struct ListPlace {
        weak var list: UIView?
        let path: IndexPath
    }

    init(
        from old: (any UIFocusItem)?, _ previous: ListPlace?, to new: (any UIFocusItem)?, _ next: ListPlace?,
        _ heading: UIFocusHeading
    ) {
        (previouslyFocusedItem, nextFocusedItem, focusHeading) = (old, new, heading)
        (self.previous, self.next) = (previous, next)
        super.init()
    }

    /// A context with the same movement.
    init(_ other: UIFocusUpdateContext) {
        (previouslyFocusedItem, nextFocusedItem) = (other.previouslyFocusedItem, other.nextFocusedItem)
        (focusHeading, previous, next) = (other.focusHeading, other.previous, other.next)
        super.init()
    }
}
