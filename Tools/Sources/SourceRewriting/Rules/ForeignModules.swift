import SwiftSyntax

/// In packages that are built as they are on Linux, a module that Chevron adds under Apple's name is not there: such a
/// package takes `canImport(os)` for a sign of Apple's system.
enum ForeignModules: RewritingRule {
    static let name = "Modules under Apple's names"
    static let sites: [SyntaxKind] = [.ifConfigDecl]
    static let bodyWords: Set<String> = []

    /// Modules that packages for servers import too.
    static let names: Set<String> = [
        "UIKit", "os", "OSLog", "CoreGraphics", "QuartzCore", "SafariServices", "AudioToolbox", "MessageUI",
        "MobileCoreServices",
        "PhotosUI", "simd", "ImageIO",
        "UniformTypeIdentifiers",
        "UserNotifications", "Combine",
    ]

    static func asks(_ condition: String) -> Bool { names.contains { condition.contains("canImport(\($0))") } }

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let chain = node.as(IfConfigDeclSyntax.self) else { return }
        for clause in chain.clauses { if let condition = clause.condition { replace(in: Syntax(condition), context) } }
    }

    private static func replace(in node: Syntax, _ context: RewritingContext) {
        if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "canImport",
            names.contains(call.arguments.first?.expression.trimmedDescription ?? "")
        {
            return context.replace(call, with: "false")
        }
        for child in node.children(viewMode: .sourceAccurate) { replace(in: child, context) }
    }
}
