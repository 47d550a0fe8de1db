import CoreGraphics
import Foundation
import InterfaceDocuments
import NumberConversion

/// Colors, fonts, images and styled texts of documents as UIKit's.
extension InterfaceAssembly {
    func uiColor(_ color: InterfaceColor?) -> UIColor? {
        switch color {
        case nil: return nil
        case .components(let red, let green, let blue, let alpha, _):
            // Chosen: Display P3 is taken for sRGB, the only space that is drawn in.
            return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .white(let white, let alpha): return UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
        case .system(let name): return Self.systemColors[name] ?? stored(color, name)
        case .named(let name): return stored(color, name)
        }
    }

    private func stored(_ color: InterfaceColor?, _ name: String) -> UIColor? {
        guard let value = color.flatMap(document.resources.value(of:)), value != color else {
            log(document.root.line, "the color \(name) is not among the document's resources; none is set")
            return nil
        }
        return uiColor(value)
    }

    /// By the names of properties, some with the older name that documents have for it.
    private static let systemColors: [String: UIColor] = {
        let colors: [String: UIColor] = [
            "systemBlue": .systemBlue, "systemGreen": .systemGreen, "systemIndigo": .systemIndigo, "systemOrange": .systemOrange,
            "systemPink": .systemPink, "systemPurple": .systemPurple, "systemRed": .systemRed, "systemTeal": .systemTeal, "systemYellow": .systemYellow,
            "systemMint": .systemMint, "systemCyan": .systemCyan, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
            "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
            "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
            "placeholderText": .placeholderText, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
            "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill, "separator": .separator,
            "opaqueSeparator": .opaqueSeparator, "link": .link, "systemBackground": .systemBackground,
            "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
            "systemGroupedBackground": .systemGroupedBackground, "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "black": .black, "white": .white, "clear": .clear, "gray": .gray,
            "lightGray": .lightGray, "darkGray": .darkGray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "magenta": .magenta,
            "yellow": .yellow, "orange": .orange, "purple": .purple, "brown": .brown, "lightText": .lightText, "darkText": .darkText,
            "groupTableViewBackground": .systemGroupedBackground, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        ]
        // Documents say `labelColor`.
        return colors.reduce(into: colors) { $0[$1.key + "Color"] = $1.value }
    }()

    func uiFont(_ font: InterfaceFont?) -> UIFont? {
        switch font {
        case nil: return nil
        case .system(let word, let size): return .systemFont(ofSize: CGFloat(size), weight: Self.weight(word))
        case .italicSystem(let size): return .italicSystemFont(ofSize: CGFloat(size))
        case .textStyle(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .named(let name, _, let size): return UIFont(name: name, size: CGFloat(size)) ?? .systemFont(ofSize: CGFloat(size))
        }
    }

    private static func weight(_ word: String) -> UIFont.Weight {
        switch word {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    func uiImage(_ image: InterfaceImage?) -> UIImage? {
        guard let image else { return nil }
        guard image.isSymbol else {
            if let found = UIImage(named: image.name, in: source.bundle, with: nil) { return found }
            log(document.root.line, "there is no image \(image.name) in the bundle; none is set")
            return nil
        }
        guard let symbol = UIImage(systemName: image.name, withConfiguration: image.symbol.flatMap(uiSymbolLook)) else {
            log(document.root.line, "the symbol \(image.name) is not drawn here; none is set")
            return nil
        }
        return symbol
    }

    func uiSymbolLook(_ look: InterfaceSymbolLook?) -> UIImage.SymbolConfiguration? {
        guard let look else { return nil }
        var result = UIImage.SymbolConfiguration(scale: look.scale.flatMap(UIImage.SymbolScale.init) ?? .unspecified)
        func join(_ other: UIImage.SymbolConfiguration) { result = result.applying(other) }
        if let font = uiFont(look.font) { join(UIImage.SymbolConfiguration(font: font)) }
        if let size = look.pointSize { join(UIImage.SymbolConfiguration(pointSize: CGFloat(size))) }
        if let weight = look.weight.flatMap(UIImage.SymbolWeight.init) { join(UIImage.SymbolConfiguration(weight: weight)) }
        return result
    }

    func attributedString(_ text: InterfaceText?) -> NSAttributedString? {
        guard let text else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in text.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = uiFont(fragment.font)
            attributes[.foregroundColor] = uiColor(fragment.color)
            if let number = fragment.numbers["NSKern"] { attributes[.kern] = CGFloat(number) }
            if let number = fragment.numbers["NSUnderline"] { attributes[.underlineStyle] = Int(saturating: number) }
            if let number = fragment.numbers["NSStrikethrough"] { attributes[.strikethroughStyle] = Int(saturating: number) }
            if let paragraph = fragment.paragraph {
                let style = NSMutableParagraphStyle()
                if let alignment = paragraph.alignment.flatMap(NSTextAlignment.init) { style.alignment = alignment }
                if let mode = paragraph.lineBreak.flatMap({ NSLineBreakMode(rawValue: $0) }) { style.lineBreakMode = mode }
                if let spacing = paragraph.lineSpacing { style.lineSpacing = CGFloat(spacing) }
                attributes[.paragraphStyle] = style
            }
            result.append(NSAttributedString(string: fragment.content, attributes: attributes))
        }
        return result
    }

    func uiInsets(_ insets: InterfaceInsets?) -> UIEdgeInsets? {
        insets.map { UIEdgeInsets(top: CGFloat($0.top), left: CGFloat($0.left), bottom: CGFloat($0.bottom), right: CGFloat($0.right)) }
    }
}
