/// Changes a value, and releases what it held before only after the change.
///
/// An object's last release runs its `deinit`, which is the app's code: it may read, or change, the very value that
/// lets the object go. A plain assignment releases inside the access to that value, and the program ends with
/// "Simultaneous accesses". So values that an app can reach, and that hold objects or closures of the app's, are
/// changed like this: `keeping(state.page) { state.page = nil }`.
/// - Parameter former: what the value holds before; its copy keeps that alive.
@inline(__always)
package func keeping<Former, Result>(_ former: Former, _ change: () throws -> Result) rethrows -> Result {
    try withExtendedLifetime(former, change)
}
