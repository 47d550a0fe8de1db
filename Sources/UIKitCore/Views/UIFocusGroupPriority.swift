/// The importance of an item in its focus group. The item of the highest priority is the primary item, which gets the
/// focus when the user enters the group with Tab.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    // Documented (UIFocusGroupPriority): the values.
    /// The priority of all items without another priority.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of the item of the group that had the focus last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The priority of items that are more important than the others.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the item with the focus.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
    public static func < (a: UIFocusGroupPriority, b: UIFocusGroupPriority) -> Bool { a.rawValue < b.rawValue }
}
