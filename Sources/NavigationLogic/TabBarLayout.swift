/// Where the items of a tab bar stand, and in which form. Lengths in points, from the leading side.
package struct TabBarLayout: Hashable, Sendable {
    /// Icon above a small label; beside a larger one; beside a label in a low bar.
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
    /// height. Measured (tab-bars/height-compact): bars of large phones on their side, regular in width and compact in
    /// height, are as low as those of other phones.
    package static func form(isWide: Bool, isLow: Bool) -> Form { isLow ? .compactInline : isWide ? .inline : .stacked }

    /// Without what the display covers below. Measured (tab-bars/height): 49, 32 in compact height, 50 on iPad since
    /// the SDK of iOS 12.
    package static func height(_ form: Form, isPad: Bool) -> Double {
        switch form {
        case .stacked: isPad ? 50 : 49
        case .inline: isPad ? 50 : 49
        case .compactInline: 32
        }
    }

    /// How many tabs fit before the last becomes "More". Documented: five; Folklore (tab-bars/limit): eight in regular
    /// width.
    package static func capacity(isWide: Bool) -> Int { isWide ? 8 : 5 }

    /// How many controllers have a tab of their own; where there are more, a tab for the rest follows.
    package static func ownTabs(of count: Int, isWide: Bool) -> Int {
        let capacity = capacity(isWide: isWide)
        return count <= capacity ? count : capacity - 1
    }

    /// Between items that fill the bar. A finger between two of them reaches the nearer one.
    package static let fillGap = 4.0

    /// Folklore (tab-bars/centered): widths and gaps of centered items since iOS 7.
    package static let centeredWidth = 76.0
    package static let centeredSpacing = 34.0

    /// - Parameters:
    ///   - insets: of both sides, that the display covers.
    ///   - itemWidth: 0 is the system's. Likewise `spacing`.
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
            // points inside their share, at whole points.
            let each = room / Double(count)
            let gap = min(fillGap, each / 2)
            return (0..<count).map { index in
                let start = insets.leading + Double(index) * each + gap / 2
                let whole = each - gap >= 1 ? start.rounded() : start
                return Span(start: whole, length: min(each - gap, insets.leading + room - whole))
            }
        }
        // Inline items need room for their words beside the icon.
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
