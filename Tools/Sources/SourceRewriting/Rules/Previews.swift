import SwiftSyntax

/// Previews are Xcode's: `#Preview { … }` and providers of previews go where SwiftUI cannot be imported.
enum Previews: RewritingRule {
    static let name = "Previews"
    static let sites: [SyntaxKind] = [.macroExpansionDecl, .macroExpansionExpr, .structDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
            return context.remove(macro)
        }
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
            return context.remove(macro)
        }
        guard let provider = node.as(StructDeclSyntax.self), context.modules.missing.contains("SwiftUI") else { return }
        let inherited = provider.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription.lastName } ?? []
        if inherited.contains("PreviewProvider") { context.removeWhole(provider) }
    }
}
