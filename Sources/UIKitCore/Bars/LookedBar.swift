import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// What a bar was given to look like, as objects and by the older properties.
@MainActor
protocol BarLooks {
    associatedtype Look: UIBarAppearance
    var given: AppearanceResolution<Look>.Choices { get set }
    /// Shows where no object was given; it then stands for the older properties.
    var fallback: Look { get set }
    var legacy: LegacyBarLook { get set }
}

/// A bar that looks as objects say, which apps may change in place.
@MainActor
protocol LookedBar: UIView, LookObserver {
    associatedtype Looks: BarLooks
    var looks: Looks { get set }
    var isTranslucent: Bool { get set }
    /// Draws background and content again, with the next layout.
    func lookChanged()
    /// An object was changed in place: what compares objects must look again.
    func forgetWornLook()
}

extension LookedBar {
    typealias Look = Looks.Look
    typealias LookPath = WritableKeyPath<AppearanceResolution<Look>.Choices, Look?>

    var lookPlaces: [(key: String, path: LookPath)] {
        [("standard", \.standard), ("compact", \.compact), ("scrollEdge", \.scrollEdge), ("compactScrollEdge", \.compactScrollEdge)]
    }

    func setLook(_ path: LookPath, _ look: Look?) {
        looks.given[keyPath: path] = own(look, insteadOf: looks.given[keyPath: path])
        forgetWornLook()
        lookChanged()
    }

    func setLegacy(_ change: (inout LegacyBarLook) -> Void) {
        change(&looks.legacy)
        lookChanged()
    }

    func lookChangedInPlace(_ look: AnyObject) {
        if look === looks.fallback {
            // Who changes the standard look has given one.
            looks.given.standard = looks.fallback
            watchFallback(Look(idiom: .unspecified))
        }
        if let place = lookPlaces.first(where: { looks.given[keyPath: $0.path] === look }) {
            let (path, now) = (place.path, looks.given[keyPath: place.path])
            customize(place.key, { bar in bar.setLook(path, now) }) {}
        }
        forgetWornLook()
        lookChanged()
    }

    func watchFallback(_ look: Look) {
        looks.fallback = look
        look.lookObserver = self
    }

    /// What the background shows for the object that was chosen. Documented: objects win over the older properties; that a bar
    /// may be made opaque stays.
    /// - Parameters:
    ///   - older: stands for the older properties.
    ///   - legacy: what those come to.
    func background(of chosen: AppearanceResolution<Look>, older: Look, legacy: @autoclosure () -> BarBackgroundLook) -> BarBackgroundLook {
        if chosen.dropsBackground { return .bare }
        if chosen.appearance === older { return legacy() }
        return BarBackgroundLook(background: chosen.appearance.background, isOpaque: !isTranslucent)
    }
}

/// What a bar at the bottom was given, and what lies below it.
@MainActor
protocol BottomBarLooks: BarLooks {
    /// A controller owns the bar.
    var isManaged: Bool { get set }
    /// Whether content goes on below the bar, 0…1; a bar without a container is always as if it did.
    var overlap: CGFloat { get set }
}

/// A toolbar or tab bar: its look fades by how much content lies below it.
@MainActor
protocol BottomBar: LookedBar where Looks: BottomBarLooks {
    var background: BarBackground { get }
    /// What the item on show says before the bar.
    var itemLooks: AppearanceResolution<Look>.Choices { get }
    var isCompact: Bool { get }
    var legacyBackground: BarBackgroundLook { get }
}

extension BottomBar {
    /// Documented: UIToolbar.h, UITabBar.h. A look for the edge falls back to the standard one, which iOS 15 and later draw there
    /// without its background (as measured on devices; the headers say it of tab bars only).
    private func resolved(atEdge: Bool) -> (appearance: Look, background: BarBackgroundLook) {
        let chosen = AppearanceResolution(
            item: itemLooks, bar: looks.given, standard: looks.fallback, compact: isCompact, atEdge: atEdge && looks.isManaged,
            isOpaque: !isTranslucent)
        return (chosen.appearance, background(of: chosen, older: looks.fallback, legacy: legacyBackground))
    }

    var paint: BackgroundPaint {
        let traits = traitCollection
        if looks.overlap >= 1 { return resolved(atEdge: false).background.paint(in: traits) }
        let edge = resolved(atEdge: true).background.paint(in: traits)
        return looks.overlap <= 0 ? edge : .mix(edge, resolved(atEdge: false).background.paint(in: traits), looks.overlap)
    }

    var contentAppearance: Look { resolved(atEdge: looks.overlap < 0.5).appearance }

    func lookChanged() { setNeedsLayout() }

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
}
