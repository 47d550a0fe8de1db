/// Where everything in the row of a navigation bar goes.
///
/// ```
/// ‹ back label  leading groups    title    center groups    trailing groups  overflow  pinned group
/// ```
///
/// Where room is short, things give way in this order: the back label becomes shorter; a centered title leaves the
/// center; center groups show their representatives, then go to the overflow menu, the last one first; groups at the
/// sides show their representatives; trailing groups, then leading ones, go to the overflow menu, the innermost first;
/// the title is truncated.
/// Chosen: for the sake of the title, groups give way only until it has a third of the bar, and single items of the
/// older properties (`rightBarButtonItems`) not at all: they stay until they do not fit themselves. What still does not
/// fit shrinks in proportion. Nothing overlaps.
package struct BarRow: Hashable, Sendable {
    /// How a group shows.
    package enum Shows: Hashable, Sendable {
        case items
        /// One item stands for all.
        case representative
        /// In the overflow menu.
        case overflow
    }

    package struct Group: Hashable, Sendable {
        /// In reading order.
        package var items: [BarItemSize]
        package var representative: BarItemSize?
        /// Whether the overflow menu has something to show for it.
        package var mayOverflow: Bool
        /// Whether it makes room for the title, beyond what the items themselves need.
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
        /// Width of each candidate of ``BackTitle``, longest first; 0 is the chevron alone.
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
        /// After the leading groups, as browsers and editors show it.
        case leading
    }

    package struct Wishes: Hashable, Sendable {
        package var width: Double
        /// Kept free at the ends, with what the display covers.
        package var leadingMargin: Double
        package var trailingMargin: Double
        package var back: Back?
        package var leading: [Group]
        package var center: [Group]
        /// In reading order: the last one is the outermost.
        package var trailing: [Group]
        package var pinned: [BarItemSize]
        package var overflow: BarItemSize
        /// Something is in the overflow menu whatever fits.
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

    /// A group in its place.
    package struct PlacedGroup: Hashable, Sendable {
        package var shows: Shows
        /// One for each item, one for a representative, none in the overflow menu.
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

    package init(_ wishes: Wishes, rightToLeft: Bool = false) {
        var choice = BarRowChoice(wishes)
        choice.settle()
        layout(choice)
        if rightToLeft { mirror(in: wishes.width) }
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

/// Which groups show, and how; found before anything is placed.
struct BarRowChoice {
    let wishes: BarRow.Wishes
    var leading: [BarRow.Shows]
    var center: [BarRow.Shows]
    var trailing: [BarRow.Shows]

    init(_ wishes: BarRow.Wishes) {
        self.wishes = wishes
        leading = wishes.leading.map { _ in .items }
        center = wishes.center.map { _ in .items }
        trailing = wishes.trailing.map { _ in .items }
    }

    var showsOverflow: Bool { wishes.needsOverflow || (leading + center + trailing).contains(.overflow) }

    var leadingItems: [BarItemSize] { zip(wishes.leading, leading).flatMap { $0.shown($1) } }
    var centerItems: [BarItemSize] { zip(wishes.center, center).flatMap { $0.shown($1) } }
    /// With overflow button and pinned group.
    var trailingItems: [BarItemSize] {
        zip(wishes.trailing, trailing).flatMap { $0.shown($1) } + (showsOverflow ? [wishes.overflow] : [])
            + wishes.pinned
    }

    /// Where the slots of the leading items begin beside this back label.
    func leadingStart(label: Double) -> Double {
        guard let back = wishes.back else { return max(0, wishes.leadingMargin - leadingItems.leadingPadding) }
        return max(
            BarItemSize.touch,
            label > 0 ? back.labelStart + label + BarItemSize.padding : back.chevronEnd + BarItemSize.padding)
    }

    /// What follows the last slot of the sides: the margin, as far as the slot's own padding is not a part of it.
    var trailingRest: Double {
        let trailing = trailingItems
        let last = trailing.isEmpty ? leadingItems : trailing
        return last.isEmpty ? 0 : max(0, wishes.trailingMargin - last.trailingPadding)
    }

    /// The stretch between the groups' drawings that the title and the center may use.
    func room(label: Double, gap: Double) -> ClosedRange<Double> {
        let leading = leadingItems
        let lower: Double
        if !leading.isEmpty {
            lower = leadingStart(label: label) + leading.slots - leading.trailingPadding + gap
        } else if let back = wishes.back {
            // The title never reaches into what takes fingers for the way back.
            lower = max(back.labelStart + label + (label > 0 ? BarTitlePlacement.backLabelGap : gap), BarItemSize.touch)
        } else {
            lower = wishes.leadingMargin
        }
        let trailing = trailingItems
        let upper =
            trailing.isEmpty
            ? wishes.width - wishes.trailingMargin
            : wishes.width - trailingRest - trailing.slots + trailing.leadingPadding - BarTitlePlacement.leastGap
        return lower...max(lower, upper)
    }

    /// Whether all that is shown fits beside this much of the title, with the shortest back label.
    private func fits(title claim: Double) -> Bool {
        let label = wishes.back?.labels.last ?? 0
        let taken =
            (leadingItems.isEmpty
                ? (wishes.back == nil ? 0 : leadingStart(label: label))
                : leadingStart(label: label) + leadingItems.slots)
            + trailingItems.slots + trailingRest
        guard taken <= wishes.width else { return false }
        let room = room(label: label, gap: BarTitlePlacement.shiftedGap)
        let center = centerItems.slots
        return claim + center <= 0 || room.upperBound - room.lowerBound >= claim + center
    }

    mutating func settle() {
        // Chosen: a third of the bar.
        let claim = min(wishes.title, wishes.width / 3)
        while !fits(title: claim), shrinkCenter() {}
        while !fits(title: claim), represent() {}
        overflowUntilFit(title: claim, \.yieldsToTitle)
        overflowUntilFit(title: 0) { _ in true }
    }

    /// Sends groups into the overflow menu, one after another, until the rest fits.
    private mutating func overflowUntilFit(title claim: Double, _ passes: (BarRow.Group) -> Bool) {
        // Of very many most have to go: found by halving, so that the work stays near their number. Bars with as many
        // as a user can
        // tell apart begin with the loop below.
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
        if let index = center.indices.last(where: { center[$0] == .items && wishes.center[$0].representative != nil }) {
            center[index] = .representative
            return true
        }
        guard let index = center.indices.last(where: { center[$0] != .overflow }) else { return false }
        center[index] = .overflow
        return true
    }

    private mutating func represent() -> Bool {
        func shrinks(_ group: BarRow.Group, _ shows: BarRow.Shows) -> Bool {
            guard shows == .items, let stand = group.representative else { return false }
            return stand.slot < group.items.slots
        }
        if let index = trailing.indices.first(where: { shrinks(wishes.trailing[$0], trailing[$0]) }) {
            trailing[index] = .representative
            return true
        }
        guard let index = leading.indices.last(where: { shrinks(wishes.leading[$0], leading[$0]) }) else {
            return false
        }
        leading[index] = .representative
        return true
    }

    private mutating func overflowOne(where passes: (BarRow.Group) -> Bool) -> Bool {
        overflow(upTo: 1, where: passes) > 0
    }

    /// The trailing ones first, from the middle outward.
    /// - Returns: how many there were.
    private mutating func overflow(upTo most: Int, where passes: (BarRow.Group) -> Bool) -> Int {
        func goes(_ group: BarRow.Group, _ shows: BarRow.Shows) -> Bool {
            shows != .overflow && group.mayOverflow && !group.items.isEmpty && passes(group)
        }
        var count = 0
        for index in trailing.indices where count < most && goes(wishes.trailing[index], trailing[index]) {
            trailing[index] = .overflow
            count += 1
        }
        for index in leading.indices.reversed() where count < most && goes(wishes.leading[index], leading[index]) {
            leading[index] = .overflow
            count += 1
        }
        return count
    }
}
