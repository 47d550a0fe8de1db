import SwiftSyntax

/// `func < (lhs: NSNumber, rhs: NSNumber) -> Bool` of a program: Foundation on Linux has the same operator, and the
/// compiler cannot choose. The program's operators are disfavored, so that Foundation's are called.
enum NumberOperators: RewritingRule {
    static let name = "Comparisons of NSNumber"
    static let sites: [SyntaxKind] = [.functionDecl]
    static let bodyWords: Set<String> = []

    private static let comparisons: Set<String> = ["<", ">", "<=", ">="]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let function = node.as(FunctionDeclSyntax.self), comparisons.contains(function.name.text),
            !function.attributes.has("_disfavoredOverload")
        else { return }
        let parameters = function.signature.parameterClause.parameters
        guard parameters.count == 2, parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" }) else { return }
        context.insert("@_disfavoredOverload ", at: function.start)
    }
}
