extension UITabBarController {
    /// Replaces the controller's bar by a bar of the app, with the same tabs. Called by
    /// `setValue(bar, forKey: "tabBar")`.
    ///
    /// - Returns: false while the bar moves with a page or the user rearranges tabs.
    func replaceBar(with bar: UITabBar) -> Bool {
        let former = tabBar
        guard bar !== former else { return true }
        guard former.superview == nil || former.superview === viewIfLoaded, !former.isCustomizing else { return false }
        release(former)
        manage(bar)
        setBar(bar)
        bar.frame = former.frame
        if let view = former.superview {
            view.insertSubview(bar, aboveSubview: former)
            former.removeFromSuperview()
        }
        updateItems()
        if isViewLoaded { updateBar() } else { updateBarWithoutView() }
        return true
    }

    /// Sets the controller as the owner of the bar's tabs.
    func manage(_ bar: UITabBar) {
        bar.tabs.delegate = self
        bar.appearances.isManaged = true
        bar.tabs.maySelect = { [weak self] item in self?.tabTapped(item) ?? false }
        bar.tabs.didSelect = { [weak self] item in self?.tabWasTapped(item) }
        bar.tabs.customizes = { [weak self] in self?.customizationChanged(to: $0, $1, $2) }
    }

    private func release(_ bar: UITabBar) {
        bar.tabs.delegate = nil
        bar.appearances.isManaged = false
        (bar.tabs.maySelect, bar.tabs.didSelect, bar.tabs.customizes) = (nil, nil, nil)
    }
}
