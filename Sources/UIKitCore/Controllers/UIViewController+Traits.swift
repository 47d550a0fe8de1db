extension UIViewController {
    /// Traits that replace the inherited traits of the controller's view, subviews and children.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: chrome.overrides) }
        set {
            guard chrome.overrides != newValue.values else { return }
            chrome.overrides = newValue.values
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }

    /// Updates the traits of the view.
    public func updateTraitsIfNeeded() { viewIfLoaded?.notifyTraits() }
}

extension UIViewController: UITraitChangeObservable, TraitRegistering {
    var traitRegistrations: [TraitRegistration] {
        get { chrome.registrations }
        set { chrome.registrations = newValue }
    }

    /// Ends a registration. The closure or method is not called again. Ignores a registration of another object.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        chrome.registrations.removeAll { $0 === registration }
    }
}
