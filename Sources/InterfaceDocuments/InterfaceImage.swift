package import Foundation

/// An image by its name.
package struct InterfaceImage: Hashable, Sendable {
    package var name: String
    /// A symbol of the system's, not an image of the app's.
    package var isSymbol: Bool
    package var symbol: InterfaceSymbolLook?
    /// From 0 to 1, for symbols that show a value.
    package var variableValue: Double?

    /// - Parameters:
    ///   - element: what has the image as an attribute, with the catalog beside it, or as a part named
    ///     `imageReference`.
    ///   - key: `image`, `selectedImage`, `backgroundImage`, `value`.
    package init?(_ element: InterfaceElement, _ key: String) {
        let reference = element.part(key, "imageReference")
        guard let name = reference?["image"] ?? element[key] else { return nil }
        self.name = name
        isSymbol = (reference ?? element)["catalog"] == "system"
        symbol = element.part("preferredSymbolConfiguration").map(InterfaceSymbolLook.init)
        if let scale = reference?.choice("symbolScale", .named("symbolScale")) {
            var look = symbol ?? InterfaceSymbolLook()
            look.scale = scale
            symbol = look
        }
        variableValue = reference?.number("variableValue")
    }
}

/// How a symbol is drawn; raw values of UIKit's enumerations.
package struct InterfaceSymbolLook: Hashable, Sendable {
    package var pointSize: Double?
    package var weight: Int?
    package var scale: Int?
    package var font: InterfaceFont?

    init() {}

    /// - Parameter element: a `preferredSymbolConfiguration`.
    init(_ element: InterfaceElement) {
        pointSize = element.number("pointSize")
        weight = element.choice("weight", .named("symbolWeight"))
        scale = element.choice("scale", .named("symbolScale"))
        font = element.font()
    }
}

/// What a document lists of the images and colors that it names, as they were when it was saved.
package struct InterfaceResources: Hashable, Sendable {
    package private(set) var imageSizes: [String: CGSize] = [:]
    package private(set) var namedColors: [String: InterfaceColor] = [:]
    package private(set) var systemColors: [String: InterfaceColor] = [:]

    /// - Parameter element: `resources`.
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

    /// What a name stands for in the document; other colors as they are.
    package func value(of color: InterfaceColor) -> InterfaceColor? {
        switch color {
        case .named(let name): namedColors[name]
        case .system(let name): systemColors[name]
        default: color
        }
    }
}
