import QuartzCore

/// The focus properties of a view, and the ring of the focused view. Created with the first change.
@MainActor
final class ViewFocusState {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    /// Whether the app has set the effect, possibly to nil.
    var hasOwnEffect = false
    var effect: AnyObject?
    /// The layer of the ring around the view.
    var ring: CALayer?
    /// Places and colors the ring. Called after each layout of the view, and after a change of its traits or tint.
    var layoutRing: (() -> Void)?

    init() {}
}
