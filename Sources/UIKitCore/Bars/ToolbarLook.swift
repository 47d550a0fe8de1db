import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The looks a toolbar was given, and the situation that chooses among them.
@MainActor
struct ToolbarLookState {
    var given = AppearanceResolution<UIToolbarAppearance>.Choices()
    let fallback = UIToolbarAppearance()
    var legacy = LegacyBarLook()
    var position = UIBarPosition.bottom
    /// A navigation controller owns the bar.
    var isManaged = false
    /// Whether content goes on below the bar, 0…1; a bar that nobody manages is always as if it did.
    var overlap: CGFloat = 1
    fileprivate weak var worn: UIToolbarAppearance?
}

extension UIToolbar {
    private var isCompact: Bool { BarMetrics.contentHeight(traitCollection) == BarMetrics.compactHeight }
    var metrics: UIBarMetrics { .of(isCompact: isCompact, hasPrompt: false) }

    /// Documented: UIToolbar.h. A look for the edge falls back to the standard one, which iOS 15 and later draw there without its
    /// background (as measured on devices; the header says nothing of it).
    private func resolved(atEdge: Bool) -> (appearance: UIToolbarAppearance, background: BarBackgroundLook) {
        let resolution = AppearanceResolution(bar: looks.given, standard: looks.fallback, compact: isCompact, atEdge: atEdge && looks.isManaged,
            isOpaque: !isTranslucent)
        if resolution.dropsBackground { return (resolution.appearance, .bare) }
        if resolution.appearance === looks.fallback {
            return (resolution.appearance, looks.legacy.background(barPosition, metrics, height: BarMetrics.contentHeight(traitCollection)))
        }
        return (resolution.appearance, BarBackgroundLook(background: resolution.appearance.background, isOpaque: !isTranslucent))
    }

    var paint: BackgroundPaint {
        let traits = traitCollection
        if looks.overlap >= 1 { return resolved(atEdge: false).background.paint(in: traits) }
        let edge = resolved(atEdge: true).background.paint(in: traits)
        return looks.overlap <= 0 ? edge : .mix(edge, resolved(atEdge: false).background.paint(in: traits), looks.overlap)
    }

    var contentAppearance: UIToolbarAppearance { resolved(atEdge: looks.overlap < 0.5).appearance }

    func setLook(_ which: WritableKeyPath<AppearanceResolution<UIToolbarAppearance>.Choices, UIToolbarAppearance?>, _ look: UIToolbarAppearance?) {
        looks.given[keyPath: which] = look?.duplicate()
        looks.worn = nil
        setNeedsLayout()
    }

    func setLegacy(_ change: (inout LegacyBarLook) -> Void) {
        change(&looks.legacy)
        setNeedsLayout()
    }

    func setOverlap(_ overlap: CGFloat) {
        guard overlap != looks.overlap else { return }
        looks.overlap = overlap
        setNeedsLayout()
    }

    /// The look for other content, faded in by a transition.
    func follow(_ timeline: Timeline, toOverlap overlap: CGFloat) {
        layoutIfNeeded()
        setOverlap(overlap)
        background.follow(timeline, to: paint)
    }

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
