/// Where the title and the back label of a bar go, all lengths in points along the bar.
///
/// The title is centered on the bar, not on the room between the groups. A back label shrinks (full, generic word,
/// chevron alone) before the title leaves the center, and the title leaves the center before it is truncated. Derived:
/// devices show "Back", or the chevron alone, beside titles that a shift would have saved.
package struct BarTitlePlacement: Hashable, Sendable {
    /// A title closer than this to a group does not stay in the center. Measured (navigation-bar/title-near): iOS 26.1.
    package static let leastGap = 8.0
    /// A title that left the center starts this far after the leading group. Measured (navigation-bar/title-after): iOS
    /// 26.1.
    package static let shiftedGap = 12.0
    /// Between a back label and a title, in the center or not. Measured (back-button/gap-title): 8 points between the
    /// ink of both, of which letters keep 1 1/3 to themselves.
    package static let backLabelGap = 20.0 / 3
    /// Less room than this shows no title at all. Measured (navigation-bar/title-least): iOS 26.1.
    package static let leastRoom = 3.0

    /// Widths, from the leading edge in reading order.
    package struct Widths: Hashable, Sendable {
        package var bar: Double
        /// Room kept free at both ends when no group is there.
        package var margin: Double
        /// Where the back label starts, after margin and chevron; nil without a back button.
        package var backLabelStart: Double?
        /// Width of each candidate of ``BackTitle``, longest first; 0 is the chevron alone.
        package var backLabels: [Double]
        /// Leading items with their gaps and, without a back button, with the margin; 0 if there are none.
        package var leadingItems: Double
        /// Trailing items with their gaps and the margin; 0 if there are none.
        package var trailingItems: Double
        package var title: Double

        package init(
            bar: Double, margin: Double = 16, backLabelStart: Double? = nil, backLabels: [Double] = [],
            leadingItems: Double = 0,
            trailingItems: Double = 0, title: Double
        ) {
            self.bar = bar
            self.margin = margin
            self.backLabelStart = backLabelStart
            self.backLabels = backLabels
            self.leadingItems = leadingItems
            self.trailingItems = trailingItems
            self.title = title
        }
    }

    package typealias Span = BarSpan

    /// Index of the back label that is shown; 0 without a back button.
    package private(set) var backLabelIndex = 0
    package private(set) var backLabel: Span?
    package private(set) var title: Span
    package private(set) var titleIsTruncated = false

    package init(_ widths: Widths, rightToLeft: Bool = false) {
        let labels = widths.backLabelStart == nil || widths.backLabels.isEmpty ? [0] : widths.backLabels
        self.init(bar: widths.bar, title: widths.title, labels: labels.count) {
            Self.room(widths, label: labels[$0], gap: $1)
        }
        if let labelStart = widths.backLabelStart {
            let limit = widths.bar - widths.trailingItems - widths.leadingItems - labelStart
            backLabel = Span(x: labelStart, width: max(0, min(labels[backLabelIndex], limit)))
        }
        if rightToLeft {
            title.x = widths.bar - title.x - title.width
            backLabel = backLabel.map { Span(x: widths.bar - $0.x - $0.width, width: $0.width) }
        }
    }

    /// - Parameters:
    ///   - labels: how many back labels there are to choose from, at least 1.
    ///   - room: the stretch that the title may use beside the label of that index, this far from the groups.
    init(bar: Double, title wish: Double, labels: Int, room: (Int, Double) -> ClosedRange<Double>) {
        let start = (bar - wish) / 2
        let centered = (0..<labels).first { label in
            let room = room(label, Self.leastGap)
            return wish > 0
                ? start >= room.lowerBound && start + wish <= room.upperBound : room.lowerBound < room.upperBound
        }
        if let centered {
            backLabelIndex = centered
            title = Span(x: start, width: wish)
            return
        }
        let rooms = (0..<labels).map { room($0, Self.shiftedGap) }
        let fitting = rooms.firstIndex { $0.upperBound - $0.lowerBound >= wish }
        backLabelIndex = fitting ?? labels - 1
        let chosen = rooms[backLabelIndex]
        let length = chosen.upperBound - chosen.lowerBound
        let width = length >= Self.leastRoom ? min(wish, length) : 0
        title = Span(x: chosen.lowerBound, width: width)
        titleIsTruncated = width < wish
    }

    /// The stretch that the title may use beside this back label.
    private static func room(_ widths: Widths, label: Double, gap: Double) -> ClosedRange<Double> {
        let leading: Double
        if let start = widths.backLabelStart {
            leading = start + label + widths.leadingItems + (label > 0 && widths.leadingItems <= 0 ? backLabelGap : gap)
        } else {
            leading = widths.leadingItems > 0 ? widths.leadingItems + gap : widths.margin
        }
        let trailing = widths.bar - (widths.trailingItems > 0 ? widths.trailingItems + leastGap : widths.margin)
        return leading...max(leading, trailing)
    }
}
