import Foundation

/// The operation of a drop on a table, and its effect on the rows.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The effect of a drop on the rows.
    public enum Intent: Int, Sendable {
        /// The rows do not change.
        case unspecified = 0
        /// The rows move aside: the items are inserted at the destination.
        case insertAtDestinationIndexPath
        /// The row under the finger is highlighted: the items become part of its content.
        case insertIntoDestinationIndexPath
        /// The middle half of a row takes items into the row; beside the middle items are inserted.
        case automatic
    }

    /// The effect on the rows.
    public let intent: Intent

    /// Creates a proposal with an effect on the rows.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an effect on the rows.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
