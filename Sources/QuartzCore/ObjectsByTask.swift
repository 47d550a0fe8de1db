/// One object for each Swift task that stored an object. The objects are not retained.
///
/// A test runs in a task of its own and may be suspended between two of its lines, while other tests run. Unlike a
/// task-local value, the object needs no scope: a test stores it in its initializer and finds it in its body.
package struct ObjectsByTask<Object: AnyObject> {
    private struct Entry { weak var object: Object? }
    private var entries: [Int: Entry] = [:]

    package init() {}

    /// The object of the current task; nil outside of tasks.
    package var current: Object? {
        guard !entries.isEmpty, let task = Self.task else { return nil }
        return entries[task]?.object
    }

    /// Stores the object of the current task. Does nothing outside of tasks.
    package mutating func setCurrent(_ object: Object) {
        guard let task = Self.task, entries[task]?.object !== object else { return }
        entries = entries.filter { $0.value.object != nil }
        entries[task] = Entry(object: object)
    }

    /// Removes the object from all tasks.
    package mutating func remove(_ object: Object) {
        entries = entries.filter { $0.value.object != nil && $0.value.object !== object }
    }

    private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
