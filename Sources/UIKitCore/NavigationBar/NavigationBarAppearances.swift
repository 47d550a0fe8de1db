import ChromeLayout
import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The appearances of a navigation bar.
@MainActor
struct NavigationBarAppearances: BarAppearances {
    var given = AppearanceResolution<UINavigationBarAppearance>.Choices()
    var fallback = UINavigationBarAppearance()
    var legacy = LegacyBarAppearance()
    /// The appearance that the older properties describe; nil unless they set texts or the back indicator.
    var legacyAppearance: UINavigationBarAppearance?
    var behavior = UIBehavioralStyle.automatic
    /// The position from the delegate of a bar without a container.
    var position = UIBarPosition.top
}

/// The appearance of a bar for one item in one situation.
@MainActor
struct ResolvedBarAppearance {
    var appearance: UINavigationBarAppearance
    var background: BarBackgroundAppearance
    /// Whether the standard appearance is used at the scroll edge, without its background.
    var dropsBackground: Bool
}

extension UINavigationBar {
    var isCompact: Bool { rowHeight == BarMetrics.compactHeight }

    func metrics(for item: UINavigationItem?) -> UIBarMetrics {
        .of(isCompact: isCompact, hasPrompt: promptHeight(item) > 0)
    }

    /// The appearance for an item, for the height of the bar and the overlap with content.
    func resolvedAppearance(for item: UINavigationItem?, atEdge: Bool = false) -> ResolvedBarAppearance {
        let older = appearances.legacyAppearance ?? appearances.fallback
        let chosen = AppearanceResolution(
            item: item?.appearances ?? .init(), bar: appearances.given, standard: older, compact: isCompact,
            atEdge: atEdge && stack.host != nil,
            isOpaque: !isTranslucent)
        let background = background(
            of: chosen, older: older,
            legacy: appearances.legacy.background(
                barPosition, metrics(for: item), height: rowHeight + promptHeight(item)))
        return ResolvedBarAppearance(
            appearance: chosen.appearance, background: background, dropsBackground: chosen.dropsBackground)
    }

    /// The background for an item and an `overlap` with content of 0…1: an interpolation of the appearances of both
    /// ends.
    func paint(for item: UINavigationItem?, overlap: CGFloat) -> BackgroundPaint {
        let traits = traitCollection
        if overlap >= 1 || stack.host == nil { return resolvedAppearance(for: item).background.paint(in: traits) }
        let edge = resolvedAppearance(for: item, atEdge: true).background.paint(in: traits)
        return overlap <= 0 ? edge : .mix(edge, resolvedAppearance(for: item).background.paint(in: traits), overlap)
    }

    /// The appearance of texts and buttons. Chosen: it changes when the background is half way.
    func contentAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        resolvedAppearance(for: item, atEdge: shown.surroundings.overlap < 0.5).appearance
    }

    func titleAdjustment(for item: UINavigationItem) -> UIOffset {
        let appearance = contentAppearance(for: item)
        guard appearance === appearances.legacyAppearance || appearance === appearances.fallback else {
            return appearance.titlePositionAdjustment
        }
        return UIOffset(horizontal: 0, vertical: appearances.legacy.titleOffset(metrics(for: item)))
    }

    // MARK: Changes

    func styleChanged() { overrideUserInterfaceStyle = appearances.legacy.style == .default ? .unspecified : .dark }

    // MARK: Position

    func enteredWindow() {
        guard window != nil else { return }
        if stack.host == nil { appearances.position = delegate?.position(for: self) ?? .top }
        displayTop()
    }

    /// The height above a bar without a container that its background fills.
    var statusExtension: CGFloat {
        guard appearances.position == .topAttached, let window else { return 0 }
        return BarChrome.statusExtension(
            y: convert(bounds.origin, to: window).y, safeTop: window.safeAreaInsets.top)
    }

    /// The appearance that the older properties describe; nil unless they set texts or the back indicator.
    private var describedByLegacy: UINavigationBarAppearance? {
        let legacy = appearances.legacy
        guard legacy.title != nil || legacy.largeTitle != nil || legacy.indicator != nil else { return nil }
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = legacy.title ?? [:]
        appearance.largeTitleTextAttributes = legacy.largeTitle ?? [:]
        appearance.setBackIndicatorImage(legacy.indicatorImage, transitionMaskImage: legacy.indicatorMask)
        return appearance
    }

    func setLegacy(_ change: (inout LegacyBarAppearance) -> Void) {
        change(&appearances.legacy)
        appearances.legacyAppearance = describedByLegacy
        appearanceChanged()
    }

    func appearanceChanged() {
        // At rest the next layout applies the appearance, once for any number of changes.
        if shown.motion == nil { shown.content?.forgetAppearance() } else { shown.content?.updateAppearance() }
        setNeedsLayout()
        stack.host?.barAppearanceChanged()
    }

    /// Does nothing: every appearance is applied when it changes.
    func forgetAppliedAppearance() {}
}
