import UIKitCore

extension TestApp {
    /// Records the decisions about stacks, presentations, tabs, columns, searches, bars, pages, swiped rows and drags
    /// from now on, and the effects that are performed. ``trace`` returns them.
    ///
    /// A recording takes time for each decision, so an app records nothing until this call.
    public func startTrace() {
        if context.trace == nil { context.trace = DecisionTrace(prints: false) }
    }

    /// The recorded decisions and effects since ``startTrace()``, a line for each, the oldest first; at most the last
    /// 5,000 lines. Empty if nothing was recorded.
    ///
    /// A decision has the request, the phase before the request, and the steps, in the words of the page
    /// "Interruptions". The effects follow when they are performed. A failing test shows how a screen got there:
    ///
    /// ```swift
    /// app.startTrace()
    /// try app.tap("Details")
    /// app.settle()
    /// #expect(app.title == "Details", "\(app.trace)")
    /// ```
    ///
    /// ```
    /// stack MainNavigation  push(DetailController, animated: true): idle, animatedChange → schedule
    /// stack MainNavigation    willMoveToParent(DetailController)
    /// ```
    public var trace: String { context.trace?.lines.joined(separator: "\n") ?? "" }
}
