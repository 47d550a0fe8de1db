/// The target of an action: a weak reference to an object, or a class, which is never released.
struct ActionTarget {
    private weak var living: AnyObject?
    private let kind: AnyClass?

    init(_ object: AnyObject?) {
        kind = object as? AnyClass
        living = object
    }

    /// The target; nil without a target, and after the target was released.
    var object: AnyObject? { living ?? kind.map { $0 as AnyObject } }
    func isSame(as target: AnyObject?) -> Bool { kind.map { $0 == target as? AnyClass } ?? (living === target) }
}
