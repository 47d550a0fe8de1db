import CallStack
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    var effectiveTraits: UITraitCollection { traits(appContext) }

    private func traits(_ app: AppContext) -> UITraitCollection {
        let generation = app.traitGeneration
        if traitState.generation == generation, let kept = traitState.kept { return kept }
        let result = overriding(inheritedTraits(app), app)
        traitState.kept = result
        traitState.generation = generation
        return result
    }

    private func overriding(_ inherited: UITraitCollection, _ app: AppContext) -> UITraitCollection {
        guard app.resolvesTints else { return overridingWithoutTint(inherited) }
        let tint = tintTrait
        let result = overridingWithoutTint(inherited)
        guard result.values.tint != tint else { return result }
        var values = result.values
        values.tint = tint
        return UITraitCollection(values)
    }

    private func overridingWithoutTint(_ inherited: UITraitCollection) -> UITraitCollection {
        let controller = tree.controller.flatMap { $0.hasTraitOverrides ? $0 : nil }
        guard controller != nil || traitState.hasOverrides || traitState.textSizes != TextSizeLimits() else {
            return inherited
        }
        var values = inherited.values
        if let controller { values = values.overridden(by: controller.traitOverrideValues) }
        values = values.overridden(by: traitState.overrides)
        values.category = traitState.textSizes.limit(values.category)
        return values == inherited.values ? inherited : UITraitCollection(values)
    }

    private func inheritedTraits(_ app: AppContext) -> UITraitCollection {
        if let superview = tree.superview {
            if superview.traitState.generation == app.traitGeneration, let kept = superview.traitState.kept {
                return kept
            }
            var traits: UITraitCollection?
            CallStack.withRoom { traits = superview.traits(app) }
            if let traits { return traits }
        }
        if let window = self as? UIWindow {
            var traits = window.higher.baseTraits
            if app.resolvesTints {
                var values = traits.values
                values.tint = tintTrait
                traits = UITraitCollection(values)
            }
            if app.higher.screenWindow === window {
                app.traits.ofMainWindow = traits
                app.traits.mainWindow = window
            }
            return traits
        }
        let current = UITraitCollection.current
        if let known = app.traits.ofLooseViews, known.current === current { return known.traits }
        let traits = UITraitCollection(TraitState.defaults.overridden(by: current.values))
        app.traits.ofLooseViews = (current, traits)
        return traits
    }

    func setOverride<Value: Equatable>(_ key: WritableKeyPath<UITraitCollection.Values, Value>, _ value: Value) {
        guard traitState.overrides[keyPath: key] != value else { return }
        traitState.overrides[keyPath: key] = value
        traitsMayHaveChanged()
    }

    func setTextSizes(_ limits: TextSizeLimits) {
        guard traitState.textSizes != limits else { return }
        traitState.textSizes = limits
        traitsMayHaveChanged()
    }

    var textSizeLimitsDescription: String {
        let views = sequence(first: self, next: \.superview).filter { $0.traitState.textSizes != TextSizeLimits() }
        return views.map { "\(type(of: $0)): \($0.traitState.textSizes.description)" }.joined(separator: "\n")
    }

    func traitsMayHaveChanged() {
        appContext.traits.generation += 1
        notifyTraits()
    }

    /// Notifies this view and its descendants of changes, superviews first.
    func notifyTraits() {
        let app = appContext
        let window = traitState.notified == nil ? tree.window ?? tree.superview?.tree.window : nil
        spreadTraits(app, window?.higher.baseTraits)
    }

    /// Notifies a view without a superview, and its descendants, of changes since the view last used its traits. A list
    /// calls this method before it measures a view that was off the screen while the traits changed.
    func notifyTraitsWithoutSuperview() {
        guard tree.superview == nil, let before = traitState.notified ?? traitState.kept else { return }
        let app = appContext
        guard overriding(inheritedTraits(app), app).values != before.values else { return }
        spreadTraits(app, before, looksUpTraits: true)
    }

    /// - Parameters:
    ///   - expected: the traits that views expect before their first notification.
    ///     Documented (WWDC 2019, 214), since iOS 13: the traits that the views will likely have. These are the traits
    ///     of the window; the views are notified only if an override between the window and the views changes them.
    ///   - looksUpTraits: whether the kept traits of the views are invalid.
    private func spreadTraits(_ app: AppContext, _ expected: UITraitCollection?, looksUpTraits: Bool = false) {
        if looksUpTraits { traitState.kept = nil }
        let now = traits(app)
        let before = traitState.notified
        if before !== now {
            traitState.notified = now
            if before.map({ $0.values != now.values }) ?? true {
                traitsChanged(from: before, to: now, app, expected)
            }
        }
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom {
            for view in tree.subviews { view.spreadTraits(app, expected, looksUpTraits: looksUpTraits) }
        }
    }

    private func traitsChanged(
        from before: UITraitCollection?, to now: UITraitCollection, _ app: AppContext, _ expected: UITraitCollection?
    ) {
        applyTraits(now, before: before)
        // A view that was laid out before it had traits used the left-to-right direction.
        if (before?.layoutDirection ?? .leftToRight) != now.layoutDirection { directionChanged() }
        // The view also used another display scale.
        if before == nil, now.displayScale != TraitState.defaults.scale { setNeedsLayout() }
        if tree.window != nil, app.appearances.dependOnTraits { applyAppearances() }
        traitState.sizes?.update(for: now)
        guard let former = before ?? expected, former.values.withoutTint != now.values.withoutTint else { return }
        traitCollectionDidChange(former)
        if !traitState.registrations.isEmpty { notifyRegistrations(from: former, to: now) }
        tree.controller?.viewTraitsChanged(former)
    }

    /// Resolves colors and materials of the view and its descendants again, after a change without a trait.
    func lookUpColors() {
        colorAppearanceChanged()
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom { for view in tree.subviews { view.lookUpColors() } }
    }

    private func applyTraits(_ now: UITraitCollection, before: UITraitCollection?) {
        guard now.hasDifferentColorAppearance(comparedTo: before) else { return }
        if let color = appearanceState.backgroundColor { layer.backgroundColor = color.cgColor(in: now) }
        if layer.pending.drawsItself { setNeedsDisplay() }
        focus?.layoutRing?()
        colorAppearanceChanged()
    }

    var layoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(
            in: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    func setSemantics(_ semantics: UISemanticContentAttribute) {
        guard layoutState.semantics != semantics else { return }
        layoutState.semantics = semantics
        directionChanged()
    }

    func directionChanged() {
        directionFlipped()
        if islandRoot.layoutState.island != nil { constraintStructureChanged() }
        setNeedsLayout()
        setNeedsDisplay()
    }
}

extension UIView {
    /// The overrides of inherited traits, for this view and the descendants of this view.
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
