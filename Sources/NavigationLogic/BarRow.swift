/// The layout of the row of a navigation bar.
///
/// ```
/// ‹ back label  leading groups    title    center groups    trailing groups  overflow  pinned group
/// ```
///
/// If room is short, the row changes in this order: it shortens the back label; it moves a centered title off the
/// center; it replaces center groups with their representatives, then moves them to the overflow menu, the last group
/// first; it replaces groups at the sides with their representatives; it moves trailing groups, then leading groups, to
/// the overflow menu, the innermost first; it truncates the title.
/// Chosen: groups make room for the title only until the title has a third of the bar. Single items of the older
/// properties (`rightBarButtonItems`) never make room for the title: they stay until they do not fit. Items that still
/// do not fit shrink in proportion. Nothing overlaps.
package struct BarRow: Hashable, Sendable {
    /// How a group is displayed.
    package enum Shows: Hashable, Sendable {
        case items
        /// One item represents the group.
        case representative
        /// The group is in the overflow menu.
        case overflow
    }

    package struct Group: Hashable, Sendable {
        /// In reading order.
        package var items: [BarItemSize]
        package var representative: BarItemSize?
        /// Whether the group has content for the overflow menu.
        package var mayOverflow: Bool
        /// Whether the group shrinks for the title, not only for the other items.
        package var yieldsToTitle: Bool

        package init(
            _ items: [BarItemSize], representative: BarItemSize? = nil, mayOverflow: Bool = true,
            yieldsToTitle: Bool = true
        ) {
            self.items = items
            self.representative = representative
            self.mayOverflow = mayOverflow
            self.yieldsToTitle = yieldsToTitle
        }

        func shown(_ shows: Shows) -> [BarItemSize] {
            switch shows {
            case .items: items
            case .representative: representative.map { [$0] } ?? []
            case .overflow: []
            }
        }
    }

    package struct Back: Hashable, Sendable {
        package var chevronEnd: Double
        package var labelStart: Double
        /// The width of each candidate of ``BackTitle``, longest first. 0 is the chevron alone.
        package var labels: [Double]

        package init(chevronEnd: Double, labelStart: Double, labels: [Double]) {
            self.chevronEnd = chevronEnd
            self.labelStart = labelStart
            self.labels = labels.isEmpty ? [0] : labels
        }
    }

    package enum Alignment: Hashable, Sendable {
        /// Centered on the bar.
        case center
        /// After the leading groups, as in browsers and editors.
        case leading
    }

    package struct Input: Hashable, Sendable {
        package var width: Double
        /// Free space at the ends, in points, including the area that the display's housing covers.
        package var leadingMargin: Double
        package var trailingMargin: Double
        package var back: Back?
        package var leading: [Group]
        package var center: [Group]
        /// In reading order: the last one is the outermost.
        package var trailing: [Group]
        package var pinned: [BarItemSize]
        package var overflow: BarItemSize
        /// Whether the overflow button is visible even if all groups fit.
        package var needsOverflow: Bool
        package var title: Double
        package var alignment: Alignment

        package init(
            width: Double, margin: Double = 16, back: Back? = nil, leading: [Group] = [], center: [Group] = [],
            trailing: [Group] = [],
            pinned: [BarItemSize] = [], overflow: BarItemSize = BarItemSize(.button, 22), needsOverflow: Bool = false,
            title: Double = 0,
            alignment: Alignment = .center
        ) {
            self.width = width
            leadingMargin = margin
            trailingMargin = margin
            self.back = back
            self.leading = leading
            self.center = center
            self.trailing = trailing
            self.pinned = pinned
            self.overflow = overflow
            self.needsOverflow = needsOverflow
            self.title = title.isFinite ? max(0, title) : 0
            self.alignment = alignment
        }
    }

    /// A group with its layout.
    package struct PlacedGroup: Hashable, Sendable {
        package var shows: Shows
        /// One per item, one for a representative, none for a group in the overflow menu.
        package var places: [BarPlace]
    }

    package internal(set) var leading: [PlacedGroup] = []
    package internal(set) var center: [PlacedGroup] = []
    package internal(set) var trailing: [PlacedGroup] = []
    package internal(set) var pinned: [BarPlace] = []
    package internal(set) var overflow: BarPlace?
    /// The whole back button, chevron and label.
    package internal(set) var back: BarSpan?
    package internal(set) var backLabelIndex = 0
    package internal(set) var backLabel: BarSpan?
    package internal(set) var title = BarSpan(x: 0, width: 0)
    package internal(set) var titleIsTruncated = false

    package init(_ input: Input, rightToLeft: Bool = false) {
        var choice = BarRowChoice(input)
        choice.settle()
        layout(choice)
        if rightToLeft { mirror(in: input.width) }
    }

    private mutating func mirror(in width: Double) {
        func turned(_ groups: [PlacedGroup]) -> [PlacedGroup] {
            groups.map { PlacedGroup(shows: $0.shows, places: $0.places.map { $0.mirrored(in: width) }) }
        }
        leading = turned(leading)
        center = turned(center)
        trailing = turned(trailing)
        pinned = pinned.map { $0.mirrored(in: width) }
        overflow = overflow?.mirrored(in: width)
        back = back?.mirrored(in: width)
        backLabel = backLabel?.mirrored(in: width)
        title = title.mirrored(in: width)
    }
}

/// How each group is displayed. Decided before the layout.
struct BarRowChoice {
    let input: BarRow.Input
    var leading: [BarRow.Shows]
    var center: [BarRow.Shows]
    var trailing: [BarRow.Shows]

    init(_ input: BarRow.Input) {
        self.input = input
        leading = input.leading.map { _ in .items }
        center = input.center.map { _ in .items }
        trailing = input.trailing.map { _ in .items }
    }

    var showsOverflow: Bool { input.needsOverflow || (leading + center + trailing).contains(.overflow) }

    var leadingItems: [BarItemSize] { zip(input.leading, leading).flatMap { $0.shown($1) } }
    var centerItems: [BarItemSize] { zip(input.center, center).flatMap { $0.shown($1) } }
    /// Includes the overflow button and the pinned group.
    var trailingItems: [BarItemSize] {
        zip(input.trailing, trailing).flatMap { $0.shown($1) } + (showsOverflow ? [input.overflow] : [])
            + input.pinned
    }

    /// Where the slots of the leading items begin beside a back label of this width.
    func leadingStart(label: Double) -> Double {
        guard let back = input.back else { return max(0, input.leadingMargin - leadingItems.leadingPadding) }
        return max(
            BarItemSize.touch,
            label > 0 ? back.labelStart + label + BarItemSize.padding : back.chevronEnd + BarItemSize.padding)
    }

    /// The free space after the last slot: the margin without the part that the slot's own padding covers.
    var trailingRest: Double {
        let trailing = trailingItems
        let last = trailing.isEmpty ? leadingItems : trailing
        return last.isEmpty ? 0 : max(0, input.trailingMargin - last.trailingPadding)
    }

    /// The range between the visible content of the groups that the title and the center groups may use.
    func room(label: Double, gap: Double) -> ClosedRange<Double> {
        let leading = leadingItems
        let lower: Double
        if !leading.isEmpty {
            lower = leadingStart(label: label) + leading.slots - leading.trailingPadding + gap
        } else if let back = input.back {
            // The title never overlaps the touch area of the back button.
            lower = max(back.labelStart + label + (label > 0 ? BarTitlePlacement.backLabelGap : gap), BarItemSize.touch)
        } else {
            lower = input.leadingMargin
        }
        let trailing = trailingItems
        let upper =
            trailing.isEmpty
            ? input.width - input.trailingMargin
            : input.width - trailingRest - trailing.slots + trailing.leadingPadding - BarTitlePlacement.leastGap
        return lower...max(lower, upper)
    }

    /// Whether the content fits beside the shortest back label if the title has this width.
    private func fits(title claim: Double) -> Bool {
        let label = input.back?.labels.last ?? 0
        let taken =
            (leadingItems.isEmpty
                ? (input.back == nil ? 0 : leadingStart(label: label))
                : leadingStart(label: label) + leadingItems.slots)
            + trailingItems.slots + trailingRest
        guard taken <= input.width else { return false }
        let room = room(label: label, gap: BarTitlePlacement.shiftedGap)
        let center = centerItems.slots
        return claim + center <= 0 || room.upperBound - room.lowerBound >= claim + center
    }

    mutating func settle() {
        // Chosen: the title claims at most a third of the bar.
        let claim = min(input.title, input.width / 3)
        while !fits(title: claim), shrinkCenter() {}
        while !fits(title: claim), represent() {}
        overflowUntilFit(title: claim, \.yieldsToTitle)
        overflowUntilFit(title: 0) { _ in true }
    }

    /// Moves groups to the overflow menu, one after the other, until the rest fits.
    private mutating func overflowUntilFit(title claim: Double, _ passes: (BarRow.Group) -> Bool) {
        // A row of very many groups overflows most of them. Halving finds their number, so that the work stays nearly
        // linear. Bars with few groups skip this loop.
        var step = leading.count + trailing.count > 32 ? leading.count + trailing.count : 0
        while step > 0 {
            var more = self
            if !fits(title: claim), more.overflow(upTo: step, where: passes) > 0, !more.fits(title: claim) {
                self = more
            } else {
                step /= 2
            }
        }
        while !fits(title: claim), overflowOne(where: passes) {}
    }

    private mutating func shrinkCenter() -> Bool {
        if let index = center.indices.last(where: { center[$0] == .items && input.center[$0].representative != nil }) {
            center[index] = .representative
            return true
        }
        guard let index = center.indices.last(where: { center[$0] != .overflow }) else { return false }
        center[index] = .overflow
        return true
    }

    private mutating func represent() -> Bool {
        func shrinks(_ group: BarRow.Group, _ shows: BarRow.Shows) -> Bool {
            guard shows == .items, let representative = group.representative else { return false }
            return representative.slot < group.items.slots
        }
        if let index = trailing.indices.first(where: { shrinks(input.trailing[$0], trailing[$0]) }) {
            trailing[index] = .representative
            return true
        }
        guard let index = leading.indices.last(where: { shrinks(input.leading[$0], leading[$0]) }) else {
            return false
        }
        leading[index] = .representative
        return true
    }

    private mutating func overflowOne(where passes: (BarRow.Group) -> Bool) -> Bool {
        overflow(upTo: 1, where: passes) > 0
    }

    /// Moves trailing groups first, from the middle outward.
    /// - Returns: the number of moved groups.
    private mutating func overflow(upTo most: Int, where passes: (BarRow.Group) -> Bool) -> Int {
        func overflows(_ group: BarRow.Group, _ shows: BarRow.Shows) -> Bool {
            shows != .overflow && group.mayOverflow && !group.items.isEmpty && passes(group)
        }
        var count = 0
        for index in trailing.indices where count < most && overflows(input.trailing[index], trailing[index]) {
            trailing[index] = .overflow
            count += 1
        }
        for index in leading.indices.reversed() where count < most && overflows(input.leading[index], leading[index]) {
            leading[index] = .overflow
            count += 1
        }
        return count
    }
}
