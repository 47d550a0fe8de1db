extension UIColor {
    /// Returns a color of UIKit with its name in documents and catalogs: the name of its property, with or without
    /// `Color` at the end.
    static func system(named name: String) -> UIColor? { name == ofTraits.name ? .tintColor : systemColors[name] }

    private static let systemColors: [String: UIColor] = {
        let colors: [String: UIColor] = [
            "systemBlue": .systemBlue, "systemGreen": .systemGreen, "systemIndigo": .systemIndigo,
            "systemOrange": .systemOrange,
            "systemPink": .systemPink, "systemPurple": .systemPurple, "systemRed": .systemRed,
            "systemTeal": .systemTeal, "systemYellow": .systemYellow,
            "systemMint": .systemMint, "systemCyan": .systemCyan, "systemBrown": .systemBrown,
            "systemGray": .systemGray, "systemGray2": .systemGray2,
            "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
            "systemGray6": .systemGray6, "label": .label,
            "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
            "placeholderText": .placeholderText, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
            "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
            "separator": .separator,
            "opaqueSeparator": .opaqueSeparator, "link": .link, "systemBackground": .systemBackground,
            "secondarySystemBackground": .secondarySystemBackground,
            "tertiarySystemBackground": .tertiarySystemBackground,
            "systemGroupedBackground": .systemGroupedBackground,
            "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "black": .black, "white": .white,
            "clear": .clear, "gray": .gray,
            "lightGray": .lightGray, "darkGray": .darkGray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
            "magenta": .magenta,
            "yellow": .yellow, "orange": .orange, "purple": .purple, "brown": .brown, "lightText": .lightText,
            "darkText": .darkText,
            "groupTableViewBackground": .systemGroupedBackground,
            "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        ]
        return colors.reduce(into: colors) { $0[$1.key + "Color"] = $1.value }
    }()
}
