import Foundation

/// The accessibility elements of the bar, for screen readers and interface tests.
extension UINavigationBar {
    /// The back button, leading items, the displayed title, trailing items. Documented (UINavigationBar): a bar's title
    /// and its left item are read on arrival. Chosen: the visual order, as with screen readers of other systems.
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

    /// Items with visible buttons, in reading order. A group in its representative form is its representative; items in
    /// the overflow menu are left out.
    package var shownItems: [UIBarButtonItem] {
        guard let content = shown.content else { return [] }
        return (content.leading + content.trailing).filter { $0 !== content.overflow }.map(\.item)
    }

    var spokenIdentifier: String? {
        if let title = topItem?.title, !title.isEmpty { return title }
        return stack.host?.barIdentifier
    }
}
