import CoreGraphics
import AssetCatalogs
import Foundation
import InterfaceDocuments
import NumberConversion

/// Converts colors, fonts, images and attributed strings of documents to UIKit's objects.
extension InterfaceAssembly {
    func uiColor(_ color: InterfaceColor?) -> UIColor? {
        switch color {
        case nil: return nil
        case .components(let red, let green, let blue, let alpha, let isDisplayP3):
            let (red, green, blue, alpha) = (CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha))
            return isDisplayP3
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): return UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
        case .system(let name): return UIColor.system(named: name) ?? stored(color, name)
        case .named(let name):
            // A color of a catalog has dark and high-contrast variants; the document stores only one variant.
            return AssetLibrary.find(name, .color, in: source.bundle).map { UIColor($0) } ?? stored(color, name)
        }
    }

    private func stored(_ color: InterfaceColor?, _ name: String) -> UIColor? {
        guard let value = color.flatMap(document.resources.value(of:)), value != color else {
            log(document.root.line, "the color \(name) is not among the document's resources; none is set")
            return nil
        }
        return uiColor(value)
    }

    func uiFont(_ font: InterfaceFont?) -> UIFont? {
        switch font {
        case nil: return nil
        case .system(let name, let size): return .systemFont(ofSize: CGFloat(size), weight: Self.weight(name))
        case .italicSystem(let size): return .italicSystemFont(ofSize: CGFloat(size))
        case .textStyle(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .named(let name, _, let size):
            return UIFont(name: name, size: CGFloat(size)) ?? .systemFont(ofSize: CGFloat(size))
        }
    }

    private static func weight(_ name: String) -> UIFont.Weight {
        switch name {
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
        guard let symbol = UIImage(systemName: image.name, withConfiguration: image.symbol.flatMap(uiSymbolStyle))
        else {
            log(document.root.line, "the symbol \(image.name) is not drawn here; none is set")
            return nil
        }
        return symbol
    }

    func uiSymbolStyle(_ style: InterfaceSymbolStyle?) -> UIImage.SymbolConfiguration? {
        guard let style else { return nil }
        var result = UIImage.SymbolConfiguration(scale: style.scale.flatMap(UIImage.SymbolScale.init) ?? .unspecified)
        func join(_ other: UIImage.SymbolConfiguration) { result = result.applying(other) }
        if let font = uiFont(style.font) { join(UIImage.SymbolConfiguration(font: font)) }
        if let size = style.pointSize { join(UIImage.SymbolConfiguration(pointSize: CGFloat(size))) }
        if let weight = style.weight.flatMap(UIImage.SymbolWeight.init) {
            join(UIImage.SymbolConfiguration(weight: weight))
        }
        return result
    }

    func attributedString(_ text: InterfaceText?) -> NSAttributedString? {
        guard let text else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in text.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = uiFont(fragment.font)
            attributes[.foregroundColor] = uiColor(fragment.color)
            attributes[.backgroundColor] = uiColor(fragment.background)
            if let number = fragment.numbers["NSKern"] { attributes[.kern] = CGFloat(number) }
            if let number = fragment.numbers["NSUnderline"] { attributes[.underlineStyle] = Int(saturating: number) }
            if let number = fragment.numbers["NSStrikethrough"] {
                attributes[.strikethroughStyle] = Int(saturating: number)
            }
            if let paragraph = fragment.paragraph {
                let style = NSMutableParagraphStyle()
                if let alignment = paragraph.alignment.flatMap(NSTextAlignment.init) { style.alignment = alignment }
                if let mode = paragraph.lineBreak.flatMap({ NSLineBreakMode(rawValue: $0) }) {
                    style.lineBreakMode = mode
                }
                if let direction = paragraph.writingDirection.flatMap(NSWritingDirection.init) {
                    style.baseWritingDirection = direction
                }
                for (value, property) in [
                    (paragraph.lineSpacing, \NSMutableParagraphStyle.lineSpacing),
                    (paragraph.lineHeightMultiple, \.lineHeightMultiple),
                    (paragraph.minimumLineHeight, \.minimumLineHeight),
                    (paragraph.maximumLineHeight, \.maximumLineHeight),
                    (paragraph.spacing, \.paragraphSpacing), (paragraph.spacingBefore, \.paragraphSpacingBefore),
                    (paragraph.headIndent, \.headIndent),
                    (paragraph.firstLineHeadIndent, \.firstLineHeadIndent), (paragraph.tailIndent, \.tailIndent),
                ] {
                    if let value { style[keyPath: property] = CGFloat(value) }
                }
                attributes[.paragraphStyle] = style
            }
            result.append(NSAttributedString(string: fragment.content, attributes: attributes))
        }
        return result
    }

    func uiInsets(_ insets: InterfaceInsets?) -> UIEdgeInsets? {
        insets.map {
            UIEdgeInsets(
                top: CGFloat($0.top), left: CGFloat($0.left), bottom: CGFloat($0.bottom), right: CGFloat($0.right))
        }
    }
}
