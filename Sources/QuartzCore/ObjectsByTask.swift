/// One object for each Swift task that stored an object. The objects are not retained.
///
/// Each test runs in a separate task and may be suspended between two of its lines, while other tests run. Unlike a
/// task-local value, the object needs no scope: a test stores the object in its initializer and finds it in its body.
package struct ObjectsByTask<Object: AnyObject> {
    private struct Entry { weak var object: Object? }
    private var entries: [Int: Entry] = [:]
    /// The identifier of each entry's object, also when the object is freed.
    private var identifiers: [Int: ObjectIdentifier] = [:]
    /// The tasks that stored each object, so that the object is removed without a search through all tasks.
    private var tasks: [ObjectIdentifier: Set<Int>] = [:]
    /// The number of entries at which the entries of freed objects are removed.
    private var limit = smallestLimit
    private static var smallestLimit: Int { 32 }

    package init() {}

    /// The number of stored entries: at most 32, or twice the number that the last removal of freed objects left.
    package var count: Int { entries.count }

    /// The object of the current task; nil outside of tasks.
    package var current: Object? {
        guard !entries.isEmpty, let task = Self.task else { return nil }
        return entries[task]?.object
    }

    /// Stores the object of the current task. Does nothing outside of tasks.
    package mutating func setCurrent(_ object: Object) {
        guard let task = Self.task, entries[task]?.object !== object else { return }
        if entries.count >= limit { removeFreed() }
        if let former = identifiers[task] {
            tasks[former]?.remove(task)
            if tasks[former]?.isEmpty == true { tasks[former] = nil }
        }
        let identifier = ObjectIdentifier(object)
        entries[task] = Entry(object: object)
        identifiers[task] = identifier
        tasks[identifier, default: []].insert(task)
    }

    /// Removes the object from all tasks.
    package mutating func remove(_ object: Object) {
        for task in tasks.removeValue(forKey: ObjectIdentifier(object)) ?? [] {
            entries[task] = nil
            identifiers[task] = nil
        }
    }

    /// Removes the entries of freed objects. Runs again when the number of entries has doubled.
    private mutating func removeFreed() {
        entries = entries.filter { $0.value.object != nil }
        let living = entries
        identifiers = identifiers.filter { living[$0.key] != nil }
        tasks = [:]
        for (task, identifier) in identifiers { tasks[identifier, default: []].insert(task) }
        limit = max(Self.smallestLimit, entries.count * 2)
    }

    private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
