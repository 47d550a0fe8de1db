/// Changes a value and releases the former value after the change.
///
/// The last release of an object runs its `deinit`, which is the app's code and may read or change the same value. A
/// plain assignment releases the object during the access to that value, and the program stops with "Simultaneous
/// accesses". So every value that an app can reach and that holds objects or closures of the app is changed like this:
/// `keeping(state.page) { state.page = nil }`.
/// - Parameter former: the value before the change. The copy keeps its objects alive.
@inline(__always)
package func keeping<Former, Result>(_ former: Former, _ change: () throws -> Result) rethrows -> Result {
    try withExtendedLifetime(former, change)
}
