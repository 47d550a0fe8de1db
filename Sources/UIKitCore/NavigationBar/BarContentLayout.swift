import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The position of a content in its bar.
struct BarGeometry: Equatable {
    /// The row of the buttons, in the bar's coordinates.
    var row: CGRect
    /// The area of the large title below the row, in its own coordinates; empty without a large title.
    var zone: CGRect
    var promptHeight: CGFloat
}

extension BarContent {
    func layout(_ geometry: BarGeometry) {
        guard let bar else { return }
        self.geometry = geometry
        let row = geometry.row
        let rtl = bar.isRightToLeft
        let scale = max(bar.traitCollection.displayScale, 1)
        let margin = bar.sideMargin
        let inset = bar.sideInsets
        let input = input(row, bar)
        let arranged = BarRow(input, rightToLeft: rtl)
        layoutBack(arranged, row, rtl, bar)
        overflowed = []
        layout(sections.leading, arranged.leading, row, scale)
        layout(sections.center, arranged.center, row, scale)
        layout(sections.trailing, arranged.trailing, row, scale)
        for (item, place) in zip(sections.pinned, arranged.pinned) {
            button(item)?.layout(at: place, row: row, bar: row.width, scale: scale)
        }
        if let place = arranged.overflow {
            let button = makeOverflow(in: bar)
            if button.superview == nil { bar.addOwnSubview(button) }
            button.layout(at: place, row: row, bar: row.width, scale: scale)
        } else {
            overflow?.hide()
        }
        item.sides.overflowSource = arranged.overflow == nil ? nil : overflow?.item
        layoutTitle(arranged.title, row, rtl, scale)
        layoutLarge(geometry.zone, margin: margin + inset.leading, rtl, scale, bar)
        let promptHeight = leavingPrompt == nil ? geometry.promptHeight : BarMetrics.promptHeight
        prompt.frame = CGRect(
            x: margin, y: row.minY - promptHeight, width: max(0, row.width - 2 * margin), height: promptHeight)
    }

    private func input(_ row: CGRect, _ bar: UINavigationBar) -> BarRow.Input {
        let margin = bar.sideMargin
        let inset = bar.sideInsets
        func groups(_ sections: [BarSections.Section]) -> [BarRow.Group] {
            sections.map { section in
                BarRow.Group(
                    section.items.map { size($0, row) }, representative: section.representative.map { size($0, row) },
                    mayOverflow: section.mayOverflow, yieldsToTitle: section.group != nil)
            }
        }
        var input = BarRow.Input(width: Double(row.width))
        input.leadingMargin = Double(margin + inset.leading)
        input.trailingMargin = Double(margin + inset.trailing)
        if let back {
            let start = Double(chevronStart(bar))
            let end = start + Double(back.indicatorSize.width)
            input.back = BarRow.Back(
                chevronEnd: end, labelStart: end + Double(back.indicatorGap), labels: back.widths().map(Double.init))
        }
        input.leading = groups(sections.leading)
        input.center = groups(sections.center)
        input.trailing = groups(sections.trailing)
        input.pinned = sections.pinned.map { size($0, row) }
        input.needsOverflow = sections.needsOverflow(item)
        input.overflow = overflow?.size(rowHeight: row.height) ?? BarItemSize(.button, 22)
        input.alignment = hasCenteredTitle ? .center : .leading
        let room = CGSize(width: row.width, height: row.height)
        let title = titleView.map { item.size(of: $0, fitting: room).width } ?? titleBox.wantedWidth(room)
        input.title = title.isFinite ? Double(max(0, title)) : 0
        return input
    }

    // Documented (UINavigationItem.ItemStyle): browsers and editors have their title at the leading side. Bars of
    // desktops have their title at the same side.
    private var hasCenteredTitle: Bool { item.style == .navigator && !inRow && bar?.behavioralStyle != .mac }

    private func size(_ item: UIBarButtonItem, _ row: CGRect) -> BarItemSize {
        if item.isSpace { return BarItemSize(.space, item.systemItem == .fixedSpace ? Double(item.width) : 0) }
        return button(item)?.size(rowHeight: row.height) ?? BarItemSize(.space)
    }

    private func layout(
        _ sections: [BarSections.Section], _ places: [BarRow.PlacedGroup], _ row: CGRect, _ scale: CGFloat
    ) {
        for (section, placed) in zip(sections, places) {
            section.group?.setShowsRepresentative(placed.shows == .representative)
            let shown: [UIBarButtonItem] =
                switch placed.shows {
                case .items: section.items
                case .representative: [section.representative].compactMap { $0 }
                case .overflow: []
                }
            if placed.shows == .overflow { overflowed.append(section) }
            for item in section.all where !shown.contains(where: { $0 === item }) { button(item)?.hide() }
            for (item, place) in zip(shown, placed.places) {
                button(item)?.layout(at: place, row: row, bar: row.width, scale: scale)
            }
        }
    }

    private func chevronStart(_ bar: UINavigationBar) -> CGFloat {
        bar.sideMargin - BarMetrics.chevronLead + bar.sideInsets.leading
    }

    private func layoutBack(_ arranged: BarRow, _ row: CGRect, _ rtl: Bool, _ bar: UINavigationBar) {
        let chevronStart = chevronStart(bar)
        let indicator = back?.indicatorSize ?? BarMetrics.chevronSize
        let labelStart = chevronStart + indicator.width + (back?.indicatorGap ?? BarMetrics.chevronGap)
        guard let back, let span = arranged.back, let label = arranged.backLabel else {
            let frame = CGRect(x: labelStart, y: row.midY - 10, width: 0, height: 20)
            return backLabelFrame = mirrored(frame, in: row.width, rtl)
        }
        back.layout(
            labelIndex: arranged.backLabelIndex, labelWidth: CGFloat(label.width),
            labelStart: labelStart,
            chevronStart: chevronStart, row: row, barWidth: row.width, width: CGFloat(span.width), rtl: rtl)
        backLabelFrame = back.label.convert(back.label.bounds, to: bar)
    }

    private func layoutTitle(_ span: BarSpan, _ row: CGRect, _ rtl: Bool, _ scale: CGFloat) {
        let (x, width) = (CGFloat(span.x), CGFloat(span.width))
        guard let titleView else {
            titleBox.isLeading = !hasCenteredTitle
            return titleBox.layout(x: x, width: width, row: row, rtl: rtl, scale: scale)
        }
        let height = item.size(of: titleView, fitting: CGSize(width: width, height: row.height)).height
        titleView.frame = CGRect(x: x, y: row.minY + (row.height - height) / 2, width: width, height: height)
        let given = titleView.bounds.size
        item.texts.titleViewSize.gave(given)
    }

    // MARK: Large title

    /// Lays out the large title 8 points above the bottom of its zone. It may extend beyond the top of the zone.
    private func layoutLarge(_ zone: CGRect, margin: CGFloat, _ rtl: Bool, _ scale: CGFloat, _ bar: UINavigationBar) {
        let room = max(0, zone.width - 2 * margin)
        let second = bar.largeSubtitleSize(of: item, width: room)
        largeTitle.numberOfLines = isLarge ? bar.largeTitleLines(of: item, width: zone.width) : 1
        let bottom = zone.maxY - BarMetrics.largeTitleBottom - second.height
        var size = largeTitle.intrinsicContentSize
        if largeTitle.numberOfLines > 1 { size = largeTitle.sizeThatFits(CGSize(width: room, height: 0)) }
        // Measured (large-titles/box): a line of 34 points has a box of 40.5 points at two pixels per point: the height
        // 40.57 is rounded to the nearest pixel, not up.
        if largeTitle.numberOfLines == 1 { size.height = (largeTitle.font.lineHeight * scale).rounded() / scale }
        let frame = CGRect(x: margin, y: bottom - size.height, width: min(size.width, room), height: size.height)
        largeTitle.transform = .identity
        largeTitle.layer.anchorPoint = CGPoint(x: rtl ? 1 : 0, y: 1)
        largeTitle.frame = mirrored(frame, in: zone.width, rtl)
        let below = CGRect(x: margin, y: bottom, width: min(second.width, room), height: second.height)
        (largeSubtitleView ?? largeSubtitle).frame = mirrored(below, in: zone.width, rtl)
    }

    private func mirrored(_ rect: CGRect, in width: CGFloat, _ rtl: Bool) -> CGRect {
        rtl ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    /// Updates both titles for the scroll distance of the content.
    func apply(scrolled: CGFloat) {
        guard let bar else { return }
        for view in zoneViews { view.alpha = isLarge ? 1 : 0 }
        guard isLarge else {
            titleBox.alpha = 1
            titleView?.alpha = 1
            return
        }
        inlineTitle.alpha =
            titleBox.isRenaming
            ? 1
            : CGFloat(LargeTitleMotion.inlineAlpha(scrolled: Double(scrolled), zone: Double(bar.largeZone(of: item))))
        let room = Double(bar.bounds.width - 2 * bar.sideMargin)
        let scale = CGFloat(
            LargeTitleMotion.stretchScale(
                scrolled: Double(scrolled), titleWidth: Double(largeTitle.bounds.width), available: room))
        largeTitle.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    }
}
