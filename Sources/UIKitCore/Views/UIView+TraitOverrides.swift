extension UIView {
    /// The traits that override inherited traits for this view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitState.overrides) }
        set {
            guard traitState.overrides != newValue.values else { return }
            traitState.overrides = newValue.values
            traitsMayHaveChanged()
        }
    }

    /// Notifies this view and its descendants of changed traits. Chosen: views are notified with each change, so that a
    /// pending notification is rare.
    public func updateTraitsIfNeeded() { notifyTraits() }
}

extension UIView: UITraitChangeObservable, TraitRegistering {
    var traitRegistrations: [TraitRegistration] {
        get { traitState.registrations }
        set { traitState.registrations = newValue }
    }

    /// Ends a registration. The closure or method is not called again. Registrations of other objects are ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.registrations.removeAll { $0 === registration }
    }
}
