public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object for each notification, on the thread that posts the notification. The observer is a
    /// weak reference, and need not be removed before its release.
    ///
    /// - Parameters:
    ///   - aSelector: a method with the notification as argument, or without arguments.
    ///   - aName: the name; nil observes every name.
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

    /// Removes an observer that was added with a selector, or the observer that
    /// `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer from some notifications.
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

/// The objects that observe notifications with selectors.
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
        /// The number of observers at which released observers are removed. The limit grows, so that each observer is
        /// checked a bounded number of times.
        var limit = 64
    }

    private static let state = Mutex(State())

    static func add(_ entry: Entry) {
        guard let object = entry.observer.object else { return }
        let gone = state.withLock { state -> [Entry] in
            let id = ObjectIdentifier(object)
            // The address may belong to a new object, after the former observer was released.
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
