import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UICollectionViewListCell {
    /// Applies the position in the list: the background, the corners, the margins and the separators.
    func show(place: ListCellPlace?) {
        guard list.place != place else { return }
        let old = list.place
        list.place = place
        if old?.environment != place?.environment { setNeedsUpdateConfiguration() }
        accessoryLayoutChanged()
    }

    func accessoryLayoutChanged() {
        needsMeasurement = true
        setNeedsLayout()
    }

    /// Whether the cell is configured as a header.
    var isHeader: Bool {
        if let place = list.place, place.environment.isHeader { return true }
        if let content = configurations.content as? UIListContentConfiguration { return content.kind != .cell }
        return reuseKind == UICollectionView.elementKindSectionHeader
    }

    // MARK: Defaults

    /// The appearance and the role of the cell. A cell outside of a list is a row of a plain list.
    private var environment: ListEnvironment {
        if let place = list.place { return place.environment }
        var environment = ListEnvironment()
        environment.isHeader = reuseKind == UICollectionView.elementKindSectionHeader
        environment.isFooter = reuseKind == UICollectionView.elementKindSectionFooter
        return environment
    }

    var defaultListContent: UIListContentConfiguration {
        let environment = environment
        return switch (environment.isHeader, environment.isFooter, environment.appearance) {
        case (true, _, .plain): .plainHeader()
        case (true, _, .grouped), (true, _, .insetGrouped): .groupedHeader()
        case (true, _, _): .sidebarHeader()
        case (_, true, .plain): .plainFooter()
        case (_, true, _): .groupedFooter()
        case (_, _, .sidebar): .sidebarCell()
        case (_, _, .sidebarPlain): .accompaniedSidebarCell()
        default: .cell()
        }
    }

    var defaultListBackground: UIBackgroundConfiguration {
        let environment = environment
        let isRow = !environment.isHeader && !environment.isFooter
        return switch (isRow, environment.appearance) {
        case (true, .plain): .listPlainCell()
        case (true, .grouped), (true, .insetGrouped): .listGroupedCell()
        case (true, .sidebar): .listSidebarCell()
        case (true, .sidebarPlain): .listAccompaniedSidebarCell()
        case (false, .plain): .listPlainHeaderFooter()
        case (false, .grouped), (false, .insetGrouped): .listGroupedHeaderFooter()
        case (false, _): .listSidebarHeader()
        }
    }

    var spokenListText: String? {
        guard let content = configurations.content as? UIListContentConfiguration else { return nil }
        var parts = [
            content.text ?? content.attributedText?.string,
            content.secondaryText ?? content.secondaryAttributedText?.string,
        ].compactMap { $0 }
        for case let label as UILabel in list.items.map(\.view) { parts.append(label.text ?? "") }
        return parts.joined(separator: ", ")
    }

    // MARK: Frames

    /// The distance between the edges of the cell and its outermost content. Measured (collections/accessory-margin):
    /// 8 points outside of a list.
    private var cellMargin: CGFloat { list.place?.sideMargin ?? 8 }

    private func row(_ width: CGFloat) -> AccessoryRow {
        let safe = safeAreaInsets
        let (left, right) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        return AccessoryRow(
            leading: list.leading.map(\.width), trailing: list.trailing.map(\.width), width: width,
            margins: (cellMargin + left, cellMargin + right),
            indent: CGFloat(max(0, indentationLevel)) * indentationWidth, indentsAccessories: indentsAccessories,
            hasHandle: list.trailing.last?.accessory.accessoryType == .reorder)
    }

    func layoutListCell() {
        let row = row(bounds.width)
        let rightToLeft = isRightToLeft
        func mirrored(_ rect: CGRect) -> CGRect {
            guard rightToLeft else { return rect }
            return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        let content = mirrored(
            CGRect(x: row.contentStart, y: 0, width: row.contentEnd - row.contentStart, height: bounds.height))
        applyMargins()
        if contentView.frame != content { contentView.frame = content }
        let scale = max(traitCollection.displayScale, 1)
        for (item, area) in zip(list.leading + list.trailing, row.leading + row.trailing) {
            let size = item.size
            let frame = mirrored(
                CGRect(
                    x: area.x + (area.width - size.width) / 2, y: (bounds.height - size.height) / 2,
                    width: size.width, height: size.height))
            // The frame of a turned chevron is not its area.
            item.view.bounds.size = size
            item.view.center = CGPoint(
                x: (frame.minX * scale).rounded() / scale + size.width / 2,
                y: (frame.minY * scale).rounded() / scale + size.height / 2)
            (item.view as? ReorderHandle)?.isSeparated = list.trailing.count > 1
        }
        layoutCorners()
        layoutSeparators(row)
    }

    private func applyMargins() {
        let (start, end) = (list.leading.isEmpty, list.trailing.isEmpty)
        if let content = configurations.contentView as? UIListContentView {
            content.leastMargins = (start ? cellMargin : 0, end ? cellMargin : 0)
        }
        // Chosen: 16 points after an accessory, and 8 points before.
        let margins = NSDirectionalEdgeInsets(
            top: 8, leading: start ? cellMargin : 16, bottom: 8, trailing: end ? cellMargin : 8)
        if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
    }

    private func layoutCorners() {
        guard let view = configurations.backgroundView else { return }
        guard let place = list.place, place.isRow, place.environment.appearance == .insetGrouped else {
            view.listRadius = nil
            view.corners = .all
            return
        }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        // Measured (collections/inset-group-radius).
        view.listRadius = corners.isEmpty ? 0 : 10
        view.corners = corners
    }

    // MARK: Separators

    /// The left edge of the line below the cell: the text of a list content, otherwise the margin of the content.
    private func textStart(_ row: AccessoryRow) -> CGFloat {
        if let content = configurations.contentView as? UIListContentView {
            return row.contentStart + content.textStart
        }
        return row.contentStart + (list.leading.isEmpty ? cellMargin : 16)
    }

    private func layoutSeparators(_ row: AccessoryRow) {
        if let constraint = list.guideStart {
            let start = textStart(row)
            if constraint.constant != start { constraint.constant = start }
        }
        let hairline = 1 / max(traitCollection.displayScale, 1)
        list.topLine = shownLine(list.topLine, list.place?.top, row, y: 0, hairline)
        list.bottomLine = shownLine(list.bottomLine, list.place?.bottom, row, y: bounds.height - hairline, hairline)
    }

    private func shownLine(
        _ line: SeparatorLine?, _ separator: ListCellPlace.Separator?, _ row: AccessoryRow, y: CGFloat,
        _ height: CGFloat
    ) -> SeparatorLine? {
        guard let separator, separator.isVisible else {
            line?.removeFromSuperview()
            return nil
        }
        let view = line ?? SeparatorLine()
        view.effect = separator.effect
        view.color = separator.color ?? .separator
        if view.superview !== self { addSubview(view) }
        var (start, end) = (textStart(row), CGFloat(0))
        if let insets = separator.insets {
            (start, end) = (insets.leading, insets.trailing)
        } else if let guide = list.guide, guide.layoutFrame.width > 0 {
            let frame = guide.layoutFrame
            (start, end) =
                isRightToLeft
                ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
        }
        let width = max(0, bounds.width - start - end)
        view.frame = CGRect(x: isRightToLeft ? end : start, y: y, width: width, height: height)
        return view
    }

    /// The guide has constraints of a low priority, which the constraints of the app replace.
    var separatorGuide: UILayoutGuide {
        if let guide = list.guide { return guide }
        let guide = UILayoutGuide()
        list.guide = guide
        addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart(row(bounds.width)))
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        let height = guide.heightAnchor.constraint(equalToConstant: 0)
        let bottom = guide.bottomAnchor.constraint(equalTo: bottomAnchor)
        for constraint in [start, end, height, bottom] {
            constraint.priority = .fittingSizeLevel
            constraint.isActive = true
        }
        list.guideStart = start
        return guide
    }

    // MARK: Size

    func fittingSizeOfRow(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        applyMargins()
        let keepsWidth = horizontal == .required || target.width > 0
        let row = row(keepsWidth ? target.width : 0)
        // Without a width of the cell, the row begins at 0 and its accessories end at a negative position.
        let around = keepsWidth ? target.width - (row.contentEnd - row.contentStart) : naturalWidthOfAccessories
        let inner = CGSize(width: keepsWidth ? max(0, target.width - around) : 0, height: max(0, target.height))
        let content = contentView.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        // Measured (collections/list-row-minimum): rows have a minimum height, headers and footers have none.
        let minimum: CGFloat = environment.isHeader || environment.isFooter ? 0 : 44
        return CGSize(
            width: keepsWidth ? target.width : content.width + around,
            height: vertical == .required && target.height > 0 ? target.height : max(minimum, content.height))
    }

    private var naturalWidthOfAccessories: CGFloat {
        let wide: CGFloat = 100_000
        let row = row(wide)
        return wide - (row.contentEnd - row.contentStart)
    }
}
