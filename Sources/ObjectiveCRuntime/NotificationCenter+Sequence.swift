public import Foundation

extension NotificationCenter {
    /// Returns an asynchronous sequence of the posted notifications with a name. The sequence buffers notifications
    /// until the iterator requests them.
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
