import SwiftSyntax

/// The library answers every `#available` up to iOS 18 with yes. The other branch never runs, and often names API that
/// only old systems had, so its statements are replaced by a stop. Statements in closures stay: a result builder may
/// read them.
enum EarlierSystems {
    static let name = "Branches for earlier systems"
    private static let stop = "fatalError(\"this is iOS \(NewerSystems.version)\")"

    /// Replaces the branch for earlier systems.
    /// - Returns: the parts of the statement that run; nil if the statement asks for something else.
    static func leaveOut(_ node: IfExprSyntax, _ context: RewritingContext) -> [Syntax]? {
        guard let keyword = answer(node.conditions), !isBuilder(Syntax(node)) else { return nil }
        context.rule = name
        if keyword == .poundUnavailable {
            guard isOpen(node.body.statements) else { return nil }
            replace(node.body.statements, context)
            return node.elseBody.map { [Syntax($0)] } ?? []
        }
        switch node.elseBody {
        case .codeBlock(let block)?:
            guard isOpen(block.statements) else { return nil }
            replace(block.statements, context)
        case .ifExpr(let chain)?: context.replace(chain, with: "{ \(stop) }")
        default: return nil
        }
        return [Syntax(node.body)]
    }

    /// Replaces the branch for earlier systems.
    /// - Returns: an empty list; nil if the statement asks for something else.
    static func leaveOut(_ node: GuardStmtSyntax, _ context: RewritingContext) -> [Syntax]? {
        guard answer(node.conditions) == .poundAvailable, isOpen(node.body.statements), !isBuilder(Syntax(node)) else {
            return nil
        }
        context.rule = name
        replace(node.body.statements, context)
        return []
    }

    /// The keyword of a condition that asks for a version of iOS that the library has, and for nothing else.
    private static func answer(_ conditions: ConditionElementListSyntax) -> Keyword? {
        guard conditions.count == 1, case .availability(let condition)? = conditions.first?.condition else {
            return nil
        }
        let versions = condition.availabilityArguments.compactMap { element -> Int? in
            guard case .availabilityVersionRestriction(let restriction) = element.argument,
                restriction.platform.text == "iOS"
            else { return nil }
            return restriction.version.flatMap { Int($0.major.text) }
        }
        guard versions.count == 1, versions[0] <= NewerSystems.version else { return nil }
        return condition.availabilityKeyword.tokenKind == .poundUnavailable ? .poundUnavailable : .poundAvailable
    }

    private enum Keyword { case poundAvailable, poundUnavailable }

    /// Whether a result builder may read the statement.
    private static func isBuilder(_ node: Syntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ClosureExprSyntax.self) { return true }
            if let function = current.as(FunctionDeclSyntax.self) { return hasBuilder(function.attributes) }
            if let variable = current.as(VariableDeclSyntax.self) {
                return hasBuilder(variable.attributes)
                    || variable.bindings.contains { $0.pattern.trimmedDescription == "body" }
            }
            if current.is(InitializerDeclSyntax.self) || current.is(DeinitializerDeclSyntax.self) { return false }
            if let subscripting = current.as(SubscriptDeclSyntax.self) { return hasBuilder(subscripting.attributes) }
            parent = current.parent
        }
        return false
    }

    private static func hasBuilder(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") ?? false
        }
    }

    /// Whether there are statements that the rule has not replaced yet.
    private static func isOpen(_ statements: CodeBlockItemListSyntax) -> Bool {
        !statements.isEmpty && statements.trimmedDescription != stop
    }

    private static func replace(_ statements: CodeBlockItemListSyntax, _ context: RewritingContext) {
        guard let first = statements.first, let last = statements.last else { return }
        context.replace(first.start..<last.end, with: stop)
    }
}
