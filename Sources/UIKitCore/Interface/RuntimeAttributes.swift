import CoreGraphics
import Foundation
import InterfaceDocuments
import QuartzCore

/// Runtime attributes: values that a document sets by key path.
extension InterfaceAssembly {
    /// Chosen: called after the connections, so that a property's setter finds its outlets.
    func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
        let attributes = element.runtimeAttributes
        guard !attributes.isEmpty else { return }
        for attribute in attributes {
            let value = value(attribute.value)
            if let member = member(attribute.keyPath, of: object), member.selector == nil {
                if !member.assign(object, value) {
                    log(
                        attribute.line,
                        """
                        \(attribute.keyPath) of \(type(of: object)) holds no \
                        \(value.map { "\(type(of: $0))" } ?? "nil"); it is left as it is
                        """
                    )
                }
            } else if !setOwn(attribute.keyPath, of: object, to: value) {
                let name = "\(type(of: object))"
                log(
                    attribute.line,
                    """
                    \(name) has no value \(attribute.keyPath); list it in its interfaceMembers: \
                    .value("\(attribute.keyPath)", \\\(name).\(attribute.keyPath))
                    """
                )
            }
        }
    }

    private func value(_ value: InterfaceRuntimeAttribute.Value) -> Any? {
        switch value {
        case .flag(let flag): flag
        case .integer(let number): number
        case .real(let number): number
        case .string(let text, _): text
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .range(let location, let length): NSRange(location: location, length: length)
        case .color(let color): uiColor(color)
        case .image(let image): uiImage(image)
        case .none: nil
        }
    }

    /// Sets the most frequent key paths of UIKit's own classes.
    private func setOwn(_ path: String, of object: AnyObject, to value: Any?) -> Bool {
        func number() -> CGFloat? { InterfaceConversion.value(value, as: CGFloat.self) }
        func flag() -> Bool? { InterfaceConversion.value(value, as: Bool.self) }
        guard let view = object as? UIView else { return false }
        switch path {
        case "layer.cornerRadius", "cornerRadius": number().map { view.layer.cornerRadius = $0 }
        case "layer.borderWidth": number().map { view.layer.borderWidth = $0 }
        case "layer.masksToBounds", "clipsToBounds": flag().map { view.layer.masksToBounds = $0 }
        case "layer.borderColor": (value as? UIColor).map { view.layer.borderColor = $0.cgColor }
        case "layer.borderUIColor", "borderColor": (value as? UIColor).map { view.layer.borderColor = $0.cgColor }
        case "layer.shadowRadius": number().map { view.layer.shadowRadius = $0 }
        case "layer.shadowOpacity": number().map { view.layer.shadowOpacity = Float($0) }
        case "layer.shadowOffset": (value as? CGSize).map { view.layer.shadowOffset = $0 }
        case "layer.shadowColor": (value as? UIColor).map { view.layer.shadowColor = $0.cgColor }
        case "layer.zPosition": number().map { view.layer.zPosition = $0 }
        case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
        case "accessibilityLabel": view.accessibilityLabel = value as? String
        case "tag": InterfaceConversion.value(value, as: Int.self).map { view.tag = $0 }
        default: return false
        }
        return true
    }
}
