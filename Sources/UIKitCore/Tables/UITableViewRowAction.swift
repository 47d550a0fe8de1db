public import Foundation

/// Something that can be done with a row that is swiped aside, in the form before ``UIContextualAction``, which is to
/// be used in its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Whether the button is red.
    public enum Style: Int, Sendable {
        /// Red.
        case `default` = 0
        case normal
        /// Another name of `default`.
        public static let destructive = Style.default
    }

    /// The style that was passed to the initializer.
    public let style: Style
    /// The button's text.
    open var title: String?
    /// Red for what destroys, gray for the rest, until set.
    open var backgroundColor: UIColor?
    /// - Coverage: inert (buttons beside rows have a color and no effect)
    open var backgroundEffect: UIVisualEffect? {
        didSet {
            if backgroundEffect != nil {
                Log.once("UITableViewRowAction.backgroundEffect has no effect; set backgroundColor")
            }
        }
    }
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// - Parameter handler: does it, and tells the table what changed; the row closes by itself.
    public init(
        style: Style, title: String?,
        handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    public convenience override init() { self.init(style: .default, title: nil) { _, _ in } }

    /// The same for a swipe of today. A long swipe performs nothing, as it did not then.
    func contextual(at path: @escaping () -> IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path())
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
