import Synchronization

/// How an object stores an associated value. Values are stored as Swift stores them; the caller copies values that
/// Objective-C would copy.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference. On Linux the value becomes nil when the value's object is released.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object under a key, or nil. May be called on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let values = AssociatedValues.find(object as AnyObject) else { return nil }
    return values[key]
}

/// Associates a value with an object and replaces the previous value of the key. Nil removes the value. May be called
/// on any thread.
///
/// Views, controllers, items and recognizers of UIKit release their values when they are released. On Linux, Swift does
/// not notify anyone when other objects are released. Their values are released at the end of the turn of the main
/// loop, or at the next call of this function.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    guard let values = value == nil ? AssociatedValues.find(owner) : AssociatedValues.findOrMake(owner) else { return }
    values.set(value, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.find(object as AnyObject)?.removeAll() }

/// The values of one object.
package final class AssociatedValues: Sendable {
    private enum Entry {
        case strong(Any)
        case weak(WeakBox)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let box): box.object
            }
        }
    }

    private struct WeakBox { weak var object: AnyObject? }

    private struct Entries: @unchecked Sendable { var all: [UnsafeRawPointer: Entry] = [:] }
    private let entries = Mutex(Entries())

    package subscript(key: UnsafeRawPointer) -> Any? { snapshot.all[key]?.value }

    private var snapshot: Entries { entries.withLock { $0 } }

    package func set(_ value: Any?, _ key: UnsafeRawPointer, isWeak: Bool) {
        nonisolated(unsafe) let entry = value.map {
            isWeak ? Entry.weak(WeakBox(object: $0 as AnyObject)) : .strong($0)
        }
        // The previous value is released outside the lock: a deinitializer of the app may call these functions again.
        let former = entries.withLock { entries in
            let former = entries
            entries.all[key] = entry
            return former
        }
        withExtendedLifetime(former) {}
    }

    package func removeAll() {
        let former = entries.withLock { entries in
            let former = entries
            entries = Entries()
            return former
        }
        withExtendedLifetime(former) {}
    }

    // MARK: Whose they are

    /// An object with storage for associated values, so that the values are released with the object. The property is
    /// only used inside the lock below.
    package protocol Owner: AnyObject {
        nonisolated var associatedValues: AssociatedValues? { get set }
    }

    /// The values of an object that cannot store them, with a weak reference to the object.
    private struct Guest: @unchecked Sendable {
        weak var object: AnyObject?
        let values: AssociatedValues
    }

    private struct Guests: @unchecked Sendable {
        var all: [ObjectIdentifier: Guest] = [:]
        /// The number of entries at which entries of released objects are removed.
        var limit = 64
    }

    private static let guests = Mutex(Guests())

    package static func find(_ object: AnyObject) -> AssociatedValues? {
        if let owner = object as? any Owner {
            nonisolated(unsafe) let owner = owner
            return guests.withLock { _ in owner.associatedValues }
        }
        let id = ObjectIdentifier(object)
        let guest = guests.withLock { $0.all[id] }
        // The address may belong to a new object, after the former object was released.
        return guest?.object === object ? guest?.values : nil
    }

    package static func findOrMake(_ object: AnyObject) -> AssociatedValues {
        if let owner = object as? any Owner {
            nonisolated(unsafe) let owner = owner
            return guests.withLock { _ in
                let found = owner.associatedValues ?? AssociatedValues()
                owner.associatedValues = found
                return found
            }
        }
        if let known = find(object) { return known }
        let made = AssociatedValues()
        let id = ObjectIdentifier(object)
        let guest = Guest(object: object, values: made)
        let isFull = guests.withLock { guests -> (Guest?, Bool) in
            let former = guests.all.updateValue(guest, forKey: id)
            return (former, guests.all.count > guests.limit)
        }.1
        if isFull { removeReleased() }
        return made
    }

    /// Releases the values of objects that were released.
    package static func removeReleased() {
        let gone = guests.withLock { guests -> [Guest] in
            guard !guests.all.isEmpty else { return [] }
            let gone = guests.all.filter { $0.value.object == nil }
            for id in gone.keys { guests.all[id] = nil }
            guests.limit = max(64, 2 * guests.all.count)
            return Array(gone.values)
        }
        withExtendedLifetime(gone) {}
    }

    /// Removes entries of released objects at the end of a turn if the table is small. A large table is only searched
    /// when its size has doubled.
    package static func endTurn() {
        if guests.withLock({ !$0.all.isEmpty && $0.all.count <= 256 }) { removeReleased() }
    }
}
