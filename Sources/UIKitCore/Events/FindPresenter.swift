/// A standard command of searches. The raw values are the names of the commands.
enum FindCommand: String {
    case find = "find:"
    case replace = "findAndReplace:"
    case next = "findNext:"
    case previous = "findPrevious:"
    case useSelection = "useSelectionForFind:"
}

/// The find interaction of a view. The standard commands of the view call the presenter.
@preconcurrency @MainActor
protocol FindPresenter: AnyObject {
    func canPerform(_ command: FindCommand) -> Bool
    func perform(_ command: FindCommand)
    /// Called when the view was removed from its window.
    func viewLeftWindow()
    /// Called after an edit of the view's text.
    func textChanged()
}
