public import Foundation

/// Objects in the order of insertion, with an index by hash. Weak slots become empty when their objects are released.
struct TableSlots {
    struct Slot {
        weak var weakKey: AnyObject?
        var strongKey: AnyObject?
        weak var weakValue: AnyObject?
        var strongValue: AnyObject?
        let hash: Int
        let hasValue: Bool

        var key: AnyObject? { strongKey ?? weakKey }
        var value: AnyObject? { strongValue ?? weakValue }
        /// Whether the key and the value still exist.
        var isAlive: Bool { key != nil && (!hasValue || value != nil) }
    }

    let keyOptions: NSPointerFunctions.Options
    let valueOptions: NSPointerFunctions.Options
    private var slots: [Slot?] = []
    private var places: [Int: [Int]] = [:]
    private var limit = 16

    init(keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options = []) {
        keyOptions = keys
        valueOptions = values
    }

    /// The slots whose objects have not been released, in order.
    var alive: [Slot] { slots.compactMap { slot in slot.flatMap { $0.isAlive ? $0 : nil } } }

    /// The index of the slot of a key. Calls `hash` and `isEqual(_:)` of the app's objects.
    func index(of key: AnyObject) -> Int? {
        (places[hash(of: key)] ?? []).first { place in
            guard let slot = slots[place], slot.isAlive, let other = slot.key else { return false }
            return isEqual(other, key)
        }
    }

    subscript(place: Int) -> Slot? { slots[place] }

    func hash(of key: AnyObject) -> Int {
        guard !comparesPointers, let object = key as? NSObject else { return ObjectIdentifier(key).hashValue }
        return object.hash
    }

    private var comparesPointers: Bool {
        !keyOptions.isDisjoint(with: [.objectPointerPersonality, .opaquePersonality])
    }

    private func isEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
        if a === b { return true }
        guard !comparesPointers, let object = a as? NSObject else { return false }
        return object.isEqual(b)
    }

    /// Creates the slot of a new key.
    func slot(_ key: AnyObject, hash: Int, value: AnyObject? = nil) -> Slot {
        let (isWeak, isWeakValue) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
        return Slot(
            weakKey: isWeak ? key : nil, strongKey: isWeak ? nil : key, weakValue: isWeakValue ? value : nil,
            strongValue: isWeakValue ? nil : value, hash: hash, hasValue: value != nil)
    }

    mutating func append(_ slot: Slot) {
        places[slot.hash, default: []].append(slots.count)
        slots.append(slot)
    }

    /// Whether ``withoutEmpty()`` must remove empty slots before another slot is appended.
    var isFull: Bool { slots.count >= limit }

    /// Returns a copy without the slots whose objects were released.
    func withoutEmpty() -> TableSlots {
        var result = TableSlots(keys: keyOptions, values: valueOptions)
        for slot in alive { result.append(slot) }
        result.limit = max(16, result.slots.count * 2)
        return result
    }

    mutating func clear(_ place: Int) {
        guard let hash = slots[place]?.hash else { return }
        slots[place] = nil
        places[hash]?.removeAll { $0 == place }
    }

    mutating func replace(_ place: Int, with slot: Slot) { slots[place] = slot }
}

/// How a table or a list of pointers references and compares its objects. Foundation on Linux lacks the class.
open class NSPointerFunctions: NSObject {
    /// How objects are referenced and compared.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Strong references. The default.
        public static let strongMemory = Options([])
        /// Weak references. A released object leaves the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects with `isEqual(_:)`. The default.
        public static let objectPersonality = Options([])
        /// Compares objects by identity, like pointers.
        public static let opaquePersonality = Options(rawValue: 256)
        /// Compares objects by identity.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Copies keys that conform to `NSCopying`.
        public static let copyIn = Options(rawValue: 65536)
    }
}
