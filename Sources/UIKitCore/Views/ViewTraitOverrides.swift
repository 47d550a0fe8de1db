extension UIView {
    /// What this view and those inside it have in the place of what they inherit.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitState.overrides) }
        set {
            guard traitState.overrides != newValue.values else { return }
            traitState.overrides = newValue.values
            traitsMayHaveChanged()
        }
    }

    /// Tells this view and those inside it of traits that changed. Chosen: they are told with each change, so that
    /// there is rarely one left.
    public func updateTraitsIfNeeded() { tellTraits() }
}

extension UIView: UITraitChangeObservable, TraitRegistering {
    var traitRegistrations: [TraitRegistration] {
        get { traitState.registrations }
        set { traitState.registrations = newValue }
    }

    /// Ends a registration; the closure or method is not called any more. One that is not this view's is ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.registrations.removeAll { $0 === registration }
    }
}
