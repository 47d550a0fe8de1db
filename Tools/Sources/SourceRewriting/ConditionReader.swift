import SwiftSyntax

/// The value of a condition of `#if` when an iOS package is built on Linux.
package enum ConditionAnswer: Equatable {
    case holds, fails
    /// Flags of the package, versions, processors: either may be compiled.
    case open

    package static prefix func ! (answer: ConditionAnswer) -> ConditionAnswer {
        switch answer {
        case .holds: .fails
        case .fails: .holds
        case .open: .open
        }
    }
}

/// Reads conditions without an operator table: `!` binds most, then `&&`, then `||`.
package struct ConditionReader: Sendable {
    /// The modules in conditions that can be imported on Linux.
    let canImport: @Sendable (String) -> ConditionAnswer
    var isIOS = true
    var hasObjectiveC = true

    init(_ canImport: @escaping @Sendable (String) -> ConditionAnswer) { self.canImport = canImport }

    /// The branches of a chain of conditions that may be compiled.
    package func active(_ chain: IfConfigDeclSyntax) -> [IfConfigClauseSyntax.Elements] {
        var taken = false
        return chain.clauses.compactMap { clause in
            let answer: ConditionAnswer = taken ? .fails : read(clause.condition)
            if answer == .holds { taken = true }
            return answer == .fails ? nil : clause.elements
        }
    }

    package func read(_ condition: ExprSyntax?) -> ConditionAnswer {
        guard let condition else { return .holds }
        if let list = condition.as(SequenceExprSyntax.self) { return read(Array(list.elements)) }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            return combine(infix.operator.trimmedDescription, read(infix.leftOperand), read(infix.rightOperand))
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return read(only.expression)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !read(prefix.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.text == "true" ? .holds : .fails
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return read(call) }
        return .open
    }

    private func combine(_ sign: String, _ a: ConditionAnswer, _ b: ConditionAnswer) -> ConditionAnswer {
        switch sign {
        case "&&": a == .fails || b == .fails ? .fails : a == .holds && b == .holds ? .holds : .open
        case "||": a == .holds || b == .holds ? .holds : a == .fails && b == .fails ? .fails : .open
        default: .open
        }
    }

    private func read(_ elements: [ExprSyntax]) -> ConditionAnswer {
        func split(_ sign: String, _ elements: [ExprSyntax]) -> [[ExprSyntax]] {
            var parts: [[ExprSyntax]] = [[]]
            for element in elements {
                if element.as(BinaryOperatorExprSyntax.self)?.operator.text == sign {
                    parts.append([])
                } else {
                    parts[parts.count - 1].append(element)
                }
            }
            return parts
        }
        let any = split("||", elements).map { part in
            let all = split("&&", part).map { $0.count == 1 ? read($0[0]) : .open }
            return all.dropFirst().reduce(all.first ?? .open) { combine("&&", $0, $1) }
        }
        return any.dropFirst().reduce(any.first ?? .open) { combine("||", $0, $1) }
    }

    private func read(_ call: FunctionCallExprSyntax) -> ConditionAnswer {
        let name = call.calledExpression.trimmedDescription
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch name {
        case "os": return isIOS ? (argument == "iOS" ? .holds : .fails) : (argument == "Linux" ? .holds : .fails)
        case "canImport" where argument == "ObjectiveC": return hasObjectiveC ? .holds : .fails
        case "canImport": return canImport(String(argument.prefix { $0 != "." }))
        case "targetEnvironment": return isIOS && argument == "simulator" ? .holds : .fails
        default: return .open
        }
    }
}
