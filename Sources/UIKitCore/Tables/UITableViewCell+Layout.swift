import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    /// The margin at each side, in points; 8 points are between accessory and content.
    var rowMargin: CGFloat { parts.sideMargin }

    /// The safe area from which the content is inset.
    var rowSafeArea: UIEdgeInsets { parts.place.ignoresSafeArea ? .zero : safeAreaInsets }

    /// Applies the margin of the table: the content keeps this distance from the edges, and so do views that an app
    /// constrains to the margins.
    func apply(sideMargin: CGFloat) {
        guard parts.sideMargin != sideMargin else { return }
        parts.sideMargin = sideMargin
        applyMargins()
        setNeedsLayout()
    }

    func apply(indexWidth: CGFloat) {
        guard parts.indexWidth != indexWidth else { return }
        parts.indexWidth = indexWidth
        setNeedsLayout()
    }

    func applyMargins() {
        parts.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 8, leading: rowMargin, bottom: 8, trailing: rowMargin)
    }

    private var shownAccessories: [UIView] {
        let accessories = ownAccessory.map { [$0] } ?? parts.accessory
        guard let grip = parts.editing.grip else { return accessories }
        if grip.bounds.height != bounds.height { grip.bounds.size.height = bounds.height }
        return accessories + [grip]
    }

    /// The width of the accessories at the trailing end.
    private var accessoryWidth: CGFloat {
        let views = shownAccessories
        guard !views.isEmpty else { return parts.indexWidth }
        return views.reduce(rowMargin + rowSafeArea.right + parts.indexWidth) { $0 + $1.bounds.width } + CGFloat(
            views.count - 1) * 8
    }

    func layoutCell() {
        let rightToLeft = isRightToLeft
        let accessory = accessoryWidth
        let indent = editingIndent
        let content = CGRect(
            x: rightToLeft ? accessory : indent, y: 0, width: max(0, bounds.width - accessory - indent),
            height: bounds.height)
        if parts.contentView.frame != content { parts.contentView.frame = content }
        layoutAccessories(rightToLeft)
        // The bounds have another origin while the row is swiped.
        backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        configurations.backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
        parts.selection?.frame = CGRect(origin: .zero, size: bounds.size)
        layoutEditControl(rightToLeft)
        layoutLines(rightToLeft)
        parts.configured?.frame = parts.contentView.bounds
        (parts.configured as? UIListContentView)?.leastMargin = rowMargin
        (parts.configured as? UIListContentView)?.ignoresSafeArea = parts.place.ignoresSafeArea
        if configurations.content == nil { layoutTexts(rightToLeft) }
    }

    private func layoutAccessories(_ rightToLeft: Bool) {
        var x = rowMargin + rowSafeArea.right + parts.indexWidth
        for view in shownAccessories.reversed() {
            let size = view.bounds.size
            let left = rightToLeft ? x : bounds.width - x - size.width
            view.frame = CGRect(origin: snapped(CGPoint(x: left, y: (bounds.height - size.height) / 2)), size: size)
            x += size.width + 8
        }
    }

    private func snapped(_ point: CGPoint) -> CGPoint {
        let scale = max(traitCollection.displayScale, 1)
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    // MARK: Lines and corners

    func apply(_ place: CellPlace) {
        guard parts.place != place else { return }
        if parts.place.ignoresSafeArea != place.ignoresSafeArea {
            parts.contentView.insetsLayoutMarginsFromSafeArea = !place.ignoresSafeArea
        }
        parts.place = place
        setNeedsLayout()
        guard place.style == .insetGrouped else {
            layer.cornerRadius = 0
            return
        }
        // Chosen: 10 points, as inset groups of iOS 13–18.
        layer.cornerRadius = place.isFirst || place.isLast ? 10 : 0
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = layer.cornerRadius > 0
    }

    private func layoutLines(_ rightToLeft: Bool) {
        let place = parts.place
        let hairline = 1 / max(traitCollection.displayScale, 1)
        // Grouped sections have lines from edge to edge; in other tables the last row has no line.
        let isFrame = place.style == .grouped && place.isLast
        if place.hasLine, !place.hidesLine, isFrame || !place.isLast {
            let line = parts.separator ?? makeLine()
            parts.separator = line
            line.effect = place.lineEffect
            let inset = isFrame ? UIEdgeInsets.zero : separatorInset
            let leading = isFrame ? 0 : editingIndent + lineStart(inset)
            line.frame = CGRect(
                x: rightToLeft ? inset.right : leading, y: bounds.height - hairline,
                width: max(0, bounds.width - leading - inset.right), height: hairline)
            line.color = place.lineColor ?? .separator
        } else {
            parts.separator?.removeFromSuperview()
            parts.separator = nil
        }
        if place.hasLine, place.style == .grouped, place.isFirst {
            let line = parts.topSeparator ?? makeLine()
            parts.topSeparator = line
            line.effect = place.lineEffect
            line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
            line.color = place.lineColor ?? .separator
        } else {
            parts.topSeparator?.removeFromSuperview()
            parts.topSeparator = nil
        }
    }

    /// Documented (UITableView.SeparatorInsetReference): the insets of a table count from the edges of the cell, or
    /// from the automatic insets.
    private func lineStart(_ inset: UIEdgeInsets) -> CGFloat {
        guard ownSeparatorInset == nil else { return inset.left + rowSafeArea.left }
        let automatic = max(rowMargin + rowSafeArea.left, textStart)
        guard parts.place.hasOwnInsets else { return automatic }
        return parts.place.addsInsets ? automatic + inset.left : max(inset.left + rowSafeArea.left, textStart)
    }

    /// The leading position of the texts. Lines between rows with images begin at the same position.
    private var textStart: CGFloat {
        if let list = parts.configured as? UIListContentView {
            list.frame = parts.contentView.bounds
            list.leastMargin = rowMargin
            return list.textStart
        }
        guard parts.image?.image != nil, configurations.content == nil else { return 0 }
        return texts(parts.contentView.bounds.width, bounds.height).label.minX
    }

    private func makeLine() -> SeparatorLine {
        let line = SeparatorLine()
        addSubview(line)
        return line
    }

    // MARK: Texts

    private struct Texts {
        var image = CGRect.zero
        var label = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    /// The frames for left-to-right direction.
    private func texts(_ width: CGFloat, _ height: CGFloat?) -> Texts {
        var texts = Texts()
        var x = rowMargin + rowSafeArea.left + CGFloat(indentationLevel) * indentationWidth
        if let image = parts.image, let size = image.image?.size {
            let limit = max(0, (height ?? 44) - 4)
            let scale = size.height > limit && size.height > 0 ? limit / size.height : 1
            texts.image = CGRect(x: x, y: 0, width: size.width * scale, height: size.height * scale)
            x += texts.image.width + 16
        }
        // Accessories have their own distance.
        let end = shownAccessories.isEmpty ? rowMargin + rowSafeArea.right : 8
        let room = max(0, width - x - end)
        let fit = CGSize(width: room, height: 0)
        let label = parts.label?.sizeThatFits(fit) ?? .zero
        let detail = (parts.detail?.text?.isEmpty ?? true) ? .zero : parts.detail?.sizeThatFits(fit) ?? .zero
        var content = max(label.height, detail.height)
        var isStacked = false
        switch style {
        case .default: texts.label = CGRect(x: x, y: 0, width: room, height: label.height)
        case .subtitle:
            isStacked = detail.height > 0
            content = label.height + (isStacked ? detail.height + 3 : 0)
            texts.label = CGRect(x: x, y: 0, width: room, height: label.height)
            texts.detail = CGRect(x: x, y: 0, width: room, height: detail.height)
        case .value1:
            let detailWidth = min(detail.width, room)
            texts.label = CGRect(
                x: x, y: 0, width: max(0, min(label.width, room - detailWidth - 6)), height: label.height)
            if texts.label.width < min(label.width, room * 0.4) {
                texts.label.size.width = min(label.width, room * 0.4)
            }
            let left = max(texts.label.maxX + 6, x + room - detailWidth)
            texts.detail = CGRect(x: left, y: 0, width: max(0, x + room - left), height: detail.height)
        case .value2:
            texts.label = CGRect(x: x, y: 0, width: min(92, room), height: label.height)
            texts.detail = CGRect(x: x + 98, y: 0, width: max(0, room - 98), height: detail.height)
        }
        // Measured (tables/automatic-height): 43.5 points for a line and 57.5 for two at two pixels a point, so the
        // line below the row is not counted.
        let hairline = 1 / max(traitCollection.displayScale, 1)
        texts.height = max(44 - hairline, isStacked ? content + 20 - hairline : content + 22)
        let total = height ?? texts.height
        texts.image.origin.y = (total - texts.image.height) / 2
        guard !isStacked else {
            // Measured (tables/subtitle-row): 9 points above the title in rows of 57.5 and of 60 points.
            texts.label.origin.y = ((total - content - 3) / 2).rounded(.up)
            texts.detail.origin.y = texts.label.maxY + 3
            return texts
        }
        guard style != .default else {
            // Measured (tables/text-label): the label is as high as the row, and centers its text.
            texts.label.size.height = total
            return texts
        }
        // Measured (tables/side-by-side): at 12 points in a row of 43.5.
        texts.label.origin.y = ((total - label.height) / 2).rounded()
        texts.detail.origin.y = ((total - detail.height) / 2).rounded()
        return texts
    }

    private func layoutTexts(_ rightToLeft: Bool) {
        guard parts.label != nil || parts.detail != nil || parts.image != nil else { return }
        let width = parts.contentView.bounds.width
        let texts = texts(width, bounds.height)
        func put(_ view: UIView?, _ rect: CGRect) {
            guard let view, view.superview === parts.contentView, view.translatesAutoresizingMaskIntoConstraints else {
                return
            }
            view.frame = CGRect(
                origin: snapped(CGPoint(x: rightToLeft ? width - rect.maxX : rect.minX, y: rect.minY)), size: rect.size)
        }
        put(parts.image, texts.image)
        put(parts.label, texts.label)
        put(parts.detail, texts.detail)
    }

    // MARK: Height

    /// The height of the content, for a row of automatic height.
    func fittingHeight(_ width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let inner = max(0, width - accessoryWidth - editingIndent)
        (parts.configured as? UIListContentView)?.leastMargin = rowMargin
        if let view = parts.configured {
            return view.systemLayoutSizeFitting(
                CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if parts.contentView.layoutState.island != nil || !parts.contentView.layoutState.constraints.isEmpty {
            let size = parts.contentView.fittingSize(CGSize(width: inner, height: 0), .required, .fittingSizeLevel)
            return size.height
        }
        return texts(inner, nil).height
    }
}
