import Foundation

/// Owns appearance objects and is notified when one of them is changed in place: a bar or an item of its own, a bar
/// appearance of its button appearances, a button appearance of its states.
@preconcurrency @MainActor
protocol AppearanceObserver: AnyObject {
    func appearanceChangedInPlace(_ appearance: AnyObject)
}

/// An appearance object with one owner at most: the setter copies, and changes of the copy that the getter returns take
/// effect.
@preconcurrency @MainActor
protocol OwnedAppearance: NSObject {
    /// Held weakly.
    var appearanceObserver: (any AppearanceObserver)? { get set }
    func duplicate() -> Self
}

extension AppearanceObserver {
    /// The receiver's own copy of an appearance; it stops observing the one that the copy replaces.
    func own<Appearance: OwnedAppearance>(_ appearance: Appearance?, insteadOf old: Appearance?) -> Appearance? {
        if let old, old.appearanceObserver === self { old.appearanceObserver = nil }
        let copy = appearance?.duplicate()
        copy?.appearanceObserver = self
        return copy
    }

    func own<Appearance: OwnedAppearance>(_ appearance: Appearance, insteadOf old: Appearance) -> Appearance {
        own(appearance as Appearance?, insteadOf: old) ?? appearance
    }
}
