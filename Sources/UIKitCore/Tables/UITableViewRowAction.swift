import Diagnostics
public import Foundation

/// An action of a swiped row, in the form before ``UIContextualAction``. Use ``UIContextualAction`` instead.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The style of the button.
    public enum Style: Int, Sendable {
        /// A red button.
        case `default` = 0
        case normal
        /// Another name of `default`.
        public static let destructive = Style.default
    }

    /// The style that was passed to the initializer.
    public let style: Style
    /// The text of the button.
    open var title: String?
    /// Red for the default style and gray for others, until set.
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

    /// - Parameter handler: performs the action, and notifies the table of changes; the row then closes.
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

    /// The action as a ``UIContextualAction``. A full swipe performs no action, as with older row actions.
    func contextual(at path: @escaping () -> IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path())
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
