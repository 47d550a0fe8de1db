import SwiftSyntax

/// Literals that Xcode shows as a color, a picture or a file: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)` is
/// an initializer here.
enum ResourceLiterals: RewritingRule {
    static let name = "Literals of colors and pictures"
    static let sites: [SyntaxKind] = [.macroExpansionExpr]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), let first = macro.arguments.first else { return }
        let head = macro.pound.start..<macro.macroName.end
        switch (macro.macroName.text, first.label?.text) {
        case ("colorLiteral", "red"?): context.replace(head, with: "UIColor")
        case ("imageLiteral", "resourceName"?):
            context.replace(macro, with: "(UIImage(named: \(first.expression.trimmedDescription)) ?? UIImage())")
        case ("fileLiteral", "resourceName"?):
            context.replace(
                macro, with: "Bundle.main.url(forResource: \(first.expression.trimmedDescription), withExtension: nil)!"
            )
        default: break
        }
    }
}
