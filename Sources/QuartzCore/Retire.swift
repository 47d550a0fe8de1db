// An object's last release runs its `deinit`, which is the app's code: it may read, or change, the very value that let the object go. So what
// a value lets go of is moved out of it first and released when the access is over. Assigning in place releases inside the access, and the
// program ends with "Simultaneous accesses". Not inlined: an inlined result that is not used is released as soon as it is known.

/// Puts `value` in the place of another one, which is released after the access to the place.
/// - Returns: what stood there.
@inline(never) @discardableResult
package func retire<Value>(_ place: inout Value, for value: Value) -> Value {
    let former = place
    place = value
    return former
}

/// Empties a place; what stood there is released after the access to it.
@inline(never) @discardableResult
package func retire<Wrapped>(_ place: inout Wrapped?) -> Wrapped? {
    let former = place
    place = nil
    return former
}

/// Takes out the elements that `isGone` names; they are released after the access to the list.
/// - Parameter isGone: runs inside the access, so it compares and calls nothing of the app's.
@inline(never) @discardableResult
package func retire<Element>(from list: inout [Element], where isGone: (Element) -> Bool) -> [Element] {
    guard list.contains(where: isGone) else { return [] }
    var kept: [Element] = []
    var gone: [Element] = []
    for element in list {
        if isGone(element) { gone.append(element) } else { kept.append(element) }
    }
    // What the list held stays alive in both.
    list = kept
    return gone
}
