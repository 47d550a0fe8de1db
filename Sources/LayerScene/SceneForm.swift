import CoreGraphics
import Foundation
import NumberConversion

/// The grammar of the text representation: words, quoted strings, and lists in parentheses that begin with the name of
/// their kind.
indirect enum SceneForm: Equatable {
    case word(String)
    case string(String)
    case list([SceneForm])

    // MARK: Writing

    /// A list of nodes has its own lines.
    func write(indent: Int = 0, to text: inout String) {
        switch self {
        case .word(let word): text += word
        case .string(let string):
            text += "\""
            for scalar in string.unicodeScalars {
                switch scalar {
                case "\"": text += "\\\""
                case "\\": text += "\\\\"
                case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x202E).contains(scalar.value):
                    text += "\\u{" + String(scalar.value, radix: 16) + "}"
                default: text.unicodeScalars.append(scalar)
                }
            }
            text += "\""
        case .list(let items):
            text += "("
            for (index, item) in items.enumerated() {
                if case .list(let inner) = item, inner.first.map(Self.hasOwnLine) ?? false {
                    text += "\n" + String(repeating: "  ", count: indent + 1)
                    item.write(indent: indent + 1, to: &text)
                } else {
                    if index > 0 { text += " " }
                    item.write(indent: indent, to: &text)
                }
            }
            text += ")"
        }
    }

    private static func hasOwnLine(_ head: SceneForm) -> Bool {
        guard case .word(let word) = head else { return false }
        return [
            "node", "mask", "contents", "fill", "stroke", "clip", "text", "image", "save", "restore", "concatenate",
        ].contains(word)
    }

    // MARK: Reading

    static func read(_ text: String) throws -> SceneForm {
        var scalars = text.unicodeScalars[...]
        let form = try read(&scalars, depth: 0)
        skipSpace(&scalars)
        guard scalars.isEmpty else { throw SceneTextError("Text goes on after the scene's end.") }
        return form
    }

    private static func skipSpace(_ scalars: inout Substring.UnicodeScalarView) {
        scalars = scalars.drop { $0.properties.isWhitespace }
    }

    private static func read(_ scalars: inout Substring.UnicodeScalarView, depth: Int) throws -> SceneForm {
        skipSpace(&scalars)
        guard depth < 500 else { throw SceneTextError("Lists are nested too deeply.") }
        guard let first = scalars.first else { throw SceneTextError("The text ends inside a list.") }
        switch first {
        case "(":
            scalars.removeFirst()
            var items: [SceneForm] = []
            while true {
                skipSpace(&scalars)
                if scalars.first == ")" {
                    scalars.removeFirst()
                    return .list(items)
                }
                items.append(try read(&scalars, depth: depth + 1))
            }
        case ")": throw SceneTextError("A list is closed that was not opened.")
        case "\"":
            scalars.removeFirst()
            return .string(try readString(&scalars))
        default:
            let word = scalars.prefix { !$0.properties.isWhitespace && $0 != "(" && $0 != ")" && $0 != "\"" }
            scalars = scalars.dropFirst(word.count)
            return .word(String(word))
        }
    }

    private static func readString(_ scalars: inout Substring.UnicodeScalarView) throws -> String {
        var result = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            if scalar == "\"" { return String(result) }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch scalars.popFirst() {
            case "\""?: result.append("\"")
            case "\\"?: result.append("\\")
            case "u"?:
                let digits = scalars.dropFirst().prefix { $0 != "}" }
                guard scalars.first == "{", let value = UInt32(String(digits), radix: 16),
                    let decoded = Unicode.Scalar(value)
                else { throw SceneTextError("A string holds a broken \\u{…}.") }
                result.append(decoded)
                scalars = scalars.dropFirst(digits.count + 2)
            default: throw SceneTextError("A string holds an unknown escape.")
            }
        }
        throw SceneTextError("A string is not closed.")
    }
}

package struct SceneTextError: Error, CustomStringConvertible, Sendable {
    package var description: String
    package init(_ description: String) { self.description = description }
}

/// Reads the fields of a list.
struct SceneFields {
    let head: String
    private(set) var rest: ArraySlice<SceneForm>

    init(_ form: SceneForm) throws {
        guard case .list(let items) = form, case .word(let head)? = items.first else {
            throw SceneTextError("Expected a list that begins with a word.")
        }
        self.head = head
        rest = items.dropFirst()
    }

    var isEmpty: Bool { rest.isEmpty }

    mutating func next() throws -> SceneForm {
        guard let form = rest.popFirst() else { throw SceneTextError("(\(head) …) ends too early.") }
        return form
    }

    mutating func word() throws -> String {
        guard case .word(let word) = try next() else { throw SceneTextError("(\(head) …) needs a word.") }
        return word
    }

    mutating func string() throws -> String {
        guard case .string(let string) = try next() else { throw SceneTextError("(\(head) …) needs a quoted string.") }
        return string
    }

    mutating func number() throws -> CGFloat {
        let text = try word()
        guard let value = Double(text) else { throw SceneTextError("\(text) in (\(head) …) is no number.") }
        return CGFloat(value)
    }

    mutating func integer() throws -> Int {
        let text = try word()
        guard let value = Int(text) else { throw SceneTextError("\(text) in (\(head) …) is no whole number.") }
        return value
    }

    mutating func point() throws -> CGPoint { CGPoint(x: try number(), y: try number()) }
    mutating func size() throws -> CGSize { CGSize(width: try number(), height: try number()) }
    mutating func rect() throws -> CGRect { CGRect(origin: try point(), size: try size()) }
    mutating func color() throws -> CGColor {
        CGColor(red: try number(), green: try number(), blue: try number(), alpha: try number())
    }
    mutating func transform() throws -> CGAffineTransform {
        CGAffineTransform(
            a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(), ty: try number())
    }
    mutating func fields() throws -> SceneFields { try SceneFields(next()) }

    /// Reads the next list if it is of this kind.
    mutating func optional(_ head: String) throws -> SceneFields? {
        guard case .list(let items)? = rest.first, items.first == .word(head) else { return nil }
        return try fields()
    }

    func end() throws {
        guard rest.isEmpty else { throw SceneTextError("(\(head) …) holds more than it should.") }
    }
}

/// The text representation of plain values.
extension SceneForm {
    static func number(_ value: CGFloat) -> SceneForm {
        let number = Double(value)
        return .word(
            number == number.rounded() && abs(number) < 1e15 && !(number == 0 && number.sign == .minus)
                ? String(Int64(saturating: number)) : "\(number)")
    }

    static func numbers(_ values: CGFloat...) -> [SceneForm] { values.map(number) }
    static func point(_ p: CGPoint) -> [SceneForm] { numbers(p.x, p.y) }
    static func size(_ s: CGSize) -> [SceneForm] { numbers(s.width, s.height) }
    static func rect(_ r: CGRect) -> [SceneForm] { point(r.origin) + size(r.size) }
    static func color(_ c: CGColor) -> [SceneForm] { numbers(c.red, c.green, c.blue, c.alpha) }
    static func transform(_ t: CGAffineTransform) -> [SceneForm] { numbers(t.a, t.b, t.c, t.d, t.tx, t.ty) }
    static func call(_ head: String, _ items: [SceneForm] = []) -> SceneForm { .list([.word(head)] + items) }
}
