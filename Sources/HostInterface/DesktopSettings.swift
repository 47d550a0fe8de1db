/// The user's settings in the desktop's settings portal: values by namespace and key.
package struct DesktopSettings: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case number(Double)
        case flag(Bool)
        case text(String)
    }

    package struct Key: Hashable, Sendable {
        package var namespace: String
        package var name: String

        package init(_ namespace: String, _ name: String) {
            self.namespace = namespace
            self.name = name
        }
    }

    /// The namespaces that ``apply(to:)`` reads. The first is common to all desktops, the others belong to GNOME and
    /// KDE.
    package static let namespaces = [
        appearance, gnome, "org.gnome.desktop.a11y.interface", "org.gnome.desktop.a11y.applications", kde,
    ]
    private static let appearance = "org.freedesktop.appearance"
    private static let gnome = "org.gnome.desktop.interface"
    private static let kde = "org.kde.kdeglobals.KDE"

    private var values: [Key: Value] = [:]

    package init() {}

    package subscript(key: Key) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Applies the desktop's values. Missing and invalid values leave the settings unchanged.
    package func apply(to settings: inout HostSettings) {
        if let isDark { settings.prefersDark = isDark }
        if let reducesMotion { settings.reducesMotion = reducesMotion }
        if let contrast = contrast { settings.increasesContrast = contrast }
        if case .flag(let reads)? = self[Key("org.gnome.desktop.a11y.applications", "screen-reader-enabled")] {
            settings.readsScreen = reads
        }
        if case .number(let factor)? = self[Key(Self.gnome, "text-scaling-factor")], let size = Self.textSize(factor) {
            settings.textSize = size
        }
    }

    /// Documented (the desktop portal, Settings): 0 is no preference, 1 dark, 2 light.
    private var isDark: Bool? {
        switch self[Key(Self.appearance, "color-scheme")] {
        case .number(1)?: return true
        case .number(0)?, .number(2)?: return false
        default: break
        }
        guard case .text(let theme)? = self[Key(Self.gnome, "gtk-theme")] else { return nil }
        return theme.lowercased().hasSuffix("dark")
    }

    private var reducesMotion: Bool? {
        if case .number(let value)? = self[Key(Self.appearance, "reduced-motion")] { return value == 1 }
        if case .flag(let animates)? = self[Key(Self.gnome, "enable-animations")] { return !animates }
        // KDE stores a factor for the duration of animations as text. 0 disables animations.
        if case .text(let factor)? = self[Key(Self.kde, "AnimationDurationFactor")], let number = Double(factor) {
            return number == 0
        }
        return nil
    }

    private var contrast: Bool? {
        if case .number(let value)? = self[Key(Self.appearance, "contrast")] { return value == 1 }
        if case .flag(let high)? = self[Key("org.gnome.desktop.a11y.interface", "high-contrast")] { return high }
        return nil
    }

    /// The content size category whose body font is nearest to 17 points multiplied by the factor; empty for the
    /// default. Derived: body sizes of Apple's categories. A factor of 1.25, which desktops call large text, is 21.25
    /// points.
    private static func textSize(_ factor: Double) -> String? {
        guard factor.isFinite, (0.25...8).contains(factor) else { return nil }
        let bodies: [(points: Double, name: String)] = [
            (14, "XS"), (15, "S"), (16, "M"), (17, ""), (19, "XL"), (21, "XXL"), (23, "XXXL"), (28, "AccessibilityM"),
            (33, "AccessibilityL"), (40, "AccessibilityXL"), (47, "AccessibilityXXL"), (53, "AccessibilityXXXL"),
        ]
        let nearest = bodies.min { abs($0.points - 17 * factor) < abs($1.points - 17 * factor) }
        return nearest.map { $0.name.isEmpty ? "" : "UICTContentSizeCategory" + $0.name }
    }
}
