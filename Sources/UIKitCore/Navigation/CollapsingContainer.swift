/// A container whose columns collapse into one stack.
@preconcurrency @MainActor
protocol CollapsingContainer: UIViewController {
    /// Pushes the pages of the secondary column onto the stack.
    func pushSecondary(_ secondary: UIViewController, onto navigation: UINavigationController)
    /// Moves the pages of the secondary column from the stack to their column. Returns the column's controller.
    func removeSecondary(from navigation: UINavigationController) -> UIViewController?
}
