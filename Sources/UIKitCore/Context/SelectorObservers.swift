public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object for each notification, where it is posted and on the thread that posts it. The
    /// object is not kept, and need not be removed before it goes.
    ///
    /// - Parameters:
    ///   - aSelector: a method that takes the notification, or nothing.
    ///   - aName: nil observes every name.
    ///   - anObject: the sender of the notifications; nil observes all senders.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let object = observer as AnyObject
        let seen = Mutex(WeakObject(object))
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let object = seen.withLock({ $0.object }) else { return }
            aSelector.report(aSelector.call(object, [notification]), object)
        }
        SelectorObservers.add(SelectorObservers.Entry(WeakObject(object), self, token, aName, anObject as AnyObject?))
    }

    /// Takes an object away that was added with a selector, or the answer of
    /// `addObserver(forName:object:queue:using:)`.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Takes an object away from some notifications.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let found = SelectorObservers.removeEntries(observer, self, aName, anObject as AnyObject?)
        for token in found { removeObserver(token as Any) }
        if found.isEmpty { removeObserver(observer as Any, name: aName, object: anObject) }
    }
}

struct WeakObject: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}

/// Which objects hear of notifications by selectors.
enum SelectorObservers {
    struct Entry: @unchecked Sendable {
        fileprivate let observer: WeakObject
        fileprivate weak var center: NotificationCenter?
        fileprivate let token: any NSObjectProtocol
        fileprivate let name: NSNotification.Name?
        fileprivate let object: ObjectIdentifier?

        init(
            _ observer: WeakObject, _ center: NotificationCenter, _ token: any NSObjectProtocol,
            _ name: NSNotification.Name?, _ object: AnyObject?
        ) {
            (self.observer, self.center, self.token, self.name) = (observer, center, token, name)
            self.object = object.map(ObjectIdentifier.init)
        }
    }

    private struct State {
        var entries: [ObjectIdentifier: [Entry]] = [:]
        /// When this many objects are known, those that went are looked for: each is looked at a bounded number of
        /// times.
        var limit = 64
    }

    private static let state = Mutex(State())

    static func add(_ entry: Entry) {
        guard let object = entry.observer.object else { return }
        let gone = state.withLock { state -> [Entry] in
            let id = ObjectIdentifier(object)
            // Another object may stand where one was that went.
            var gone = (state.entries[id] ?? []).filter { $0.observer.object == nil }
            state.entries[id] = (state.entries[id] ?? []).filter { $0.observer.object != nil } + [entry]
            if state.entries.count > state.limit {
                for (key, entries) in state.entries where entries.allSatisfy({ $0.observer.object == nil }) {
                    gone += entries
                    state.entries[key] = nil
                }
                state.limit = max(64, state.entries.count * 2)
            }
            return gone
        }
        for entry in gone { entry.center?.removeObserver(entry.token as Any) }
    }

    /// Removes the entries that match, and returns their tokens.
    static func removeEntries(
        _ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?
    ) -> [any NSObjectProtocol] {
        nonisolated(unsafe) let observer = observer
        let object = object.map { ObjectIdentifier($0) }
        let found = state.withLock { state -> [Entry] in
            let id = ObjectIdentifier(observer)
            func matches(_ entry: Entry) -> Bool {
                entry.center === center && (name == nil || entry.name == name)
                    && (object == nil || entry.object == object)
            }
            let entries = state.entries[id] ?? []
            let rest = entries.filter { !matches($0) }
            state.entries[id] = rest.isEmpty ? nil : rest
            return entries.filter(matches)
        }
        return found.map(\.token)
    }
}
