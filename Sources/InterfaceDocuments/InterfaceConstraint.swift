/// A constraint in a document: `first.attribute relation multiplier × second.attribute + constant`.
package struct InterfaceConstraint: Hashable, Sendable {
    package var id: String?
    package var identifier: String?
    /// Nil is the view that contains the constraint.
    package var firstItem: String?
    /// Raw values as `NSLayoutConstraint.Attribute`.
    package var firstAttribute: Int
    /// -1, 0 or 1: less than or equal, equal, greater than or equal.
    package var relation: Int
    package var secondItem: String?
    package var secondAttribute: Int
    package var multiplier: Double
    package var constant: Double
    /// From 1 to 1000.
    package var priority: Double
    /// Whether the constant is the system's standard distance. Interface Builder writes that distance as the constant.
    package var isSymbolic: Bool
    /// Whether the constraint exists only in Interface Builder. No constraint is created for it at run time.
    package var isPlaceholder: Bool
    /// Other constants and priorities in some size classes.
    package var variations: [InterfaceVariation]
    package var line: Int

    /// - Parameter element: a `constraint` element.
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

    /// The constant and the priority in these size classes.
    package func values(width: Int, height: Int) -> (constant: Double, priority: Double) {
        var (constant, priority) = (constant, priority)
        for variation in variations where variation.fits(width: width, height: height) {
            if let value = variation.values.number("constant") { constant = value }
            if let value = variation.values.number("priority") { priority = min(max(value, 1), 1000) }
        }
        return (constant, priority)
    }

    /// Parses a number, or a ratio such as `16:9` and `1:2.5`. Returns nil for a division by 0.
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
    /// The constraints that this view contains.
    package var constraints: [InterfaceConstraint] { list("constraints").compactMap(InterfaceConstraint.init) }
}
