extension UINavigationController {
    /// Derived: pages above the source's page are not unwind destinations.
    func pagesToUnwind(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return viewControllers.prefix { $0 !== own }.reversed()
    }

    func unwindPages(to page: UIViewController) {
        guard page !== topViewController, viewControllers.contains(where: { $0 === page }) else { return }
        popToViewController(page, animated: true)
    }
}
