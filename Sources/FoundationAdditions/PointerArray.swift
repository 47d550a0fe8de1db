import Diagnostics
public import Foundation

/// A list of pointers to objects or nil. The most common form is `weakObjects()`: a released object leaves nil in its
/// position.
///
/// Foundation on Linux lacks the class. Documented: NSPointerArray.
open class NSPointerArray: NSObject {
    private enum Entry {
        case weak(WeakPointer)
        case strong(AnyObject)
        case null

        var object: AnyObject? {
            switch self {
            case .weak(let reference): reference.object
            case .strong(let object): object
            case .null: nil
            }
        }
    }

    private struct WeakPointer { weak var object: AnyObject? }

    private let isWeak: Bool
    private var entries: [Entry] = []

    /// Chosen: larger than the lists of apps, and small enough for their memory.
    private static let largestCount = 1 << 24

    private init(isWeak: Bool) { self.isWeak = isWeak }

    /// Creates a list with weak references to its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
    /// Creates a list with strong references to its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

    /// The number of entries, including nil entries. A larger number appends nil entries; a smaller number removes the
    /// last entries. A number below 0 or above 16,777,216 is ignored and logged once.
    open var count: Int {
        get { entries.count }
        set {
            guard 0...Self.largestCount ~= newValue else {
                return Log.once("NSPointerArray.count: \(newValue) is outside 0...\(Self.largestCount) and is ignored")
            }
            if newValue < entries.count { entries.removeLast(entries.count - newValue) }
            entries.append(contentsOf: repeatElement(.null, count: newValue - entries.count))
        }
    }

    /// The objects that have not been released, in order.
    open var allObjects: [Any] { entries.compactMap(\.object) }

    /// Returns the pointer at an index, or nil if the object was released. An index outside the list stops the program,
    /// like the exception on iOS.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, entries.count, "pointer(at:)")
        return entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Appends a pointer to an object, or nil.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

    /// Inserts a pointer. An index beyond the end stops the program.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, entries.count + 1, "insertPointer(_:at:)")
        entries.insert(entry(item), at: index)
    }

    /// Replaces the pointer at an index. An index outside the list stops the program.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, entries.count, "replacePointer(at:withPointer:)")
        entries[index] = entry(item)
    }

    /// Removes the pointer at an index. An index outside the list stops the program.
    open func removePointer(at index: Int) {
        check(index, entries.count, "removePointer(at:)")
        entries.remove(at: index)
    }

    /// Removes the nil entries.
    open func compact() { entries.removeAll { $0.object == nil } }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
        guard let pointer else { return .null }
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        return isWeak ? .weak(WeakPointer(object: object)) : .strong(object)
    }

    private func check(_ index: Int, _ end: Int, _ call: String) {
        guard index >= 0, index < end else {
            misuse(
                """
                NSPointerArray.\(call): the index \(index) is outside the list of \(entries.count); compare it \
                with count first
                """
            )
        }
    }
}
