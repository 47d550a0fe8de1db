extension UISplitViewController {
    /// The stack of a collapsed split view controller pops the pages.
    func unwindColumns(to column: UIViewController) {
        guard !isCollapsed else { return }
        for place in [Column.primary, .supplementary, .secondary] where host(place) === column && !isShowing(place) {
            show(place)
        }
    }
}
