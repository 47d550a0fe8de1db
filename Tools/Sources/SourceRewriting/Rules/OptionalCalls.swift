import SwiftSyntax

/// `delegate?.list?(self, didSelect: row)` is a plain call here: what an object does not implement has a default.
///
/// A call whose answer is not optional keeps its meaning: one of the program's own protocols answers nil where the
/// method is not implemented, one of UIKit's protocols UIKit's own default.
enum OptionalCalls: RewritingRule {
    static let name = "Calls of optional requirements"
    static let sites: [SyntaxKind] = [.functionCallExpr, .sequenceExpr]
    static let bodyWords: Set<String> = ["responds"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            if !respondsTo(call, context) { consider(call, context) }
        } else if let sequence = node.as(SequenceExprSyntax.self) {
            compare(sequence, context)
        }
    }

    // MARK: Calls

    private static func consider(_ call: FunctionCallExprSyntax, _ context: RewritingContext) {
        let mark: TokenSyntax
        let called: ExprSyntax
        if let optional = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, called) = (optional.questionMark, optional.expression)
        } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, called) = (forced.exclamationMark, forced.expression)
        } else {
            return
        }
        guard let member = called.as(MemberAccessExprSyntax.self) else { return }
        let name = member.declName.baseName.text.withoutBackticks
        // A closure in a property of that name is called so too.
        guard !isClosure(name, member, context) else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if let method = own(name, labels, hasClosure: call.trailingClosure != nil, context) {
            if OptionalRequirements.answersValue(method), mark.text == "?" {
                context.replace(member.declName.start..<mark.end, with: OptionalRequirements.ifImplementedName(method))
            } else {
                context.replace(mark, with: "")
            }
        } else if context.program.libraryOptionals[name]?.contains(where: {
            fits($0, labels, hasClosure: call.trailingClosure != nil)
        }) == true {
            context.replace(mark, with: "")
            // Where nothing else makes the answer optional, and something asks for an optional.
            if mark.text == "?", wantsOptional(call), !isChained(member) {
                context.insert("(", at: call.start)
                context.insert(" as Optional)", at: call.end)
            }
        }
    }

    /// A property of the name of a requirement may hold a closure, which is called with other arguments.
    private static func fits(_ requirement: [String], _ labels: [String], hasClosure: Bool) -> Bool {
        requirement == labels || hasClosure && requirement.count > labels.count && requirement.starts(with: labels)
    }

    private static func own(_ name: String, _ labels: [String], hasClosure: Bool, _ context: RewritingContext)
        -> MethodFact?
    {
        let methods = context.program.optionalMethods[name] ?? []
        if let exact = methods.first(where: { $0.labels == labels }) { return exact }
        return methods.count == 1 && hasClosure ? methods.first : nil
    }

    private static func isClosure(_ name: String, _ member: MemberAccessExprSyntax, _ context: RewritingContext) -> Bool
    {
        guard let base = member.base?.trimmedDescription, base == "self", !context.enclosingType.isEmpty else {
            return false
        }
        return context.program.property(
            name, in: context.program.resolve(context.enclosingType) ?? context.enclosingType) != nil
    }

    /// Whether a question mark before a member makes the expression optional.
    static func isChained(_ member: MemberAccessExprSyntax) -> Bool {
        var base = member.base
        while let current = base {
            if current.is(OptionalChainingExprSyntax.self) { return true }
            base =
                current.as(MemberAccessExprSyntax.self)?.base ?? current.as(FunctionCallExprSyntax.self)?
                .calledExpression
                ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
                ?? current.as(ForceUnwrapExprSyntax.self)?.expression
        }
        return false
    }

    private static func wantsOptional(_ call: FunctionCallExprSyntax) -> Bool {
        if call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let sequence = call.parent?.as(ExprListSyntax.self) else { return false }
        let elements = Array(sequence)
        guard let index = elements.firstIndex(where: { $0.id == call.id }), index + 1 < elements.count else {
            return false
        }
        return ["??", "==", "!="].contains(elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }

    // MARK: Questions

    /// `d.f != nil` asks whether the method is implemented.
    private static func compare(_ sequence: SequenceExprSyntax, _ context: RewritingContext) {
        let elements = Array(sequence.elements)
        for place in elements.indices.dropFirst(1).dropLast() {
            guard let sign = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text,
                ["==", "!="].contains(sign),
                elements[place + 1].is(NilLiteralExprSyntax.self),
                let member = elements[place - 1].as(MemberAccessExprSyntax.self)
            else { continue }
            let name = member.declName.baseName.text.withoutBackticks
            let labels = member.declName.argumentNames?.arguments.map(\.name.text)
            guard
                let method = (context.program.optionalMethods[name] ?? []).first(where: {
                    labels == nil || $0.labels == labels!
                })
            else { continue }
            context.replace(member.declName, with: OptionalRequirements.implementsName(method))
            context.replace(elements[place], with: sign == "!=" ? "==" : "!=")
            context.replace(elements[place + 1], with: "true")
        }
    }

    /// `d.responds(to: #selector(ListDelegate.list(_:didSelect:)))`.
    private static func respondsTo(_ call: FunctionCallExprSyntax, _ context: RewritingContext) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "responds",
            let macro = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "selector",
            let argument = macro.arguments.first?.expression, let written = SelectorExpressions.Written(argument)
        else { return false }
        let owners = context.program.optionalOwners[written.name] ?? []
        let methods = context.program.optionalMethods[written.name] ?? []
        guard let method = methods.first(where: { written.labels == nil || $0.labels == written.labels! }),
            let base = written.base,
            context.program.resolve(base).map(owners.contains) ?? false
        else { return false }
        context.replace(member.declName.start..<call.end, with: OptionalRequirements.implementsName(method))
        return true
    }
}
