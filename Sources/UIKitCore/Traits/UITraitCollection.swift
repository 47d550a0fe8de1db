import CoreGraphics
public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light = 1, dark = 2 }
/// Whether there is little or much room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact = 1, regular = 2 }
/// The kind of device an interface is made for. Windows here are phones or pads, by their size.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
/// Whether content stands on the screen itself or above other content, as in a sheet. Backgrounds are lighter there in
/// dark.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }
/// Whether the user asks for more contrast between colors.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }
/// Which side an interface begins at.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 0, rightToLeft = 1 }
/// Whether the user asks for bolder text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold = 1 }

/// Whether the display reports how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable, available }

extension UITraitCollection {
    /// Always `unavailable`, as on devices of the last years.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// What an interface must adapt to: style, size classes, scale, direction, text size.
public final class UITraitCollection: NSObject, Sendable {
    package struct Values: Hashable, Sendable {
        package var style = UIUserInterfaceStyle.unspecified
        package var horizontal = UIUserInterfaceSizeClass.unspecified
        package var vertical = UIUserInterfaceSizeClass.unspecified
        package var idiom = UIUserInterfaceIdiom.unspecified
        package var level = UIUserInterfaceLevel.unspecified
        package var contrast = UIAccessibilityContrast.unspecified
        package var direction = UITraitEnvironmentLayoutDirection.unspecified
        package var legibility = UILegibilityWeight.unspecified
        package var scale: CGFloat = 0
        package var category = UIContentSizeCategory.unspecified
        /// Values of traits that apps define, by their types.
        var custom: [ObjectIdentifier: CustomTraitValue] = [:]

        package init() {}

        /// The values that `other` names replace these.
        package func overridden(by other: Values) -> Values {
            var result = self
            if other.style != .unspecified { result.style = other.style }
            if other.horizontal != .unspecified { result.horizontal = other.horizontal }
            if other.vertical != .unspecified { result.vertical = other.vertical }
            if other.idiom != .unspecified { result.idiom = other.idiom }
            if other.level != .unspecified { result.level = other.level }
            if other.contrast != .unspecified { result.contrast = other.contrast }
            if other.direction != .unspecified { result.direction = other.direction }
            if other.legibility != .unspecified { result.legibility = other.legibility }
            if other.scale != 0 { result.scale = other.scale }
            if other.category != .unspecified { result.category = other.category }
            if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
            return result
        }
    }

    package let values: Values

    package init(_ values: Values) {
        self.values = values
        super.init()
    }

    public convenience override init() { self.init(Values()) }
    /// With this trait alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
    /// With this trait alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontal = horizontalSizeClass }
    }
    /// With this trait alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.vertical = verticalSizeClass }
    }
    /// With this trait alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.idiom = userInterfaceIdiom } }
    /// With this trait alone.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.level = userInterfaceLevel } }
    /// With this trait alone.
    public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }
    /// With this trait alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.direction = layoutDirection }
    }
    /// With this trait alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.category = preferredContentSizeCategory }
    }
    /// With this trait alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.contrast = accessibilityContrast }
    }
    /// Later collections win.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(Values()) { $0.overridden(by: $1.values) })
    }

    private convenience init(_ change: (inout Values) -> Void) {
        var values = Values()
        change(&values)
        self.init(values)
    }

    /// Light or dark; never `.unspecified` for a view in a window.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// Compact on most phones and in narrow windows, regular on pads and in wide ones.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    /// Compact on phones in landscape, regular else.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    /// Whether content stands above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    /// Whether colors of high contrast are chosen.
    public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    /// Which side the interface begins at.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    /// Whether system fonts are bolder.
    public var legibilityWeight: UILegibilityWeight { values.legibility }
    /// Device pixels a point; 0 where it is not specified.
    public var displayScale: CGFloat { values.scale }
    /// The size of text that the user has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.category }

    /// The traits that colors resolve by while UIKit draws, lays out or asks for them.
    ///
    /// Documented: each thread has its own; one that has set none has the default ones.
    public static var current: UITraitCollection {
        get { DrawingThread.current.traits ?? byDefault }
        set { DrawingThread.current.traits = newValue }
    }

    private static let byDefault = UITraitCollection(TraitState.defaults)

    /// Calls the closure with these traits as `UITraitCollection.current`, by which dynamic colors and images are
    /// resolved.
    public func performAsCurrent(_ actions: () -> Void) {
        let thread = DrawingThread.current
        let outer = thread.traits
        thread.traits = self
        defer { thread.traits = outer }
        actions()
    }

    /// Whether dynamic colors may differ between these traits and the others, so that what was drawn with them has to
    /// be drawn again.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        let (a, b) = (values, other.values)
        if a.style != b.style || a.level != b.level || a.contrast != b.contrast { return true }
        guard a.custom != b.custom else { return false }
        return a.custom.contains { $1.affectsColors && b.custom[$0] != $1 }
            || b.custom.contains { $1.affectsColors && a.custom[$0] == nil }
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// The traits of one app.
@MainActor
struct TraitState: AppPart {
    /// Rises whenever any view's traits may have changed, so that kept ones are looked up again.
    var generation = 0

    nonisolated static var defaults: UITraitCollection.Values {
        var values = UITraitCollection.Values()
        values.style = .light
        values.horizontal = .compact
        values.vertical = .regular
        values.idiom = .phone
        values.level = .base
        values.contrast = .normal
        values.direction = .leftToRight
        values.legibility = .regular
        values.scale = 2
        values.category = .large
        return values
    }
}

extension AppContext {
    /// Traits of the app.
    var traits: TraitState {
        get { self[TraitState.self] }
        _modify { yield &self[TraitState.self] }
    }
}

/// Something that has traits: a screen, a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits in effect here.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed. `previousTraitCollection` holds the ones before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// How large text should be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user changed the size of text, after views were told; the new size is in its information by
    /// ``newValueUserInfoKey``.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The size's raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    package var order: Int { Self.ordered.firstIndex(of: self) ?? 3 }
    /// Whether it is one of the five sizes above `extraExtraExtraLarge`.
    public var isAccessibilityCategory: Bool { order >= 7 }
    /// Whether text of one size is smaller than that of the other.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.order < b.order }
}
