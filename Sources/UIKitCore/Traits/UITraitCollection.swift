import CoreGraphics
public import Foundation
import HostInterface
import ObjectiveCRuntime

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light = 1, dark = 2 }
/// The amount of space in a direction: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact = 1, regular = 2 }
/// The kind of device for which an interface is made. Windows on Linux are phones or pads, depending on their size.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
/// The level of content: at the base, or above other content, as in a sheet. In dark mode elevated backgrounds are
/// lighter.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }
/// Whether the user prefers a higher contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }
/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 0, rightToLeft = 1 }
/// Whether the user prefers bolder text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold = 1 }

/// Whether the display reports the pressure of a touch.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable, available }

extension UITraitCollection {
    /// `unavailable` as on recent devices, unless the collection was created with another value.
    public var forceTouchCapability: UIForceTouchCapability {
        values.forceTouch == .unknown ? .unavailable : values.forceTouch
    }
    /// Creates a collection with this trait only. No view of UIKit reads the trait.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouch = forceTouchCapability }
    }
}

/// The environment of an interface: style, size classes, scale, direction, text size.
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
        var forceTouch = UIForceTouchCapability.unknown
        package var scale: CGFloat = 0
        package var category = UIContentSizeCategory.unspecified
        /// The tint of a view; nil in an app that does not resolve tints.
        var tint: TintTrait?
        /// The values of traits that apps define, by their types.
        var custom: [ObjectIdentifier: CustomTraitValue] = [:]

        package init() {}

        /// The values that an app can read.
        var withoutTint: Values {
            guard tint != nil else { return self }
            var values = self
            values.tint = nil
            return values
        }

        /// Returns these values with the specified values of `other` replacing them.
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
            if other.forceTouch != .unknown { result.forceTouch = other.forceTouch }
            if other.scale != 0 { result.scale = other.scale }
            if other.category != .unspecified { result.category = other.category }
            if other.tint != nil { result.tint = other.tint }
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
    /// Creates a collection with this trait only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
    /// Creates a collection with this trait only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontal = horizontalSizeClass }
    }
    /// Creates a collection with this trait only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.vertical = verticalSizeClass }
    }
    /// Creates a collection with this trait only.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.idiom = userInterfaceIdiom } }
    /// Creates a collection with this trait only.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.level = userInterfaceLevel } }
    /// Creates a collection with this trait only.
    public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }
    /// Creates a collection with this trait only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.direction = layoutDirection }
    }
    /// Creates a collection with this trait only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.category = preferredContentSizeCategory }
    }
    /// Creates a collection with this trait only.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.contrast = accessibilityContrast }
    }
    /// Creates a collection from several collections. Later collections have precedence.
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
    /// Compact on most phones and in narrow windows, regular on pads and in wide windows.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    /// Compact on phones in landscape, otherwise regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    /// Whether content is above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    /// Whether high contrast colors are used.
    public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    /// The layout direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    /// Whether system fonts are bolder.
    public var legibilityWeight: UILegibilityWeight { values.legibility }
    /// Device pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.scale }
    /// The text size that the user has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.category }

    /// The traits with which dynamic colors, images and text styles are resolved.
    ///
    /// While UIKit lays out or draws a view, these are the traits of the view. At other times they are the traits of
    /// the app's main window, and those of the user's settings before the app has a window.
    /// Documented (UITraitCollection.current): each thread has its own current traits. Chosen: another thread has the
    /// default traits until the thread sets its own.
    public static var current: UITraitCollection {
        get { DrawingThread.current.traits ?? (MainQueueMark.isHere ? ofCurrentApp : byDefault) }
        set { DrawingThread.current.traits = newValue }
    }

    private static let byDefault = UITraitCollection(TraitState.defaults)
    private static var ofCurrentApp: UITraitCollection {
        MainActor.assumeIsolated {
            let app = AppContext.current
            return app.traits.outsideOfViews(app)
        }
    }

    /// Calls the closure with these traits as `UITraitCollection.current`, with which dynamic colors and images are
    /// resolved.
    public func performAsCurrent(_ actions: () -> Void) {
        let thread = DrawingThread.current
        let outer = thread.traits
        thread.traits = self
        defer { thread.traits = outer }
        actions()
    }

    /// Whether dynamic colors may differ between these traits and the others, so that drawings have to be updated.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        if values.style != other.values.style || values.level != other.values.level
            || values.contrast != other.values.contrast || values.tint != other.values.tint
        {
            return true
        }
        guard !values.custom.isEmpty || !other.values.custom.isEmpty else { return false }
        return values.custom.contains { $1.affectsColors && other.values.custom[$0] != $1 }
            || other.values.custom.contains { $1.affectsColors && values.custom[$0] == nil }
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// The traits of one app.
@MainActor
struct TraitState: AppPart {
    /// Incremented when the traits of any view may have changed, so that cached traits are looked up again.
    var generation = 0
    /// Whether tints are traits, as ``UIKitCore/UIColor/tintColor`` requires.
    var resolvesTints = false
    /// The traits of views without a superview, and the current traits at the last request of such a view.
    var ofLooseViews: (current: UITraitCollection, traits: UITraitCollection)?
    /// The traits of the app's main window; nil before the app has a window.
    var ofMainWindow: UITraitCollection?
    /// The window with ``ofMainWindow``.
    weak var mainWindow: (any UITraitEnvironment)?
    /// The appearance that the app's `Info.plist` requires; `.unspecified` follows the user's settings.
    var requiredStyle = UIUserInterfaceStyle.unspecified { didSet { ofSettings = nil } }
    /// The traits of an app without a window.
    private var ofSettings: (settings: HostSettings, traits: UITraitCollection)?

    /// The traits while UIKit neither lays out nor draws a view.
    mutating func outsideOfViews(_ app: AppContext) -> UITraitCollection {
        if let ofMainWindow { return ofMainWindow }
        let settings = app.host?.settings ?? HostSettings()
        if let ofSettings, ofSettings.settings == settings { return ofSettings.traits }
        var values = TraitState.defaults
        values.apply(settings, requiredStyle)
        let traits = UITraitCollection(values)
        ofSettings = (settings, traits)
        return traits
    }

    nonisolated static let defaults: UITraitCollection.Values = {
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
    }()
}

extension UITraitCollection.Values {
    /// Sets the traits that the user chooses for all apps.
    /// - Parameter requiredStyle: the appearance that the app requires, or `.unspecified`.
    mutating func apply(_ settings: HostSettings, _ requiredStyle: UIUserInterfaceStyle) {
        style = requiredStyle != .unspecified ? requiredStyle : settings.prefersDark ? .dark : .light
        direction = settings.isRightToLeft ? .rightToLeft : .leftToRight
        contrast = settings.increasesContrast ? .high : .normal
        legibility = settings.prefersBoldText ? .bold : .regular
        if !settings.textSize.isEmpty { category = UIContentSizeCategory(rawValue: settings.textSize) }
    }
}

extension AppContext {
    /// The traits of the app.
    var traits: TraitState {
        get { self[TraitState.self] }
        _modify { yield &self[TraitState.self] }
    }
    /// The generation alone, which views read thousands of times in a layout.
    var traitGeneration: Int { box(TraitState.self).part.generation }
    /// Whether tints are traits of views.
    var resolvesTints: Bool { box(TraitState.self).part.resolvesTints }
}

/// An object with traits: a screen, a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits in effect for the object.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed. `previousTraitCollection` contains the previous traits.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The preferred text size.
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

    /// Posted after the user changed the text size and views were notified. The user info has the new size for
    /// ``newValueUserInfoKey``.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the raw value of the size.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    package var order: Int { Self.ordered.firstIndex(of: self) ?? 3 }
    /// Whether the category is one of the five sizes above `extraExtraExtraLarge`.
    public var isAccessibilityCategory: Bool { order >= 7 }
    /// Whether text of one size is smaller than that of the other.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.order < b.order }
}

extension DrawingThread {
    /// The traits that resolve colors; nil for the traits of an app that is not drawing.
    var traits: UITraitCollection? {
        get { keptTraits.map { unsafeDowncast($0, to: UITraitCollection.self) } }
        set { keptTraits = newValue }
    }
}
