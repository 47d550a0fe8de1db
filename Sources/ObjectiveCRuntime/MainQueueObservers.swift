public import Foundation

extension NotificationCenter {
    /// Adds an observer, like Foundation's method of the same name with a queue.
    ///
    /// Foundation on Linux waits for the main queue when a notification is posted to an observer of
    /// `OperationQueue.main`, even if the main queue itself posts the notification. Such a post never returns if the
    /// main queue does not run on the process's first thread, as under Swift Testing. This method calls the block
    /// directly in this case. A post from any other thread waits until the main queue has run the block.
    ///
    /// Files that import UIKit call this method instead of Foundation's method. Files that import only Foundation call
    /// Foundation's method.
    /// - Returns: the observer, for `removeObserver(_:)`.
    @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard queue === OperationQueue.main else {
            return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
        }
        MainQueueMark.set()
        return addObserver(forName: name, object: obj, queue: nil) { notification in
            guard !MainQueueMark.isHere else { return block(notification) }
            nonisolated(unsafe) let posted = notification
            DispatchQueue.main.sync { block(posted) }
        }
    }
}

/// Distinguishes work of the main queue from other work, on whichever thread the queue runs.
package enum MainQueueMark {
    private static let key = DispatchSpecificKey<Bool>()

    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Marks the queue. Further calls have no effect.
    package static func set() { mark }

    /// Whether the current work is that of the main queue.
    package static var isHere: Bool {
        if Thread.isMainThread { return true }
        set()
        return DispatchQueue.getSpecific(key: key) == true
    }
}
