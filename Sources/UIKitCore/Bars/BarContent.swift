import CoreGraphics
import Foundation
import Motion
import NavigationLogic
import QuartzCore

/// All views that a navigation bar shows for one item: its sides, its title in both sizes, its prompt.
@MainActor
final class BarContent {
    let item: UINavigationItem
    let below: UINavigationItem?
    private unowned let bar: UINavigationBar

    private(set) var back: BackButton?
    private(set) var leading: [BarButton] = []
    private(set) var trailing: [BarButton] = []
    let title = UILabel()
    let largeTitle = UILabel()
    let prompt = UILabel()
    private(set) var titleView: UIView?
    /// Where the back label of this content stands, from the leading side, for titles on their way to it.
    private(set) var backLabelFrame = CGRect.zero
    private weak var worn: UINavigationBarAppearance?
    /// Whether the title is shown large below the row.
    var isLarge = false

    init(item: UINavigationItem, below: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.below = below
        self.bar = bar
        build()
    }

    /// Every view of the row, in reading order.
    var rowViews: [UIView] {
        ([back] as [UIView?] + leading + [titleView ?? title, prompt] + trailing.reversed()).compactMap { $0 }
    }

    var inlineTitle: UIView { titleView ?? title }

    // MARK: Making

    private func build() {
        titleView = item.titleView
        for label in [title, largeTitle, prompt] {
            label.isUserInteractionEnabled = false
            label.lineBreakMode = .byTruncatingTail
        }
        largeTitle.layer.anchorPoint = CGPoint(x: 0, y: 1)
        title.accessibilityTraits = [.header]
        largeTitle.accessibilityTraits = [.header]
        makeBack()
        leading = item.leftItems.map { BarButton(item: $0, host: bar) }
        trailing = item.rightItems.map { BarButton(item: $0, host: bar) }
        updateLook()
    }

    private func makeBack() {
        guard let below, !item.hidesBackButton, item.leftItems.isEmpty || item.leftItemsSupplementBackButton else { return }
        let words = BackTitle(item: item, below: below)
        let backItem = below.backBarButtonItem
        back = BackButton(
            candidates: item.backAction.map { [$0.title] } ?? words.candidates(genericWord: Words.back),
            fullTitle: words.menuTitle(genericWord: Words.back),
            item: backItem,
            menu: { [weak bar] in bar?.historyMenu() },
            onTap: { [weak bar, weak item] in
                if let action = item?.backAction { action.performWithSender(bar, target: nil) } else { bar?.backTapped() }
            })
    }

    func updateTexts() {
        let look = bar.contentAppearance(for: item)
        title.show(
            item.title, TextLook(look.titleTextAttributes, font: .systemFont(ofSize: BarMetrics.titleSize, weight: .semibold), color: .label))
        largeTitle.show(
            item.title,
            TextLook(look.largeTitleTextAttributes, font: .systemFont(ofSize: BarMetrics.largeTitleSize, weight: .bold), color: .label))
        prompt.text = item.prompt
        prompt.font = .systemFont(ofSize: BarMetrics.promptSize)
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
    }

    /// Texts and buttons as the bar's look for the item says now.
    func updateLook() {
        let look = bar.contentAppearance(for: item)
        worn = look
        updateTexts()
        let metrics = bar.metrics(for: item)
        back?.wear([look.backButtonAppearance, look.buttonAppearance], look.ownIndicator, metrics)
        for button in leading + trailing {
            button.wear(button.item.style == .done ? look.prominentButtonAppearance : look.buttonAppearance, metrics)
        }
    }

    /// As ``updateLook()``, where the look is another than the one shown.
    func updateLookIfChanged() {
        if bar.contentAppearance(for: item) !== worn { updateLook() }
    }

    // MARK: Placing

    /// - Parameters:
    ///   - row: the line of the buttons, in the bar's points.
    ///   - zone: the area of the large title below it, empty without one.
    func place(row: CGRect, zone: CGRect, promptHeight: CGFloat) {
        let rtl = bar.isRightToLeft
        let margin = BarMetrics.margin(bar.traitCollection)
        let width = row.width
        let hasBack = back != nil
        // Hidden items take no room.
        let leading = leading.filter { !$0.item.isHidden }
        let trailing = trailing.filter { !$0.item.isHidden }
        let leadingWidths = leading.map { $0.itemWidth(rowHeight: row.height) }
        let trailingWidths = trailing.map { $0.itemWidth(rowHeight: row.height) }
        let inset = bar.sideInsets
        let chevronStart = BarMetrics.chevronInset + inset.leading
        let labelStart = chevronStart + (back?.indicatorSize ?? BarMetrics.chevronSize).width + BarMetrics.chevronGap
        let titleWidth = wantedTitleWidth(row)
        let placement = BarTitlePlacement(
            BarTitlePlacement.Widths(
                bar: Double(width), margin: Double(margin), backLabelStart: hasBack ? Double(labelStart) : nil,
                backLabels: back?.widths().map(Double.init) ?? [],
                leadingItems: Double(total(leadingWidths) + (leading.isEmpty ? 0 : hasBack ? BarMetrics.itemGap : margin + inset.leading)),
                trailingItems: Double(total(trailingWidths) + (trailing.isEmpty ? 0 : margin + inset.trailing)), title: Double(titleWidth)))
        var start = margin + inset.leading
        if let back, let span = placement.backLabel {
            back.place(
                labelIndex: placement.backLabelIndex, labelWidth: CGFloat(span.width), labelStart: labelStart,
                chevronStart: chevronStart, row: row, barWidth: width, rtl: rtl)
            backLabelFrame = back.label.convert(back.label.bounds, to: bar)
            start = labelStart + CGFloat(span.width) + BarMetrics.itemGap
        } else {
            backLabelFrame = mirrored(CGRect(x: labelStart, y: row.midY - 10, width: 0, height: 20), in: width, rtl)
        }
        for (button, itemWidth) in zip(leading, leadingWidths) {
            button.frame = mirrored(CGRect(x: start, y: row.minY, width: itemWidth, height: row.height), in: width, rtl)
            start += itemWidth + BarMetrics.itemGap
        }
        var end = width - margin - inset.trailing
        for (button, itemWidth) in zip(trailing, trailingWidths) {
            button.frame = mirrored(CGRect(x: end - itemWidth, y: row.minY, width: itemWidth, height: row.height), in: width, rtl)
            end -= itemWidth + BarMetrics.itemGap
        }
        if bar.behavioralStyle == .mac {
            placeTitle(start, min(titleWidth, max(0, end - start)), row, rtl)
        } else {
            placeTitle(CGFloat(placement.title.x), CGFloat(placement.title.width), row, rtl)
        }
        placeLarge(zone, margin: margin + inset.leading, rtl)
        prompt.frame = CGRect(x: margin, y: row.minY - promptHeight, width: max(0, width - 2 * margin), height: promptHeight)
    }

    private func wantedTitleWidth(_ row: CGRect) -> CGFloat {
        if let titleView { return titleView.barSize(fitting: CGSize(width: row.width, height: row.height)).width }
        return title.text?.isEmpty == false ? title.intrinsicContentSize.width : 0
    }

    private func placeTitle(_ x: CGFloat, _ width: CGFloat, _ row: CGRect, _ rtl: Bool) {
        let scale = max(bar.traitCollection.displayScale, 1)
        if let titleView {
            let height = titleView.barSize(fitting: CGSize(width: width, height: row.height)).height
            titleView.frame = mirrored(
                CGRect(x: x, y: row.minY + (row.height - height) / 2, width: width, height: height), in: row.width, rtl)
            return
        }
        let size = title.intrinsicContentSize
        let adjust = bar.titleAdjustment(for: item)
        let y = row.minY + (((row.height - size.height) / 2) * scale).rounded() / scale
        title.frame = mirrored(
            CGRect(x: (x * scale).rounded() / scale, y: y, width: width, height: size.height), in: row.width, rtl
        ).offsetBy(dx: adjust.horizontal, dy: adjust.vertical)
    }

    /// The large title stands on the bottom of its zone, 8 points above it, and may run out of it at the top.
    private func placeLarge(_ zone: CGRect, margin: CGFloat, _ rtl: Bool) {
        let size = largeTitle.intrinsicContentSize
        let room = max(0, zone.width - 2 * margin)
        let frame = CGRect(x: margin, y: zone.maxY - BarMetrics.largeTitleBottom - size.height, width: min(size.width, room), height: size.height)
        largeTitle.transform = .identity
        largeTitle.layer.anchorPoint = CGPoint(x: rtl ? 1 : 0, y: 1)
        largeTitle.frame = mirrored(frame, in: zone.width, rtl)
    }

    private func mirrored(_ rect: CGRect, in width: CGFloat, _ rtl: Bool) -> CGRect {
        rtl ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    private func total(_ widths: [CGFloat]) -> CGFloat {
        widths.reduce(0, +) + BarMetrics.itemGap * CGFloat(max(widths.count - 1, 0))
    }

    // MARK: Large title

    /// Both titles for content that has moved this far from its top.
    func show(scrolled: CGFloat) {
        guard isLarge else {
            title.alpha = 1
            largeTitle.alpha = 0
            titleView?.alpha = 1
            return
        }
        largeTitle.alpha = 1
        inlineTitle.alpha = CGFloat(LargeTitleMotion.inlineAlpha(scrolled: Double(scrolled)))
        let room = Double(bar.bounds.width - 2 * BarMetrics.margin(bar.traitCollection))
        let scale = CGFloat(
            LargeTitleMotion.stretchScale(scrolled: Double(scrolled), titleWidth: Double(largeTitle.bounds.width), available: room))
        largeTitle.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    }
}

extension BackTitle {
    /// The label of the way from `item` back to `below`.
    @MainActor
    init(item: UINavigationItem, below: UINavigationItem) {
        let mode: Mode =
            switch below.backButtonDisplayMode {
            case .default: .byRoom
            case .generic: .generic
            case .minimal: .minimal
            }
        let backItem = below.backBarButtonItem
        self.init(
            mode: mode, itemTitle: backItem?.title, itemIsCustomized: backItem?.titleTextAttributes(for: .normal) != nil,
            backButtonTitle: below.backButtonTitle, pageTitle: below.title)
    }
}
