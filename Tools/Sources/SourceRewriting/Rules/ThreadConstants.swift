import SwiftSyntax

/// The kinds of a mutex of C are `Int32` on iOS and `Int` on Linux, where the function takes an `Int32` too.
enum ThreadConstants: RewritingRule {
    static let name = "Kinds of a mutex"
    static let sites: [SyntaxKind] = [.declReferenceExpr]
    static let bodyWords: Set<String> = [
        "PTHREAD_MUTEX_RECURSIVE", "PTHREAD_MUTEX_NORMAL", "PTHREAD_MUTEX_ERRORCHECK", "PTHREAD_MUTEX_DEFAULT",
    ]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let reference = node.as(DeclReferenceExprSyntax.self), bodyWords.contains(reference.baseName.text) else {
            return
        }
        // Code for both converts the value itself.
        let call = reference.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard reference.parent?.is(LabeledExprSyntax.self) == true,
            call?.calledExpression.trimmedDescription == "pthread_mutexattr_settype"
        else { return }
        context.replace(reference, with: "Int32(\(reference.baseName.text))")
    }
}
