import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The looks a toolbar was given, and the situation that chooses among them.
@MainActor
struct ToolbarLookState: BottomBarLooks {
    var given = AppearanceResolution<UIToolbarAppearance>.Choices()
    var fallback = UIToolbarAppearance()
    var legacy = LegacyBarLook()
    var position = UIBarPosition.bottom
    var isManaged = false
    var overlap: CGFloat = 1
    /// What the buttons wear.
    fileprivate weak var worn: UIToolbarAppearance?
}

extension UIToolbar {
    var isCompact: Bool { BarMetrics.contentHeight(traitCollection) == BarMetrics.compactHeight }
    var metrics: UIBarMetrics { .of(isCompact: isCompact, hasPrompt: false) }

    var itemLooks: AppearanceResolution<UIToolbarAppearance>.Choices { .init() }
    var legacyBackground: BarBackgroundLook {
        looks.legacy.background(barPosition, metrics, height: BarMetrics.contentHeight(traitCollection))
    }
    func forgetWornLook() { looks.worn = nil }

    func enteredWindow() {
        guard window != nil, !looks.isManaged else { return }
        looks.position = delegate?.position(for: self) ?? .bottom
        setNeedsLayout()
    }

    func layoutBackground() {
        let isBelow = looks.position == .bottom || looks.position == .any
        background.shadowIsAbove = isBelow
        var top: CGFloat = 0
        if looks.position == .topAttached, let window { top = min(max(0, convert(bounds.origin, to: window).y), window.safeAreaInsets.top) }
        background.overhang = isBelow ? bottomExtension : top
        background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top + (isBelow ? bottomExtension : 0))
        background.show(paint)
        let appearance = contentAppearance
        guard appearance !== looks.worn else { return }
        looks.worn = appearance
        updateButtons()
    }
}
