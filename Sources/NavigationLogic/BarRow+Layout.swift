extension BarRow {
    /// Positions all chosen items and the title.
    mutating func layout(_ choice: BarRowChoice) {
        let input = choice.input
        let labels = input.back?.labels ?? [0]
        if input.alignment == .center {
            let titles = BarTitlePlacement(bar: input.width, title: input.title, labels: labels.count) { index, gap in
                choice.room(label: labels[index], gap: gap)
            }
            (backLabelIndex, title, titleIsTruncated) = (titles.backLabelIndex, titles.title, titles.titleIsTruncated)
        } else {
            layoutLeadingTitle(choice, labels)
        }
        let label = labels[backLabelIndex]
        layoutSides(choice, label: label)
        if let back = input.back {
            let limit =
                (leading.flatMap(\.places).first?.slot.x ?? trailingEdge(choice))
                - (label > 0 ? BarItemSize.padding : 0)
            let width = max(0, min(label, limit - back.labelStart))
            backLabel = BarSpan(x: back.labelStart, width: width)
            // The part of the area beside the label in which no title may begin.
            let end = width > 0 ? back.labelStart + width + BarTitlePlacement.backLabelGap : BarItemSize.touch
            self.back = BarSpan(x: 0, width: min(max(end, BarItemSize.touch), max(0, input.width)))
        }
        keepTitleInside(choice)
        layoutCenter(choice)
    }

    private func trailingEdge(_ choice: BarRowChoice) -> Double {
        (trailing.flatMap(\.places).first ?? overflow ?? pinned.first)?.slot.x ?? choice.input.width
            - choice.input.trailingMargin
    }

    private mutating func layoutLeadingTitle(_ choice: BarRowChoice, _ labels: [Double]) {
        let center = choice.centerItems.slots
        let rooms = labels.map { choice.room(label: $0, gap: BarTitlePlacement.shiftedGap) }
        let preferred = choice.input.title
        backLabelIndex = rooms.firstIndex { $0.upperBound - $0.lowerBound >= preferred + center } ?? labels.count - 1
        let room = rooms[backLabelIndex]
        let length = max(0, room.upperBound - room.lowerBound - center)
        title = BarSpan(x: room.lowerBound, width: length >= BarTitlePlacement.leastRoom ? min(preferred, length) : 0)
        titleIsTruncated = title.width < preferred
    }

    private mutating func layoutSides(_ choice: BarRowChoice, label: Double) {
        let input = choice.input
        let (left, right) = (choice.leadingItems, choice.trailingItems)
        // The bar truncates the label of a customized back item to make room for the items.
        let shortest = choice.leadingStart(label: 0)
        var start = choice.leadingStart(label: label)
        var rest = choice.trailingRest
        var scale = 1.0
        let slots = left.slots + right.slots
        if start + slots + rest > input.width {
            start = max(shortest, input.width - rest - slots)
            if start + slots + rest > input.width {
                start = min(input.back == nil ? input.leadingMargin : shortest, max(0, input.width))
                rest = min(input.trailingMargin, max(0, input.width - start))
                scale = slots > 0 ? max(0, input.width - start - rest) / slots : 1
            }
        }
        var places = left.placed(from: start, scale: scale)[...]
        leading = distribute(&places, input.leading, choice.leading)
        var others = right.placed(from: input.width - rest - right.slots * scale, scale: scale)[...]
        trailing = distribute(&others, input.trailing, choice.trailing)
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
            ?? choice.input.leadingMargin
        let first = (trailing.flatMap(\.places).first ?? overflow ?? pinned.first)?.span.x
        let upper = first.map { $0 - gap } ?? choice.input.width - choice.input.trailingMargin
        let x = min(max(title.x, lower), max(lower, upper))
        let width = max(0, min(title.end, upper) - x)
        if x != title.x || width < title.width {
            let preferred = choice.input.title
            title = BarSpan(x: x, width: width >= BarTitlePlacement.leastRoom ? width : 0)
            titleIsTruncated = title.width < preferred
        }
    }

    /// Centers the center groups in the bar if the title and the other groups leave that room free, else as near to the
    /// center as possible.
    private mutating func layoutCenter(_ choice: BarRowChoice) {
        let items = choice.centerItems
        let input = choice.input
        let edge =
            leading.flatMap(\.places).last?.slot.end ?? back?.end ?? max(0, input.leadingMargin - items.leadingPadding)
        let lower = title.width > 0 ? max(title.end, edge) : edge
        let upper = trailingEdge(choice)
        let x = min(max((input.width - items.slots) / 2, lower), max(lower, upper - items.slots))
        let scale = items.slots > 0 ? min(1, max(0, upper - x) / items.slots) : 1
        var places = items.placed(from: x, scale: scale)[...]
        center = distribute(&places, input.center, choice.center)
    }
}
