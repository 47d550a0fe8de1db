extension UINavigationController {
    /// Replaces the controller's bar by a bar of the app, with the same items. Called by
    /// `setValue(bar, forKey: "navigationBar")`.
    ///
    /// - Returns: false while a transition moves the bar.
    func replaceBar(with bar: UINavigationBar) -> Bool {
        let former = navigationBar
        guard bar !== former else { return true }
        guard motion == nil, former.superview == nil || former.superview === viewIfLoaded else { return false }
        former.perform(.join(nil))
        bar.perform(.join(self))
        setBar(bar)
        bar.frame = former.frame
        if let view = former.superview {
            view.insertSubview(bar, aboveSubview: former)
            former.removeFromSuperview()
        }
        updateForTopPage()
        return true
    }
}
