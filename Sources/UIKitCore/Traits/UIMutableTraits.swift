import CoreGraphics
public import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
    /// The value of a trait: the value that was set, otherwise the trait's default.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// Whether content is above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// Whether high contrast colors are used.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// The layout direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// Whether system fonts are bolder.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    /// The text size.
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

    /// Creates traits with the values that `mutations` sets.
    public convenience init(mutations: TraitMutations) { self.init(UITraitCollection().collected(mutations)) }
    /// Returns these traits, changed by `mutations`.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(collected(mutations))
    }

    private func collected(_ mutations: TraitMutations) -> Values {
        var traits: any UIMutableTraits = CollectedTraits(values: values)
        mutations(&traits)
        return (traits as? CollectedTraits)?.values ?? values
    }
}

/// Traits that a view or a controller sets for itself and its descendants.
@preconcurrency @MainActor
public struct UITraitOverrides: @preconcurrency UIMutableTraits {
    var values: UITraitCollection.Values

    /// The value of a trait: the value that was set, otherwise the trait's default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a value was set for the trait.
    public func contains(_ trait: UITrait) -> Bool { values.names(trait) }
    /// Removes the value of a trait, which is inherited again.
    public mutating func remove(_ trait: UITrait) { values.unset(trait) }
}
