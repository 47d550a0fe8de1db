import SwiftSyntax

/// `value["name"]` and `value[0]` where `value` is an `AnyObject`: Objective-C asks a dictionary or an array.
enum AnyObjectSubscripts: RewritingRule {
    static let name = "Subscripts of AnyObject"
    static let sites: [SyntaxKind] = [.subscriptCallExpr]
    static let bodyWords: Set<String> = ["AnyObject"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let access = node.as(SubscriptCallExprSyntax.self), access.arguments.count == 1,
            let key = access.arguments.first, key.label == nil
        else { return }
        let base = access.calledExpression
        let chain = base.as(OptionalChainingExprSyntax.self)
        let force = base.as(ForceUnwrapExprSyntax.self)
        let value = chain?.expression ?? force?.expression ?? base
        guard AnyObjectMembers.isAnyObject(value, node, context) else { return }
        guard let collection = collection(key.expression) else {
            return context.warn(
                key,
                """
                a subscript of an AnyObject is found by Objective-C alone; name the collection that is meant: \
                (\(value.trimmedDescription) as? NSDictionary)?[\(key.trimmedDescription)]
                """
            )
        }
        let end = value.endPositionBeforeTrailingTrivia.utf8Offset
        let mark = chain?.questionMark ?? force?.exclamationMark
        context.insert("(", at: value.start)
        context.replace(end..<(mark?.endPositionBeforeTrailingTrivia.utf8Offset ?? end), with: " as? \(collection))?")
    }

    private static func collection(_ key: ExprSyntax) -> String? {
        if key.is(StringLiteralExprSyntax.self) { return "NSDictionary" }
        return key.is(IntegerLiteralExprSyntax.self) ? "NSArray" : nil
    }
}
