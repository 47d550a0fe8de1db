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

    /// The style in which an item displays its title.
    func titleStyle(of item: UINavigationItem, above: AnyIterator<UINavigationItem>) -> LargeTitleRule.Style {
        let modes = sequence(state: above) { $0.next()?.largeMode }
        return LargeTitleRule.style(
            modes: modes, barPrefersLargeTitles: prefersLargeTitles, compactHeight: isCompact,
            topHasBackButton: backItem != nil && topItem?.hidesBackButton == false)
    }

    func titleStyle(_ item: UINavigationItem) -> LargeTitleRule.Style { titleStyle(of: item, above: stack.fromTop) }

    var rowHeight: CGFloat {
        if behavioralStyle == .mac { return BarMetrics.compactHeight }
        return shown.surroundings.isInSheet
            ? BarMetrics.sheetHeight(traitCollection) : BarMetrics.contentHeight(traitCollection)
    }

    func promptHeight(_ item: UINavigationItem?) -> CGFloat {
        item?.prompt?.isEmpty == false ? BarMetrics.promptHeight : 0
    }

    /// The bar's height for content that has scrolled `scrolled` points from its top.
    func height(for item: UINavigationItem?, isLarge: Bool, scrolled: CGFloat) -> CGFloat {
        let zones = zones(for: item, title: isLarge ? item.map { largeZone(of: $0) } ?? 0 : 0)
        let row = item?.searchHidesRow == true ? 0 : rowHeight + promptHeight(item)
        return row + CGFloat(zones.extent(scrolled: Double(scrolled)))
    }

    var fittingHeight: CGFloat {
        height(for: topItem, isLarge: shown.content?.isLarge ?? false, scrolled: 0)
    }

    /// Additional side margins if the display covers the ends of the bar.
    var sideInsets: (leading: CGFloat, trailing: CGFloat) {
        let search = inlineSearchWidth(of: shown.content?.item)
        return isRightToLeft
            ? (safeAreaInsets.right, safeAreaInsets.left + search)
            : (safeAreaInsets.left, safeAreaInsets.right + search)
    }

    // MARK: Layout

    func layoutBar() {
        refreshChangedButtons()
        if stack.host == nil { shown.surroundings.topExtension = statusExtension }
        let top = shown.surroundings.topExtension
        background.overhang = top
        setBackgroundFrame(for: bounds.size)
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

    func zones(of content: BarContent) -> BarZones {
        zones(for: content.item, title: content.isLarge ? largeZone(of: content.item) : 0)
    }

    /// The distance by which scrolling has moved the large title.
    func titleScrolled(_ content: BarContent) -> CGFloat {
        CGFloat(zones(of: content).titleScrolled(scrolled: Double(shown.surroundings.scrolled)))
    }

    func layout(_ content: BarContent) {
        // A content that leaves, or whose height changed during an animation, keeps its row until the end of the
        // animation.
        let prompt =
            shown.motion == nil
            ? promptHeight(content.item) : content.geometry?.promptHeight ?? promptHeight(content.item)
        let row = CGRect(
            x: 0, y: prompt - searchOffset(of: content, promptHeight: prompt), width: bounds.width, height: rowHeight)
        let search = layoutSearch(of: content.item, zones: zones(of: content))
        let zone = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, bounds.height - row.maxY - search))
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
