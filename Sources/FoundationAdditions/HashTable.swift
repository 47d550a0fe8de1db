public import Foundation
import QuartzCore

/// A set of objects, optionally with weak references, in the order of insertion.
///
/// Foundation on Linux lacks the class. Documented: NSHashTable. An object that does not derive from `NSObject` is
/// equal only to itself. A table belongs to one thread.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var slots: TableSlots

    /// Creates an empty table.
    /// - Parameters:
    ///   - options: how the table references and compares objects.
    ///   - initialCapacity: ignored; a table grows with its content.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        slots = TableSlots(keys: options)
        super.init()
    }

    public convenience override init() { self.init(options: []) }

    /// Creates a table with weak references to its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory) }

    /// The number of objects that have not been released.
    open var count: Int { slots.alive.count }
    /// The objects that have not been released, in the order of insertion.
    open var allObjects: [ObjectType] { slots.alive.compactMap { $0.key as? ObjectType } }
    /// The first object in the order of insertion; nil in an empty table.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects that have not been released, as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Returns the table's object that is equal to `object`, or nil.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = slots.index(of: object) else { return nil }
        return slots[index]?.key as? ObjectType
    }

    /// Whether the table contains an object equal to `anObject`.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless the table contains an equal object. Ignores nil.
    open func add(_ object: ObjectType?) {
        guard let object, slots.index(of: object) == nil else { return }
        let own =
            slots.keyOptions.contains(.copyIn)
            ? ((object as? any NSCopying)?.copy(with: nil) as? ObjectType) ?? object : object
        let hash = slots.hash(of: own)
        if slots.isFull { slots = slots.withoutEmpty() }
        slots.append(slots.slot(own, hash: hash))
    }

    /// Removes the object equal to `object`.
    open func remove(_ object: ObjectType?) {
        guard let object, let index = slots.index(of: object) else { return }
        keeping(slots[index]) { slots.clear(index) }
    }

    /// Removes all objects.
    open func removeAllObjects() { keeping(slots) { slots = TableSlots(keys: slots.keyOptions) } }

    /// Returns an enumerator of the objects that have not been released.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Whether the tables have a common object.
    open func intersects(_ other: NSHashTable<ObjectType>?) -> Bool {
        guard let other else { return false }
        return allObjects.contains(where: other.contains)
    }

    /// Whether the tables contain equal objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
        isSubset(of: other) && other.isSubset(of: self)
    }

    /// Whether the other table contains all objects of this table.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

    /// Removes the objects that the other table does not contain.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Adds the objects of the other table.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

    /// Removes the objects of the other table.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
}
