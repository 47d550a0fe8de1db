import SwiftSyntax

/// `Bundle(for: Page.self)` is the bundle of the framework with the class on iOS. On Linux all modules of a package are
/// one program, and the library looks up the resources of the class's module.
enum BundlesOfClasses: RewritingRule {
    static let name = "Bundles of classes"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["Bundle"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count == 1,
            let argument = call.arguments.first, argument.label?.text == "for",
            ["Bundle", "Foundation.Bundle"].contains(call.calledExpression.trimmedDescription),
            context.program.entries["Bundle"]?.kind == nil
        else { return }
        context.replace(call.calledExpression.start..<argument.expression.start, with: "Bundle.containing(")
        FrameworkImports.note("UIView", context)
    }
}
