/// The requests to a ``TabMachine``. Each request is legal in every phase.
///
/// Requests that answer an effect carry the change's number. The machine ignores an answer whose number is not current.
package enum TabRequest<Page: Hashable & Sendable>: Hashable, Sendable {
    // The app and the user
    case replace([Page], animated: Bool)
    case select(Page)
    /// The same controllers in another order.
    case reorder([Page])
    /// The "More" list has pushed another controller.
    case note(Page)
    /// The width or the tabs in the bar have changed.
    case arrange(animated: Bool)

    // The environment
    /// The controller of the "More" list was created.
    case more(Page)
    /// The container appears or disappears.
    case appear, disappear
    /// The animator has ended or is overdue.
    case answered(Int, completed: Bool)

    // Answers
    /// Exchanges the child controllers for the decided ones.
    case exchange(animated: Bool)
    /// The page to show for the selection: the selected controller, or the "More" controller that contains it.
    case show(Page?, mayMove: Bool)
    /// Whether the app's animator runs the change.
    case asked(Int, moves: Bool)
    /// - Parameter back: the selection to restore after a cancellation; nil if the selection has changed since.
    case ended(Int, completed: Bool, back: Page?)
    /// Former tabs may be removed.
    case release
}

/// The effects of ``TabMachine``, in order. The caller has the controllers and views.
package enum TabEffect<Page: Hashable & Sendable>: Hashable, Sendable {
    // Questions, answered by requests
    case exchange(animated: Bool)
    /// Updates lists and items for the width, then sends the page to show.
    case arrange(animated: Bool, mayMove: Bool)
    case ask(TabChange<Page>)
    /// Ends the running animation with its decided outcome.
    case interrupt
    case conclude(Int, completed: Bool)
    case release

    // Children
    /// Returns pages from "More" to their own controllers.
    case returnPages
    case willLeave(Page), leave(Page), attach(Page), didMove(Page)
    case load(Page)
    case willAppear(Page, animated: Bool), willDisappear(Page, animated: Bool)
    /// Completes the announced appearance transition.
    case didAppear(Page), didDisappear(Page)
    /// Adds the view to the container, or removes it.
    case install(Page), remove(Page)

    // The animator
    case begin(Int)
    /// Removes the views from the animator's container view.
    case close(Int, completed: Bool)
    /// Runs the coordinator's completions.
    case finish(Int, completed: Bool)

    // The bar
    case items
    /// Returns the bar to its own superview.
    case returnBar
    case updateBar
    case updateOverlap
    /// Shows a bar that scrolling has hidden.
    case restoreBar
    case valuesChanged
}
