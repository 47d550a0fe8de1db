import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The looks a bar was given.
@MainActor
struct BarLookState {
    var given = BarLooks()
    let fallback = UINavigationBarAppearance()
}

extension UINavigationBar {
    /// The look for an item, resolved by height and by whether content lies under the bar.
    func resolvedLook(for item: UINavigationItem, atEdge: Bool = false) -> AppearanceResolution<UINavigationBarAppearance> {
        var resolution = AppearanceResolution(
            item: item.looks.choices, bar: looks.given.choices, standard: legacyLook,
            compact: BarMetrics.contentHeight(traitCollection) == BarMetrics.compactHeight, atEdge: atEdge && stack.owner != nil)
        if resolution.dropsBackground {
            let bare = resolution.appearance.duplicate()
            bare.configureWithTransparentBackground()
            resolution.appearance = bare
        }
        return resolution
    }

    /// The look that the older properties describe; shown where no modern one was set.
    private var legacyLook: UINavigationBarAppearance {
        guard barTintColor != nil || titleTextAttributes != nil || largeTitleTextAttributes != nil else { return looks.fallback }
        let legacy = UINavigationBarAppearance()
        if let barTintColor {
            // Chosen: the share of the colour that a translucent bar keeps.
            legacy.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
        }
        legacy.titleTextAttributes = titleTextAttributes ?? [:]
        legacy.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        return legacy
    }

    func titleAdjustment(for item: UINavigationItem) -> UIOffset { resolvedLook(for: item).appearance.titlePositionAdjustment }

    func styleChanged() { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }

    func lookChanged() {
        background.isTranslucent = isTranslucent
        shown.content?.updateTexts()
        setNeedsLayout()
        stack.owner?.barLookChanged()
    }
}

extension BarLooks {
    var choices: AppearanceResolution<UINavigationBarAppearance>.Choices {
        .init(standard: standard, compact: compact, scrollEdge: scrollEdge, compactScrollEdge: compactScrollEdge)
    }
}
