import CoreGraphics
public import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}

private struct CollectedTraits: UIMutableTraits {
    var values: UITraitCollection.Values
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}

extension UITraitCollection {
    public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

    /// With what `mutations` sets.
    public convenience init(mutations: TraitMutations) { self.init(UITraitCollection().collected(mutations)) }
    /// The same with what `mutations` sets.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection { UITraitCollection(collected(mutations)) }

    private func collected(_ mutations: TraitMutations) -> Values {
        var traits: any UIMutableTraits = CollectedTraits(values: values)
        mutations(&traits)
        return (traits as? CollectedTraits)?.values ?? values
    }
}

/// Traits that a view or a controller sets for itself and for what is inside it.
@preconcurrency @MainActor
public struct UITraitOverrides: @preconcurrency UIMutableTraits {
    var values: UITraitCollection.Values

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool { values.names(trait) }
    /// The trait is inherited again.
    public mutating func remove(_ trait: UITrait) { values.unset(trait) }
}
