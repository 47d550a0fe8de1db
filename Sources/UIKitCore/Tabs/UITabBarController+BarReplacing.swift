extension UITabBarController {
    /// Replaces the controller's bar by a bar of the app, with the same tabs. Called by
    /// `setValue(bar, forKey: "tabBar")`.
    ///
    /// - Returns: false while the bar moves with a page or the user rearranges tabs.
    func replaceBar(with bar: UITabBar) -> Bool {
        let former = tabBar
        guard bar !== former else { return true }
        guard former.superview == nil || former.superview === viewIfLoaded, !former.isCustomizing else { return false }
        former.perform(.specific(.join(nil)))
        former.perform(.specific(.accessory(nil)))
        manage(bar)
        bar.perform(.specific(.accessory(state.side.accessory?.contentView)))
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
        let owner = TabBarOwner(
            delegate: self, maySelect: { [weak self] in self?.tabTapped($0) ?? false },
            didSelect: { [weak self] in self?.tabWasTapped($0) },
            customizes: { [weak self] in self?.customizationChanged(to: $0, $1, $2) })
        bar.perform(.specific(.join(owner)))
    }
}
