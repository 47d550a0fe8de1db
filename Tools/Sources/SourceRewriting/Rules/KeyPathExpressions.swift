import SwiftSyntax

/// `#keyPath(Person.address.street)` is the text `"address.street"`.
enum KeyPathExpressions: RewritingRule {
    static let name = "Key paths"
    static let sites: [SyntaxKind] = [.macroExpansionExpr]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" else { return }
        guard let argument = macro.arguments.first?.expression else { return }
        var parts = argument.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".").map {
            $0.filter { !"?!".contains($0) }
        }
        // Types come first; what follows are properties.
        while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
        context.replace(macro, with: "\"\(parts.joined(separator: "."))\"")
    }
}
