/// Stack space for recursive calls, on any thread.
///
/// Trees of views, layers and controllers are as deep as an app makes them. A function that calls itself for each level
/// of a tree does so inside ``withRoom(_:)``: if the thread's stack is nearly full, the call continues on an additional
/// stack of the same thread.
package enum CallStack {
    /// Calls `work` on the current stack or, if that stack is nearly full, on an additional one.
    @inline(never)
    package static func withRoom(_ work: () -> Void) {
        var mark: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        if here > ThreadStack.limit { return work() }
        ThreadStack.extend(for: work)
    }
}
