import CoreGraphics
public import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
    /// The value of a trait: what was set, else the trait's default.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    /// Whether there is little or much width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    /// Whether there is little or much height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// Whether content stands above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// Whether colors of high contrast are chosen.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// Which side the interface begins at.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// Whether system fonts are bolder.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// Device pixels a point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    /// The size of text.
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
    /// Changes traits in place.
    public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

    /// With what `mutations` sets.
    public convenience init(mutations: TraitMutations) { self.init(UITraitCollection().collected(mutations)) }
    /// These traits, changed by `mutations`.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(collected(mutations))
    }

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

    /// The value of a trait: what was set, else the trait's default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a value was set for the trait.
    public func contains(_ trait: UITrait) -> Bool { values.names(trait) }
    /// The trait is inherited again.
    public mutating func remove(_ trait: UITrait) { values.unset(trait) }
}
