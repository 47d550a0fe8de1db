extension UIViewController {
    /// What this controller's view, its children and what is inside them have in the place of what they inherit.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: chrome.overrides) }
        set {
            guard chrome.overrides != newValue.values else { return }
            chrome.overrides = newValue.values
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }

    /// As the view's own.
    public func updateTraitsIfNeeded() { viewIfLoaded?.tellTraits() }
}

extension UIViewController: UITraitChangeObservable, TraitRegistering {
    var traitRegistrations: [TraitRegistration] {
        get { chrome.registrations }
        set { chrome.registrations = newValue }
    }

    /// Ends a registration; the closure or method is not called any more. One that is not this controller's is ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        chrome.registrations.removeAll { $0 === registration }
    }
}
