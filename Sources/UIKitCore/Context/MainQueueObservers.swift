public import Foundation

extension NotificationCenter {
    /// As Foundation's method of the same name, for a queue that is given.
    ///
    /// Foundation on Linux waits for the main queue whenever a notification is posted to an observer of
    /// `OperationQueue.main`, also from work that the main queue itself is running; that waits for ever wherever the
    /// main queue runs on another thread than the process's first one, as under Swift Testing. Here such a post calls
    /// the block directly. A post from any other thread still waits until the main queue has run the block.
    ///
    /// Called in place of Foundation's method in files that import UIKit. Files that import Foundation alone are not
    /// helped.
    /// - Returns: the observer, for `removeObserver(_:)`.
    @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard queue === OperationQueue.main else {
            return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
        }
        _ = MainQueueMark.isSet
        return addObserver(forName: name, object: obj, queue: nil) { notification in
            guard !MainQueueMark.isHere else { return block(notification) }
            nonisolated(unsafe) let posted = notification
            DispatchQueue.main.sync { block(posted) }
        }
    }
}

/// Tells work of the main queue from other work, whichever thread runs the queue.
enum MainQueueMark {
    private static let key = DispatchSpecificKey<Bool>()

    /// Marks the queue when it is read first.
    static let isSet: Bool = {
        DispatchQueue.main.setSpecific(key: key, value: true)
        return true
    }()
    static var isHere: Bool { Thread.isMainThread || (isSet && DispatchQueue.getSpecific(key: key) == true) }
}
