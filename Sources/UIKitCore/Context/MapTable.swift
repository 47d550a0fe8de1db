public import Foundation
import QuartzCore

/// Objects by keys, each of which it may hold weakly, in the order in which the keys were added.
///
/// Foundation on Linux does not have the class. Documented: NSMapTable. A key that is no `NSObject` is equal only to
/// itself. A table belongs to one thread.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var slots: TableSlots

    /// An empty table.
    /// - Parameters:
    ///   - keyOptions: how keys are held and compared.
    ///   - valueOptions: how objects are held.
    ///   - initialCapacity: ignored; a table grows as it is filled.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        slots = TableSlots(keys: keyOptions, values: valueOptions)
        super.init()
    }

    public convenience override init() { self.init(keyOptions: []) }

    /// A table that retains keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>() }
    /// A table that retains its objects as long as their keys exist.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
    }
    /// A table that retains its keys alone.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
    }
    /// A table that retains neither keys nor objects.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of keys whose objects exist.
    open var count: Int { slots.alive.count }

    /// The object of a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey, let place = slots.index(of: aKey) else { return nil }
        return slots[place]?.value as? ObjectType
    }

    /// Sets the object of a key. Ignores nil in either place.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        if let place = slots.index(of: aKey), let former = slots[place], let key = former.key {
            return keeping(former) {
                slots.replace(place, with: slots.slot(key, hash: former.hash, value: anObject))
            }
        }
        let own =
            slots.keyOptions.contains(.copyIn)
            ? ((aKey as? any NSCopying)?.copy(with: nil) as? KeyType) ?? aKey : aKey
        let hash = slots.hash(of: own)
        // A key that was released may have left its object.
        if slots.isFull { keeping(slots) { slots = slots.withoutEmpty() } }
        slots.append(slots.slot(own, hash: hash, value: anObject))
    }

    /// Removes a key with its object.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey, let place = slots.index(of: aKey) else { return }
        keeping(slots[place]) { slots.clear(place) }
    }

    /// Removes all keys and objects.
    open func removeAllObjects() {
        keeping(slots) { slots = TableSlots(keys: slots.keyOptions, values: slots.valueOptions) }
    }

    /// The keys whose objects exist, one after the other.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: slots.alive.compactMap { $0.key as? KeyType }).objectEnumerator()
    }

    /// The objects that exist, one after the other.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: slots.alive.compactMap { $0.value as? ObjectType }).objectEnumerator()
    }

    /// The objects by those of the keys that are `Hashable`.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for slot in slots.alive {
            if let key = slot.key as? AnyHashable, let value = slot.value as? ObjectType { result[key] = value }
        }
        return result
    }
}
