import Foundation

/// Owns looks and hears when one of them is changed in place: a bar or an item of its looks, a bar's look of its buttons', a
/// button's look of its states'.
@MainActor
protocol LookObserver: AnyObject {
    func lookChangedInPlace(_ look: AnyObject)
}

/// A look that has one owner at most: looks are copied when they are given, and the copy that the owner hands out is live.
@MainActor
protocol OwnedLook: NSObject {
    /// Held weakly.
    var lookObserver: (any LookObserver)? { get set }
    func duplicate() -> Self
}

extension LookObserver {
    /// The receiver's own copy of a look, and the end of hearing of the one that it replaces.
    func own<Look: OwnedLook>(_ look: Look?, insteadOf old: Look?) -> Look? {
        if let old, old.lookObserver === self { old.lookObserver = nil }
        let copy = look?.duplicate()
        copy?.lookObserver = self
        return copy
    }

    func own<Look: OwnedLook>(_ look: Look, insteadOf old: Look) -> Look { own(look as Look?, insteadOf: old) ?? look }
}
