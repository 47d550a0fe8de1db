/// A text with several styles.
package struct InterfaceText: Hashable, Sendable {
    package struct Fragment: Hashable, Sendable {
        package var content: String
        package var font: InterfaceFont?
        package var color: InterfaceColor?
        package var background: InterfaceColor?
        package var paragraph: Paragraph?
        /// Numeric attributes by the names of AppKit's constants, such as `NSUnderline` and `NSKern`.
        package var numbers: [String: Double]
    }

    /// Raw values of UIKit's enumerations. Distances are in points.
    package struct Paragraph: Hashable, Sendable {
        package var alignment: Int?
        package var lineBreak: Int?
        package var writingDirection: Int?
        package var lineSpacing: Double?
        package var lineHeightMultiple: Double?
        package var minimumLineHeight: Double?
        package var maximumLineHeight: Double?
        package var spacing: Double?
        package var spacingBefore: Double?
        package var headIndent: Double?
        package var firstLineHeadIndent: Double?
        package var tailIndent: Double?

        init(_ element: InterfaceElement) {
            alignment = element.choice("alignment", .named("textAlignment"))
            lineBreak = element.choice("lineBreakMode", .named("lineBreak"))
            writingDirection = element.choice("baseWritingDirection", .named("writingDirection"))
            lineSpacing = element.number("lineSpacing")
            lineHeightMultiple = element.number("lineHeightMultiple")
            minimumLineHeight = element.number("minimumLineHeight")
            maximumLineHeight = element.number("maximumLineHeight")
            spacing = element.number("paragraphSpacing")
            spacingBefore = element.number("paragraphSpacingBefore")
            headIndent = element.number("headIndent")
            firstLineHeadIndent = element.number("firstLineHeadIndent")
            tailIndent = element.number("tailIndent")
        }
    }

    package var fragments: [Fragment]

    /// - Parameter element: an `attributedString` element.
    package init?(_ element: InterfaceElement) {
        guard element.name == "attributedString" else { return nil }
        fragments = element.children("fragment").map { fragment in
            let attributes = fragment.child("attributes") ?? InterfaceElement("attributes")
            var numbers: [String: Double] = [:]
            for part in attributes.children where part.name == "integer" || part.name == "real" {
                if let key = part.key, let value = part.number("value") { numbers[key] = value }
            }
            return Fragment(
                content: fragment.string("content") ?? "", font: attributes.part("NSFont").flatMap(InterfaceFont.init),
                color: attributes.color("NSColor"), background: attributes.color("NSBackgroundColor"),
                paragraph: attributes.part("NSParagraphStyle", "paragraphStyle").map(Paragraph.init), numbers: numbers)
        }
    }

    package var plain: String { fragments.map(\.content).joined() }
}

extension InterfaceElement {
    /// The attributed text with the attribute `key` in this element.
    package func styledText(_ key: String) -> InterfaceText? {
        part(key, "attributedString").flatMap(InterfaceText.init)
    }
}
