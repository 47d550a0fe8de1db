import SwiftSyntax

/// `object_getClass(bar) === UITabBar.self`: a class is an object in Objective-C alone, and is compared with `==` here.
enum ComparedClasses: RewritingRule {
    static let name = "Classes that are compared as objects"
    static let sites: [SyntaxKind] = [.binaryOperatorExpr]
    /// `QuietBodies` finds the operators.
    static let bodyWords: Set<String> = []
    private static let operators = ["===": "==", "!==": "!="]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let comparison = node.as(BinaryOperatorExprSyntax.self),
            let replacement = operators[comparison.operator.text],
            let list = node.parent?.as(ExprListSyntax.self),
            let place = list.firstIndex(where: { $0.id == node.id })
        else { return }
        let sides = [
            place > list.startIndex ? list[list.index(before: place)] : nil,
            list.index(after: place) < list.endIndex ? list[list.index(after: place)] : nil,
        ]
        guard sides.contains(where: { $0.map(isClass) ?? false }) else { return }
        context.replace(comparison.operator, with: replacement)
    }

    /// Whether an expression is `Name.self`.
    private static func isClass(_ side: ExprSyntax) -> Bool {
        guard let access = side.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
            let base = access.base
        else { return false }
        let name =
            base.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name?.first?.isUppercase ?? false
    }
}
