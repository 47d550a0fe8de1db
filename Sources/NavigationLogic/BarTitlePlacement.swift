/// The layout of the title and the back label of a bar. All lengths are in points along the bar.
///
/// The title is centered on the bar, not between the groups. The bar shortens the back label (full title, generic
/// title, chevron alone) before it moves the title off the center, and moves the title before it truncates it. Derived:
/// devices show "Back" or the chevron alone beside titles that would fit off the center.
package struct BarTitlePlacement: Hashable, Sendable {
    /// A title that would be closer to a group than this is moved off the center. Measured (navigation-bar/title-near):
    /// iOS 26.1.
    package static let leastGap = 8.0
    /// The gap between the leading group and a title outside the center. Measured (navigation-bar/title-after): iOS
    /// 26.1.
    package static let shiftedGap = 12.0
    /// The gap between a back label and the title, centered or not. Measured (back-button/gap-title): 8 points between
    /// the ink of the two texts, of which the letters' own side bearings are 1 1/3.
    package static let backLabelGap = 20.0 / 3
    /// The title is hidden if it has less room than this. Measured (navigation-bar/title-least): iOS 26.1.
    package static let leastRoom = 3.0

    /// Widths in points, from the leading edge in reading order.
    package struct Widths: Hashable, Sendable {
        package var bar: Double
        /// The free space at an end without a group.
        package var margin: Double
        /// The start of the back label, after margin and chevron; nil without a back button.
        package var backLabelStart: Double?
        /// The width of each candidate of ``BackTitle``, longest first. 0 is the chevron alone.
        package var backLabels: [Double]
        /// The leading items with their gaps and, without a back button, the margin. 0 without items.
        package var leadingItems: Double
        /// The trailing items with their gaps and the margin. 0 without items.
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

    /// The index of the visible back label; 0 without a back button.
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
    ///   - labels: the number of back labels to choose from, at least 1.
    ///   - room: returns the range for the title beside the label at an index, with a gap to the groups.
    init(bar: Double, title preferred: Double, labels: Int, room: (Int, Double) -> ClosedRange<Double>) {
        let start = (bar - preferred) / 2
        let centered = (0..<labels).first { label in
            let room = room(label, Self.leastGap)
            return preferred > 0
                ? start >= room.lowerBound && start + preferred <= room.upperBound : room.lowerBound < room.upperBound
        }
        if let centered {
            backLabelIndex = centered
            title = Span(x: start, width: preferred)
            return
        }
        let rooms = (0..<labels).map { room($0, Self.shiftedGap) }
        let fitting = rooms.firstIndex { $0.upperBound - $0.lowerBound >= preferred }
        backLabelIndex = fitting ?? labels - 1
        let chosen = rooms[backLabelIndex]
        let length = chosen.upperBound - chosen.lowerBound
        let width = length >= Self.leastRoom ? min(preferred, length) : 0
        title = Span(x: chosen.lowerBound, width: width)
        titleIsTruncated = width < preferred
    }

    /// The range that the title may use beside this back label.
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
