/// A font in a document. Sizes are in points.
package enum InterfaceFont: Hashable, Sendable {
    ///   - weight: one of Interface Builder's names, such as `semibold`.
    case system(weight: String, size: Double)
    case italicSystem(size: Double)
    /// A text style by the name of its constant, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font by its PostScript name.
    case named(String, family: String?, size: Double)

    /// Chosen: the font size of labels if a document has no size.
    private static let usualSize = 17.0

    /// - Parameter element: a `fontDescription`, or the `font` of an attributed text.
    package init?(_ element: InterfaceElement) {
        if element.name == "font" {
            let size = element.number("size") ?? Self.usualSize
            if let name = element["name"] {
                self = .named(name, family: nil, size: size)
            } else {
                guard let face = element["metaFont"] else { return nil }
                self = .system(weight: face.lowercased().contains("bold") ? "bold" : "regular", size: size)
            }
            return
        }
        guard element.name == "fontDescription" else { return nil }
        let size = element.number("pointSize") ?? Self.namedSize(element["size"]) ?? Self.usualSize
        if let style = element["style"] {
            self = .textStyle(style)
        } else if let name = element["name"] {
            self = .named(name, family: element["family"], size: size)
        } else {
            switch element["type"] {
            case "boldSystem": self = .system(weight: "bold", size: size)
            case "italicSystem": self = .italicSystem(size: size)
            default: self = .system(weight: element["weight"] ?? "regular", size: size)
            }
        }
    }

    /// Documented: `UIFont.systemFontSize` and its relatives.
    private static func namedSize(_ word: String?) -> Double? {
        switch word {
        case "small": 12
        case "system": 14
        case "label": 17
        case "button": 18
        default: nil
        }
    }
}

extension InterfaceElement {
    /// The font with the attribute `key` in this element. In most elements the key is `fontDescription`.
    package func font(_ key: String = "fontDescription") -> InterfaceFont? { part(key).flatMap(InterfaceFont.init) }
}
