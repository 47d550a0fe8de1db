import ChromeLayout

extension UIViewController {
    /// The edges at which the controller's view continues below bars, from the properties that an app sets.
    var ownPageEdges: PageEdges {
        let edges = edgesForExtendedLayout
        return PageEdges(
            top: edges.contains(.top), bottom: edges.contains(.bottom),
            includesOpaqueBars: extendedLayoutIncludesOpaqueBars)
    }

    /// The edges of a container that decides for each child.
    var containerEdges: PageEdges {
        var edges = ownPageEdges
        edges.isContainer = true
        return edges
    }
}
