public import Foundation

/// An action of a row: a button that is displayed when the row is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Whether the action is destructive. Destructive actions are red.
    public enum Style: Int, Sendable { case normal = 0, destructive }
    /// Performs the action. Call the completion handler at the end with the success of the action; the row then closes.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// The style that was passed to the initializer.
    public let style: Style
    /// Called when the button is tapped or the row is swiped fully.
    public let handler: Handler
    /// The text of the button. If the button has an image, the text is displayed only in rows of at least 91 points.
    /// The text is always the accessibility label.
    open var title: String?
    /// Red for destructive actions and gray for others, until set. Chosen: the grays by eye.
    open var backgroundColor: UIColor!
    /// The image, drawn in white.
    open var image: UIImage?

    /// Creates an action without title and effect.
    public convenience override init() { self.init(style: .normal, title: nil) { _, _, done in done(false) } }

    /// Creates an action with a button. The button is red if the action is destructive and gray otherwise, until
    /// ``backgroundColor`` is set.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray3
        super.init()
    }
}

/// The swipe actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inward. A row without actions cannot be opened.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public convenience override init() { self.init(actions: []) }

    /// Creates a configuration for one side of a row; the first action is the outermost.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// The leading and trailing side of a row.
enum RowSide { case leading, trailing }
