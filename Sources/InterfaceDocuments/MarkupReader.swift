/// Parses XML into elements, byte by byte and without recursion.
///
/// The project has its own parser because Foundation's is a separate library: `FoundationXML` links libxml2 and a
/// second ICU, increases the start time of a small program from 2.4 ms to 4.4 ms of processor time, and adds 50
/// MB to a statically linked program. The parser supports the XML that Interface Builder writes, and comments, CDATA
/// and processing instructions. A document type declaration is rejected, so that no entity is ever expanded.
struct MarkupReader {
    private let bytes: [UInt8]
    private let document: String
    private let limits: MarkupLimits
    private var position = 0
    /// The line at the position `counted`.
    private var line = 1
    private var counted = 0

    private struct Open {
        var name: String
        var attributes: [InterfaceElement.Attribute]
        var line: Int
        var children: [InterfaceElement] = []
        var text: [UInt8] = []
    }

    static func read(_ bytes: [UInt8], document: String, limits: MarkupLimits) throws(InterfaceFault)
        -> InterfaceElement
    {
        guard bytes.count <= limits.bytes else {
            throw InterfaceFault(
                document: document, line: 1,
                what: "the document has \(bytes.count) bytes, and no more than \(limits.bytes) are read")
        }
        var reader = MarkupReader(
            bytes: try MarkupText.normalized(bytes, document: document), document: document, limits: limits)
        return try reader.tree()
    }

    private init(bytes: [UInt8], document: String, limits: MarkupLimits) {
        self.bytes = bytes
        self.document = document
        self.limits = limits
    }

    private mutating func tree() throws(InterfaceFault) -> InterfaceElement {
        var open: [Open] = []
        var root: InterfaceElement?
        var elements = 0
        while position < bytes.count {
            guard bytes[position] == .less else {
                let text = try content()
                if open.isEmpty {
                    guard text.allSatisfy(\.isSpace) else {
                        throw fault("there is text outside of the document's element")
                    }
                } else if open[open.count - 1].children.isEmpty {
                    open[open.count - 1].text += text
                }
                continue
            }
            if skip("<!--") {
                _ = try upTo("-->", "a comment")
            } else if skip("<![CDATA[") {
                let start = position
                let end = try upTo("]]>", "a CDATA section")
                guard !open.isEmpty else { throw fault("there is text outside of the document's element") }
                open[open.count - 1].text += bytes[start..<end]
            } else if skip("<?") {
                let start = position
                let end = try upTo("?>", "an instruction")
                try check(instruction: String(decoding: bytes[start..<end], as: UTF8.self))
            } else if skip("<!") {
                throw fault("a document type is declared, which is not read")
            } else if skip("</") {
                let name = try self.name("a closing tag")
                skipSpaces()
                guard skip(">") else { throw fault("</\(name)> does not end") }
                guard let last = open.popLast() else { throw fault("</\(name)> closes nothing") }
                guard last.name == name else { throw fault("</\(name)> closes <\(last.name)> of line \(last.line)") }
                finish(last, in: &open, root: &root)
            } else {
                position += 1
                guard root == nil else { throw fault("there is a second element beside the document's") }
                let start = currentLine()
                let name = try self.name("a tag")
                elements += 1
                guard elements <= limits.elements else {
                    throw fault("there are more than \(limits.elements) elements")
                }
                let (attributes, isEmpty) = try self.attributes(of: name)
                let element = Open(name: name, attributes: attributes, line: start)
                if isEmpty {
                    finish(element, in: &open, root: &root)
                } else {
                    guard open.count < limits.depth else {
                        throw fault("more than \(limits.depth) elements stand inside each other")
                    }
                    open.append(element)
                }
            }
        }
        if let last = open.last { throw fault("<\(last.name)> of line \(last.line) is not closed") }
        guard let root else { throw fault("there is no element") }
        return root
    }

    private func finish(_ element: Open, in open: inout [Open], root: inout InterfaceElement?) {
        let text = element.children.isEmpty ? String(decoding: element.text, as: UTF8.self) : ""
        let whole = InterfaceElement(
            element.name, attributes: element.attributes, children: element.children, text: text, line: element.line)
        if open.isEmpty { root = whole } else { open[open.count - 1].children.append(whole) }
    }

    // MARK: Pieces

    private mutating func attributes(of element: String) throws(InterfaceFault) -> (
        [InterfaceElement.Attribute], isEmpty: Bool
    ) {
        var found: [InterfaceElement.Attribute] = []
        while true {
            let before = position
            skipSpaces()
            if skip("/>") { return (found, true) }
            if skip(">") { return (found, false) }
            guard position < bytes.count else { throw fault("<\(element)> does not end") }
            guard position > before else { throw fault("no space stands before an attribute of <\(element)>") }
            let name = try self.name("<\(element)>")
            skipSpaces()
            guard skip("=") else { throw fault("the attribute \(name) of <\(element)> has no value") }
            skipSpaces()
            guard position < bytes.count, bytes[position] == .quote || bytes[position] == .apostrophe else {
                throw fault("the value of \(name) of <\(element)> is not in quotes")
            }
            let value = try quoted(name)
            guard found.count < limits.attributes else {
                throw fault("<\(element)> has more than \(limits.attributes) attributes")
            }
            guard !found.contains(where: { $0.name == name }) else {
                throw fault("<\(element)> has the attribute \(name) twice")
            }
            found.append(.init(name, value))
        }
    }

    private mutating func quoted(_ name: String) throws(InterfaceFault) -> String {
        let mark = bytes[position]
        position += 1
        let start = position
        while position < bytes.count, bytes[position] >= 32, bytes[position] != mark, bytes[position] != .less,
            bytes[position] != .ampersand
        { position += 1 }
        var value = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            if byte == mark {
                position += 1
                return String(decoding: value, as: UTF8.self)
            }
            if byte == .less { throw fault("the value of \(name) holds a <") }
            if byte == .ampersand {
                value += try reference()
            } else {
                // As XML requires: a literal line end becomes a space, a character reference stays.
                value.append(byte == 10 || byte == 9 ? 32 : byte)
                position += 1
            }
        }
        throw fault("the value of \(name) does not end")
    }

    /// The text up to the next tag.
    private mutating func content() throws(InterfaceFault) -> [UInt8] {
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != .less {
            if bytes[position] == .ampersand {
                text += try reference()
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        return text
    }

    private mutating func reference() throws(InterfaceFault) -> [UInt8] {
        let start = position + 1
        var end = start
        // No known entity name is longer.
        while end < bytes.count, end - start < 12, bytes[end] != .semicolon { end += 1 }
        guard end < bytes.count, bytes[end] == .semicolon else { throw fault("an & begins no character") }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let character = MarkupText.character(name) else {
            throw fault("&\(name); is no character; entities of a document's own are not read")
        }
        position = end + 1
        return Array(String(character).utf8)
    }

    private mutating func name(_ place: String) throws(InterfaceFault) -> String {
        let start = position
        while position < bytes.count, bytes[position].isOfName { position += 1 }
        guard position > start else { throw fault("\(place) has no name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func check(instruction: String) throws(InterfaceFault) {
        guard instruction.hasPrefix("xml "), let mark = instruction.firstRange(of: "encoding=") else { return }
        let name = instruction[mark.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }.lowercased()
        guard ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"].contains(name) else {
            throw InterfaceFault(
                document: document, line: 1,
                what: "the text is said to be in \(name), and UTF-8 and UTF-16 alone are read")
        }
    }

    // MARK: Moving on

    private mutating func skipSpaces() {
        while position < bytes.count, bytes[position].isSpace { position += 1 }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    /// Skips past `mark` and returns the position where the skipped text began.
    private mutating func upTo(_ mark: StaticString, _ what: String) throws(InterfaceFault) -> Int {
        let start = currentLine()
        while position < bytes.count {
            let here = position
            if skip(mark) { return here }
            position += 1
        }
        throw InterfaceFault(document: document, line: start, what: "\(what) does not end")
    }

    private mutating func currentLine() -> Int {
        while counted < min(position, bytes.count) {
            if bytes[counted] == 10 { line += 1 }
            counted += 1
        }
        return line
    }

    private mutating func fault(_ what: String) -> InterfaceFault {
        InterfaceFault(document: document, line: currentLine(), what: what)
    }
}

extension InterfaceElement {
    /// The element of any XML document, for example of a report about tests.
    /// - Parameter document: the name of the document in a message.
    package static func reading(_ bytes: [UInt8], document: String) throws(InterfaceFault) -> InterfaceElement {
        try MarkupReader.read(bytes, document: document, limits: MarkupLimits())
    }
}

extension UInt8 {
    fileprivate static let less: UInt8 = 0x3C, quote: UInt8 = 0x22, apostrophe: UInt8 = 0x27, ampersand: UInt8 = 0x26,
        semicolon: UInt8 = 0x3B

    fileprivate var isSpace: Bool { self == 32 || self == 10 || self == 9 || self == 13 }

    /// Lenient: accepts every byte without another meaning in a tag.
    fileprivate var isOfName: Bool {
        switch self {
        case 0...32, .less, .quote, .apostrophe, .ampersand, .semicolon, UInt8(ascii: ">"), UInt8(ascii: "/"),
            UInt8(ascii: "="), UInt8(ascii: "!"),
            UInt8(ascii: "?"):
            return false
        default: return true
        }
    }
}
