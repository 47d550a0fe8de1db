/// A connection of an element, in the order of the document.
package enum InterfaceConnection: Hashable, Sendable {
    case outlet(property: String, destination: String, line: Int)
    ///   - appends: whether the collection is added to the superclass's collection or to an existing one.
    case collection(property: String, destination: String, appends: Bool, line: Int)
    ///   - event: the bits of `UIControl.Event`; nil for senders with a single event, such as items and recognizers.
    case action(selector: String, destination: String, event: Int?, line: Int)
    case segue(InterfaceSegue)

    /// - Parameter element: a child of `connections`.
    package init?(_ element: InterfaceElement) {
        switch element.name {
        case "outlet":
            guard let property = element["property"], let destination = element["destination"] else { return nil }
            self = .outlet(property: property, destination: destination, line: element.line)
        case "outletCollection":
            guard let property = element["property"], let destination = element["destination"] else { return nil }
            self = .collection(
                property: property, destination: destination, appends: element.flag("appends") ?? false,
                line: element.line)
        case "action":
            guard let selector = element["selector"], let destination = element["destination"] else { return nil }
            self = .action(
                selector: selector, destination: destination, event: element.choice("eventType", .named("event")),
                line: element.line)
        case "segue":
            guard let segue = InterfaceSegue(element) else { return nil }
            self = .segue(segue)
        default: return nil
        }
    }
}

extension InterfaceElement {
    package var connections: [InterfaceConnection] { list("connections").compactMap(InterfaceConnection.init) }

    package var segues: [InterfaceSegue] { list("connections").compactMap(InterfaceSegue.init) }

    /// The destinations of a relationship in order, such as the root of a stack or the pages of a tab bar.
    package func related(_ relationship: String) -> [InterfaceSegue] {
        segues.filter { $0.kind == .relationship && $0.relationship == relationship }
    }
}
