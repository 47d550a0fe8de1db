import CoreGraphics
import Foundation
import FrameTime
import HostInterface
import MotionLogic
import NavigationLogic
import QuartzCore
import SystemStrings

/// What a bar shows now.
@MainActor
struct BarShownState {
    /// The navigation controller is in a sheet.
    var isInSheet = false
    var content: BarContent?
    /// During a motion: the outgoing content.
    var leaving: BarContent?
    var motion: BarTransition?
    /// How far the content below has moved from its top; 0 without content that scrolls.
    var scrolled: CGFloat = 0
    /// Whether content lies under the bar, 0…1.
    var overlap: CGFloat = 0
    /// The color of the indicator of the way back in a bar at rest.
    var indicator = IndicatorTint()
    /// The bar itself is placing its views.
    var isArranging = false
    var titles = MeasuredTitles()
    /// Height above the bar that its background fills.
    var topExtension: CGFloat = 0
}

/// A color, and that of the last frame as long as no time has passed since it changed.
struct IndicatorTint {
    private var now: UIColor?
    private var before: UIColor?
    private var changed = FrameInstant.zero

    mutating func note(_ color: UIColor?, at instant: FrameInstant) {
        guard color != now else { return }
        if changed != instant { (before, changed) = (now, instant) }
        now = color
    }

    /// The content of the last frame.
    func seen(at instant: FrameInstant) -> UIColor? { changed == instant ? before : now }
}

extension UINavigationBar {
    func prepare() {
        watchFallback(appearances.fallback)
        clipsToBounds = false
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        addOwnSubview(background)
        addOwnSubview(largeTitleClip)
        background.apply(paint(for: nil, overlap: 1))
        addInteraction(UILargeContentViewerInteraction())
    }

    // MARK: Heights

    /// The rule by which an item shows its title.
    func titleStyle(of item: UINavigationItem, above: AnyIterator<UINavigationItem>) -> LargeTitleRule.Style {
        let modes = sequence(state: above) { $0.next()?.largeMode }
        return LargeTitleRule.style(
            modes: modes, barPrefersLargeTitles: prefersLargeTitles, compactHeight: isCompact,
            topHasBackButton: backItem != nil && topItem?.hidesBackButton == false)
    }

    func titleStyle(_ item: UINavigationItem) -> LargeTitleRule.Style { titleStyle(of: item, above: stack.fromTop) }

    var rowHeight: CGFloat {
        if behavioralStyle == .mac { return BarMetrics.compactHeight }
        return shown.isInSheet ? BarMetrics.sheetHeight(traitCollection) : BarMetrics.contentHeight(traitCollection)
    }

    func promptHeight(_ item: UINavigationItem?) -> CGFloat {
        item?.prompt?.isEmpty == false ? BarMetrics.promptHeight : 0
    }

    /// The bar's height when content has moved `scrolled` points from its top.
    func height(for item: UINavigationItem?, isLarge: Bool, scrolled: CGFloat) -> CGFloat {
        let zones = zones(for: item, title: isLarge ? item.map { largeZone(of: $0) } ?? 0 : 0)
        let row = item?.searchHidesRow == true ? 0 : rowHeight + promptHeight(item)
        return row + CGFloat(zones.extent(scrolled: Double(scrolled)))
    }

    var fittingHeight: CGFloat {
        height(for: topItem, isLarge: shown.content?.isLarge ?? false, scrolled: 0)
    }

    /// Additional side margins where the display covers the bar's ends.
    var sideInsets: (leading: CGFloat, trailing: CGFloat) {
        let search = inlineSearchWidth(of: shown.content?.item)
        return isRightToLeft ? (safeAreaInsets.right, safeAreaInsets.left + search) : (safeAreaInsets.left, safeAreaInsets.right + search)
    }

    // MARK: Layout

    func layoutBar() {
        if stack.owner == nil { shown.topExtension = statusExtension }
        let top = shown.topExtension
        background.overhang = top
        background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        if shown.motion == nil { updateAppearance() }
        guard let content = shown.content else { return }
        layout(content)
        if shown.motion == nil {
            content.apply(scrolled: titleScrolled(content))
            hideRow(of: content, content.item.searchHidesRow)
            noteIndicator()
        }
    }

    func tintChanged() {
        setNeedsLayout()
        shown.motion?.mixTints()
    }

    func noteIndicator() { shown.indicator.note(shown.content?.back?.chevron.tintColor, at: appContext.now) }

    func zones(of content: BarContent) -> BarZones { zones(for: content.item, title: content.isLarge ? largeZone(of: content.item) : 0) }

    /// How far content has moved the large title.
    func titleScrolled(_ content: BarContent) -> CGFloat { CGFloat(zones(of: content).titleScrolled(scrolled: Double(shown.scrolled))) }

    func layout(_ content: BarContent) {
        // A content that leaves, or whose height changed in the middle of a motion, keeps its row until the motion is over.
        let prompt = shown.motion == nil ? promptHeight(content.item) : content.geometry?.promptHeight ?? promptHeight(content.item)
        let row = CGRect(x: 0, y: prompt - lift(of: content, promptHeight: prompt), width: bounds.width, height: rowHeight)
        let search = layoutSearch(of: content.item, zones: zones(of: content))
        let zone = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, bounds.height - row.maxY - search))
        largeTitleClip.frame = zone
        content.layout(BarGeometry(row: row, zone: CGRect(x: 0, y: 0, width: zone.width, height: zone.height), promptHeight: prompt))
    }

    private func updateAppearance() {
        background.apply(paint(for: shown.content?.item, overlap: shown.overlap))
        shown.content?.updateAppearanceIfChanged()
    }

    func acceptsTouch(at point: CGPoint) -> Bool {
        // The area above the bar that its background fills gets touches too, so that views below do not.
        bounds.contains(point) || (point.y < 0 && point.y >= -shown.topExtension && bounds.minX...bounds.maxX ~= point.x)
            || search.row.map { $0.isInline && $0.point(inside: convert(point, to: $0), with: nil) } ?? false
    }

    // MARK: Content

    /// Displays the top item at rest, without animation.
    func displayTop() {
        let (top, below) = stack.owner?.itemsAtRest ?? (topItem, backItem)
        guard let item = top else { return display(nil) }
        let style = titleStyle(item)
        guard shown.motion == nil, let content = shown.content, content.item === item, content.below === below else {
            return display(makeContent(for: item, below: below, style: style))
        }
        content.style = style
        refresh(content, animated: false)
        updateSearch(of: item)
    }

    func makeContent(for item: UINavigationItem, below: UINavigationItem?, style: LargeTitleRule.Style) -> BarContent {
        BarContent(item: item, below: below, bar: self, style: style)
    }

    func display(_ content: BarContent?) {
        shown.motion?.abandon()
        keeping(shown.motion) { shown.motion = nil }
        let leaving = shown.leaving
        keeping(shown.leaving) { shown.leaving = nil }
        if let leaving { remove(leaving) }
        let old = shown.content
        keeping(shown.content) { shown.content = content }
        if let old, old !== content {
            remove(old)
            window?.customizationStage?.itemChanged(to: content?.item)
        }
        if let content { install(content) }
        updateSearch(of: content?.item)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Adds a view of the bar's own.
    func addOwnSubview(_ view: UIView) {
        shown.isArranging = true
        addSubview(view)
        shown.isArranging = false
    }

    func install(_ content: BarContent) {
        content.item.bar = self
        content.below?.bar = self
        for view in content.rowViews where view.superview !== self { addOwnSubview(view) }
        for view in content.zoneViews where view.superview !== largeTitleClip { largeTitleClip.addSubview(view) }
    }

    func remove(_ content: BarContent) {
        let kept = Set((shown.content.map { $0.rowViews + $0.zoneViews } ?? []).map(ObjectIdentifier.init))
        for view in content.rowViews + content.zoneViews where !kept.contains(ObjectIdentifier(view)) { removeOwnSubview(view) }
        for item in [content.item, content.below] where item?.bar === self && !concerns(item) { item?.bar = nil }
    }

    private func removeOwnSubview(_ view: UIView) {
        view.layer.removeAllAnimations()
        if view.superview === self || view.superview === largeTitleClip { view.removeFromSuperview() }
    }

    /// Whether something on the bar is this item's, or leads back to it.
    private func concerns(_ item: UINavigationItem?) -> Bool {
        [shown.content, shown.leaving].contains { $0 != nil && ($0?.item === item || $0?.below === item) }
    }

    // MARK: Changes

    /// Updates the content of the displayed item; running animations continue.
    func contentChanged() {
        guard shown.motion == nil else { return shown.motion?.refresh() ?? () }
        displayTop()
    }

    /// A bar's height is animated with its window; any other change, and the first traits at launch, apply at once.
    func traitsChanged() {
        guard ViewAnimationState.ofApp.changesShape else { return UIView.performWithoutAnimation { heightRuleChanged() } }
        // While pages move, their controller lays out both contents.
        if shown.motion != nil, stack.owner != nil { return }
        heightRuleChanged()
    }

    func heightRuleChanged() {
        contentChanged()
        stack.owner?.barHeightChanged()
    }

    func itemChanged(_ item: UINavigationItem, _ change: UINavigationItem.Change, animated: Bool) {
        if shown.motion != nil { return itemChangedInMotion(item, change) }
        guard let content = shown.content else { return }
        guard item === content.item else {
            // Of the item below only its name shows. Chosen: a new name shows at once, as on the item itself.
            if item === content.below, change == .title || change == .back { refresh(content, animated: false) }
            return
        }
        switch change {
        case .back:
            break
        case .appearance:
            appearanceChanged()
        case .title:
            content.updateTexts()
            setNeedsLayout()
            if content.isLarge { stack.owner?.barHeightChanged() }
        case .height:
            displayTop()
            stack.owner?.barHeightChanged()
            invalidateIntrinsicContentSize()
        case .buttons where titleStyle(item) != content.style:
            // A back button that is added or removed may move a large title into the bar's own line, or out of it.
            displayTop()
            stack.owner?.barHeightChanged()
        case .middle, .buttons:
            refresh(content, animated: animated)
            if change == .middle, content.isLarge { stack.owner?.barHeightChanged() }
        }
    }

    /// An item changed its appearance, its width, or whether it is hidden.
    func buttonChanged() {
        for content in [shown.content, shown.leaving].compactMap({ $0 }) { refreshInPlace(content) }
        shown.motion?.restart()
        setNeedsLayout()
    }

    /// Lays out both contents in the bar's new size; they continue at the same progress. The bar has its new frame.
    /// - Parameters:
    ///   - style: the title style of an item; nil for an item that the bar does not have.
    ///   - leaving: the bar's height for the outgoing content, and its scroll offset.
    func rearrangeInMotion(_ style: (UINavigationItem) -> LargeTitleRule.Style?, leaving place: (height: CGFloat, scrolled: CGFloat)) {
        guard let motion = shown.motion else { return }
        for content in [shown.leaving, shown.content].compactMap({ $0 }) {
            content.style = style(content.item) ?? content.style
            refreshInPlace(content)
        }
        if let content = shown.leaving {
            let prompt = content.geometry?.promptHeight ?? promptHeight(content.item)
            let row = CGRect(x: 0, y: prompt - lift(of: content, promptHeight: prompt), width: bounds.width, height: rowHeight)
            let zone = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, place.height - row.maxY - layoutLeavingSearch(bottom: place.height)))
            content.layout(BarGeometry(row: row, zone: zone, promptHeight: prompt))
            content.apply(scrolled: place.scrolled)
        }
        layoutBar()
        if let content = shown.content { content.apply(scrolled: titleScrolled(content)) }
        motion.restart()
    }

    /// The content is updated while it moves, and the bar's height follows a prompt or a large title.
    private func itemChangedInMotion(_ item: UINavigationItem, _ change: UINavigationItem.Change) {
        let touched = [shown.content, shown.leaving].compactMap { $0 }.filter { $0.item === item || $0.below === item && (change == .title || change == .back) }
        guard !touched.isEmpty else { return }
        for content in touched {
            if change == .height { content.keepPrompt(if: stack.owner?.mayChangeBarHeight == true) }
            refreshInPlace(content)
            if change == .height { trackPrompt(of: content) }
        }
        shown.motion?.restart()
        if change == .height || change == .title { stack.owner?.barHeightChanged() }
    }

    /// A prompt was added or removed during a motion: row and height reach their new values along with it. The height of a bar
    /// without a container is the app's.
    private func trackPrompt(of content: BarContent) {
        guard var geometry = content.geometry, let motion = shown.motion, let owner = stack.owner else { return }
        let points = promptHeight(content.item) - geometry.promptHeight
        guard points != 0, owner.mayChangeBarHeight else { return }
        geometry.promptHeight += points
        geometry.row.origin.y += points
        motion.lower(content, by: points)
        content.layout(geometry)
        owner.promptChangedInMotion(by: points, arrives: content === shown.content)
        if content === shown.content { layout(content) }
    }

    /// Updates without animation: new views are in place, old ones are removed.
    func refreshInPlace(_ content: BarContent) {
        let before = content.rowViews + content.zoneViews
        content.refresh()
        install(content)
        let now = Set((content.rowViews + content.zoneViews).map(ObjectIdentifier.init))
        for view in before where !now.contains(ObjectIdentifier(view)) { removeOwnSubview(view) }
        if shown.motion != nil, let geometry = content.geometry { content.layout(geometry) }
        content.setInteractive(content === shown.content && shown.motion == nil)
    }

    /// - Parameter animated: remaining views move to their new places, new and removed ones fade.
    private func refresh(_ content: BarContent, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            refreshInPlace(content)
            return setNeedsLayout()
        }
        let change = BarChange(content)
        content.refresh()
        install(content)
        UIView.performWithoutAnimation { layoutBar() }
        change.run(to: content) { [weak self] view in self?.removeOwnSubview(view) }
        content.setInteractive(true)
        setNeedsLayout()
    }

    // MARK: Accessibility

    /// The back button, leading items, the title as displayed, trailing items. Documented: a bar's title and its left item are read
    /// on arrival; here the visual order, as screen readers of other systems use too.
    var readingOrder: [UIView] {
        guard let content = shown.content else { return subviews }
        var views = content.rowViews
        if content.isLarge { views += content.zoneViews }
        return views
            + subviews.filter { view in
                view !== background && view !== largeTitleClip && !views.contains { $0 === view }
                    && !(shown.leaving?.rowViews.contains { $0 === view } ?? false)
            }
    }

    /// Items with visible buttons, in reading order; representatives for their groups, nothing for items in the overflow menu.
    package var shownItems: [UIBarButtonItem] {
        guard let content = shown.content else { return [] }
        return (content.leading + content.trailing).filter { $0 !== content.overflow }.map(\.item)
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
            return UIMenu(
                children: stack.ownItems.dropLast().reversed().map { item in
                    UIAction(title: Self.historyTitle(item)) { [weak self, weak item] _ in
                        if let item { self?.pop(to: item) }
                    }
                })
        }
        return owner.historyMenu()
    }

    static func historyTitle(_ item: UINavigationItem) -> String {
        BackTitle(item: item, below: item).menuTitle(genericWord: SystemString.back.localized)
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
