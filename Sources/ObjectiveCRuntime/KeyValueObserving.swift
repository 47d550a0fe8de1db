import Diagnostics
public import Foundation
import QuartzCore
import Synchronization

/// The values that an observer requests.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Calls include the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Calls include the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called immediately with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// - Coverage: inert (observers are called after a change, not before it)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// One change of an observed value. `oldValue` and `newValue` are nil unless the options request them.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange
    /// Always `setting`: only single values are observed.
    public let kind: Kind
    /// The value after the change, if the options request the value.
    public let newValue: Value?
    /// The value before the change, if the options request the value.
    public let oldValue: Value?
    /// Always nil: collections are not observed.
    public let indexes: IndexSet?
    /// Always false: observers are called after a change.
    public let isPrior: Bool
}

/// An observation, which lasts until this object is released or ``invalidate()`` is called.
public final class NSKeyValueObservation: NSObject {
    fileprivate weak var object: NSObject?
    /// Compares the value with the last value, and calls the observer if they differ. The argument is the key of
    /// `didChangeValue(forKey:)`, or nil for a change without a key.
    fileprivate var compare: ((String?) -> Void)?

    /// Ends the observation and releases the closure.
    public func invalidate() {
        guard compare != nil else { return }
        KeyValueObserving.forget(self)
        let former = compare
        compare = nil
        withExtendedLifetime(former) {}
    }

    deinit { invalidate() }
}

/// Objects whose values can be observed: all subclasses of `NSObject`.
public protocol KeyValueObservable: NSObject {}
extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    /// Calls `changeHandler` after each change of a value, before the call that changed it returns.
    ///
    /// Observed are properties of UIKit's objects, such as `isHidden`, `bounds`, `contentOffset`, `isEnabled`, `state`,
    /// `text`, `isOn`, `value` and `selectedIndex`, and properties of an app's own objects that call
    /// `didChangeValue(forKey:)`. Unlike on iOS, setting an equal value is not a change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.prior) {
            Log.once("observe(_:options:): .prior has no effect: observers are called after a change")
        }
        if self is Progress {
            Log.once(
                """
                observe: Foundation on Linux notifies no observer of a Progress; call the observer where \
                completedUnitCount is set
                """
            )
        }
        let observation = NSKeyValueObservation()
        var last = self[keyPath: keyPath]
        func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
        }
        observation.object = self
        observation.compare = { [weak self] _ in
            guard let self else { return }
            let now = self[keyPath: keyPath]
            guard !KeyValueObserving.areEqual(last, now) else { return }
            let former = last
            last = now
            changeHandler(self, change(from: former, to: now))
        }
        KeyValueObserving.add(observation, to: self)
        if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
        return observation
    }
}

extension NSObject {
    /// Does nothing: observers are called after a change.
    @_disfavoredOverload public func willChangeValue(forKey key: String) {}

    /// Calls the observers of a value of this object. An object calls the method after a change of a value.
    ///
    /// Observers are called if the value differs from the previous value. Observers by text of a value that cannot be
    /// read by its name, such as a computed property of an app, are called each time.
    @_disfavoredOverload public func didChangeValue(forKey key: String) { KeyValueObserving.compare(self, key) }

    /// Calls the observers of all values of this object that differ from their previous values, for any key path.
    public func didChangeValue<Root, Value>(for keyPath: KeyPath<Root, Value>) { KeyValueObserving.compare(self) }
    /// Does nothing, like ``willChangeValue(forKey:)``.
    public func willChangeValue<Root, Value>(for keyPath: KeyPath<Root, Value>) {}
}

/// The observations of objects. After each change of an object, all its observations compare their values.
package enum KeyValueObserving {
    /// Whether any value was ever observed. Until then a change costs one load of this flag.
    package static var isInUse: Bool { inUse.load(ordering: .relaxed) }
    private static let inUse = Atomic(false)

    private struct Weak { weak var observation: NSKeyValueObservation? }
    private final class List { var all: [Weak] = [] }
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func add(_ observation: NSKeyValueObservation, to object: NSObject) {
        if inUse.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged {
            CALayer.modelChanged = layerChanged
        }
        let list = list(of: object) ?? List()
        list.all.removeAll { $0.observation == nil }
        list.all.append(Weak(observation: observation))
        AssociatedValues.findOrMake(object).set(list, key, isWeak: false)
    }

    /// Calls a closure whenever a value of the object may have changed, until the observation is released.
    package static func observe(_ object: NSObject, _ compare: @escaping (String?) -> Void) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation()
        observation.object = object
        observation.compare = compare
        add(observation, to: object)
        return observation
    }

    static func forget(_ observation: NSKeyValueObservation) {
        guard let object = observation.object, let list = list(of: object) else { return }
        list.all.removeAll { $0.observation == nil || $0.observation === observation }
    }

    package static func compare(_ object: NSObject, _ key: String? = nil) {
        guard let list = list(of: object) else { return }
        // Observers may end observations and begin others. The loop calls the observations of its start that still
        // exist.
        for entry in list.all { entry.observation?.compare?(key) }
    }

    private static func list(of object: NSObject) -> List? { AssociatedValues.find(object)?[key] as? List }

    /// A view's geometry and appearance are properties of its layer.
    private static func layerChanged(_ layer: CALayer) {
        compare(layer)
        if let view = layer.owner as? NSObject { compare(view) }
    }

    package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        if let a = a as? any Equatable { return equal(a, b) }
        if Value.self is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        return false
    }

    private static func equal<Known: Equatable>(_ a: Known, _ b: Any) -> Bool { a == b as? Known }
}
