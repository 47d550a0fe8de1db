import CallStack

extension UIView {
    /// The view that solves the constraints of this view: the view itself or an ancestor.
    ///
    /// The views between store the result until the hierarchy changes. A tree whose views all read the root is
    /// therefore climbed once, at any depth. A stored root is an ancestor of the view, and each view between the two
    /// stores the same root.
    var islandRoot: UIView {
        var root = self
        while !root.isIslandBorder {
            if let known = root.tree.islandRoot {
                root = known
                break
            }
            guard let parent = root.tree.superview else { break }
            root = parent
        }
        var view = self
        while view !== root, view.tree.islandRoot == nil, let parent = view.tree.superview {
            view.tree.islandRoot = root
            view = parent
        }
        return root
    }

    /// Clears the stored roots that were found through this view. Called when the view got another superview or none,
    /// or when the view became a border or stopped being a border.
    nonisolated func forgetIslandRoot() {
        tree.islandRoot = nil
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom {
            for view in tree.subviews where view.tree.islandRoot != nil { view.forgetIslandRoot() }
        }
    }
}
