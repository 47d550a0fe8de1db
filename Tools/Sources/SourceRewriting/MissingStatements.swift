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
    /// Whether the statement that is read cannot be left out.
    private var fails = false
    private let stop: String
    private let hasResult: Bool
    private var isInitializer = false
    private let isMissing: (Syntax) -> Bool

    /// The parts to leave out of a body of a declaration; nil for a body that has to stop as a whole.
    /// - Parameters:
    ///   - stop: a statement in the place of one that returns what needs the framework, and of those behind it.
    ///   - isMissing: whether a part of the source names something that is missing.
    static func parts(
        in list: CodeBlockItemListSyntax, of declaration: Syntax, stop: String, isMissing: @escaping (Syntax) -> Bool
    ) -> [Part]? {
        let isObserver = list.parent?.parent?.as(AccessorDeclSyntax.self).map {
            ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text)
        }
        let function = declaration.as(FunctionDeclSyntax.self)
        let isInitializer = declaration.is(InitializerDeclSyntax.self)
        guard function != nil || isObserver == true || isInitializer else { return nil }
        let result = function?.signature.returnClause?.type.trimmedDescription ?? "Void"
        let hasResult = !["Void", "()"].contains(result)
        // A single expression may be the result.
        if hasResult, list.count == 1, !ReturnFinder.isIn(Syntax(list)) { return nil }
        var statements = MissingStatements(stop: stop, hasResult: hasResult, isMissing: isMissing)
        statements.isInitializer = isInitializer
        statements.read(list)
        let isWhole = statements.parts.contains { $0.replacement == stop && $0.range.lowerBound == list.first?.start }
        return isWhole ? nil : statements.parts
    }

    private init(stop: String, hasResult: Bool, isMissing: @escaping (Syntax) -> Bool) {
        (self.stop, self.hasResult, self.isMissing) = (stop, hasResult, isMissing)
    }

    /// The name of a declaration with a body, for messages.
    static func name(of node: Syntax) -> String {
        if node.is(InitializerDeclSyntax.self) { return "init" }
        return node.as(FunctionDeclSyntax.self)?.name.text ?? node.as(VariableDeclSyntax.self)?.scopeName ?? ""
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
            if fails, let last = list.last {
                fails = false
                parts.removeSubrange(count...)
                parts.append(Part(range: item.start..<last.end, replacement: stop))
                return true
            }
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
            fails = true
        } else if let closure = closure(of: node) {
            read(closure.statements)
        } else if let elements = MissingElements.parts(in: Syntax(item.item), isMissing: { names($0) }) {
            parts += elements
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
        if let next = branch.elseBody?.as(IfExprSyntax.self) {
            parts.append(Part(range: branch.start..<next.start, replacement: ""))
            if names(Syntax(next.conditions)) { fails = true } else { read(next, item) }
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
        guard let keyword = branch.elseKeyword, next.elseBody == nil else {
            fails = true
            return
        }
        parts.append(Part(range: keyword.start..<next.end, replacement: ""))
    }

    private mutating func read(_ element: SwitchCaseSyntax) {
        guard names(Syntax(element.statements)), let last = element.statements.last else { return }
        if !read(element.statements) { parts.append(Part(range: last.end..<last.end, replacement: " break")) }
    }

    private mutating func leaveOut(_ item: CodeBlockItemSyntax) {
        // A branch without the other one is not what a function ends with.
        let node = item.item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? Syntax(item.item)
        if hasResult, !node.is(IfExprSyntax.self), ReturnFinder.isIn(node) { fails = true }
        // An initializer gives each property a value that stays, and calls another initializer.
        if isInitializer, InitialValues.areSet(in: node, except: { names($0) }) { fails = true }
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

/// Assignments to properties or variables, and calls of further initializers, outside of inner functions and closures.
private final class InitialValues: SyntaxVisitor {
    private var isFound = false
    private let isExcepted: (Syntax) -> Bool

    private init(isExcepted: @escaping (Syntax) -> Bool) {
        self.isExcepted = isExcepted
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameter isExcepted: whether the target of an assignment is left out, too.
    static func areSet(in node: Syntax, except isExcepted: (Syntax) -> Bool) -> Bool {
        withoutActuallyEscaping(isExcepted) { isExcepted in
            let finder = InitialValues(isExcepted: isExcepted)
            finder.walk(node)
            return finder.isFound
        }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count > 1, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let target = parts[0].as(MemberAccessExprSyntax.self)
        let isOwn = target.map { $0.base?.trimmedDescription == "self" } ?? parts[0].is(DeclReferenceExprSyntax.self)
        if isOwn, !isExcepted(Syntax(parts[0])) { isFound = true }
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base?.trimmedDescription
        if node.declName.baseName.text == "init", base == "super" || base == "self" { isFound = true }
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
