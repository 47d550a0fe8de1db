/// Which appearance object a bar shows: the first that is set, as a whole, never merged. Documented: UINavigationBar.h,
/// UIToolbar.h.
///
/// | height  | content    | first of, each asked of the item and then of the bar  |
/// |---------|------------|-------------------------------------------------------|
/// | regular | under bar  | standard                                              |
/// | compact | under bar  | compact, standard                                     |
/// | regular | at edge    | scrollEdge, standard*                                 |
/// | compact | at edge    | compactScrollEdge, scrollEdge, compact, standard*     |
///
/// *) without its background
package struct AppearanceResolution<Appearance> {
    /// What the app has set on a bar or on an item.
    package struct Choices {
        package var standard: Appearance?
        package var compact: Appearance?
        package var scrollEdge: Appearance?
        package var compactScrollEdge: Appearance?

        package init(
            standard: Appearance? = nil, compact: Appearance? = nil, scrollEdge: Appearance? = nil,
            compactScrollEdge: Appearance? = nil
        ) {
            self.standard = standard
            self.compact = compact
            self.scrollEdge = scrollEdge
            self.compactScrollEdge = compactScrollEdge
        }
    }

    package var appearance: Appearance
    /// A standard appearance stands in for one at the scroll edge: it is drawn without background and shadow.
    package var dropsBackground: Bool

    /// - Parameters:
    ///   - standard: what the bar has if nothing else is set.
    ///   - atEdge: the content ends at the bar, nothing lies under it. A bar of its own, without a navigation
    ///     controller, is never at the edge.
    ///   - isOpaque: the app made the bar opaque. Chosen: it keeps its background at the edge too. Nothing lies below
    ///     it there; UIKit shows that, as a hole.
    package init(
        item: Choices = Choices(), bar: Choices = Choices(), standard: Appearance, compact: Bool, atEdge: Bool,
        isOpaque: Bool = false
    ) {
        if compact, atEdge, let found = item.compactScrollEdge ?? bar.compactScrollEdge {
            appearance = found
            dropsBackground = false
        } else if atEdge, let found = item.scrollEdge ?? bar.scrollEdge {
            appearance = found
            dropsBackground = false
        } else if compact, let found = item.compact ?? bar.compact {
            appearance = found
            dropsBackground = false
        } else {
            appearance = item.standard ?? bar.standard ?? standard
            dropsBackground = atEdge && !isOpaque
        }
    }
}
