import CoreGraphics
import Foundation

/// What a view knows of being kept; most views have none.
@MainActor
final class ViewRestoration {
    var identifier: String?
    /// Where a scroll view stood, until its content is there.
    var place: ScrollPlace?
}

/// Where a scroll view stood.
struct ScrollPlace {
    /// Points of content above and left of what is seen below the bars.
    var point: CGPoint
    var top: Row?
    /// How far the top row had gone out of sight, in points.
    var lead: CGFloat = 0
    var selected: [Row] = []
    /// Where it was moved to while there was not enough content.
    var reached: CGPoint?

    struct Row {
        var path: IndexPath
        /// What the data source calls it.
        var name: String?
    }
}

extension UIView {
    var ownRestoration: ViewRestoration {
        if let restoration { return restoration }
        let made = ViewRestoration()
        restoration = made
        return made
    }
}
