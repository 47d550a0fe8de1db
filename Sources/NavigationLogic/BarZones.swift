import MotionLogic

/// The zones beneath a navigation bar's row, as content scrolls: the large title, and below it the row of a search bar.
///
/// `scrolled` is how far content has moved from its top, in points; negative is a pull.
///
/// ```
///             at the top     search gone      all gone       pulled, without / with a refresh control
///   title        52             52              0             52 + pull    52
///   search       52              0              0             52           52
///   scrolled      0             52             104            < 0          < 0
/// ```
package struct BarZones: Hashable, Sendable {
    /// Height of the large title at rest; 0 without one.
    package var title: Double
    /// Height of the search row at rest; 0 without one.
    package var search: Double
    /// Whether content takes the search row away. Documented: it does unless the app pins it.
    package var searchScrollsAway: Bool
    /// Whether a pull makes the zones taller. Chosen: not while a refresh control shows in the gap below them.
    package var growsWithPull: Bool

    package init(title: Double = 0, search: Double = 0, searchScrollsAway: Bool = true, growsWithPull: Bool = true) {
        self.title = title
        self.search = search
        self.searchScrollsAway = searchScrollsAway
        self.growsWithPull = growsWithPull
    }

    /// How far content scrolls until no zone changes any more.
    package var collapsible: Double { title + searchCollapse }

    /// Measured (search/first-to-go) by eye: the search row goes before the large title.
    private var searchCollapse: Double { searchScrollsAway ? search : 0 }

    package func searchExtent(scrolled: Double) -> Double {
        guard search > 0 else { return 0 }
        // Without a large title above it the row itself goes along with a pull.
        if scrolled < 0 { return growsWithPull && title == 0 ? search - scrolled : search }
        return searchScrollsAway ? max(0, search - scrolled) : search
    }

    package func titleExtent(scrolled: Double) -> Double {
        guard title > 0 else { return 0 }
        if scrolled < 0 { return growsWithPull ? title - scrolled : title }
        return max(0, title - titleScrolled(scrolled: scrolled))
    }

    /// How far content has moved the large title, for what shows of it.
    package func titleScrolled(scrolled: Double) -> Double {
        guard scrolled > 0 else { return growsWithPull ? scrolled : 0 }
        return max(0, scrolled - searchCollapse)
    }

    package func extent(scrolled: Double) -> Double {
        titleExtent(scrolled: scrolled) + searchExtent(scrolled: scrolled)
    }

    /// The scroll position at which a scroll that would end at `scrolled` may rest: never inside a zone.
    /// Measured (large-titles/rest) for the large title, Chosen alike for the search row: beyond half of a zone it
    /// collapses, else it expands.
    package func restingPosition(scrolled: Double) -> Double {
        guard scrolled > 0, scrolled < collapsible else { return scrolled }
        let row = searchCollapse
        if scrolled < row { return scrolled > row / 2 ? row : 0 }
        return scrolled - row > title / 2 ? collapsible : row
    }

    /// Opacity of what is in a search field that is squeezed to this share of its height. Chosen: gone at two thirds.
    package static func searchContentAlpha(share: Double) -> Double { min(max((share - 2.0 / 3) * 3, 0), 1) }
}
