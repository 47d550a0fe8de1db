public import Foundation
import QuartzCore

/// A dictionary with optional weak references to keys and objects, in the order of the keys' insertion.
///
/// Foundation on Linux lacks the class. Documented: NSMapTable. A key that does not derive from `NSObject` is equal
/// only to itself. A table belongs to one thread.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var slots: TableSlots

    /// Creates an empty table.
    /// - Parameters:
    ///   - keyOptions: how the table references and compares keys.
    ///   - valueOptions: how the table references objects.
    ///   - initialCapacity: ignored; a table grows with its content.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        slots = TableSlots(keys: keyOptions, values: valueOptions)
        super.init()
    }

    public convenience override init() { self.init(keyOptions: []) }

    /// Creates a table with strong references to keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>() }
    /// Creates a table with weak references to keys and strong references to objects.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
    }
    /// Creates a table with strong references to keys and weak references to objects.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
    }
    /// Creates a table with weak references to keys and objects.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of keys that have not been released and whose objects have not been released.
    open var count: Int { slots.alive.count }

    /// Returns the object of a key, or nil.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey, let index = slots.index(of: aKey) else { return nil }
        return slots[index]?.value as? ObjectType
    }

    /// Sets the object of a key. Ignores a nil object and a nil key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        if let index = slots.index(of: aKey), let former = slots[index], let key = former.key {
            return keeping(former) {
                slots.replace(index, with: slots.slot(key, hash: former.hash, value: anObject))
            }
        }
        let own =
            slots.keyOptions.contains(.copyIn)
            ? ((aKey as? any NSCopying)?.copy(with: nil) as? KeyType) ?? aKey : aKey
        let hash = slots.hash(of: own)
        // A slot may keep the object of a released key.
        if slots.isFull { keeping(slots) { slots = slots.withoutEmpty() } }
        slots.append(slots.slot(own, hash: hash, value: anObject))
    }

    /// Removes a key and its object.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey, let index = slots.index(of: aKey) else { return }
        keeping(slots[index]) { slots.clear(index) }
    }

    /// Removes all keys and objects.
    open func removeAllObjects() {
        keeping(slots) { slots = TableSlots(keys: slots.keyOptions, values: slots.valueOptions) }
    }

    /// Returns an enumerator of the keys whose objects have not been released.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: slots.alive.compactMap { $0.key as? KeyType }).objectEnumerator()
    }

    /// Returns an enumerator of the objects that have not been released.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: slots.alive.compactMap { $0.value as? ObjectType }).objectEnumerator()
    }

    /// Returns the objects of the keys that are `Hashable`.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for slot in slots.alive {
            if let key = slot.key as? AnyHashable, let value = slot.value as? ObjectType { result[key] = value }
        }
        return result
    }
}
