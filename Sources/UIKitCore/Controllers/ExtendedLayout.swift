extension UIViewController {
    /// Whether the controller's view extends below a bar at an edge. The view does unless the bar is opaque and the
    /// controller does not include opaque bars.
    func extendsBelowBar(at edge: UIRectEdge, isTranslucent: @autoclosure () -> Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent() || extendedLayoutIncludesOpaqueBars)
    }
}
