import AccessibilityLogic
import ListLogic

/// The numbers of the views and elements that a screen reader has seen. An object that was freed has none, and no
/// number is used twice. A cell that a list uses again for another row gets another number.
@MainActor
struct ReaderIdentities {
    private struct Known {
        weak var object: AnyObject?
        let id: AccessibleID
        var use: CellUse?
    }

    /// The row of a cell.
    private struct CellUse {
        let count: Int
        let path: ListIndexPath?

        /// Nil for other views.
        @MainActor
        init?(_ object: AnyObject) {
            switch object {
            case let cell as UITableViewCell: (count, path) = (cell.uses, cell.focusRow?.path)
            case let cell as UICollectionViewCell: (count, path) = (cell.uses, cell.focusRow?.path)
            default: return nil
            }
        }

        /// A cell without a new use moves with its row. A list that is loaded again may use the cell for the same row.
        func isSameRow(_ former: CellUse?) -> Bool { former.map { $0.count == count || $0.path == path } ?? true }
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var objects: [AccessibleID: ObjectIdentifier] = [:]
    private var last: UInt64 = 0
    /// The number of entries after which the entries of freed objects are removed.
    private var limit = 256

    init() {}

    /// The number of an object, which is issued on first use.
    mutating func id(of object: AnyObject) -> AccessibleID {
        let key = ObjectIdentifier(object)
        // Another object may have the address of a freed object.
        let use = CellUse(object)
        if let entry = known[key], entry.object === object, use?.isSameRow(entry.use) ?? true {
            if use != nil { known[key]?.use = use }
            return entry.id
        }
        if let former = known[key] { objects[former.id] = nil }
        last += 1
        let id = AccessibleID(last)
        known[key] = Known(object: object, id: id, use: use)
        objects[id] = key
        if known.count > limit { removeFreed() }
        return id
    }

    /// The number of an object; nil before ``id(of:)`` issued a number.
    func knownID(of object: AnyObject) -> AccessibleID? {
        known[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.id : nil }
    }

    func object(of id: AccessibleID) -> AnyObject? { objects[id].flatMap { known[$0]?.object } }

    func wasIssued(_ id: AccessibleID) -> Bool { id.number <= last }

    private mutating func removeFreed() {
        known = known.filter { $0.value.object != nil }
        objects = Dictionary(uniqueKeysWithValues: known.map { ($0.value.id, $0.key) })
        limit = max(256, known.count * 2)
    }
}
