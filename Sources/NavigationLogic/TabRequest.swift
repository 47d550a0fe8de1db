/// Everything that can be asked of a ``TabMachine``. Each is legal in every phase.
///
/// Answers come from who carries an effect out; those with a number count for the change with that number alone.
package enum TabRequest<Page: Hashable & Sendable>: Hashable, Sendable {
    // The app and the user
    case replace([Page], animated: Bool)
    case select(Page)
    /// The same ones in another order.
    case reorder([Page])
    /// The list "More" shows another one by itself.
    case note(Page)
    /// Another width, other tabs for the bar.
    case arrange(animated: Bool)

    // The world around
    /// The controller of the list "More" was made.
    case more(Page)
    /// The container comes to the screen, or is on its way out.
    case appear, disappear
    /// The animator has ended, or is overdue.
    case answered(Int, completed: Bool)

    // Answers
    /// The controllers that were decided come and go.
    case exchange(animated: Bool)
    /// Who is to show for what is selected: that itself, or the controller of "More" around it.
    case show(Page?, mayMove: Bool)
    /// Whether an animator of the app's own moves the change.
    case asked(Int, moves: Bool)
    /// - Parameter back: what is selected where it is taken back; nil where something else is selected by now.
    case ended(Int, completed: Bool, back: Page?)
    /// Those that are no tabs any more may leave.
    case release
}

/// The effects of ``TabMachine``, in order. The performer has the controllers and views that they are about.
package enum TabEffect<Page: Hashable & Sendable>: Hashable, Sendable {
    // Questions, which requests answer
    case exchange(animated: Bool)
    /// Lists and items are those of the width; then, who shows?
    case arrange(animated: Bool, mayMove: Bool)
    case ask(TabChange<Page>)
    /// What moves ends, with what is decided about it.
    case interrupt
    case conclude(Int, completed: Bool)
    case release

    // Children
    /// Pages in "More" return to their own controllers.
    case giveBack
    case willLeave(Page), leave(Page), attach(Page), didMove(Page)
    case load(Page)
    case willAppear(Page, animated: Bool), willDisappear(Page, animated: Bool)
    /// The appearance that was announced is complete.
    case didAppear(Page), didDisappear(Page)
    /// The view is in the container, or no longer.
    case install(Page), remove(Page)

    // The animator
    case begin(Int)
    /// The views are no longer the animator's.
    case close(Int, completed: Bool)
    /// Completions of the coordinator run.
    case finish(Int, completed: Bool)

    // The bar
    case items
    /// The bar stands in its own view again.
    case returnBar
    case updateBar
    case updateOverlap
    /// A bar that scrolling took away returns.
    case restoreBar
    case valuesChanged
}
