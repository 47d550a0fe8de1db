import SwiftParser
import SwiftSyntax

/// Code with UIKit that a condition keeps from Linux: `#if !os(Linux)`, `import UIKit`, `#endif`. A package without
/// Chevron has no UIKit there. Other files of the module have the condition around code that needs only that code.
public enum GuardedUIKit {
    /// Whether a file has such code.
    public static func isIn(_ source: [UInt8]) -> Bool {
        guard ParsedSource.says("os(Linux)", source), ParsedSource.says("import UIKit", source),
            !NestingDepth.isTooDeep(source)
        else { return false }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(source.withUnsafeBufferPointer { Parser.parse(source: $0) })
        return finder.isFound
    }

    private final class Finder: SyntaxVisitor {
        private(set) var isFound = false
        private var depth = 0

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            var isBehindLinux = false
            for clause in node.clauses {
                let condition = clause.condition?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
                let isGuarded = condition.contains("!os(Linux)") || isBehindLinux
                if condition == "os(Linux)" { isBehindLinux = true }
                if isGuarded { depth += 1 }
                if let elements = clause.elements { walk(elements) }
                if isGuarded { depth -= 1 }
            }
            return .skipChildren
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if depth > 0, node.path.first?.name.text == "UIKit" { isFound = true }
            return .skipChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
