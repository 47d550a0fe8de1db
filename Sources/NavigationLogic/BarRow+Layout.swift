extension BarRow {
    /// Positions all chosen items and the title.
    mutating func layout(_ choice: BarRowChoice) {
        let wishes = choice.wishes
        let labels = wishes.back?.labels ?? [0]
        if wishes.alignment == .center {
            let titles = BarTitlePlacement(bar: wishes.width, title: wishes.title, labels: labels.count) { index, gap in
                choice.room(label: labels[index], gap: gap)
            }
            (backLabelIndex, title, titleIsTruncated) = (titles.backLabelIndex, titles.title, titles.titleIsTruncated)
        } else {
            layoutLeadingTitle(choice, labels)
        }
        let label = labels[backLabelIndex]
        layoutSides(choice, label: label)
        if let back = wishes.back {
            let limit =
                (leading.flatMap(\.places).first?.slot.x ?? trailingEdge(choice))
                - (label > 0 ? BarItemSize.padding : 0)
            let width = max(0, min(label, limit - back.labelStart))
            backLabel = BarSpan(x: back.labelStart, width: width)
            // The part of the area beside the label in which no title may begin.
            let end = width > 0 ? back.labelStart + width + BarTitlePlacement.backLabelGap : BarItemSize.touch
            self.back = BarSpan(x: 0, width: min(max(end, BarItemSize.touch), max(0, wishes.width)))
        }
        keepTitleInside(choice)
        layoutCenter(choice)
    }

    private func trailingEdge(_ choice: BarRowChoice) -> Double {
        (trailing.flatMap(\.places).first ?? overflow ?? pinned.first)?.slot.x ?? choice.wishes.width
            - choice.wishes.trailingMargin
    }

    private mutating func layoutLeadingTitle(_ choice: BarRowChoice, _ labels: [Double]) {
        let center = choice.centerItems.slots
        let rooms = labels.map { choice.room(label: $0, gap: BarTitlePlacement.shiftedGap) }
        let wish = choice.wishes.title
        backLabelIndex = rooms.firstIndex { $0.upperBound - $0.lowerBound >= wish + center } ?? labels.count - 1
        let room = rooms[backLabelIndex]
        let length = max(0, room.upperBound - room.lowerBound - center)
        title = BarSpan(x: room.lowerBound, width: length >= BarTitlePlacement.leastRoom ? min(wish, length) : 0)
        titleIsTruncated = title.width < wish
    }

    private mutating func layoutSides(_ choice: BarRowChoice, label: Double) {
        let wishes = choice.wishes
        let (left, right) = (choice.leadingItems, choice.trailingItems)
        // The bar truncates the label of a customized back item to make room for the items.
        let shortest = choice.leadingStart(label: 0)
        var start = choice.leadingStart(label: label)
        var rest = choice.trailingRest
        var scale = 1.0
        let slots = left.slots + right.slots
        if start + slots + rest > wishes.width {
            start = max(shortest, wishes.width - rest - slots)
            if start + slots + rest > wishes.width {
                start = min(wishes.back == nil ? wishes.leadingMargin : shortest, max(0, wishes.width))
                rest = min(wishes.trailingMargin, max(0, wishes.width - start))
                scale = slots > 0 ? max(0, wishes.width - start - rest) / slots : 1
            }
        }
        var places = left.placed(from: start, scale: scale)[...]
        leading = distribute(&places, wishes.leading, choice.leading)
        var others = right.placed(from: wishes.width - rest - right.slots * scale, scale: scale)[...]
        trailing = distribute(&others, wishes.trailing, choice.trailing)
        if choice.showsOverflow { overflow = others.popFirst() }
        pinned = Array(others)
    }

    private func distribute(_ places: inout ArraySlice<BarPlace>, _ groups: [Group], _ shows: [Shows]) -> [PlacedGroup]
    {
        zip(groups, shows).map { group, shows in
            let count = group.shown(shows).count
            defer { places = places.dropFirst(count) }
            return PlacedGroup(shows: shows, places: Array(places.prefix(count)))
        }
    }

    /// Shrinks the title if shrunken sides or a truncated label left it less room than planned.
    private mutating func keepTitleInside(_ choice: BarRowChoice) {
        let gap = BarTitlePlacement.leastGap
        let backGap = min(gap, BarTitlePlacement.backLabelGap)
        let lower =
            leading.flatMap(\.places).last.map { $0.span.end + gap } ?? backLabel.map {
                max($0.end + backGap, BarItemSize.touch)
            }
            ?? choice.wishes.leadingMargin
        let first = (trailing.flatMap(\.places).first ?? overflow ?? pinned.first)?.span.x
        let upper = first.map { $0 - gap } ?? choice.wishes.width - choice.wishes.trailingMargin
        let x = min(max(title.x, lower), max(lower, upper))
        let width = max(0, min(title.end, upper) - x)
        if x != title.x || width < title.width {
            let wish = choice.wishes.title
            title = BarSpan(x: x, width: width >= BarTitlePlacement.leastRoom ? width : 0)
            titleIsTruncated = title.width < wish
        }
    }

    /// Centers the center groups in the bar if the title and the other groups leave that room free, else as near to the
    /// center as possible.
    private mutating func layoutCenter(_ choice: BarRowChoice) {
        let items = choice.centerItems
        let wishes = choice.wishes
        let edge =
            leading.flatMap(\.places).last?.slot.end ?? back?.end ?? max(0, wishes.leadingMargin - items.leadingPadding)
        let lower = title.width > 0 ? max(title.end, edge) : edge
        let upper = trailingEdge(choice)
        let x = min(max((wishes.width - items.slots) / 2, lower), max(lower, upper - items.slots))
        let scale = items.slots > 0 ? min(1, max(0, upper - x) / items.slots) : 1
        var places = items.placed(from: x, scale: scale)[...]
        center = distribute(&places, wishes.center, choice.center)
    }
}
