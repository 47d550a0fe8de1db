public import Foundation

/// Objects in the order in which they were added, each found by its hash. Weak slots lose their objects.
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

    /// The slots whose objects exist, in order.
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

    /// The slot of a key that is not there yet.
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

    /// Whether slots without objects are to be taken out with ``withoutEmpty()`` before another one is appended.
    var isFull: Bool { slots.count >= limit }

    /// The same without the slots that lost their objects.
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

/// How a table or a list of pointers holds and compares its objects. Foundation on Linux does not have the class.
open class NSPointerFunctions: NSObject {
    /// How objects are held and compared.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are retained. The default.
        public static let strongMemory = Options([])
        /// Objects are not retained; one that is released leaves the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are equal by `isEqual(_:)`. The default.
        public static let objectPersonality = Options([])
        /// Objects are equal only to themselves, as pointers are.
        public static let opaquePersonality = Options(rawValue: 256)
        /// Objects are equal only to themselves.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Keys that are `NSCopying` are copied.
        public static let copyIn = Options(rawValue: 65536)
    }
}
