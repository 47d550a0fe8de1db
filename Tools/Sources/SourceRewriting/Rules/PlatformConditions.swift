import SwiftSyntax

/// `#if os(iOS)` is true here, as in an app for the simulator; `os(Linux)` is false.
///
/// Two kinds of chains keep their meaning on Linux, because they were written for both: one whose iOS branch imports what exists on Apple's
/// systems alone, while the branch for Linux does not; and one that names Linux in a file that has nothing of UIKit or iOS.
enum PlatformConditions: RewritingRule {
    static let name = "Platform conditions"
    static let sites: [SyntaxKind] = [.ifConfigDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let chain = node.as(IfConfigDeclSyntax.self), !isWrittenForLinux(chain, context) else { return }
        for clause in chain.clauses {
            if let condition = clause.condition { replaceCalls(in: Syntax(condition), context) }
        }
    }

    /// How the conditions of a chain are read.
    static func conditions(for chain: IfConfigDeclSyntax, _ context: RewritingContext) -> ConditionReader {
        var reader = context.conditions
        reader.isIOS = !isWrittenForLinux(chain, context)
        return reader
    }

    private static func replaceCalls(in node: Syntax, _ context: RewritingContext) {
        if let call = node.as(FunctionCallExprSyntax.self), let answer = answer(of: call, context) {
            context.replace(call, with: answer ? "true" : "false")
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { replaceCalls(in: child, context) }
    }

    private static func answer(of call: FunctionCallExprSyntax, _ context: RewritingContext) -> Bool? {
        switch (call.calledExpression.trimmedDescription, call.arguments.first?.expression.trimmedDescription ?? "") {
        case ("os", "iOS"), ("canImport", "ObjectiveC"), ("targetEnvironment", "simulator"): true
        case ("os", "Linux"): false
        default: nil
        }
    }

    private static func isWrittenForLinux(_ chain: IfConfigDeclSyntax, _ context: RewritingContext) -> Bool {
        guard chain.clauses.contains(where: { $0.condition?.trimmedDescription.contains("Linux") ?? false }) else { return false }
        guard context.isForApple else { return true }
        var linux = context.conditions
        linux.isIOS = false
        guard let here = branch(chain, linux), let there = branch(chain, context.conditions) else { return false }
        return importsMissing(there, context) && !importsMissing(here, context)
    }

    private static func branch(_ chain: IfConfigDeclSyntax, _ reader: ConditionReader) -> IfConfigClauseSyntax? {
        chain.clauses.first { reader.read($0.condition) != .fails }
    }

    private static func importsMissing(_ clause: IfConfigClauseSyntax, _ context: RewritingContext) -> Bool {
        guard case .statements(let items)? = clause.elements else { return false }
        return items.contains { item in
            guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
            return context.modules.missing.contains(module)
        }
    }
}
