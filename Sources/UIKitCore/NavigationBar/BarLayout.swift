import ChromeLayout
import CoreGraphics
import Foundation
import FrameTime
import HostInterface
import MotionLogic
import NavigationLogic
import QuartzCore
import SystemStrings

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

    /// The style of the title of the first item.
    /// - Parameter items: returns the items, from the top of the stack.
    private func titleStyle(_ items: () -> AnyIterator<UINavigationItem>) -> LargeTitleRule.Style {
        // Without large titles the items are not read.
        guard prefersLargeTitles, !isCompact else { return .standard }
        return LargeTitleRule.style(
            modes: sequence(state: items()) { $0.next()?.largeMode }, barPrefersLargeTitles: true,
            compactHeight: false, topHasBackButton: backItem != nil && topItem?.hidesBackButton == false)
    }

    /// The title style of the top item.
    var topStyle: LargeTitleRule.Style { titleStyle { stack.fromTop } }

    var rowHeight: CGFloat {
        if behavioralStyle == .mac { return BarMetrics.compactHeight }
        return shown.surroundings.isInSheet
            ? BarMetrics.sheetHeight(traitCollection) : BarMetrics.contentHeight(traitCollection)
    }

    func promptHeight(_ item: UINavigationItem?) -> CGFloat {
        item?.prompt?.isEmpty == false ? BarMetrics.promptHeight : 0
    }

    /// The heights of the bar's parts, and the title style, for an item of the host; nil for a bar without items.
    /// - Parameter items: the item and the items below it. Called only if titles may be large.
    func heights(of item: UINavigationItem?, in items: () -> AnyIterator<UINavigationItem>) -> BarHeights {
        heights(of: item, item == nil ? .standard : titleStyle(items))
    }

    private func heights(of item: UINavigationItem?, _ style: LargeTitleRule.Style) -> BarHeights {
        let place = item?.searchBarPlace ?? .outside
        return BarHeights(
            row: rowHeight, prompt: promptHeight(item),
            title: style == .large ? item.map { largeZone(of: $0) } ?? 0 : 0, place: place,
            search: item?.searchExtent(at: place) ?? 0,
            growsWithPull: shown.surroundings.growsWithPull && item?.shownSearch?.isActive != true, style: style)
    }

    var fittingHeight: CGFloat { heights(of: topItem, shown.content?.style ?? .standard).expanded }

    /// The frames of the bar's parts for a content.
    /// - Parameter height: the height of the bar; nil is the current height.
    func chrome(of content: BarContent, height: CGFloat? = nil) -> BarChrome {
        var chrome = BarChrome(
            size: CGSize(width: bounds.width, height: height ?? bounds.height),
            heights: heights(of: content.item, content.style), surroundings: shown.surroundings)
        chrome.isRightToLeft = isRightToLeft
        chrome.margin = sideMargin
        (chrome.safeLeft, chrome.safeRight) = (safeAreaInsets.left, safeAreaInsets.right)
        return chrome
    }

    /// Additional side margins if the display covers the ends of the bar.
    var sideInsets: (leading: CGFloat, trailing: CGFloat) {
        let search =
            shown.content?.item.searchBarPlace == .line
            ? BarChrome.inlineFieldWidth(bounds.width) + BarMetrics.itemGap : 0
        return isRightToLeft
            ? (safeAreaInsets.right, safeAreaInsets.left + search)
            : (safeAreaInsets.left, safeAreaInsets.right + search)
    }

    // MARK: Layout

    func layoutBar() {
        refreshChangedButtons()
        if stack.host == nil { shown.surroundings.topExtension = statusExtension }
        background.overhang = shown.surroundings.topExtension
        setBackgroundFrame(for: bounds.size)
        if shown.motion == nil { updateAppearance() }
        guard let content = shown.content else { return }
        layout(content)
        if shown.motion == nil {
            content.apply(scrolled: chrome(of: content).titleScrolled)
            hideRow(of: content, content.item.searchHidesRow)
            noteIndicator()
        }
    }

    func tintChanged() {
        setNeedsLayout()
        shown.motion?.mixTints()
    }

    func noteIndicator() { shown.indicator.note(shown.content?.back?.chevron.tintColor, at: appContext.now) }

    func layout(_ content: BarContent) {
        // A content that leaves, or whose height changed during an animation, keeps its row until the end of the
        // animation.
        let prompt =
            shown.motion == nil
            ? promptHeight(content.item) : content.geometry?.promptHeight ?? promptHeight(content.item)
        let chrome = chrome(of: content)
        let row = chrome.row(prompt: prompt)
        let zone = chrome.zone(below: row, search: layoutSearch(of: content.item, chrome))
        largeTitleClip.frame = zone
        content.layout(
            BarGeometry(
                row: row, zone: CGRect(x: 0, y: 0, width: zone.width, height: zone.height), promptHeight: prompt))
    }

    private func updateAppearance() {
        background.apply(paint(for: shown.content?.item, overlap: shown.surroundings.overlap))
        shown.content?.updateAppearanceIfChanged()
    }

    func acceptsTouch(at point: CGPoint) -> Bool {
        // The area above the bar that its background fills also receives touches, so that views below do not.
        bounds.contains(point)
            || (point.y < 0 && point.y >= -shown.surroundings.topExtension && bounds.minX...bounds.maxX ~= point.x)
            || search.row.map { $0.place == .line && $0.point(inside: convert(point, to: $0), with: nil) } ?? false
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
