/// The shape of a view or item in collisions while an animator moves it.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// The ellipse inside the bounds.
    case ellipse
    /// A path. Chosen: the convex hull of the path collides.
    case path
}
