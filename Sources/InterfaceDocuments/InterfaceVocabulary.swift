/// The known elements and attributes of documents, with the kind of each value.
///
/// All other elements and attributes are oddities. They are logged and have no effect.
package struct InterfaceVocabulary: Sendable {
    package enum Kind: Hashable, Sendable {
        case text, number, integer, flag
        /// A word of the table with this name in ``InterfaceEnumeration``.
        case word(String)
    }

    package let attributes: [String: [String: Kind]]
    /// Elements that accept every attribute. They describe the canvas of Interface Builder.
    package let free: Set<String>
    /// The element whose attributes another element inherits, as a button inherits those of a control.
    package let parents: [String: String]

    package static let known = InterfaceVocabulary(InterfaceVocabularyText.table)

    /// - Parameter table: a line for each element: `name < parent: attribute attribute=kind …`. Kinds are `n` for
    ///   numbers, `i` for integers, `b` for YES and NO, or the name of a table of words; no kind is text. `*` accepts
    ///   all attributes.
    init(_ table: String) {
        var attributes: [String: [String: Kind]] = [:]
        var free: Set<String> = []
        var parents: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: ":", maxSplits: 1)
            let heads = sides[0].split(separator: "<").map { $0.trimmed }
            var own = heads.count > 1 ? attributes[heads[1]] ?? [:] : ["id": .text, "key": .text]
            var isFree = heads.count > 1 && free.contains(heads[1])
            for word in sides.count > 1 ? sides[1].split(separator: " ") : [] {
                let parts = word.split(separator: "=").map(String.init)
                guard parts[0] != "*" else {
                    isFree = true
                    continue
                }
                own[parts[0]] = parts.count > 1 ? Self.kind(parts[1]) : .text
            }
            for name in heads[0].split(separator: ",").map({ $0.trimmed }) {
                attributes[name] = own
                if isFree { free.insert(name) }
                if heads.count > 1 { parents[name] = heads[1] }
            }
        }
        self.attributes = attributes
        self.free = free
        self.parents = parents
    }

    private static func kind(_ word: String) -> Kind {
        switch word {
        case "n": .number
        case "i": .integer
        case "b": .flag
        default: .word(word)
        }
    }

    /// The problem of an attribute of a known element; nil for a valid attribute.
    func complaint(_ attribute: InterfaceElement.Attribute, of element: String, _ known: [String: Kind]) -> String? {
        guard let kind = known[attribute.name] else {
            return free.contains(element) ? nil : "the attribute \(attribute.name) of <\(element)> is not known"
        }
        let value = attribute.value
        let isRead =
            switch kind {
            case .text: true
            case .number, .integer: InterfaceElement.number(value) != nil
            case .flag: InterfaceElement.flag(value) != nil
            case .word(let table): InterfaceEnumeration.named(table)[value] != nil
            }
        return isRead ? nil : "“\(value.prefix(60))” is no value of \(attribute.name) of <\(element)>"
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

extension InterfaceDocument {
    /// Unknown elements, attributes and values, each once, in the document's order. They have no effect.
    package var oddities: [InterfaceFault] {
        let vocabulary = InterfaceVocabulary.known
        var found: [InterfaceFault] = []
        var said: Set<String> = []
        func say(_ line: Int, _ what: String) {
            guard said.count < 1000, said.insert(what).inserted else { return }
            found.append(InterfaceFault(document: name, line: line, what: what))
        }
        root.walk { element in
            guard let known = vocabulary.attributes[element.name] else {
                return say(element.line, "the element <\(element.name)> is not known")
            }
            for attribute in element.attributes {
                if let complaint = vocabulary.complaint(attribute, of: element.name, known) {
                    say(element.line, complaint)
                }
            }
        }
        return found
    }
}
