import SwiftSyntax

/// `type(of: object).description()` is a method of every class in Objective-C; on Linux the class's name is asked of the type.
enum ClassDescriptions: RewritingRule {
    static let name = "Descriptions of classes"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["description"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self), type.calledExpression.trimmedDescription == "type",
            type.arguments.count == 1, type.arguments.first?.label?.text == "of"
        else { return }
        context.replace(call, with: "String(describing: \(type.trimmedDescription))")
    }
}
