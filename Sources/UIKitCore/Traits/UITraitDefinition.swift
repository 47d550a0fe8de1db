import CoreGraphics
public import Foundation

/// A trait: a property of the environment of an interface. Apps define their own traits with a type that has a default.
///
/// ```swift
/// struct Compactness: UITraitDefinition { static let defaultValue = false }
/// view.traitOverrides[Compactness.self] = true
/// ```
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value without an override.
    static var defaultValue: Value { get }
    /// The name for log messages. Documented (UITraitDefinition.name): the name of the type by default.
    static var name: String { get }
    /// The unique identifier of the trait.
    static var identifier: String { get }
    /// Whether colors are resolved again when the trait changes.
    ///
    /// Documented (UITraitDefinition.affectsColorAppearance): false by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type by default.
    public static var name: String { String(describing: self) }
    /// The name of the type with its module by default.
    public static var identifier: String { String(reflecting: self) }
    /// `false` by default.
    public static var affectsColorAppearance: Bool { false }
}

/// A type that defines a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit, stored in a separate property.
protocol SystemTrait: UITraitDefinition {
    static func value(in values: UITraitCollection.Values) -> Value
    static func set(_ value: Value, in values: inout UITraitCollection.Values)
    static func unset(in values: inout UITraitCollection.Values)
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Always true: dynamic colors depend on the style.
    public static var affectsColorAppearance: Bool { true }
    static func value(in values: UITraitCollection.Values) -> UIUserInterfaceStyle { values.style }
    static func set(_ value: UIUserInterfaceStyle, in values: inout UITraitCollection.Values) { values.style = value }
    static func unset(in values: inout UITraitCollection.Values) { values.style = .unspecified }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in values: UITraitCollection.Values) -> UIUserInterfaceSizeClass { values.horizontal }
    static func set(_ value: UIUserInterfaceSizeClass, in values: inout UITraitCollection.Values) {
        values.horizontal = value
    }
    static func unset(in values: inout UITraitCollection.Values) { values.horizontal = .unspecified }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in values: UITraitCollection.Values) -> UIUserInterfaceSizeClass { values.vertical }
    static func set(_ value: UIUserInterfaceSizeClass, in values: inout UITraitCollection.Values) {
        values.vertical = value
    }
    static func unset(in values: inout UITraitCollection.Values) { values.vertical = .unspecified }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func value(in values: UITraitCollection.Values) -> UIUserInterfaceIdiom { values.idiom }
    static func set(_ value: UIUserInterfaceIdiom, in values: inout UITraitCollection.Values) { values.idiom = value }
    static func unset(in values: inout UITraitCollection.Values) { values.idiom = .unspecified }
}

/// Whether content is above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Always true: dynamic colors depend on the level.
    public static var affectsColorAppearance: Bool { true }
    static func value(in values: UITraitCollection.Values) -> UIUserInterfaceLevel { values.level }
    static func set(_ value: UIUserInterfaceLevel, in values: inout UITraitCollection.Values) { values.level = value }
    static func unset(in values: inout UITraitCollection.Values) { values.level = .unspecified }
}

/// Whether high contrast colors are used.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Always true: dynamic colors depend on the contrast.
    public static var affectsColorAppearance: Bool { true }
    static func value(in values: UITraitCollection.Values) -> UIAccessibilityContrast { values.contrast }
    static func set(_ value: UIAccessibilityContrast, in values: inout UITraitCollection.Values) {
        values.contrast = value
    }
    static func unset(in values: inout UITraitCollection.Values) { values.contrast = .unspecified }
}

/// The layout direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in values: UITraitCollection.Values) -> UITraitEnvironmentLayoutDirection { values.direction }
    static func set(_ value: UITraitEnvironmentLayoutDirection, in values: inout UITraitCollection.Values) {
        values.direction = value
    }
    static func unset(in values: inout UITraitCollection.Values) { values.direction = .unspecified }
}

/// Whether system fonts are bolder.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static func value(in values: UITraitCollection.Values) -> UILegibilityWeight { values.legibility }
    static func set(_ value: UILegibilityWeight, in values: inout UITraitCollection.Values) {
        values.legibility = value
    }
    static func unset(in values: inout UITraitCollection.Values) { values.legibility = .unspecified }
}

/// Device pixels per point. Values that are not finite and above 0 count as unspecified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// 0, which is unspecified.
    public static var defaultValue: CGFloat { 0 }
    static func value(in values: UITraitCollection.Values) -> CGFloat { values.scale }
    static func set(_ value: CGFloat, in values: inout UITraitCollection.Values) {
        values.scale = value.isFinite && value > 0 ? value : 0
    }
    static func unset(in values: inout UITraitCollection.Values) { values.scale = 0 }
}

/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func value(in values: UITraitCollection.Values) -> UIContentSizeCategory { values.category }
    static func set(_ value: UIContentSizeCategory, in values: inout UITraitCollection.Values) {
        values.category = value
    }
    static func unset(in values: inout UITraitCollection.Values) { values.category = .unspecified }
}

extension UITraitCollection {
    /// The traits on which colors depend. Derived: the traits by which the system colors differ.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }
    /// The traits on which the selection of an image depends. Chosen: these traits.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self,
            UITraitLegibilityWeight.self, UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self,
        ]
    }

    /// The value of a trait, including traits of an app.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}

/// The value of a trait that an app defines.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    // Set once, and only read afterwards.
    let value: Any
    let affectsColors: Bool
    private let identity = UniqueValue()

    init(_ value: Any, affectsColors: Bool) { (self.value, self.affectsColors) = (value, affectsColors) }

    /// Values that are not equatable are equal only to themselves.
    static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool {
        if a.identity === b.identity { return true }
        func isEqual<Value: Equatable>(_ first: Value) -> Bool { first == b.value as? Value }
        guard let first = a.value as? any Equatable else { return false }
        return isEqual(first)
    }

    func hash(into hasher: inout Hasher) {}
}

private final class UniqueValue: Sendable {}

extension UITraitCollection.Values {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            func read<System: SystemTrait>(_ system: System.Type) -> Any { system.value(in: self) }
            if let system = trait as? any SystemTrait.Type { return read(system) as? Trait.Value ?? trait.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return set(system, newValue) }
            custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue, affectsColors: trait.affectsColorAppearance)
        }
    }

    private mutating func set<System: SystemTrait>(_ system: System.Type, _ value: Any) {
        if let value = value as? System.Value { system.set(value, in: &self) }
    }

    /// Whether a value is set for the trait.
    func names(_ trait: UITrait) -> Bool {
        guard trait is any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        var other = self
        other.unset(trait)
        return other != self
    }

    mutating func unset(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.unset(in: &self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    func differs(from other: Self, in trait: UITrait) -> Bool {
        func isOther<System: SystemTrait>(_ system: System.Type) -> Bool {
            var changed = self
            system.set(system.value(in: other), in: &changed)
            return changed != self
        }
        if let system = trait as? any SystemTrait.Type { return isOther(system) }
        return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
    }
}
