import Foundation

/// The operation of a drop on a collection view, and its effect on the items.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The effect of a drop on the items.
    public enum Intent: Int, Sendable {
        /// The items do not change.
        case unspecified = 0
        /// The items move aside: the items are inserted at the destination.
        case insertAtDestinationIndexPath
        /// The item under the finger is highlighted: the items become part of its content.
        case insertIntoDestinationIndexPath
    }

    /// The effect on the items.
    public let intent: Intent

    /// Creates a proposal with an effect on the items.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an effect on the items.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
