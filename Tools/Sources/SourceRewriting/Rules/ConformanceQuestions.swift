import SwiftSyntax

/// `view.conforms(to: UITextInput.self)` is a test of the type. `NSObject` has no such method on Linux, where a
/// protocol is no object. The receiver may be an object or a class; the type of a variable is not known here, so that
/// the test asks for both.
enum ConformanceQuestions: RewritingRule {
    static let name = "Questions for conformances"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["conforms"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "to",
            let type = argument.expression.as(MemberAccessExprSyntax.self), let proto = type.base,
            type.declName.baseName.text == "self", isPath(proto), !context.program.declaresConformanceQuestion
        else { return }
        let name = proto.trimmedDescription
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard callee.baseName.text == "conforms", isClass(context.enclosingType, context) else { return }
            return context.replace(call, with: test("self", name))
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text == "conforms"
        else { return }
        if base.is(SuperExprSyntax.self) { return context.replace(call, with: test("self", name)) }
        // The receiver may be rewritten itself, so that the text around is changed.
        if OptionalCalls.isChained(access) {
            let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            context.insert("(", at: base.start)
            context.replace(
                value.end..<call.end, with: ").map({ ($0 as Any) is any \(name) || ($0 as Any) is any \(name).Type })")
        } else {
            let isType = isPath(base) && context.program.resolve(base.trimmedDescription) != nil
            context.insert("({ \(body(name)) }(", at: base.start)
            context.replace(base.end..<call.end, with: "\(isType ? ".self" : "") as Any))")
        }
    }

    private static func body(_ proto: String) -> String { "$0 is any \(proto) || $0 is any \(proto).Type" }
    private static func test(_ value: String, _ proto: String) -> String { "({ \(body(proto)) }(\(value) as Any))" }

    /// Whether an expression is a type's name, with the types around it.
    private static func isPath(_ expression: ExprSyntax) -> Bool {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text.drop { $0 == "_" }.first?.isUppercase == true
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
        return access.declName.baseName.text.first?.isUppercase == true && isPath(base)
    }

    private static func isClass(_ path: String, _ context: RewritingContext) -> Bool {
        context.program.resolve(path).map { context.program.entries[$0]?.kind == .class } ?? false
    }
}
