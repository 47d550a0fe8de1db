/// The requests to a ``ColumnMachine``. Each request is legal in every phase.
///
/// Requests that answer an effect carry the effect's number. The machine ignores an answer whose number is not current.
package enum ColumnRequest<Page: Hashable & Sendable>: Hashable, Sendable {
    // The app
    /// Sets the controller of a column, or removes it.
    case set(SplitColumn, Page?)
    /// Requests a display mode.
    /// - Parameter automatic: the automatic mode for the app's preferences and the width.
    case change(to: SplitLayout.Mode, automatic: SplitLayout.Mode, animated: Bool)
    /// Shows or hides the inspector column.
    case inspect(Bool, animated: Bool)
    /// The pages of the one stack, or the pages that are kept beside it, have changed.
    case keep(SplitStacks<Page>)
    /// Pushes a controller, which was set as the secondary before, onto the one stack.
    case detail(Page)
    /// Pushes the column's pages onto the one stack.
    case show(SplitColumn)

    // The environment
    /// The container appears, or the width of its window changes.
    case checkWidth
    /// The container disappears.
    case leave
    /// The columns are laid out in a width whose automatic mode is this one.
    case width(automatic: SplitLayout.Mode)

    // Time
    case motionEnded(Int)
    /// The one stack is at rest, with or without the pages of the column that was pushed.
    case opened(Int, isThere: Bool)

    // Answers
    /// Ends the motion with this number; nil ends any motion. Sent when the effect `land` is performed.
    case landed(Int?)
    /// Whether the width has room for one column only.
    case room(isNarrow: Bool, automatic: SplitLayout.Mode)
    /// The column's child controller: a navigation controller, or the controller that was set.
    case host(SplitColumn, Page?)
    /// As ``host(_:_:)``, with the one stack that holds all columns.
    case replace(SplitColumn, Page?, ColumnStack<Page>)
    /// The delegate was notified of the mode or of a column.
    /// - Parameter mayMove: the container is in a window, so that the change can be animated.
    case announced(Int, mayMove: Bool)
    case notified(Int)
    case top(Int, SplitColumn)
    case gathered(Int, ColumnStack<Page>)
    case expandTo(Int, SplitLayout.Mode, automatic: SplitLayout.Mode)
    /// Displays the pages that belong on screen.
    case display
}

/// The effects of ``ColumnMachine``, in order. The caller has the controllers and views of the pages.
package enum ColumnEffect<Page: Hashable & Sendable>: Hashable, Sendable {
    // Questions, answered by requests
    case readRoom
    /// As ``readRoom``, if the room differs from the room of the last arrangement.
    case readRoomAgain
    /// Ends a motion after the effects that were queued before.
    case land(Int?)
    case place(SplitColumn, Page?)
    case announce(Int, SplitLayout.Mode)
    /// As ``announce(_:_:)`` for a change that keeps the mode. The delegate is notified of the columns only.
    case prepareChange(Int)
    case will(Int, ColumnTransition)
    case askTop(Int)
    /// Combines the pages of all columns, up to the top column, into one stack. `top` is nil for a classic split view.
    case gather(Int, top: SplitColumn?)
    case part(Int)
    case askMode(Int)
    case display
    /// As ``display``, unless no page of the container is on screen.
    case catchUp

    // Children
    case attach(Page), didMove(Page), detach(Page)
    /// Updates the traits of the shown pages and loads the views of the new pages.
    case prepare(shown: [Page], new: [Page])
    case willAppear(Page, animated: Bool), willDisappear(Page, animated: Bool)
    /// Completes the announced appearance transition.
    case didAppear(Page), didDisappear(Page)
    /// Orders the views in the container, from bottom to top.
    case order([Page])
    case remove([Page])
    case detail(Page)
    /// Pushes the column's pages onto the one stack if this is still possible. The number is that of
    /// ``ColumnRequest/opened(_:isThere:)``.
    case open(Int, SplitColumn)

    // Columns
    case did(ColumnTransition)
    case didCollapse, didExpand
    case modeButton(isHidden: Bool)
    case buttons
    case layOut
    /// Places the appearing columns at their positions in this mode, with or without the inspector.
    case layOutStart(SplitLayout.Mode, showsInspector: Bool)
    case move(Int)
}
