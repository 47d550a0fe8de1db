import SwiftSyntax

/// `switch input.keyboardAppearance { case .dark?: … }`: optional properties of UIKit's protocols are optional where
/// they are read through the protocol. Here each object has the properties. The rule makes a property optional that
/// the code unwraps. A text field or another known object has the property itself on iOS too, and code with the object
/// unwraps nothing.
enum OptionalTraits: RewritingRule {
    static let name = "Optional properties of UIKit's protocols"
    static let sites: [SyntaxKind] = [
        .switchExpr, .optionalBindingCondition, .matchingPatternCondition, .optionalChainingExpr, .forceUnwrapExpr,
    ]
    static let bodyWords: Set<String> = properties
    /// UIKit's optional requirements that are properties of a type that is not optional.
    static let properties: Set<String> = [
        "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartQuotesType", "smartDashesType",
        "smartInsertDeleteType", "inlinePredictionType", "mathExpressionCompletionType", "keyboardType",
        "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically", "isSecureTextEntry",
        "selectionAffinity", "collisionBoundsType", "collisionBoundingPath", "completionSpeed", "completionCurve",
        "wantsInteractiveStart", "enableInputClicksWhenVisible",
    ]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let choice = node.as(SwitchExprSyntax.self) {
            if choice.cases.contains(where: unwraps) { makeOptional(choice.subject, context) }
        } else if let binding = node.as(OptionalBindingConditionSyntax.self) {
            if let value = binding.initializer?.value { makeOptional(value, context) }
        } else if let matching = node.as(MatchingPatternConditionSyntax.self) {
            if unwraps(matching.pattern) { makeOptional(matching.initializer.value, context) }
        } else if let chain = node.as(OptionalChainingExprSyntax.self) {
            leaveMark(chain.expression, chain.questionMark, context)
        } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
            leaveMark(forced.expression, forced.exclamationMark, context)
        }
    }

    private static func makeOptional(_ value: ExprSyntax, _ context: RewritingContext) {
        if let member = value.as(MemberAccessExprSyntax.self) {
            guard properties.contains(member.declName.baseName.text), !OptionalCalls.isChained(member) else { return }
        } else {
            guard let reference = value.as(DeclReferenceExprSyntax.self),
                properties.contains(reference.baseName.text)
            else { return }
        }
        context.insert(" as Optional", at: value.end)
    }

    /// `input.keyboardType?.rawValue` and `input.isSecureTextEntry!`.
    private static func leaveMark(_ value: ExprSyntax, _ mark: TokenSyntax, _ context: RewritingContext) {
        guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil,
            properties.contains(member.declName.baseName.text),
            !context.program.hasOptionalProperty(member.declName.baseName.text)
        else { return }
        // The question mark before makes the whole expression optional.
        if OptionalCalls.isChained(member) { return context.replace(mark, with: "") }
        context.insert("(", at: value.start)
        context.insert(" as Optional)", at: value.end)
    }

    private static func unwraps(_ element: SwitchCaseListSyntax.Element) -> Bool {
        guard case .switchCase(let one) = element, let label = one.label.as(SwitchCaseLabelSyntax.self) else {
            return false
        }
        return label.caseItems.contains { unwraps($0.pattern) }
    }

    /// `.dark?`, `.some(.dark)` and `nil`, also with names for values: `let kind?`.
    private static func unwraps(_ pattern: PatternSyntax) -> Bool {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return unwraps(binding.pattern) }
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return false }
        if expression.is(NilLiteralExprSyntax.self) || expression.is(OptionalChainingExprSyntax.self) { return true }
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called?.declName.baseName.text == "some"
    }
}
