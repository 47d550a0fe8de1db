import Foundation

/// One element of a document: its name, its attributes and its children.
package struct InterfaceElement: Hashable, Sendable {
    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    private var content: Content

    package init(
        _ name: String, attributes: [Attribute] = [], children: [InterfaceElement] = [], text: String = "",
        line: Int = 0
    ) {
        content = Content(name, attributes, children, text, line)
    }

    package var name: String { content.name }
    /// The attributes in the document's order. Each name occurs once.
    package var attributes: [Attribute] {
        get { content.attributes }
        set { content = Content(name, newValue, children, text, line) }
    }
    package var children: [InterfaceElement] {
        get { content.children }
        set { content = Content(name, attributes, newValue, text, line) }
    }
    /// The text between the tags; empty if the element has children.
    package var text: String { content.text }
    /// The line of the start tag in the document, counted from 1. 0 for an element outside of documents.
    package var line: Int { content.line }
    /// The role of the element in its parent, as in `<color key="backgroundColor"/>`.
    package var key: String? { content.key }
    package var id: String? { content.id }
    /// The value of a `rect`. Parsed once, because each instantiation of a scene reads all frames.
    var ownRect: CGRect? { content.rect }

    /// The value of an attribute as text.
    package subscript(attribute: String) -> String? {
        guard content.attributeMarks & Content.mark(attribute) != 0 else { return nil }
        return content.attributes.first { $0.name == attribute }?.value
    }

    /// The first child with this name.
    package func child(_ name: String) -> InterfaceElement? {
        mayHold(name) ? content.children.first { $0.name == name } : nil
    }

    package func children(_ name: String) -> [InterfaceElement] {
        mayHold(name) ? content.children.filter { $0.name == name } : []
    }

    /// The children of all lists with this name, such as the views in `subviews`.
    package func list(_ name: String) -> [InterfaceElement] {
        let all = children(name)
        return all.count == 1 ? all[0].children : all.flatMap(\.children)
    }

    /// The child with this `key`, and with this name if one is given.
    package func part(_ key: String, _ name: String? = nil) -> InterfaceElement? {
        mayHold(key) ? content.children.first { $0.key == key && (name == nil || $0.name == name) } : nil
    }

    /// Visits this element and all its descendants, parents first. Not recursive.
    package func walk(_ visit: (InterfaceElement) throws -> Void) rethrows {
        var waiting = [self]
        while let element = waiting.popLast() {
            try visit(element)
            waiting.append(contentsOf: element.children.reversed())
        }
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.content === other.content
            || one.line == other.line && one.name == other.name && one.text == other.text
                && one.attributes == other.attributes
                && one.children == other.children
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(attributes)
        hasher.combine(children)
    }

    /// Whether a child may have this name or key. False is certain.
    private func mayHold(_ word: String) -> Bool { content.partMarks & Content.mark(word) != 0 }
}

/// The storage of an element, shared by all its copies. Each step of the instantiation passes elements, so a copy must
/// be cheap.
private final class Content: Sendable {
    let name: String
    let attributes: [InterfaceElement.Attribute]
    let children: [InterfaceElement]
    let text: String
    let line: Int
    let key: String?
    let id: String?
    let rect: CGRect?
    /// One bit for each attribute's name. Most lookups are for missing attributes and end here.
    let attributeMarks: UInt64
    /// Bits for the names and keys of the children.
    let partMarks: UInt64

    init(
        _ name: String, _ attributes: [InterfaceElement.Attribute], _ children: [InterfaceElement], _ text: String,
        _ line: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        key = attributes.first { $0.name == "key" }?.value
        id = attributes.first { $0.name == "id" }?.value
        rect = name == "rect" ? Self.rect(attributes) : nil
        attributeMarks = attributes.reduce(0) { $0 | Self.mark($1.name) }
        partMarks = children.reduce(0) { $0 | Self.mark($1.name) | ($1.key.map(Self.mark) ?? 0) }
    }

    private static func rect(_ attributes: [InterfaceElement.Attribute]) -> CGRect? {
        func number(_ name: String) -> Double? {
            attributes.first { $0.name == name }.flatMap { InterfaceElement.number($0.value) }
        }
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// One of 64 bits, from the length and the first character of a word.
    static func mark(_ word: String) -> UInt64 {
        let units = word.utf8
        guard !units.isEmpty else { return 1 }
        // The shift is modulo 64.
        return 1
            &<< (UInt64(truncatingIfNeeded: units.count) &* 5 &+ UInt64(truncatingIfNeeded: units[units.startIndex]))
    }
}
