public import Foundation
public import OpenCombine
public import UIKit

extension KeyValueObservable {
    /// Publishes the value at a key path, first the current value by default, and then after each change.
    ///
    /// The method `observe(_:options:changeHandler:)` lists the observed values.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of an object at a key path. It never finishes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public static func == (first: Self, second: Self) -> Bool {
            first.object === second.object && first.keyPath == second.keyPath && first.options == second.options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let observation = KeyValueSubscription(subscriber, options: options)
            subscriber.receive(subscription: observation)
            observation.start(object, keyPath)
        }
    }
}

/// The subscription to the values of an object. The latest value that the subscriber did not request is sent when the
/// subscriber requests more.
private final class KeyValueSubscription<Downstream: Subscriber>: Subscription where Downstream.Failure == Never {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var pending: [Downstream.Input] = []
    private var observation: NSKeyValueObservation?
    private let options: NSKeyValueObservingOptions

    init(_ downstream: Downstream, options: NSKeyValueObservingOptions) {
        self.downstream = downstream
        self.options = options
    }

    func start<Subject: NSObject>(_ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>) {
        if options.contains(.initial) { receive(object[keyPath: keyPath]) }
        let made = object.observe(keyPath, options: []) { [weak self] object, _ in
            self?.receive(object[keyPath: keyPath])
        }
        let isWanted = lock.withLock {
            guard downstream != nil else { return false }
            observation = made
            return true
        }
        if !isWanted { made.invalidate() }
    }

    private func receive(_ value: Downstream.Input) {
        let former = lock.withLock {
            let former = pending
            if downstream != nil { pending = [value] }
            return former
        }
        withExtendedLifetime(former) {}
        send()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        send()
    }

    private func send() {
        while let (downstream, value) = lock.withLock({ dueValue() }) {
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
    }

    private func dueValue() -> (Downstream, Downstream.Input)? {
        guard demand > .none, let downstream, let value = pending.popLast() else { return nil }
        demand -= 1
        return (downstream, value)
    }

    func cancel() {
        let former = lock.withLock {
            let former = (downstream, pending, observation)
            downstream = nil
            pending = []
            observation = nil
            return former
        }
        former.2?.invalidate()
    }
}
