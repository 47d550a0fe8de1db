import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The appearance that a bar was given, as objects and by the older properties.
@preconcurrency @MainActor
protocol BarAppearances {
    associatedtype Appearance: UIBarAppearance
    var given: AppearanceResolution<Appearance>.Choices { get set }
    /// Used where no object was set; it then stands for the older properties.
    var fallback: Appearance { get set }
    var legacy: LegacyBarAppearance { get set }
}

/// A bar with appearance objects, which apps may change in place.
@preconcurrency @MainActor
protocol AppearanceBar: UIView, AppearanceObserver {
    associatedtype Appearances: BarAppearances
    var appearances: Appearances { get set }
    var isTranslucent: Bool { get set }
    /// Draws background and content again with the next layout.
    func appearanceChanged()
    /// An object was changed in place, so a comparison of identities would miss the change.
    func forgetAppliedAppearance()
}

extension AppearanceBar {
    typealias Appearance = Appearances.Appearance
    typealias AppearancePath = WritableKeyPath<AppearanceResolution<Appearance>.Choices, Appearance?>

    var appearancePaths: [(key: String, path: AppearancePath)] {
        [
            ("standard", \.standard), ("compact", \.compact), ("scrollEdge", \.scrollEdge),
            ("compactScrollEdge", \.compactScrollEdge),
        ]
    }

    func setAppearance(_ path: AppearancePath, _ appearance: Appearance?) {
        appearances.given[keyPath: path] = own(appearance, insteadOf: appearances.given[keyPath: path])
        forgetAppliedAppearance()
        appearanceChanged()
    }

    func setLegacy(_ change: (inout LegacyBarAppearance) -> Void) {
        change(&appearances.legacy)
        appearanceChanged()
    }

    func appearanceChangedInPlace(_ appearance: AnyObject) {
        if appearance === appearances.fallback {
            // Changing the default appearance in place sets it.
            appearances.given.standard = appearances.fallback
            watchFallback(Appearance(idiom: .unspecified))
        }
        if let place = appearancePaths.first(where: { appearances.given[keyPath: $0.path] === appearance }) {
            let (path, now) = (place.path, appearances.given[keyPath: place.path])
            customize(place.key, { bar in bar.setAppearance(path, now) }) {}
        }
        forgetAppliedAppearance()
        appearanceChanged()
    }

    func watchFallback(_ appearance: Appearance) {
        appearances.fallback = appearance
        appearance.appearanceObserver = self
    }

    /// The background for the object that was chosen. Documented: objects win over the older properties, except that a
    /// bar may still be made opaque.
    /// - Parameters:
    ///   - older: the object that stands for the older properties.
    ///   - legacy: the background that the older properties describe.
    func background(
        of chosen: AppearanceResolution<Appearance>, older: Appearance,
        legacy: @autoclosure () -> BarBackgroundAppearance
    )
        -> BarBackgroundAppearance
    {
        if chosen.dropsBackground { return .bare }
        if chosen.appearance === older { return legacy() }
        return BarBackgroundAppearance(background: chosen.appearance.background, isOpaque: !isTranslucent)
    }
}

/// The appearance of a bar at the bottom, and whether content lies below it.
@preconcurrency @MainActor
protocol BottomBarAppearances: BarAppearances {
    /// Whether a controller owns the bar.
    var isManaged: Bool { get set }
    /// How far content continues below the bar, 0…1; always 1 for a bar without a container.
    var overlap: CGFloat { get set }
}

/// A toolbar or tab bar: its background fades by how much content lies below it.
@preconcurrency @MainActor
protocol BottomBar: AppearanceBar where Appearances: BottomBarAppearances {
    var background: BarBackground { get }
    /// What the item on screen sets; it wins over the bar's own.
    var itemAppearances: AppearanceResolution<Appearance>.Choices { get }
    var isCompact: Bool { get }
    var legacyBackground: BarBackgroundAppearance { get }
}

extension BottomBar {
    /// Documented: UIToolbar.h, UITabBar.h. An appearance for the scroll edge falls back to the standard one, which iOS
    /// 15 and later draw there without its background (as measured on devices; the headers say it of tab bars only).
    private func resolved(atEdge: Bool) -> (appearance: Appearance, background: BarBackgroundAppearance) {
        let chosen = AppearanceResolution(
            item: itemAppearances, bar: appearances.given, standard: appearances.fallback, compact: isCompact,
            atEdge: atEdge && appearances.isManaged,
            isOpaque: !isTranslucent)
        return (chosen.appearance, background(of: chosen, older: appearances.fallback, legacy: legacyBackground))
    }

    var paint: BackgroundPaint {
        let traits = traitCollection
        if appearances.overlap >= 1 { return resolved(atEdge: false).background.paint(in: traits) }
        let edge = resolved(atEdge: true).background.paint(in: traits)
        return appearances.overlap <= 0
            ? edge : .mix(edge, resolved(atEdge: false).background.paint(in: traits), appearances.overlap)
    }

    var contentAppearance: Appearance { resolved(atEdge: appearances.overlap < 0.5).appearance }

    func appearanceChanged() { setNeedsLayout() }

    func setOverlap(_ overlap: CGFloat) {
        guard overlap != appearances.overlap else { return }
        appearances.overlap = overlap
        setNeedsLayout()
    }

    /// Fades to the appearance for other content along a transition.
    func animateAlong(_ timeline: Timeline, toOverlap overlap: CGFloat) {
        layoutIfNeeded()
        setOverlap(overlap)
        background.animateAlong(timeline, to: paint)
    }
}
