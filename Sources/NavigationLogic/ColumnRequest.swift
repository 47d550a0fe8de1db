/// Everything that can be asked of a ``ColumnMachine``. Each is legal in every phase.
///
/// Answers come from who carries an effect out; they have the number of what is asked, and count for that alone.
package enum ColumnRequest<Page: Hashable & Sendable>: Hashable, Sendable {
    // The app
    /// A column gets a controller, or none.
    case set(SplitColumn, Page?)
    /// Another display mode.
    /// - Parameter automatic: the mode that the wishes and the width give.
    case change(to: SplitLayout.Mode, automatic: SplitLayout.Mode, animated: Bool)
    /// The inspector column is to show, or to hide.
    case inspect(Bool, animated: Bool)
    /// Other pages of the one stack, or of what is kept beside it.
    case keep(SplitStacks<Page>)
    /// The controller, set as the secondary before, is put on the one stack.
    case detail(Page)
    /// The column's pages are put on the one stack.
    case show(SplitColumn)

    // The world around
    /// The container comes to the screen, or its window gets another width.
    case look
    /// The container is on its way out.
    case leave
    /// Columns are laid out in a width that gives this mode.
    case width(automatic: SplitLayout.Mode)

    // Time
    case motionEnded(Int)
    /// The one stack rests with the column's pages that were put on it, or without them.
    case opened(Int, isThere: Bool)

    // Answers
    /// It is the turn of what ends a motion: the one with this number, or any.
    case landed(Int?)
    /// There is room for one column, or for more.
    case room(isNarrow: Bool, automatic: SplitLayout.Mode)
    /// The column has its host: a navigation controller, or what was set.
    case host(SplitColumn, Page?)
    /// As ``host(_:_:)``, of a stack that holds all columns.
    case replace(SplitColumn, Page?, ColumnStack<Page>)
    /// The delegate was notified of the mode, or of a column.
    /// - Parameter mayMove: there is a window to move in.
    case announced(Int, mayMove: Bool)
    case told(Int)
    case top(Int, SplitColumn)
    case gathered(Int, ColumnStack<Page>)
    case expandTo(Int, SplitLayout.Mode, automatic: SplitLayout.Mode)
    /// What belongs on screen is to be there.
    case display
}

/// The effects of ``ColumnMachine``, in order. The performer has the controllers and views that they are about.
package enum ColumnEffect<Page: Hashable & Sendable>: Hashable, Sendable {
    // Questions, which requests answer
    case look
    /// As ``look``, where the room is another than was arranged for.
    case lookAgain
    /// A motion is to end, when what was decided before is carried out.
    case land(Int?)
    case place(SplitColumn, Page?)
    case announce(Int, SplitLayout.Mode)
    /// As ``announce(_:_:)`` of a change that keeps the mode, of which the delegate is notified by columns alone.
    case prepareChange(Int)
    case tell(Int, ColumnTurn)
    case askTop(Int)
    /// The pages of all columns become one stack, up to the column that is on top; nil where there are no columns by
    /// style.
    case gather(Int, top: SplitColumn?)
    case part(Int)
    case askMode(Int)
    case display
    /// As ``display``, unless nothing of the container is on screen.
    case catchUp

    // Children
    case attach(Page), didMove(Page), detach(Page)
    /// Those that show have their traits, and those that come their views.
    case prepare(shown: [Page], new: [Page])
    case willAppear(Page, animated: Bool), willDisappear(Page, animated: Bool)
    /// The appearance that was announced is complete.
    case didAppear(Page), didDisappear(Page)
    /// Views are in the container, one above the other.
    case order([Page])
    case remove([Page])
    case detail(Page)
    /// The column's pages go on the one stack, if they still can; the number is that of
    /// ``ColumnRequest/opened(_:isThere:)``.
    case open(Int, SplitColumn)

    // Columns
    case did(ColumnTurn)
    case didCollapse, didExpand
    case modeButton(isHidden: Bool)
    case buttons
    case layOut
    /// What comes stands where this mode has it, with or without the inspector.
    case standBeside(SplitLayout.Mode, showsInspector: Bool)
    case move(Int)
}
