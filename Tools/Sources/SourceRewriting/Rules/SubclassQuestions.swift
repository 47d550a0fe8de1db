import SwiftSyntax

/// `aClass.isSubclass(of: other)`: a value of `AnyClass` has the methods of every class in Objective-C, and none on
/// Linux. The library has a function for it. A name of a type has the method of `NSObject` on Linux too.
enum SubclassQuestions: RewritingRule {
    static let name = "Questions for superclasses"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["isSubclass"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text == "isSubclass", call.arguments.count == 1,
            let other = call.arguments.first, other.label?.text == "of",
            !base.is(OptionalChainingExprSyntax.self), base.trimmedDescription != "super",
            base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true
        else { return }
        // The argument may be rewritten itself, so that the text around is changed.
        context.insert("ObjectiveCClass.isSubclass(", at: base.start)
        context.replace(base.end..<other.expression.start, with: ", of: ")
    }
}
