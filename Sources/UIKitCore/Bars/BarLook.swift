import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The looks a bar was given.
@MainActor
struct BarLookState: BarLooks {
    var given = AppearanceResolution<UINavigationBarAppearance>.Choices()
    var fallback = UINavigationBarAppearance()
    var legacy = LegacyBarLook()
    /// The appearance that the older properties describe, where they say anything of texts or the back indicator.
    var legacyAppearance: UINavigationBarAppearance?
    var behavior = UIBehavioralStyle.automatic
    /// As the delegate of a bar without a container answered.
    var position = UIBarPosition.top
}

/// What a bar shows for one item in one situation.
@MainActor
struct ResolvedBarLook {
    var appearance: UINavigationBarAppearance
    var background: BarBackgroundLook
    /// A standard look stands in for one at the edge and lost its background.
    var dropsBackground: Bool
}

extension UINavigationBar {
    var isCompact: Bool { rowHeight == BarMetrics.compactHeight }

    func metrics(for item: UINavigationItem?) -> UIBarMetrics { .of(isCompact: isCompact, hasPrompt: promptHeight(item) > 0) }

    /// The look for an item, resolved by height and by whether content lies under the bar.
    func resolvedLook(for item: UINavigationItem?, atEdge: Bool = false) -> ResolvedBarLook {
        let older = looks.legacyAppearance ?? looks.fallback
        let chosen = AppearanceResolution(
            item: item?.looks ?? .init(), bar: looks.given, standard: older, compact: isCompact, atEdge: atEdge && stack.owner != nil,
            isOpaque: !isTranslucent)
        let background = background(
            of: chosen, older: older,
            legacy: looks.legacy.background(barPosition, metrics(for: item), height: rowHeight + promptHeight(item)))
        return ResolvedBarLook(appearance: chosen.appearance, background: background, dropsBackground: chosen.dropsBackground)
    }

    /// What the background shows for an item while content lies under it by `overlap`, 0…1: the looks of both ends, mixed.
    func paint(for item: UINavigationItem?, overlap: CGFloat) -> BackgroundPaint {
        let traits = traitCollection
        if overlap >= 1 || stack.owner == nil { return resolvedLook(for: item).background.paint(in: traits) }
        let edge = resolvedLook(for: item, atEdge: true).background.paint(in: traits)
        return overlap <= 0 ? edge : .mix(edge, resolvedLook(for: item).background.paint(in: traits), overlap)
    }

    /// The appearance that texts and buttons take. Chosen: they change when the background is half way.
    func contentAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        resolvedLook(for: item, atEdge: shown.overlap < 0.5).appearance
    }

    func titleAdjustment(for item: UINavigationItem) -> UIOffset {
        let appearance = contentAppearance(for: item)
        guard appearance === looks.legacyAppearance || appearance === looks.fallback else { return appearance.titlePositionAdjustment }
        return UIOffset(horizontal: 0, vertical: looks.legacy.titleOffset(metrics(for: item)))
    }

    // MARK: Changes

    func styleChanged() { overrideUserInterfaceStyle = looks.legacy.style == .default ? .unspecified : .dark }

    // MARK: Position

    func enteredWindow() {
        guard window != nil else { return }
        if stack.owner == nil { looks.position = delegate?.position(for: self) ?? .top }
        showTop()
    }

    /// Measured: the bar of a controller whose view begins at the top of the window, whether or not something covers that.
    func isAttached(in owner: UINavigationController) -> Bool {
        guard let view = owner.viewIfLoaded, let window = view.window else { return true }
        return view.convert(view.bounds.origin, to: window).y <= 0
    }

    /// Documented: the background of a bar that is attached to the top goes on up to the top of the screen, and no further than
    /// the status area.
    var statusExtension: CGFloat {
        guard looks.position == .topAttached, let window else { return 0 }
        return min(max(0, convert(bounds.origin, to: window).y), window.safeAreaInsets.top)
    }

    /// The appearance that the older properties describe, where they say anything of texts or the back indicator.
    private var describedByLegacy: UINavigationBarAppearance? {
        let legacy = looks.legacy
        guard legacy.title != nil || legacy.largeTitle != nil || legacy.indicator != nil else { return nil }
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = legacy.title ?? [:]
        appearance.largeTitleTextAttributes = legacy.largeTitle ?? [:]
        appearance.setBackIndicatorImage(legacy.indicatorImage, transitionMaskImage: legacy.indicatorMask)
        return appearance
    }

    func setLegacy(_ change: (inout LegacyBarLook) -> Void) {
        change(&looks.legacy)
        looks.legacyAppearance = describedByLegacy
        lookChanged()
    }

    func lookChanged() {
        // At rest the next layout takes the look over, once for however many changes.
        if shown.motion == nil { shown.content?.forgetLook() } else { shown.content?.updateLook() }
        setNeedsLayout()
        stack.owner?.barLookChanged()
    }

    /// Every look is taken over where it is changed.
    func forgetWornLook() {}
}
