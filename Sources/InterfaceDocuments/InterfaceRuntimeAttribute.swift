package import Foundation

/// A value that a document sets on an object by a key path, possibly on a property of the app.
package struct InterfaceRuntimeAttribute: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case flag(Bool)
        case integer(Int)
        case real(Double)
        ///   - isLocalized: whether a `.strings` file may replace the text.
        case string(String, isLocalized: Bool)
        case point(CGPoint)
        case size(CGSize)
        case rect(CGRect)
        case range(location: Int, length: Int)
        case color(InterfaceColor)
        case image(InterfaceImage)
        case none
    }

    package var keyPath: String
    package var value: Value
    package var line: Int

    /// - Parameter element: a `userDefinedRuntimeAttribute` element.
    package init?(_ element: InterfaceElement) {
        guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"],
            let value = Self.value(element)
        else { return nil }
        keyPath = path
        self.value = value
        line = element.line
    }

    private static func value(_ element: InterfaceElement) -> Value? {
        let part = element.part("value")
        switch element["type"] {
        case "boolean": return element.flag("value").map(Value.flag)
        case "number":
            if part?.name == "integer" || part?.name == "real" {
                return part?.name == "integer"
                    ? part?.integer("value").map(Value.integer) : part?.number("value").map(Value.real)
            }
            return element.number("value").map(Value.real)
        case "string": return element.string("value").map { .string($0, isLocalized: false) }
        case "localizedString": return element.string("value").map { .string($0, isLocalized: true) }
        case "point": return part?.asPoint.map(Value.point)
        case "size": return part?.asSize.map(Value.size)
        case "rect": return part?.ownRect.map(Value.rect)
        case "range":
            guard let location = part?.integer("location"), let length = part?.integer("length") else { return nil }
            return .range(location: location, length: length)
        case "color": return part.flatMap(InterfaceColor.init).map(Value.color)
        case "image": return InterfaceImage(element, "value").map(Value.image)
        case "nil": return Value.none
        default: return nil
        }
    }
}

extension InterfaceElement {
    package var runtimeAttributes: [InterfaceRuntimeAttribute] {
        list("userDefinedRuntimeAttributes").compactMap(InterfaceRuntimeAttribute.init)
    }
}
