/// The message about the end of a drop. The other program may forget its data after the message, so the message waits
/// for all transfers.
package struct DropResult: Hashable, Sendable {
    /// The content of the message: the performed operation, or nil for a refused drop.
    package struct Message: Hashable, Sendable {
        package let operation: TransferOperation?
    }

    private var pending: Message?

    package init() {}

    /// The app has ended the drop.
    package mutating func decide(_ operation: TransferOperation?) { pending = Message(operation: operation) }

    /// The message, once. Nil before the app has ended the drop, and while data is being transferred.
    package mutating func message(hasTransfers: Bool) -> Message? {
        guard !hasTransfers, let message = pending else { return nil }
        pending = nil
        return message
    }
}
