import Foundation

/// The bar for screen readers and for tests of the interface.
extension UINavigationBar {
    /// The back button, leading items, the title as displayed, trailing items. Documented: a bar's title and its left
    /// item are read on arrival; here the visual order, as screen readers of other systems use too.
    var readingOrder: [UIView] {
        guard let content = shown.content else { return subviews }
        var views = content.rowViews
        if content.isLarge { views += content.zoneViews }
        return views
            + subviews.filter { view in
                view !== background && view !== largeTitleClip && !views.contains { $0 === view }
                    && !(shown.leaving?.rowViews.contains { $0 === view } ?? false)
            }
    }

    /// Items with visible buttons, in reading order; representatives for their groups, nothing for items in the
    /// overflow menu.
    package var shownItems: [UIBarButtonItem] {
        guard let content = shown.content else { return [] }
        return (content.leading + content.trailing).filter { $0 !== content.overflow }.map(\.item)
    }

    var spokenIdentifier: String? {
        if let title = topItem?.title, !title.isEmpty { return title }
        return stack.host?.barIdentifier
    }
}
