/// A constraint as a document says it: `first.attribute relation multiplier × second.attribute + constant`.
package struct InterfaceConstraint: Hashable, Sendable {
    package var id: String?
    package var identifier: String?
    /// Nil is the view whose list the constraint stands in.
    package var firstItem: String?
    /// Raw values as in `NSLayoutConstraint.Attribute`.
    package var firstAttribute: Int
    /// -1, 0 or 1: at most, equal, at least.
    package var relation: Int
    package var secondItem: String?
    package var secondAttribute: Int
    package var multiplier: Double
    package var constant: Double
    /// From 1 to 1000.
    package var priority: Double
    /// The system's own distance was asked for. Interface Builder writes it as the constant.
    package var isSymbolic: Bool
    /// For Interface Builder alone; nothing is made of it.
    package var isPlaceholder: Bool
    /// Other constants and priorities in some size classes.
    package var variations: [InterfaceVariation]
    package var line: Int

    /// - Parameter element: a `constraint`.
    package init?(_ element: InterfaceElement) {
        guard element.name == "constraint", let first = element.choice("firstAttribute", .named("constraintAttribute"))
        else { return nil }
        id = element.id
        identifier = element["identifier"]
        firstItem = element["firstItem"]
        firstAttribute = first
        relation = element.choice("relation", .named("relation")) ?? 0
        secondItem = element["secondItem"]
        secondAttribute = element.choice("secondAttribute", .named("constraintAttribute")) ?? 0
        multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
        constant = element.number("constant") ?? 0
        priority = min(max(element.number("priority") ?? 1000, 1), 1000)
        isSymbolic = element.flag("symbolic") ?? false
        isPlaceholder = element.flag("placeholder") ?? false
        variations = element.variations
        line = element.line
    }

    /// Its constant and its priority in these classes.
    package func values(width: Int, height: Int) -> (constant: Double, priority: Double) {
        var (constant, priority) = (constant, priority)
        for variation in variations where variation.fits(width: width, height: height) {
            if let value = variation.values.number("constant") { constant = value }
            if let value = variation.values.number("priority") { priority = min(max(value, 1), 1000) }
        }
        return (constant, priority)
    }

    /// A number, or a ratio as in `16:9` and `1:2.5`; nothing is divided by 0.
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { InterfaceElement.number(String($0)) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let over = parts[0], let under = parts[1], under != 0, (over / under).isFinite else { return nil }
            return over / under
        default: return nil
        }
    }
}

extension InterfaceElement {
    /// The constraints that stand in this view.
    package var constraints: [InterfaceConstraint] { list("constraints").compactMap(InterfaceConstraint.init) }
}
