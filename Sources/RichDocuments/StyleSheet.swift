/// The tag, identifier and classes of an element, which selectors match.
struct ElementIdentity {
    var name: String
    var id: String?
    var classes: [String] = []

    init(_ tag: HTMLTag) {
        name = tag.name
        id = tag["id"]
        if let text = tag["class"] {
            classes = text.split(maxSplits: 32, whereSeparator: \.isWhitespace).prefix(32).map(String.init)
        }
    }
}

/// The rules of `style` elements.
///
/// Selectors contain tags, classes and identifiers, and the descendant combinator. Rules with other selectors and
/// at-rules are ignored. The numbers of rules, of parts of a selector and of steps of matching are limited, so that the
/// time to read a document stays proportional to its size.
struct StyleSheet {
    /// A part of a selector, such as `p.note`.
    struct Compound: Hashable, Sendable {
        var name: String?
        var id: String?
        var classes: [String] = []

        func matches(_ element: ElementIdentity) -> Bool {
            if let name, name != element.name { return false }
            if let id, id != element.id { return false }
            return classes.allSatisfy(element.classes.contains)
        }
    }

    private struct Rule {
        /// The subject first, then the ancestors from the inside to the outside.
        var compounds: [Compound]
        var specificity: Int
        var block: Int
    }

    static let maximumRules = 4_000
    static let maximumCompounds = 8
    static let maximumMatchingSteps = 2_000_000

    private var rules: [Rule] = []
    private var blocks: [[CSSDeclaration]] = []
    /// The rules by the identifier, a class or the tag of their subject: "#a", ".a", "a", and "*" for other rules.
    private var rulesByKey: [String: [Int]] = [:]
    /// The steps of parsing and matching so far.
    private(set) var steps = 0
    private var matchingSteps = 0

    var isEmpty: Bool { rules.isEmpty }

    init() {}

    init(_ text: String) { add(text) }

    mutating func add(_ text: String) {
        var scanner = CSSScanner(text.utf8)
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        while rules.count < Self.maximumRules, let (prelude, end) = scanner.part(until: [open, .semicolon, close]) {
            let selectors = CSSScanner.trimmed(prelude[...])
            guard end == open else { continue }
            if selectors.first == "@" {
                scanner.skipBlock()
            } else if let (body, _) = scanner.part(until: [close]) {
                addRules(selectors, CSSDeclaration.all(in: body))
            }
        }
        steps += scanner.steps
    }

    private mutating func addRules(_ selectors: String, _ declarations: [CSSDeclaration]) {
        guard !declarations.isEmpty else { return }
        blocks.append(declarations)
        for selector in selectors.split(separator: ",").prefix(Self.maximumRules - rules.count) {
            let parts = selector.split(whereSeparator: \.isWhitespace)
            guard !parts.isEmpty, parts.count <= Self.maximumCompounds else { continue }
            let compounds = parts.compactMap { Compound($0) }
            guard compounds.count == parts.count else { continue }
            let rule = Rule(
                compounds: compounds.reversed(), specificity: compounds.reduce(0) { $0 + $1.specificity },
                block: blocks.count - 1)
            rulesByKey[rule.compounds[0].key, default: []].append(rules.count)
            rules.append(rule)
        }
    }

    /// Returns the declarations of the rules that match an element, the weakest first. Empty as soon as a document
    /// needed more than `maximumMatchingSteps`.
    mutating func declarations(
        for element: ElementIdentity, ancestors: some BidirectionalCollection<ElementIdentity>
    ) -> [CSSDeclaration] {
        guard !isEmpty, matchingSteps < Self.maximumMatchingSteps else { return [] }
        var found: [Int] = []
        var keys = ["*", element.name] + Set(element.classes).map { "." + $0 }
        if let id = element.id { keys.append("#" + id) }
        for key in keys {
            for index in rulesByKey[key] ?? [] {
                matchingSteps += 1
                if matches(rules[index], element, ancestors) { found.append(index) }
            }
        }
        found.sort { (rules[$0].specificity, $0) < (rules[$1].specificity, $1) }
        var result: [CSSDeclaration] = []
        for index in found { result += blocks[rules[index].block] }
        matchingSteps += result.count + found.count
        return result
    }

    private mutating func matches(
        _ rule: Rule, _ element: ElementIdentity, _ ancestors: some BidirectionalCollection<ElementIdentity>
    ) -> Bool {
        guard rule.compounds[0].matches(element) else { return false }
        var rest = rule.compounds.dropFirst()
        guard !rest.isEmpty else { return true }
        for ancestor in ancestors.reversed() {
            matchingSteps += 1
            guard let next = rest.first else { return true }
            if next.matches(ancestor) { rest.removeFirst() }
        }
        return rest.isEmpty
    }

    /// The steps of parsing and matching.
    var totalSteps: Int { steps + matchingSteps }
}

extension StyleSheet.Compound {
    /// Nil for other selectors, such as `a:hover`.
    init?(_ text: Substring) {
        var rest = text.unicodeScalars[...]
        while let first = rest.first {
            let isPrefixed = first == "." || first == "#"
            if isPrefixed { rest.removeFirst() }
            let word = rest.prefix(while: \.isNameScalar)
            rest = rest[word.endIndex...]
            if word.isEmpty {
                guard first == "*", rest.popFirst() != nil else { return nil }
            } else if first == "." {
                guard classes.count < 32 else { return nil }
                classes.append(String(word))
            } else if first == "#" {
                guard id == nil || id == String(word) else { return nil }
                id = String(word)
            } else {
                guard name == nil else { return nil }
                name = String(word).lowercased()
            }
        }
    }

    /// Documented (Selectors Level 3, 9), with identifiers and classes below 1,000 of each.
    var specificity: Int { (id == nil ? 0 : 1_000_000) + classes.count * 1_000 + (name == nil ? 0 : 1) }

    var key: String { id.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? name ?? "*" }
}

extension Unicode.Scalar {
    fileprivate var isNameScalar: Bool {
        value > 127 || value == 45 || value == 95 || UInt8(ascii: self).isLetter || UInt8(ascii: self).isDigit
    }
}
