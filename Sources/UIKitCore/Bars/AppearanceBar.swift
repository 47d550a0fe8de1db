import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The appearance of a bar, from appearance objects and from the older properties.
@preconcurrency @MainActor
protocol BarAppearances {
    associatedtype Appearance: UIBarAppearance
    var given: AppearanceResolution<Appearance>.Choices { get set }
    /// The appearance of the older properties, used without an appearance object.
    var fallback: Appearance { get set }
    var legacy: LegacyBarAppearance { get set }
}

/// A bar with appearance objects, which apps may change in place.
@preconcurrency @MainActor
protocol AppearanceBar: UIView, AppearanceObserver {
    associatedtype Appearances: BarAppearances
    associatedtype Item: NSObject
    var appearances: Appearances { get set }
    var isTranslucent: Bool { get set }
    /// Requests an update of background and content in the next layout.
    func appearanceChanged()
    /// The items in an archive of the bar: none for the bar of a controller, whose items belong to the controller.
    var archivedItems: [Item] { get }
    func setItems(_ items: [Item]?, animated: Bool)
    /// Encodes the values of this class of bars.
    func encodeOwnValues(_ coder: NSCoder)
    /// Decodes the values that are set before the items.
    func decodeOwnValues(_ coder: NSCoder)
    /// Called after the items of an archive were set.
    func decodedItems(_ items: [Item], _ coder: NSCoder)
    /// Called after an object was changed in place, since a comparison of identities would miss the change.
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
            // A change of the default appearance in place sets the appearance.
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

    /// Returns the background for the current appearance object.
    ///
    /// Chosen: appearance objects take precedence over the older properties, except `isTranslucent`.
    /// Documented (UINavigationBar): `isTranslucent` may make a bar opaque.
    /// - Parameters:
    ///   - older: the appearance object of the older properties.
    ///   - legacy: the background of the older properties.
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

/// The appearance of a bar at the bottom, and how much content is below the bar.
@preconcurrency @MainActor
protocol BottomBarAppearances: BarAppearances {
    /// Whether a controller owns the bar.
    var isManaged: Bool { get set }
    /// The fraction of the bar below which content continues, 0…1. Always 1 for a bar without a container.
    var overlap: CGFloat { get set }
}

/// A toolbar or tab bar. Its background fades with the amount of content below the bar.
@preconcurrency @MainActor
protocol BottomBar: AppearanceBar where Appearances: BottomBarAppearances {
    /// The changes that only this class of bars has.
    associatedtype SpecificRequest
    func performSpecific(_ request: SpecificRequest)
    var background: BarBackground { get }
    /// The height below the bar that its background fills. Set by a controller.
    var bottomExtension: CGFloat { get set }
    /// The appearances of the current item, which take precedence over the bar's own.
    var itemAppearances: AppearanceResolution<Appearance>.Choices { get }
    var isCompact: Bool { get }
    var legacyBackground: BarBackgroundAppearance { get }
}

extension BottomBar {
    /// Documented: UIToolbar.h, UITabBar.h. A missing scroll edge appearance falls back to the standard appearance,
    /// which iOS 15 and later show there without its background (as measured on devices; the headers say so only for
    /// tab bars).
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
}
