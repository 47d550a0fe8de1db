/// A font as a document says it. Sizes are in points.
package enum InterfaceFont: Hashable, Sendable {
    /// - weight: one of Interface Builder's words, as in `semibold`.
    case system(weight: String, size: Double)
    case italicSystem(size: Double)
    /// A text style by the name of its constant, as in `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font by its PostScript name.
    case named(String, family: String?, size: Double)

    /// Chosen: what labels have where a document says no size.
    private static let usualSize = 17.0

    /// - Parameter element: a `fontDescription`, or a `font` of an attributed text.
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

    /// Documented: `UIFont.systemFontSize` and its like.
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
    /// The font that is `key` to this element; most elements call it `fontDescription`.
    package func font(_ key: String = "fontDescription") -> InterfaceFont? { part(key).flatMap(InterfaceFont.init) }
}
