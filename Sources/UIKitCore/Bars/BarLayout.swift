import CoreGraphics
import Foundation
import HostInterface
import Motion
import NavigationLogic
import QuartzCore

/// What a bar shows now.
@MainActor
struct BarShownState {
    var content: BarContent?
    /// During a motion: the content that goes.
    var leaving: BarContent?
    var motion: BarTransition?
    /// How far the content below has moved from its top; 0 without content that scrolls.
    var scrolled: CGFloat = 0
    /// Whether content lies under the bar, 0…1.
    var overlap: CGFloat = 0
    /// The content changed during a motion and is made again after it.
    var needsRebuild = false
    /// Height above the bar that its background fills.
    var topExtension: CGFloat = 0
}

extension UINavigationBar {
    func prepare() {
        clipsToBounds = false
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(largeTitleClip)
        background.show(looks.fallback.background)
        addInteraction(UILargeContentViewerInteraction())
    }

    // MARK: Heights

    /// The rule by which an item shows its title large.
    func largeStyle(of item: UINavigationItem, above: AnyIterator<UINavigationItem>) -> Bool {
        let modes = sequence(state: above) { $0.next()?.largeMode }
        let style = LargeTitleRule.style(
            modes: modes, barPrefersLargeTitles: prefersLargeTitles,
            compactHeight: BarMetrics.contentHeight(traitCollection) == BarMetrics.compactHeight,
            topHasBackButton: backItem != nil)
        return style == .large
    }

    func isLarge(_ item: UINavigationItem) -> Bool { largeStyle(of: item, above: stack.fromTop) }

    var rowHeight: CGFloat { BarMetrics.contentHeight(traitCollection) }

    func promptHeight(_ item: UINavigationItem?) -> CGFloat {
        item?.prompt?.isEmpty == false ? BarMetrics.promptHeight : 0
    }

    /// The bar's height when content has moved `scrolled` points from its top.
    func height(for item: UINavigationItem?, isLarge: Bool, scrolled: CGFloat) -> CGFloat {
        let zones = zones(for: item, title: isLarge ? CGFloat(LargeTitleMotion.zone) : 0)
        let row = item?.searchHidesRow == true ? 0 : rowHeight + promptHeight(item)
        return row + CGFloat(zones.extent(scrolled: Double(scrolled)))
    }

    var fittingHeight: CGFloat {
        height(for: topItem, isLarge: shown.content?.isLarge ?? false, scrolled: 0)
    }

    /// Extra room at the sides where the display covers the bar's ends.
    var sideInsets: (leading: CGFloat, trailing: CGFloat) {
        let search = inlineSearchWidth(of: shown.content?.item)
        return isRightToLeft ? (safeAreaInsets.right, safeAreaInsets.left + search) : (safeAreaInsets.left, safeAreaInsets.right + search)
    }

    // MARK: Layout

    func layoutBar() {
        let top = shown.topExtension
        background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        if shown.motion == nil { showLook() }
        guard let content = shown.content else { return }
        place(content)
        if shown.motion == nil {
            content.show(scrolled: titleScrolled(content))
            hideRow(of: content, content.item.searchHidesRow)
        }
    }

    func zones(of content: BarContent) -> BarZones { zones(for: content.item, title: content.isLarge ? CGFloat(LargeTitleMotion.zone) : 0) }

    /// How far content has moved the large title.
    func titleScrolled(_ content: BarContent) -> CGFloat { CGFloat(zones(of: content).titleScrolled(scrolled: Double(shown.scrolled))) }

    func place(_ content: BarContent) {
        let prompt = promptHeight(content.item)
        let row = CGRect(x: 0, y: prompt - lift(of: content, promptHeight: prompt), width: bounds.width, height: rowHeight)
        let search = placeSearch(of: content.item, zones: zones(of: content))
        let zone = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, bounds.height - row.maxY - search))
        largeTitleClip.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: zone.height)
        content.place(row: row, zone: CGRect(x: 0, y: 0, width: zone.width, height: zone.height), promptHeight: prompt)
    }

    private func showLook() {
        guard let item = shown.content?.item else { return }
        let isAtEdge = shown.overlap <= 0
        let edge = resolvedLook(for: item, atEdge: true)
        // A bare edge look fades; a look of its own is exchanged.
        if edge.dropsBackground {
            background.show(resolvedLook(for: item).appearance.background)
            background.alpha = stack.owner == nil ? 1 : shown.overlap
        } else {
            background.show((isAtEdge ? edge : resolvedLook(for: item)).appearance.background)
            background.alpha = 1
        }
    }

    func takesTouch(at point: CGPoint) -> Bool {
        // The area above the bar that its background fills takes touches too, and keeps them from what lies below.
        bounds.contains(point) || (point.y < 0 && point.y >= -shown.topExtension && bounds.minX...bounds.maxX ~= point.x)
    }

    // MARK: Content

    /// Shows the top item as it is, without motion.
    func showTop() {
        let item = topItem
        show(item.map { makeContent(for: $0, below: backItem, isLarge: isLarge($0)) })
    }

    func makeContent(for item: UINavigationItem, below: UINavigationItem?, isLarge: Bool) -> BarContent {
        let content = BarContent(item: item, below: below, bar: self)
        content.isLarge = isLarge
        return content
    }

    func show(_ content: BarContent?) {
        shown.motion?.abandon()
        shown.motion = nil
        let leaving = shown.leaving
        shown.leaving = nil
        if let leaving { remove(leaving) }
        let old = shown.content
        shown.content = content
        if let old, old !== content { remove(old) }
        if let content { install(content) }
        showSearch(of: content?.item)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func install(_ content: BarContent) {
        content.item.bar = self
        content.below?.bar = self
        for view in content.rowViews where view.superview !== self { addSubview(view) }
        if content.largeTitle.superview !== largeTitleClip { largeTitleClip.addSubview(content.largeTitle) }
    }

    func remove(_ content: BarContent) {
        let kept = Set((shown.content?.rowViews ?? []).map(ObjectIdentifier.init))
        for view in content.rowViews where view.superview === self && !kept.contains(ObjectIdentifier(view)) {
            view.layer.removeAllAnimations()
            view.removeFromSuperview()
        }
        content.largeTitle.layer.removeAllAnimations()
        content.largeTitle.removeFromSuperview()
        for item in [content.item, content.below] where item?.bar === self && !concerns(item) { item?.bar = nil }
    }

    /// Whether something on the bar is this item's, or leads back to it.
    private func concerns(_ item: UINavigationItem?) -> Bool {
        [shown.content, shown.leaving].contains { $0 != nil && ($0?.item === item || $0?.below === item) }
    }

    /// The shown item's content is made again; what moves goes on.
    func contentChanged() {
        guard shown.motion == nil else { return shown.needsRebuild = true }
        showTop()
    }

    func heightRuleChanged() {
        contentChanged()
        stack.owner?.barHeightChanged()
    }

    func itemChanged(_ item: UINavigationItem, _ change: UINavigationItem.Change, animated: Bool) {
        if item !== shown.content?.item {
            // Of the item below only its name shows. Chosen: a new name shows at once, as on the item itself.
            if item === shown.content?.below, change == .title || change == .back { contentChanged() }
            return
        }
        switch change {
        case .back:
            break
        case .title where item.titleView == nil && shown.content?.item === item && shown.content?.titleView == nil:
            shown.content?.updateTexts()
            setNeedsLayout()
        case .look:
            lookChanged()
        case .height:
            contentChanged()
            stack.owner?.barHeightChanged()
        default:
            contentChanged()
            if animated { fadeIn() }
        }
    }

    private func fadeIn() {
        guard let content = shown.content, window != nil else { return }
        let fresh = (content.leading + content.trailing) as [UIView] + [content.back].compactMap { $0 }
        for view in fresh {
            view.alpha = 0
            UIView.animate(withDuration: BarMotion.hideShowDuration) { view.alpha = 1 }
        }
    }

    // MARK: Accessibility

    /// The way back, leading items, the title as it shows, trailing items. Documented: a bar's title and its left item are read
    /// on arrival; here the visual order, which readers of other systems follow too.
    var readingOrder: [UIView] {
        guard let content = shown.content else { return subviews }
        var views = content.rowViews
        if content.isLarge { views.append(content.largeTitle) }
        return views + subviews.filter { view in view !== background && view !== largeTitleClip && !views.contains { $0 === view } && !(shown.leaving?.rowViews.contains { $0 === view } ?? false) }
    }

    var spokenIdentifier: String? {
        if let title = topItem?.title, !title.isEmpty { return title }
        guard let page = stack.owner?.topViewController else { return nil }
        let name = String(reflecting: type(of: page))
        return name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    }

    // MARK: Back

    func backTapped() {
        if let owner = stack.owner { owner.backTapped() } else { _ = popItem(animated: true) }
    }

    /// The screens below, nearest first, by their full names.
    func historyMenu() -> UIMenu? {
        guard let owner = stack.owner else {
            let items = stack.ownItems.dropLast()
            return UIMenu(
                children: items.indices.reversed().map { index in
                    UIAction(title: Self.historyTitle(items[index])) { [weak self] _ in
                        guard let self else { return }
                        self.setItems(Array(self.stack.ownItems.prefix(index + 1)), animated: true)
                    }
                })
        }
        return owner.historyMenu()
    }

    static func historyTitle(_ item: UINavigationItem) -> String {
        BackTitle(item: item, below: item).menuTitle(genericWord: Words.back)
    }
}

extension UINavigationItem {
    var largeMode: LargeTitleRule.Mode {
        switch largeTitleDisplayMode {
        case .automatic: .automatic
        case .always: .always
        case .never: .never
        case .inline: .inline
        }
    }
}
