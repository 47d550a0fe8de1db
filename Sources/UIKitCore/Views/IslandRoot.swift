import CallStack

extension UIView {
    /// The view that solves the constraints of this view: this view or one above.
    ///
    /// The views on the way store the answer until the way changes. So a tree whose views each ask, however deep it is,
    /// is climbed once. A stored root lies above the view, and each view between them stores the same root.
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

    /// The view got another superview or none, or began or ceased to be a border: clears the roots that were found
    /// through it.
    nonisolated func forgetIslandRoot() {
        tree.islandRoot = nil
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom {
            for view in tree.subviews where view.tree.islandRoot != nil { view.forgetIslandRoot() }
        }
    }
}
