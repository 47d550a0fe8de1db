/// The progress of focus updates. Every call to the app may begin another update: code that calls the app compares the
/// number of its update after each call, and stops if a later update began.
package struct FocusState: Sendable {
    /// The number of updates so far.
    package private(set) var update = 0
    /// Whether the user moves the focus by keyboard, so that the focus is displayed.
    ///
    /// Documented (Apple Developer Forums, thread 711072): the system keeps a focused item, but does not display the
    /// focus while the user does not use it.
    package private(set) var isDisplayed = false
    /// Whether an update is requested for the next turn.
    package private(set) var isRequested = false

    package init() {}

    /// Begins an update and returns its number.
    package mutating func begin() -> Int {
        update += 1
        return update
    }

    /// Whether no later update began.
    package func isCurrent(_ number: Int) -> Bool { update == number }

    /// Sets whether the focus is displayed.
    /// - Returns: whether that changed.
    package mutating func display(_ isDisplayed: Bool) -> Bool {
        guard self.isDisplayed != isDisplayed else { return false }
        self.isDisplayed = isDisplayed
        return true
    }

    /// Requests an update for the next turn.
    /// - Returns: whether no update was requested before.
    package mutating func request() -> Bool {
        defer { isRequested = true }
        return !isRequested
    }

    /// - Returns: whether an update was requested. The request is removed.
    package mutating func removeRequest() -> Bool {
        defer { isRequested = false }
        return isRequested
    }
}
