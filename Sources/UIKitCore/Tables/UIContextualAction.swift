public import Foundation

/// Something that can be done with a row: a button behind it, shown when the row is swiped aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Whether a button destroys, by which it is red.
    public enum Style: Int, Sendable { case normal = 0, destructive }
    /// Does it. Call the completion handler when it is done, with whether it was: the row then closes.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// The style that was passed to the initializer.
    public let style: Style
    /// Called when the button is tapped, or the row is swiped as far as it goes.
    public let handler: Handler
    /// The text of the button. One with a picture shows it only in rows of at least 91 points, and is spoken by it in
    /// all.
    open var title: String?
    /// Red for what destroys, gray for the rest, until set. Chosen: the grays by eye.
    open var backgroundColor: UIColor!
    /// Drawn in white.
    open var image: UIImage?

    /// Without title and effect.
    public convenience override init() { self.init(style: .normal, title: nil) { _, _, done in done(false) } }

    /// An action with a button. Red where it destroys, else gray, until ``backgroundColor`` is set.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray3
        super.init()
    }
}

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The first one stands at the edge of the row. None at all keeps the row closed.
    public let actions: [UIContextualAction]
    /// Whether a long swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public convenience override init() { self.init(actions: []) }

    /// Actions for one side of a row; the first is the outermost.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// The sides of a row, as reading goes.
enum RowSide { case leading, trailing }
