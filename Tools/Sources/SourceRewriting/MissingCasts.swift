import SwiftSyntax

/// Branches for objects of a class that a missing framework has: `if let scene = view as? SCNView { … }`. No object is
/// one, so the branch is left out, and the rest of the function stays.
final class MissingCasts: SyntaxVisitor {
    /// A part of the source with its replacement.
    struct Part {
        let range: Range<Int>
        let replacement: String
    }

    private(set) var parts: [Part] = []
    private let isMissing: (String) -> Bool

    /// - Parameter isMissing: whether a type is one of a missing framework.
    init(in node: some SyntaxProtocol, isMissing: @escaping (String) -> Bool) {
        self.isMissing = isMissing
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.conditions.contains(where: { isCast($0.condition) }), !isValue(node) else { return .visitChildren }
        // The `else` of an outer branch is left out with the branch.
        let isFirst = parts.last?.range.upperBound == node.start
        let outer = isFirst ? nil : node.parent?.as(IfExprSyntax.self)
        if let next = node.elseBody?.as(IfExprSyntax.self) {
            parts.append(Part(range: node.start..<next.start, replacement: ""))
            walk(next)
        } else if let block = node.elseBody?.as(CodeBlockSyntax.self) {
            parts.append(Part(range: node.start..<block.start, replacement: outer == nil ? "do " : ""))
            walk(block)
        } else {
            let start = outer?.elseKeyword?.start ?? node.start
            parts.append(Part(range: start..<node.end, replacement: ""))
        }
        return .skipChildren
    }

    /// Whether the branches are the value of a function or a variable, as in `{ if view is SCNView { 1 } else { 2 } }`.
    private func isValue(_ node: IfExprSyntax) -> Bool {
        guard node.elseBody != nil, node.parent?.is(IfExprSyntax.self) != true else { return false }
        guard node.parent?.is(ExpressionStmtSyntax.self) == true,
            let list = node.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
        else { return true }
        return list.count == 1 && !node.body.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
    }

    private func isCast(_ condition: ConditionElementSyntax.Condition) -> Bool {
        switch condition {
        case .optionalBinding(let binding):
            guard let value = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements ?? nil else {
                return false
            }
            return isCast(Array(value))
        case .expression(let expression):
            return expression.as(SequenceExprSyntax.self).map { isCast(Array($0.elements)) } ?? false
        default: return false
        }
    }

    /// `x as? T` and `x is T`, as the parser leaves them: a value, an operator, a type.
    private func isCast(_ elements: [ExprSyntax]) -> Bool {
        guard elements.count == 3, let type = elements[2].as(TypeExprSyntax.self)?.type else { return false }
        let isOptional = elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
        return (isOptional || elements[1].is(UnresolvedIsExprSyntax.self)) && isMissing(type.trimmedDescription)
    }
}
