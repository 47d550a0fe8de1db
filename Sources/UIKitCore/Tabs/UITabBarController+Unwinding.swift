extension UITabBarController {
    /// Chosen: the selected tab first.
    func tabsToUnwind(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let others = childrenToUnwind(source)
        return others.filter { $0 === selectedViewController } + others.filter { $0 !== selectedViewController }
    }

    func unwindTabs(to tab: UIViewController) {
        guard tab !== selectedViewController, viewControllers?.contains(where: { $0 === tab }) == true else { return }
        selectedViewController = tab
    }
}
