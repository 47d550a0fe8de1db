/// A color in a document.
package enum InterfaceColor: Hashable, Sendable {
    /// Components from 0 to 1. Components of extended colors may exceed this range.
    case components(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
    case white(Double, alpha: Double)
    /// A color of an asset catalog. The document's resources contain its value at the time of saving.
    case named(String)
    /// A UIKit color by the name of its property, such as `systemBackgroundColor`.
    case system(String)

    /// - Parameter element: a `color` element.
    package init?(_ element: InterfaceElement) {
        guard element.name == "color" else { return nil }
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            self = .system(name)
        } else if let name = element["name"], element["catalog"] != "System" {
            self = .named(name)
        } else if let name = element["name"] {
            // Measured (interface-builder/mac-text-color): old documents contain the Mac's text color without a value.
            // Derived: Interface Builder compiles it to black.
            self = ["textColor", "controlTextColor"].contains(name) ? .white(0, alpha: 1) : .system(name)
        } else {
            let alpha = element.number("alpha") ?? 1
            if let white = element.number("white") {
                self = .white(white, alpha: alpha)
            } else if let red = element.number("red"), let green = element.number("green"),
                let blue = element.number("blue")
            {
                let isDisplayP3 = element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3"
                self = .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isDisplayP3)
            } else if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
                let yellow = element.number("yellow")
            {
                // Chosen: the simple formula without color profiles.
                let light = 1 - (element.number("black") ?? 0)
                self = .components(
                    red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha,
                    isDisplayP3: false)
            } else {
                return nil
            }
        }
    }
}

extension InterfaceElement {
    /// The color with the attribute `key` in this element.
    package func color(_ key: String) -> InterfaceColor? { part(key, "color").flatMap(InterfaceColor.init) }
}
