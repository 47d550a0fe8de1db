import CoreGraphics
import Foundation

/// UIKit's named colors. Measured (colors/named): resolved from UIKit on iOS 13, light and dark, normal and high
/// contrast; teal, mint, cyan and brown are the published values of iOS 15. High contrast of those four is Chosen to
/// equal the normal one.
extension UIColor {
    public static let systemBlue = accent("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    public static let systemGreen = accent("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    public static let systemIndigo = accent("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    public static let systemOrange = accent("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    public static let systemPink = accent("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    public static let systemPurple = accent("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    public static let systemRed = accent("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    public static let systemTeal = accent("systemTeal", 0x30B0C7, 0x40C8E0, 0x30B0C7, 0x40C8E0)
    public static let systemYellow = accent("systemYellow", 0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426)
    public static let systemMint = accent("systemMint", 0x00C7BE, 0x63E6E2, 0x00C7BE, 0x63E6E2)
    public static let systemCyan = accent("systemCyan", 0x32ADE6, 0x64D2FF, 0x32ADE6, 0x64D2FF)
    public static let systemBrown = accent("systemBrown", 0xA2845E, 0xAC8E68, 0xA2845E, 0xAC8E68)
    /// The basic gray for both styles. Grays 2 to 6 are increasingly similar to the background.
    public static let systemGray = accent("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    public static let systemGray2 = accent("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    public static let systemGray3 = accent("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    public static let systemGray4 = accent("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    public static let systemGray5 = accent("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    public static let systemGray6 = accent("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

    /// Primary text.
    public static let label = semantic("label", 0x000000, 0xFFFFFF, alpha: (255, 255), contrast: (255, 255))
    /// Secondary text, such as a subtitle.
    public static let secondaryLabel = semantic(
        "secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (153, 153), contrast: (173, 173))
    /// Tertiary text, such as disabled text.
    public static let tertiaryLabel = semantic("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (76, 76), contrast: (96, 96))
    /// Quaternary text, such as a watermark.
    public static let quaternaryLabel = semantic(
        "quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (45, 40), contrast: (66, 61))
    /// The placeholder of an empty field.
    public static let placeholderText = semantic(
        "placeholderText", 0x3C3C43, 0xEBEBF5, alpha: (76, 76), contrast: (96, 96))
    /// A translucent fill over any background for thin and small shapes, such as the track of a slider.
    public static let systemFill = semantic("systemFill", 0x787880, 0x787880, alpha: (51, 91), contrast: (71, 112))
    /// A translucent fill for shapes of medium size, such as the track of a switch.
    public static let secondarySystemFill = semantic(
        "secondarySystemFill", 0x787880, 0x787880, alpha: (40, 81), contrast: (61, 102))
    /// A translucent fill for large shapes, such as fields and search bars.
    public static let tertiarySystemFill = semantic(
        "tertiarySystemFill", 0x767680, 0x767680, alpha: (30, 61), contrast: (51, 81))
    /// A translucent fill for large areas with their own content, such as an expanded cell.
    public static let quaternarySystemFill = semantic(
        "quaternarySystemFill", 0x747480, 0x767680, alpha: (20, 45), contrast: (40, 66))
    /// A thin translucent line.
    public static let separator = semantic("separator", 0x3C3C43, 0x545458, alpha: (73, 153), contrast: (94, 173))
    /// A thin opaque line.
    public static let opaqueSeparator = semantic(
        "opaqueSeparator", 0xC6C6C8, 0x38383A, alpha: (255, 255), contrast: (255, 255))
    /// The text of a link.
    public static let link = semantic("link", 0x007AFF, 0x0984FF, alpha: (255, 255), contrast: (255, 255))

    /// The main background of an interface. In dark mode lighter on an elevated level, as in a sheet.
    public static let systemBackground = background(
        "systemBackground", 0xFFFFFF, 0x000000, 0x1C1C1E, 0xFFFFFF, 0x000000, 0x242426)
    /// The background of groups on the main background.
    public static let secondarySystemBackground = background(
        "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, 0x2C2C2E, 0xEBEBF0, 0x242426, 0x363638)
    /// The background of groups on the secondary background.
    public static let tertiarySystemBackground = background(
        "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, 0x3A3A3C, 0xFFFFFF, 0x363638, 0x444446)
    /// The main background of an interface with groups, such as a grouped table.
    public static let systemGroupedBackground = background(
        "systemGroupedBackground", 0xF2F2F7, 0x000000, 0x1C1C1E, 0xEBEBF0, 0x000000, 0x242426)
    /// The former name of ``systemGroupedBackground``.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The background of groups, such as the cells of a grouped table.
    public static let secondarySystemGroupedBackground = background(
        "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 0x2C2C2E, 0xFFFFFF, 0x242426, 0x363638)
    /// The background of groups inside groups.
    public static let tertiarySystemGroupedBackground = background(
        "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 0x3A3A3C, 0xEBEBF0, 0x363638, 0x444446)

    private static func make(_ hex: UInt32, _ alpha: UInt8 = 255) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: CGFloat(alpha) / 255)
    }

    private static func accent(
        _ name: String, _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32
    ) -> UIColor {
        let colors = [make(light), make(dark), make(lightContrast), make(darkContrast)]
        return UIColor(name: name) { colors[($0.isDark ? 1 : 0) + ($0.hasContrast ? 2 : 0)] }
    }

    private static func semantic(
        _ name: String, _ light: UInt32, _ dark: UInt32, alpha: (UInt8, UInt8), contrast: (UInt8, UInt8)
    ) -> UIColor {
        let colors = [make(light, alpha.0), make(dark, alpha.1), make(light, contrast.0), make(dark, contrast.1)]
        return UIColor(name: name) { colors[($0.isDark ? 1 : 0) + ($0.hasContrast ? 2 : 0)] }
    }

    private static func background(
        _ name: String, _ light: UInt32, _ dark: UInt32, _ elevated: UInt32, _ lightContrast: UInt32,
        _ darkContrast: UInt32, _ elevatedContrast: UInt32
    ) -> UIColor {
        let plain = [make(light), make(dark), make(elevated)]
        let strong = [make(lightContrast), make(darkContrast), make(elevatedContrast)]
        return UIColor(name: name) { traits in
            let column = traits.isDark ? (traits.userInterfaceLevel == .elevated ? 2 : 1) : 0
            return (traits.hasContrast ? strong : plain)[column]
        }
    }
}

extension UITraitCollection {
    var isDark: Bool { userInterfaceStyle == .dark }
    var hasContrast: Bool { accessibilityContrast == .high }
}

/// The hairline of bars.
extension UIColor {
    /// Measured (navigation-bar/hairline-color): black at 30 % under bars. Chosen for dark: white at 15 %, since black
    /// is invisible on a dark bar; and twice the alpha for increased contrast.
    static let barShadow = UIColor(name: "barShadow") { traits in
        let strength: CGFloat = traits.hasContrast ? 2 : 1
        return traits.isDark ? UIColor(white: 1, alpha: 0.15 * strength) : UIColor(white: 0, alpha: 0.3 * strength)
    }
}

/// Fixed colors. Documented (UIColor, Standard colors): their components.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Text on a dark background, in light and in dark mode.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light background, in light and in dark mode.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
