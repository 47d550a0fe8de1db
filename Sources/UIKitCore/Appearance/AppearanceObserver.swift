import Foundation

/// The owner of appearance objects, which is notified when an object is changed in place. A bar or an item owns bar
/// appearances. A bar appearance owns button appearances. A button appearance owns the appearances of its states.
@preconcurrency @MainActor
protocol AppearanceObserver: AnyObject {
    func appearanceChangedInPlace(_ appearance: AnyObject)
}

/// An appearance object with at most one owner. The setter stores a copy. Changes of the returned object take effect.
@preconcurrency @MainActor
protocol OwnedAppearance: NSObject {
    /// The owner, a weak reference.
    var appearanceObserver: (any AppearanceObserver)? { get set }
    func duplicate() -> Self
}

extension AppearanceObserver {
    /// Returns the receiver's own copy of an appearance, and stops observing the previous copy.
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
