/// Chooses the appearance object of a bar: the first that is set. Appearances are never merged.
///
/// Documented (UINavigationBar.h, UIToolbar.h): the order.
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
    /// The appearances that the app has set on a bar or on an item.
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
    /// A standard appearance replaces a missing scroll edge appearance. The bar draws no background and no shadow.
    package var dropsBackground: Bool

    /// - Parameters:
    ///   - standard: the bar's default appearance.
    ///   - atEdge: no content lies under the bar. A bar without a navigation controller is never at the edge.
    ///   - isOpaque: the app made the bar opaque. Chosen: an opaque bar keeps its background at the edge. UIKit shows a
    ///     hole there, because no content lies below the bar.
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
