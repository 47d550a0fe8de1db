/// The positions and the form of the items of a tab bar. Lengths are in points, from the leading side.
package struct TabBarLayout: Hashable, Sendable {
    /// `stacked`: an icon above a small label. `inline`: an icon beside a larger label. `compactInline`: an icon beside
    /// a label in a low bar.
    package enum Form: CaseIterable, Hashable, Sendable { case stacked, inline, compactInline }

    package enum Positioning: Hashable, Sendable { case automatic, fill, centered }

    package struct Span: Hashable, Sendable {
        package var start: Double
        package var length: Double

        package init(start: Double, length: Double) {
            self.start = start
            self.length = length
        }
    }

    /// Documented: UITabBarAppearance.h: stacked in compact width, inline in regular width, compact inline in compact
    /// height. Measured (tab-bars/height-compact): bars of large phones in landscape, with regular width and compact
    /// height, have the height of other phones' bars.
    package static func form(isWide: Bool, isLow: Bool) -> Form { isLow ? .compactInline : isWide ? .inline : .stacked }

    /// The height without the bottom safe area. Measured (tab-bars/height): 49, 32 in compact height, 50 on iPad since
    /// the SDK of iOS 12.
    package static func height(_ form: Form, isPad: Bool) -> Double {
        switch form {
        case .stacked: isPad ? 50 : 49
        case .inline: isPad ? 50 : 49
        case .compactInline: 32
        }
    }

    /// The maximum number of tabs, including "More". Documented (UITabBarController): five; Folklore (tab-bars/limit):
    /// eight in regular width.
    package static func capacity(isWide: Bool) -> Int { isWide ? 8 : 5 }

    /// The number of controllers with their own tab. If there are more controllers, a "More" tab follows.
    package static func ownTabs(of count: Int, isWide: Bool) -> Int {
        let capacity = capacity(isWide: isWide)
        return count <= capacity ? count : capacity - 1
    }

    /// The gap between items that fill the bar. A touch in the gap selects the nearer item.
    package static let fillGap = 4.0

    /// Folklore (tab-bars/centered): widths and gaps of centered items since iOS 7.
    package static let centeredWidth = 76.0
    package static let centeredSpacing = 34.0

    /// - Parameters:
    ///   - insets: the safe area insets of both sides.
    ///   - itemWidth: 0 is the system's width. The same applies to `spacing`.
    package static func spans(
        count: Int, width: Double, insets: (leading: Double, trailing: Double) = (0, 0), form: Form = .stacked,
        positioning: Positioning = .automatic, itemWidth: Double = 0, spacing: Double = 0
    ) -> [Span] {
        guard count > 0 else { return [] }
        let room = max(0, width - insets.leading - insets.trailing)
        let isCentered =
            positioning == .centered || (positioning == .automatic && form != .stacked && room > 0 && form == .inline)
        guard isCentered else {
            // Measured (tab-bars/places): in a bar of 393 points six items begin at 2, 68, 133, 199, 264 and 330: two
            // points inside their equal part, at whole points.
            let each = room / Double(count)
            let gap = min(fillGap, each / 2)
            return (0..<count).map { index in
                let start = insets.leading + Double(index) * each + gap / 2
                let whole = each - gap >= 1 ? start.rounded() : start
                return Span(start: whole, length: min(each - gap, insets.leading + room - whole))
            }
        }
        // Inline items need space for the label beside the icon.
        let wanted = itemWidth > 0 ? itemWidth : form == .inline ? 2 * centeredWidth : centeredWidth
        var gap = spacing > 0 ? spacing : form == .inline ? 0 : centeredSpacing
        var length = wanted
        if Double(count) * length + Double(count - 1) * gap > room {
            gap = min(gap, max(0, (room - Double(count) * length) / Double(max(count - 1, 1))))
            length = min(length, (room - Double(count - 1) * gap) / Double(count))
        }
        let total = Double(count) * length + Double(count - 1) * gap
        let start = insets.leading + ((room - total) / 2).rounded()
        return (0..<count).map { Span(start: start + Double($0) * (length + gap), length: length) }
    }
}
