/// Who gets an action's message. An object is not kept alive for it; a class, which may be a target too, never dies.
struct ActionTarget {
    private weak var living: AnyObject?
    private let kind: AnyClass?

    init(_ object: AnyObject?) {
        kind = object as? AnyClass
        living = object
    }

    /// Nil where none was given, and where it has died.
    var object: AnyObject? { living ?? kind.map { $0 as AnyObject } }
    func isSame(as target: AnyObject?) -> Bool { kind.map { $0 == target as? AnyClass } ?? (living === target) }
}
