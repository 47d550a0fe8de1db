public import Foundation
import QuartzCore

/// A set of objects that it may hold weakly, in the order in which they were added.
///
/// Foundation on Linux does not have the class. Documented: NSHashTable. An object that is no `NSObject` is equal only
/// to itself. A table belongs to one thread.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var slots: TableSlots

    /// An empty table.
    /// - Parameters:
    ///   - options: how objects are held and compared.
    ///   - initialCapacity: ignored; a table grows as it is filled.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        slots = TableSlots(keys: options)
        super.init()
    }

    public convenience override init() { self.init(options: []) }

    /// A table that does not retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory) }

    /// The number of objects that exist.
    open var count: Int { slots.alive.count }
    /// The objects that exist, in the order in which they were added.
    open var allObjects: [ObjectType] { slots.alive.compactMap { $0.key as? ObjectType } }
    /// The object that was added first, of those that exist; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects that exist, as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// The object of the table that is equal to another one; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let place = slots.index(of: object) else { return nil }
        return slots[place]?.key as? ObjectType
    }

    /// Whether the table has an object that is equal to this one.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless the table has an equal one. Ignores nil.
    open func add(_ object: ObjectType?) {
        guard let object, slots.index(of: object) == nil else { return }
        let own =
            slots.keyOptions.contains(.copyIn)
            ? ((object as? any NSCopying)?.copy(with: nil) as? ObjectType) ?? object : object
        let hash = slots.hash(of: own)
        if slots.isFull { slots = slots.withoutEmpty() }
        slots.append(slots.slot(own, hash: hash))
    }

    /// Removes the object that is equal to this one.
    open func remove(_ object: ObjectType?) {
        guard let object, let place = slots.index(of: object) else { return }
        keeping(slots[place]) { slots.clear(place) }
    }

    /// Removes all objects.
    open func removeAllObjects() { keeping(slots) { slots = TableSlots(keys: slots.keyOptions) } }

    /// The objects that exist, one after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Whether the tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>?) -> Bool {
        guard let other else { return false }
        return allObjects.contains(where: other.contains)
    }

    /// Whether the tables have equal objects.
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
        isSubset(of: other) && other.isSubset(of: self)
    }

    /// Whether the other table has all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

    /// Removes the objects that the other table does not have.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Adds the objects of the other table.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

    /// Removes the objects of the other table.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
}
