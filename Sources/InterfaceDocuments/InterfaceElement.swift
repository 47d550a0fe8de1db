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
    package var attributes: [Attribute] { didSet { attributesChanged() } }
    package var children: [InterfaceElement] { didSet { partMarks = Self.marks(of: children) } }
    /// What is written between its tags; empty where elements stand there.
    package var text: String
    /// The line of its start in the document, counted from 1; 0 in an element that no document holds.
    package var line: Int
    /// A bit for each attribute's name. Most questions are for what an element does not have, and end here.
    private var attributeMarks: UInt64
    /// Bits for the names and the keys of the children.
    private var partMarks: UInt64
    /// What the element is to the one around it, as in `<color key="backgroundColor"/>`.
    package private(set) var key: String?

    package init(_ name: String, attributes: [Attribute] = [], children: [InterfaceElement] = [], text: String = "", line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        attributeMarks = Self.marks(of: attributes)
        partMarks = Self.marks(of: children)
        key = self["key"]
    }

    private mutating func attributesChanged() {
        attributeMarks = Self.marks(of: attributes)
        key = self["key"]
    }

    /// An attribute as it is written.
    package subscript(attribute: String) -> String? {
        guard attributeMarks & Self.mark(attribute) != 0 else { return nil }
        return attributes.first { $0.name == attribute }?.value
    }

    package var id: String? { self["id"] }

    /// The first element of a name in this one.
    package func child(_ name: String) -> InterfaceElement? { mayHold(name) ? children.first { $0.name == name } : nil }

    package func children(_ name: String) -> [InterfaceElement] { mayHold(name) ? children.filter { $0.name == name } : [] }

    /// What stands in the lists of a name, as views in `subviews`.
    package func list(_ name: String) -> [InterfaceElement] {
        let all = children(name)
        return all.count == 1 ? all[0].children : all.flatMap(\.children)
    }

    /// The element that is `key` to this one, of any name or of one.
    package func part(_ key: String, _ name: String? = nil) -> InterfaceElement? {
        mayHold(key) ? children.first { $0.key == key && (name == nil || $0.name == name) } : nil
    }

    /// This element and all in it, each before what it holds. Without recursion.
    package func walk(_ visit: (InterfaceElement) throws -> Void) rethrows {
        var waiting = [self]
        while let element = waiting.popLast() {
            try visit(element)
            waiting.append(contentsOf: element.children.reversed())
        }
    }

    // MARK: Marks

    /// Whether a child may have this name or this key; false is certain.
    private func mayHold(_ word: String) -> Bool { partMarks & Self.mark(word) != 0 }

    /// One of 64 bits, by what is known of a word without reading it.
    private static func mark(_ word: String) -> UInt64 {
        let units = word.utf8
        guard !units.isEmpty else { return 1 }
        // The shift counts modulo 64.
        return 1 &<< (UInt64(truncatingIfNeeded: units.count) &* 5 &+ UInt64(truncatingIfNeeded: units[units.startIndex]))
    }

    private static func marks(of attributes: [Attribute]) -> UInt64 { attributes.reduce(0) { $0 | mark($1.name) } }

    private static func marks(of children: [InterfaceElement]) -> UInt64 {
        children.reduce(0) { $0 | mark($1.name) | ($1.key.map(mark) ?? 0) }
    }
}
