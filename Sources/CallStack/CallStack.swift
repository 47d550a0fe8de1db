/// Room for recursive calls, on any thread.
///
/// Trees of views, layers and controllers are as deep as an app makes them. A function that calls itself for each level
/// of a tree does so inside ``withRoom(_:)``: where the thread's stack is nearly full, the call continues on a further
/// stack of the same thread.
package enum CallStack {
    /// Calls `work`, on the current stack or, where that is nearly full, on a further one.
    @inline(never)
    package static func withRoom(_ work: () -> Void) {
        var mark: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        if here > ThreadStack.limit { return work() }
        ThreadStack.extend(for: work)
    }
}
