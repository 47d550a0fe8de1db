import ChromeLayout
import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The appearances of a toolbar, and the conditions that select an appearance.
@MainActor
struct ToolbarAppearances: BottomBarAppearances {
    var given = AppearanceResolution<UIToolbarAppearance>.Choices()
    var fallback = UIToolbarAppearance()
    var legacy = LegacyBarAppearance()
    var position = UIBarPosition.bottom
    var isManaged = false
    var overlap: CGFloat = 1
    /// The appearance that was last applied to the buttons.
    fileprivate weak var applied: UIToolbarAppearance?
}

extension UIToolbar {
    var isCompact: Bool { BarMetrics.contentHeight(traitCollection) == BarMetrics.compactHeight }
    var metrics: UIBarMetrics { .of(isCompact: isCompact, hasPrompt: false) }

    var itemAppearances: AppearanceResolution<UIToolbarAppearance>.Choices { .init() }
    var legacyBackground: BarBackgroundAppearance {
        appearances.legacy.background(barPosition, metrics, height: BarMetrics.contentHeight(traitCollection))
    }
    func forgetAppliedAppearance() { appearances.applied = nil }

    func enteredWindow() {
        guard window != nil, !appearances.isManaged else { return }
        appearances.position = delegate?.position(for: self) ?? .bottom
        setNeedsLayout()
    }

    func layoutBackground() {
        let isBelow = appearances.position == .bottom || appearances.position == .any
        background.shadowIsAbove = isBelow
        var top: CGFloat = 0
        if appearances.position == .topAttached, let window {
            top = BarChrome.statusExtension(
                y: convert(bounds.origin, to: window).y, safeTop: window.safeAreaInsets.top)
        }
        background.overhang = isBelow ? bottomExtension : top
        background.frame = BarChrome.background(bounds.size, above: top, below: isBelow ? bottomExtension : 0)
        background.apply(paint)
        let appearance = contentAppearance
        guard appearance !== appearances.applied else { return }
        appearances.applied = appearance
        updateButtons()
    }
}
