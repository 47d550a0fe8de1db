import CoreGraphics
import Foundation

/// The restoration state of a view. Most views have none.
@MainActor
final class ViewRestoration {
    var identifier: String?
    /// The saved scroll position, until the content is available.
    var place: ScrollPlace?
}

/// A saved scroll position.
struct ScrollPlace {
    /// The content offset below the bars, in points.
    var point: CGPoint
    var top: Row?
    /// The distance in points by which the top row is scrolled out of view.
    var lead: CGFloat = 0
    var selected: [Row] = []
    /// The position to which the view scrolled when there was not enough content.
    var reached: CGPoint?

    struct Row {
        var path: IndexPath
        /// The identifier of the row from the data source.
        var name: String?
    }
}
