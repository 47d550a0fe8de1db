import SwiftSyntax

/// The statements of a function that name something of a missing framework, and the statements that need these. An app
/// runs the others: a screen appears although a part of it needs the framework. A condition that names the framework
/// does not hold.
struct MissingStatements {
    /// A part of the source with its replacement.
    typealias Part = MissingCasts.Part

    private var parts: [Part] = []
    /// Local names that are declared by statements that go.
    private var gone: Set<String> = []
    private var canLeaveOut = true
    private let hasResult: Bool
    private let isMissing: (Syntax) -> Bool

    /// The parts to leave out of a body of a declaration; nil for a body that has to stop as a whole.
    /// - Parameter isMissing: whether a part of the source names something that is missing.
    static func parts(
        in list: CodeBlockItemListSyntax, of declaration: Syntax, isMissing: @escaping (Syntax) -> Bool
    ) -> [Part]? {
        let isObserver = list.parent?.parent?.as(AccessorDeclSyntax.self).map {
            ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text)
        }
        let function = declaration.as(FunctionDeclSyntax.self)
        guard function != nil || isObserver == true else { return nil }
        let result = function?.signature.returnClause?.type.trimmedDescription ?? "Void"
        let hasResult = !["Void", "()"].contains(result)
        // A single expression may be the result.
        if hasResult, list.count == 1 { return nil }
        var statements = MissingStatements(hasResult: hasResult, isMissing: isMissing)
        statements.read(list)
        return statements.canLeaveOut ? statements.parts : nil
    }

    private init(hasResult: Bool, isMissing: @escaping (Syntax) -> Bool) {
        self.hasResult = hasResult
        self.isMissing = isMissing
    }

    // MARK: Statements

    /// - Returns: whether a statement stays.
    @discardableResult
    private mutating func read(_ list: CodeBlockItemListSyntax) -> Bool {
        var stays = false
        for item in list {
            let node = Syntax(item.item)
            guard names(node) else {
                stays = true
                continue
            }
            if let exit = node.as(GuardStmtSyntax.self), names(Syntax(exit.conditions)) {
                // The condition does not hold, and the function ends here.
                parts.append(Part(range: exit.start..<exit.body.start, replacement: "do "))
                read(exit.body.statements)
                if let last = list.last, last.id != item.id {
                    parts.append(Part(range: exit.end..<last.end, replacement: ""))
                }
                return true
            }
            let count = parts.count
            read(node.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? node, item)
            let isWhole = parts.count == count + 1 && parts[count].range == item.start..<item.end
            stays = stays || !isWhole
        }
        return stays
    }

    private mutating func read(_ node: Syntax, _ item: CodeBlockItemSyntax) {
        if let branch = node.as(IfExprSyntax.self) {
            read(branch, item)
        } else if let loop = node.as(ForStmtSyntax.self), !names(Syntax(loop.sequence)), !names(Syntax(loop.pattern)) {
            read(loop.body.statements)
        } else if let loop = node.as(WhileStmtSyntax.self), !names(Syntax(loop.conditions)) {
            read(loop.body.statements)
        } else if let block = node.as(DoStmtSyntax.self), !names(Syntax(block.catchClauses)) {
            read(block.body.statements)
        } else if let choice = node.as(SwitchExprSyntax.self), !names(Syntax(choice.subject)),
            choice.cases.allSatisfy({ $0.as(SwitchCaseSyntax.self).map { !names(Syntax($0.label)) } ?? false })
        {
            for element in choice.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) { read(element) }
        } else if node.is(GuardStmtSyntax.self) || node.is(ReturnStmtSyntax.self) || node.is(ThrowStmtSyntax.self) {
            canLeaveOut = false
        } else if let closure = closure(of: node) {
            read(closure.statements)
        } else {
            leaveOut(item)
        }
    }

    private mutating func read(_ branch: IfExprSyntax, _ item: CodeBlockItemSyntax) {
        guard names(Syntax(branch.conditions)) else {
            read(branch.body.statements)
            if let next = branch.elseBody?.as(IfExprSyntax.self) {
                if names(Syntax(next)) { readElse(next, of: branch) }
            } else if let block = branch.elseBody?.as(CodeBlockSyntax.self) {
                read(block.statements)
            }
            return
        }
        if let next = branch.elseBody?.as(IfExprSyntax.self), !hasReturn(Syntax(branch.body)) {
            parts.append(Part(range: branch.start..<next.start, replacement: ""))
            if names(Syntax(next)) { canLeaveOut = canLeaveOut && !names(Syntax(next.conditions)) }
            if canLeaveOut { read(next, item) }
        } else if let block = branch.elseBody?.as(CodeBlockSyntax.self) {
            parts.append(Part(range: branch.start..<block.start, replacement: "do "))
            read(block.statements)
        } else {
            leaveOut(item)
        }
    }

    /// `else if` behind a branch that stays.
    private mutating func readElse(_ next: IfExprSyntax, of branch: IfExprSyntax) {
        guard names(Syntax(next.conditions)) else {
            read(next.body.statements)
            if let block = next.elseBody?.as(CodeBlockSyntax.self) {
                read(block.statements)
            } else if let other = next.elseBody?.as(IfExprSyntax.self), names(Syntax(other)) {
                readElse(other, of: next)
            }
            return
        }
        guard let keyword = branch.elseKeyword, next.elseBody == nil, !hasReturn(Syntax(next)) else {
            canLeaveOut = false
            return
        }
        parts.append(Part(range: keyword.start..<next.end, replacement: ""))
    }

    private mutating func read(_ element: SwitchCaseSyntax) {
        guard names(Syntax(element.statements)), let last = element.statements.last else { return }
        if !read(element.statements) { parts.append(Part(range: last.end..<last.end, replacement: " break")) }
    }

    private mutating func leaveOut(_ item: CodeBlockItemSyntax) {
        if hasReturn(Syntax(item)) { canLeaveOut = false }
        let finder = DeclaredNames(viewMode: .sourceAccurate)
        finder.walk(item)
        gone.formUnion(finder.names)
        parts.append(Part(range: item.start..<item.end, replacement: ""))
    }

    // MARK: Questions

    private func names(_ node: Syntax) -> Bool {
        if isMissing(node) { return true }
        guard !gone.isEmpty else { return false }
        return node.tokens(viewMode: .sourceAccurate).contains { token in
            guard gone.contains(token.text), let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
                return false
            }
            return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        }
    }

    /// A closure without a result, as the last argument of a call whose other parts can stay.
    private func closure(of node: Syntax) -> ClosureExprSyntax? {
        guard let call = node.as(FunctionCallExprSyntax.self), !names(Syntax(call.calledExpression)),
            call.additionalTrailingClosures.isEmpty
        else { return nil }
        let last = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
        let others = call.trailingClosure == nil ? call.arguments.dropLast() : call.arguments[...]
        guard let last, last.statements.count > 1, !others.contains(where: { names(Syntax($0)) }),
            last.signature.map({ !names(Syntax($0)) }) ?? true, !ReturnFinder.isIn(Syntax(last.statements))
        else { return nil }
        return last
    }

    /// Whether a part that goes may be what a function returns by.
    private func hasReturn(_ node: Syntax) -> Bool { hasResult && ReturnFinder.isIn(node) }
}

/// Names that a statement declares for the statements behind it.
private final class DeclaredNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .skipChildren
    }
}

/// `return` with a value, outside of inner functions and closures.
private final class ReturnFinder: SyntaxVisitor {
    private var isFound = false

    static func isIn(_ node: Syntax) -> Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.isFound
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.expression != nil { isFound = true }
        return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
