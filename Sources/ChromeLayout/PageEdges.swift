/// The edges at which a page continues below bars.
package struct PageEdges: Hashable, Sendable {
    package enum Edge: CaseIterable, Hashable, Sendable { case top, bottom }

    package var top: Bool
    package var bottom: Bool
    /// Whether the page also continues below opaque bars.
    package var includesOpaqueBars: Bool
    /// Whether the page is a container that decides for each of its own pages. A tab bar controller lets such a page
    /// continue below its bar.
    package var isContainer: Bool

    package init(top: Bool = true, bottom: Bool = true, includesOpaqueBars: Bool = false, isContainer: Bool = false) {
        self.top = top
        self.bottom = bottom
        self.includesOpaqueBars = includesOpaqueBars
        self.isContainer = isContainer
    }

    /// Documented (UIViewController.extendedLayoutIncludesOpaqueBars): a page continues below a bar unless the bar is
    /// opaque and the page does not include opaque bars.
    package func continues(below edge: Edge, isTranslucent: Bool) -> Bool {
        (edge == .top ? top : bottom) && (isTranslucent || includesOpaqueBars)
    }
}
