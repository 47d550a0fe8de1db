/// The interfaces of AT-SPI that an object has.
package struct AccessibleInterfaces: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let accessible = AccessibleInterfaces(rawValue: 1 << 0)
    package static let application = AccessibleInterfaces(rawValue: 1 << 1)
    package static let component = AccessibleInterfaces(rawValue: 1 << 2)
    package static let action = AccessibleInterfaces(rawValue: 1 << 3)
    package static let value = AccessibleInterfaces(rawValue: 1 << 4)
    package static let text = AccessibleInterfaces(rawValue: 1 << 5)
    package static let editableText = AccessibleInterfaces(rawValue: 1 << 6)
    package static let selection = AccessibleInterfaces(rawValue: 1 << 7)
    package static let table = AccessibleInterfaces(rawValue: 1 << 8)
    package static let tableCell = AccessibleInterfaces(rawValue: 1 << 9)
    package static let collection = AccessibleInterfaces(rawValue: 1 << 10)
    package static let hypertext = AccessibleInterfaces(rawValue: 1 << 11)
    package static let hyperlink = AccessibleInterfaces(rawValue: 1 << 12)

    package static let prefix = "org.a11y.atspi."

    private static let all: [(AccessibleInterfaces, String)] = [
        (.accessible, "Accessible"), (.application, "Application"), (.component, "Component"), (.action, "Action"),
        (.value, "Value"), (.text, "Text"), (.editableText, "EditableText"), (.selection, "Selection"),
        (.table, "Table"), (.tableCell, "TableCell"), (.collection, "Collection"),
        (.hypertext, "Hypertext"), (.hyperlink, "Hyperlink"),
    ]

    /// The full names on the bus.
    package var names: [String] { Self.all.filter { contains($0.0) }.map { Self.prefix + $0.1 } }

    /// Nil for another interface.
    package init?(name: String) {
        guard let known = Self.all.first(where: { Self.prefix + $0.1 == name }) else { return nil }
        self = known.0
    }
}
