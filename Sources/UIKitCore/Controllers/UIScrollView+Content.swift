extension UIScrollView: ScrollContent {
    var isOfNavigation: Bool {
        var view: UIView? = self
        while let current = view {
            if let controller = current.tree.controller as? UIViewController {
                guard controller.navigationController != nil, controller.automaticallyAdjustsScrollViewInsets else {
                    return false
                }
                return current === self || controller.contentScrollView(for: .top) === self
            }
            view = current.superview
        }
        return false
    }
}
