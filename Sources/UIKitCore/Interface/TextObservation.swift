import Diagnostics
public import Foundation
public import ObjectiveCRuntime

/// One registration of `addObserver(_:forKeyPath:options:context:)`.
private final class TextObservation {
    weak var observer: NSObject?
    /// Identifies the observer during its `deinit`, when weak references are already nil.
    let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    /// One observation for each object of the path.
    var parts: [NSKeyValueObservation] = []

    init(_ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
        (self.observer, identity, self.keyPath, self.context) = (observer, ObjectIdentifier(observer), keyPath, context)
    }
}

/// The registrations of one object.
private final class TextObservations {
    var all: [TextObservation] = []
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: NSObject) -> TextObservations? { AssociatedValues.find(object)?[key] as? TextObservations }
}

extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer after each change of a value. The
    /// observation ends when it is removed, or when the object or the observer is released.
    ///
    /// The observable values are the values of `observe(_:options:changeHandler:)`. Geometric
    /// values are Swift's own, such as `CGRect`, not `NSValue`. For a path of several names, the objects of the path
    /// are determined at the time of the call. Unlike on iOS, setting an equal value is not a change, and `.prior` has
    /// no effect. A value of an app that cannot be read by name, such as a computed property, is observed with
    /// `didChangeValue(forKey:)`; the change contains `NSNull` for it.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        if options.contains(.prior) {
            Log.once("addObserver(_:forKeyPath:): .prior has no effect: observers are called after a change")
        }
        if !(observer is any KeyValueObserver) {
            Log.once(
                """
                addObserver(_:forKeyPath:): \(type(of: observer)) has no \
                observeValue(forKeyPath:of:change:context:) that could be called
                """
            )
        }
        let observation = TextObservation(observer, keyPath, context)
        let isKnown = KeyValueCoding.isKnown(keyPath, of: self)
        var last = isKnown ? value(forKeyPath: keyPath) : nil
        func change(from old: Any??, to new: Any?) -> [NSKeyValueChangeKey: Any] {
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old ?? NSNull() }
            return change
        }
        func compare(_ owner: NSObject, _ observation: TextObservation, _ named: String?) {
            let now = isKnown ? owner.value(forKeyPath: keyPath) : nil
            guard !Self.areEqual(last, now) || (!isKnown && named == keyPath) else { return }
            let former = last
            last = now
            (observation.observer as? any KeyValueObserver)?
                .observeValue(forKeyPath: keyPath, of: owner, change: change(from: former, to: now), context: context)
        }
        for object in objects(along: keyPath) {
            observation.parts.append(
                KeyValueObserving.observe(object) { [weak self, weak observation] key in
                    if let self, let observation { compare(self, observation, key) }
                })
        }
        let list = TextObservations.of(self) ?? TextObservations()
        list.all.removeAll { $0.observer == nil }
        list.all.append(observation)
        AssociatedValues.findOrMake(self).set(list, TextObservations.key, isWeak: false)
        if options.contains(.initial) {
            (observer as? any KeyValueObserver)?.observeValue(
                forKeyPath: keyPath, of: self, change: change(from: nil, to: last), context: context)
        }
    }

    /// Ends an observation: the newest observation with the observer, key path and context. Without such an observation
    /// the program stops, as on iOS.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove {
            $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath && $0.context == context
        } otherwise: {
            misuse(
                """
                removeObserver(_:forKeyPath:context:): \(type(of: observer)) does not observe \(keyPath) of this \
                \(type(of: self)) with this context
                """
            )
        }
    }

    /// Ends an observation with any context. Without such an observation the program stops, as on iOS.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove {
            $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath
        } otherwise: {
            misuse(
                """
                removeObserver(_:forKeyPath:): \(type(of: observer)) does not observe \(keyPath) of this \
                \(type(of: self)); add it first
                """
            )
        }
    }

    private func remove(_ isMeant: (TextObservation) -> Bool, otherwise: () -> Void) {
        guard let list = TextObservations.of(self), let index = list.all.lastIndex(where: isMeant) else {
            return otherwise()
        }
        let former = list.all.remove(at: index)
        for part in former.parts { part.invalidate() }
    }

    /// The object, and the objects within the path.
    private func objects(along keyPath: String) -> [NSObject] {
        var result: [NSObject] = [self]
        for name in keyPath.split(separator: ".").dropLast() {
            guard let next = result[result.count - 1].value(forKey: String(name)) as? NSObject else { break }
            result.append(next)
        }
        return result
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if type(of: a) is AnyClass, !(a is any Equatable) { return (a as AnyObject) === (b as AnyObject) }
        return KeyValueObserving.areEqual(a, b)
    }
}
