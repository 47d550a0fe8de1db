import MotionLogic

/// The zones below the row of a navigation bar: the large title, and below it the row of a search bar. Scrolling
/// changes their heights.
///
/// `scrolled` is the distance of the content from its top, in points. Negative values are a pull.
///
/// ```
///             at the top     search gone      all gone       pulled, without / with a refresh control
///   title        52             52              0             52 + pull    52
///   search       52              0              0             52           52
///   scrolled      0             52             104            < 0          < 0
/// ```
package struct BarZones: Hashable, Sendable {
    /// The height of the large title at rest; 0 without a large title.
    package var title: Double
    /// The height of the search row at rest; 0 without a search row.
    package var search: Double
    /// Whether scrolling hides the search row. Documented (UINavigationItem.hidesSearchBarWhenScrolling): true by
    /// default.
    package var searchScrollsAway: Bool
    /// Whether a pull makes the zones taller. Chosen: false while a refresh control is visible in the gap below them.
    package var growsWithPull: Bool

    package init(title: Double = 0, search: Double = 0, searchScrollsAway: Bool = true, growsWithPull: Bool = true) {
        self.title = title
        self.search = search
        self.searchScrollsAway = searchScrollsAway
        self.growsWithPull = growsWithPull
    }

    /// The scroll distance in points at which all zones have reached their final height.
    package var collapsible: Double { title + searchCollapse }

    /// Measured (search/first-to-go) by eye: scrolling hides the search row before the large title.
    private var searchCollapse: Double { searchScrollsAway ? search : 0 }

    package func searchExtent(scrolled: Double) -> Double {
        guard search > 0 else { return 0 }
        // Without a large title above it, the search row itself grows with a pull.
        if scrolled < 0 { return growsWithPull && title == 0 ? search - scrolled : search }
        return searchScrollsAway ? max(0, search - scrolled) : search
    }

    package func titleExtent(scrolled: Double) -> Double {
        guard title > 0 else { return 0 }
        if scrolled < 0 { return growsWithPull ? title - scrolled : title }
        return max(0, title - titleScrolled(scrolled: scrolled))
    }

    /// The distance by which scrolling has moved the large title.
    package func titleScrolled(scrolled: Double) -> Double {
        guard scrolled > 0 else { return growsWithPull ? scrolled : 0 }
        return max(0, scrolled - searchCollapse)
    }

    package func extent(scrolled: Double) -> Double {
        titleExtent(scrolled: scrolled) + searchExtent(scrolled: scrolled)
    }

    /// Returns the resting position of a scroll that would end at `scrolled`. It is never inside a zone: a zone that is
    /// more than half collapsed collapses, any other zone expands. Measured (large-titles/rest) for the large title;
    /// Chosen: the search row behaves alike.
    package func restingPosition(scrolled: Double) -> Double {
        guard scrolled > 0, scrolled < collapsible else { return scrolled }
        let row = searchCollapse
        if scrolled < row { return scrolled > row / 2 ? row : 0 }
        return scrolled - row > title / 2 ? collapsible : row
    }

    /// The opacity of the content of a search field at this share of its height. Chosen: transparent from two thirds
    /// downward.
    package static func searchContentAlpha(share: Double) -> Double { min(max((share - 2.0 / 3) * 3, 0), 1) }
}
