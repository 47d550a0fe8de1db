package import Foundation
package import NavigationLogic

/// The heights of the parts of a navigation bar for one item, in points.
package struct BarHeights: Hashable, Sendable {
    /// The height of the row of buttons.
    package var row: CGFloat
    /// The height of the prompt above the row; 0 without a prompt.
    package var prompt: CGFloat
    /// The height of the large title; 0 without a large title.
    package var title: CGFloat
    /// The place of the search bar.
    package var place: SearchBarPlace
    /// The height of the search bar's own row, or of the scopes below a search bar in the bar's row; else 0.
    package var search: CGFloat
    /// Whether a pull of the content makes the bar taller.
    package var growsWithPull: Bool
    /// The style of the title; `title` is positive only for a large title.
    package var style: LargeTitleRule.Style

    package init(
        row: CGFloat, prompt: CGFloat = 0, title: CGFloat = 0, place: SearchBarPlace = .outside, search: CGFloat = 0,
        growsWithPull: Bool = true, style: LargeTitleRule.Style = .standard
    ) {
        self.row = row
        self.prompt = prompt
        self.title = title
        self.place = place
        self.search = search
        self.growsWithPull = growsWithPull
        self.style = style
    }

    /// The alpha of a prompt that fades with the height of its row.
    package static func promptAlpha(visible height: Double, of full: Double) -> Double {
        min(max(height / full, 0), 1)
    }

    /// Whether an active search hides the row, the prompt and the title.
    package var hidesRow: Bool { place == .row(.alone) }

    /// The zones below the row.
    package var zones: BarZones {
        BarZones(
            title: hidesRow ? 0 : Double(title), search: Double(search), searchScrollsAway: place == .row(.scrollsAway),
            growsWithPull: growsWithPull)
    }

    /// The height of the bar for content that has scrolled `scrolled` points from its top.
    package func total(scrolled: CGFloat) -> CGFloat {
        (hidesRow ? 0 : row + prompt) + CGFloat(zones.extent(scrolled: Double(scrolled)))
    }

    /// The height of the bar for content at its top. The insets of a page contain this height. Chosen: also while the
    /// large title is collapsed, so that the content does not jump.
    package var expanded: CGFloat { total(scrolled: 0) }

    /// The height by which an active search has moved the content of the bar out of it: titles move together with the
    /// row.
    package func searchOffset(prompt: CGFloat, scrolled: CGFloat) -> CGFloat {
        guard hidesRow else { return 0 }
        return prompt + row + (scrolled < 1 ? title : 0)
    }
}
