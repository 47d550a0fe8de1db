import CoreGraphics
import Foundation
import QuartzCore

struct ViewTraitState {
    var overrides = UITraitCollection.Values()
    var kept: UITraitCollection?
    var generation = -1
    /// The traits that the view was last told of.
    var told: UITraitCollection?
}

extension UIView {
    var effectiveTraits: UITraitCollection {
        let generation = AppContext.current.traits.generation
        if traitState.generation == generation, let kept = traitState.kept { return kept }
        let inherited = inheritedTraits
        var values = inherited.values
        if let controller = tree.controller { values = values.overridden(by: controller.traitOverrideValues) }
        values = values.overridden(by: traitState.overrides)
        let result = values == inherited.values ? inherited : UITraitCollection(values)
        traitState.kept = result
        traitState.generation = generation
        return result
    }

    private var inheritedTraits: UITraitCollection {
        if let window = self as? UIWindow { return window.baseTraits }
        return tree.superview?.effectiveTraits ?? UITraitCollection(TraitState.defaults.overridden(by: AppContext.current.traits.current.values))
    }

    func setOverride<Value: Equatable>(_ key: WritableKeyPath<UITraitCollection.Values, Value>, _ value: Value) {
        guard traitState.overrides[keyPath: key] != value else { return }
        traitState.overrides[keyPath: key] = value
        traitsMayHaveChanged()
    }

    /// Tells this view and those below what changed, from the top down.
    func traitsMayHaveChanged() {
        AppContext.current.traits.generation += 1
        spreadTraits()
    }

    private func spreadTraits() {
        let now = effectiveTraits
        let before = traitState.told
        if before != now {
            traitState.told = now
            applyTraits(now, before: before)
            // A view that was laid out before it had traits did so from left to right.
            if (before?.layoutDirection ?? .leftToRight) != now.layoutDirection { directionChanged() }
            // And one for pixels of another size.
            if before == nil, now.displayScale != TraitState.defaults.scale { setNeedsLayout() }
            if tree.window != nil, AppContext.current.appearances.dependOnTraits { takeAppearances() }
            if before != nil {
                traitCollectionDidChange(before)
                tree.controller?.viewTraitsChanged(before)
            }
        }
        for view in tree.subviews { view.spreadTraits() }
    }

    /// Looks colours and materials up again, here and below, after a change that no trait tells of.
    func lookUpColors() {
        colorAppearanceChanged()
        for view in tree.subviews { view.lookUpColors() }
    }

    private func applyTraits(_ now: UITraitCollection, before: UITraitCollection?) {
        guard now.hasDifferentColorAppearance(comparedTo: before) else { return }
        if let color = look.backgroundColor { layer.backgroundColor = color.cgColor(in: now) }
        if layer.pending.drawsItself { setNeedsDisplay() }
        colorAppearanceChanged()
    }

    var layoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    func directionChanged() {
        directionFlipped()
        if islandRoot.layoutState.island != nil { constraintStructureChanged() }
        setNeedsLayout()
        setNeedsDisplay()
    }
}
