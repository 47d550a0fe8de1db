package import Foundation

/// An image by its name.
package struct InterfaceImage: Hashable, Sendable {
    package var name: String
    /// Whether the image is a system symbol, not an image of the app.
    package var isSymbol: Bool
    package var symbol: InterfaceSymbolStyle?
    /// The value from 0 to 1 of a symbol with a variable value.
    package var variableValue: Double?

    /// - Parameters:
    ///   - element: has the image as an attribute, with the catalog in another attribute, or as a child named
    ///     `imageReference`.
    ///   - key: `image`, `selectedImage`, `backgroundImage` or `value`.
    package init?(_ element: InterfaceElement, _ key: String) {
        let reference = element.part(key, "imageReference")
        guard let name = reference?["image"] ?? element[key] else { return nil }
        self.name = name
        isSymbol = (reference ?? element)["catalog"] == "system"
        symbol = element.part("preferredSymbolConfiguration").map(InterfaceSymbolStyle.init)
        if let scale = reference?.choice("symbolScale", .named("symbolScale")) {
            var style = symbol ?? InterfaceSymbolStyle()
            style.scale = scale
            symbol = style
        }
        variableValue = reference?.number("variableValue")
    }
}

/// The appearance of a symbol. Raw values of UIKit's enumerations.
package struct InterfaceSymbolStyle: Hashable, Sendable {
    package var pointSize: Double?
    package var weight: Int?
    package var scale: Int?
    package var font: InterfaceFont?

    init() {}

    /// - Parameter element: a `preferredSymbolConfiguration` element.
    init(_ element: InterfaceElement) {
        pointSize = element.number("pointSize")
        weight = element.choice("weight", .named("symbolWeight"))
        scale = element.choice("scale", .named("symbolScale"))
        font = element.font()
    }
}

/// The images and colors that a document uses, with their values at the time of saving.
package struct InterfaceResources: Hashable, Sendable {
    package private(set) var imageSizes: [String: CGSize] = [:]
    package private(set) var namedColors: [String: InterfaceColor] = [:]
    package private(set) var systemColors: [String: InterfaceColor] = [:]

    /// - Parameter element: the `resources` element.
    init(_ element: InterfaceElement?) {
        for entry in element?.children ?? [] {
            guard let name = entry["name"] else { continue }
            switch entry.name {
            case "image": imageSizes[name] = entry.asSize
            case "namedColor": namedColors[name] = entry.child("color").flatMap(InterfaceColor.init)
            case "systemColor": systemColors[name] = entry.child("color").flatMap(InterfaceColor.init)
            default: break
            }
        }
    }

    /// The value of a named color in the document; nil for other colors.
    package func value(of color: InterfaceColor) -> InterfaceColor? {
        switch color {
        case .named(let name): namedColors[name]
        case .system(let name): systemColors[name]
        default: color
        }
    }
}
