public import Foundation

extension NotificationCenter {
    /// The notifications of a name, as they are posted, as a sequence. Notifications are kept until the iterator asks
    /// for them.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        nonisolated(unsafe) let object = object
        let center = self
        return Notifications(
            stream: AsyncStream { continuation in
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) { note in
                    nonisolated(unsafe) let note = note
                    continuation.yield(note)
                }
                continuation.onTermination = { _ in center.removeObserver(token) }
            })
    }

    /// Notifications in the order in which they are posted.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        let stream: AsyncStream<Notification>
        /// An iterator that waits for the next notification.
        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator { stream.makeAsyncIterator() }
    }
}
