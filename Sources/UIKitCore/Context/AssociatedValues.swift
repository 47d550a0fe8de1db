import Synchronization

/// How an object keeps a value that is associated with it. Values are kept as Swift keeps them; what is copied in
/// Objective-C is copied by its owner before.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive. On Linux it becomes nil where its object is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What was associated with an object under a key; nil for nothing. May be called on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let values = AssociatedValues.find(object as AnyObject) else { return nil }
    return values[key]
}

/// Associates a value with an object, in the place of what was there under the key; nil takes it away. May be called on
/// any thread.
///
/// UIKit's views, controllers, items and recognizers let go of their values when they are gone themselves. Swift tells
/// of no other object's end on Linux: such a value is let go of at the end of the turn of the main loop in which its
/// object ended, or when values are set next.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    guard let values = value == nil ? AssociatedValues.find(owner) : AssociatedValues.findOrMake(owner) else { return }
    values.set(value, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Takes away everything that was associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.find(object as AnyObject)?.removeAll() }

/// The values of one object.
final class AssociatedValues: Sendable {
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

    subscript(key: UnsafeRawPointer) -> Any? { snapshot.all[key]?.value }

    private var snapshot: Entries { entries.withLock { $0 } }

    func set(_ value: Any?, _ key: UnsafeRawPointer, isWeak: Bool) {
        nonisolated(unsafe) let entry = value.map {
            isWeak ? Entry.weak(WeakBox(object: $0 as AnyObject)) : .strong($0)
        }
        // What was there is let go of outside the lock: its end may run an app's code, which asks here again.
        let former = entries.withLock { entries in
            let former = entries
            entries.all[key] = entry
            return former
        }
        withExtendedLifetime(former) {}
    }

    func removeAll() {
        let former = entries.withLock { entries in
            let former = entries
            entries = Entries()
            return former
        }
        withExtendedLifetime(former) {}
    }

    // MARK: Whose they are

    /// An object that has room for its values, so that they end with it. The property is only used inside the lock
    /// below.
    protocol Owner: AnyObject {
        nonisolated var associatedValues: AssociatedValues? { get set }
    }

    /// The values of objects without room for them, with a weak reference to each.
    private struct Guest: @unchecked Sendable {
        weak var object: AnyObject?
        let values: AssociatedValues
    }

    private struct Guests: @unchecked Sendable {
        var all: [ObjectIdentifier: Guest] = [:]
        /// How many there may be before those whose object is gone are looked for.
        var limit = 64
    }

    private static let guests = Mutex(Guests())

    static func find(_ object: AnyObject) -> AssociatedValues? {
        if let owner = object as? any Owner {
            nonisolated(unsafe) let owner = owner
            return guests.withLock { _ in owner.associatedValues }
        }
        let id = ObjectIdentifier(object)
        let guest = guests.withLock { $0.all[id] }
        // Another object may stand where one was that is gone.
        return guest?.object === object ? guest?.values : nil
    }

    static func findOrMake(_ object: AnyObject) -> AssociatedValues {
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
        if isFull { forgetThoseGone() }
        return made
    }

    /// Lets go of the values of objects that are gone.
    static func forgetThoseGone() {
        let gone = guests.withLock { guests -> [Guest] in
            guard !guests.all.isEmpty else { return [] }
            let gone = guests.all.filter { $0.value.object == nil }
            for id in gone.keys { guests.all[id] = nil }
            guests.limit = max(64, 2 * guests.all.count)
            return Array(gone.values)
        }
        withExtendedLifetime(gone) {}
    }

    /// The same at the end of each turn, where there are few: with many, only when they have become twice as many.
    static func endTurn() {
        if guests.withLock({ !$0.all.isEmpty && $0.all.count <= 256 }) { forgetThoseGone() }
    }
}
