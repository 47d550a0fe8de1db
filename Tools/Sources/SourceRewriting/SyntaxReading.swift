import SwiftSyntax

// Small questions to the tree that several rules ask.

extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == name {
                return attribute
            }
        }
        return nil
    }

    func has(_ name: String) -> Bool { attribute(name) != nil }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
    func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }
}

extension AttributeSyntax {
    /// The content of the parentheses.
    var argumentText: String? { arguments?.trimmedDescription }
}

extension SyntaxProtocol {
    /// The bytes without the space and the comments around.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension FunctionParameterListSyntax {
    /// The labels of the parameters; `_` for a parameter without a label.
    var labels: [String] { map { $0.firstName.text.withoutBackticks } }
    var typeTexts: [String] {
        map { $0.type.trimmedDescription.onOneLine + ($0.ellipsis == nil ? "" : "...") }
    }
}

extension String {
    var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }

    /// With each line end and the space around it as one space.
    var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return split(whereSeparator: \.isNewline).map { part in String(part.drop { $0 == " " || $0 == "\t" }) }.joined(
            separator: " ")
    }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// Without generic arguments and optional marks: `Foo<Bar>?` is `Foo`.
    var bareTypeName: String {
        var name = self[...]
        for word in ["any ", "@MainActor ", "@unchecked ", "@preconcurrency ", "inout "] where name.hasPrefix(word) {
            name = name.dropFirst(word.count)
        }
        if let end = name.firstIndex(where: { "<?!&( ".contains($0) }) { name = name[..<end] }
        return String(name)
    }
}
