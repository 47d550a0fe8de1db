/// One element of a document: its name, what is said of it, and what stands in it.
package struct InterfaceElement: Hashable, Sendable {
    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package var name: String
    /// In the document's order, each name once.
    package var attributes: [Attribute]
    package var children: [InterfaceElement]
    /// What is written between its tags; empty where elements stand there.
    package var text: String
    /// The line of its start in the document, counted from 1; 0 in an element that no document holds.
    package var line: Int

    package init(_ name: String, attributes: [Attribute] = [], children: [InterfaceElement] = [], text: String = "", line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    /// An attribute as it is written.
    package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    package var id: String? { self["id"] }
    /// What the element is to the one around it, as in `<color key="backgroundColor"/>`.
    package var key: String? { self["key"] }

    /// The first element of a name in this one.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    package func children(_ name: String) -> [InterfaceElement] { children.filter { $0.name == name } }

    /// What stands in the lists of a name, as views in `subviews`.
    package func list(_ name: String) -> [InterfaceElement] { children(name).flatMap(\.children) }

    /// The element that is `key` to this one, of any name or of one.
    package func part(_ key: String, _ name: String? = nil) -> InterfaceElement? {
        children.first { $0.key == key && (name == nil || $0.name == name) }
    }

    /// This element and all in it, each before what it holds. Without recursion.
    package func walk(_ visit: (InterfaceElement) throws -> Void) rethrows {
        var waiting = [self]
        while let element = waiting.popLast() {
            try visit(element)
            waiting.append(contentsOf: element.children.reversed())
        }
    }
}
