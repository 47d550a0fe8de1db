import SwiftSyntax

/// `@UIApplicationMain` is the older name of `@main`, which the compiler on Linux knows. A call of `UIApplicationMain`
/// in `main.swift` is one of the delegate's `main()`.
enum ApplicationMain: RewritingRule {
    static let name = "Application main"
    static let sites: [SyntaxKind] = [.attribute, .functionCallExpr]
    static let bodyWords: Set<String> = ["UIApplicationMain"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let call = node.as(FunctionCallExprSyntax.self) { return consider(call, context) }
        guard let attribute = node.as(AttributeSyntax.self),
            attribute.attributeName.trimmedDescription == "UIApplicationMain"
        else { return }
        context.replace(attribute, with: "@main")
    }

    private static func consider(_ call: FunctionCallExprSyntax, _ context: RewritingContext) {
        guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIApplicationMain",
            call.arguments.count == 4
        else { return }
        let arguments = call.arguments.map(\.expression)
        guard let delegate = typeName(arguments[3]) else {
            return context.warn(
                call,
                """
                the delegate's class is not seen here; write UIApplicationMain(…, \
                NSStringFromClass(AppDelegate.self)), or @main before the class
                """
            )
        }
        if !arguments[2].is(NilLiteralExprSyntax.self) {
            context.warn(
                arguments[2], "a class of the application's own is not used on Linux; the delegate hears of its life")
        }
        context.replace(call, with: "\(delegate).main()")
    }

    /// `AppDelegate` of `NSStringFromClass(AppDelegate.self)`.
    private static func typeName(_ expression: ExprSyntax) -> String? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "NSStringFromClass",
            let member = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self"
        else { return nil }
        return member.base?.trimmedDescription
    }
}
