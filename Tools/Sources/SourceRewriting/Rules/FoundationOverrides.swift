import SwiftSyntax

/// Methods that `NSObject` has on iOS and not on Linux are declared, not overridden, and not called on `super`, but for
/// calls whose value counts.
enum FoundationOverrides: RewritingRule {
    static let name = "Overrides of NSObject"
    static let sites: [SyntaxKind] = [.functionDecl]
    static let bodyWords: Set<String> = [
        "awakeFromNib", "prepareForInterfaceBuilder", "setValue", "setNilValueForKey", "forUndefinedKey",
        "keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers", "forwardingTarget",
    ]

    private static let names: Set<String> = [
        "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
        "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
        "awakeFromNib",
        "prepareForInterfaceBuilder", "forwardingTarget(for:)", "conforms(to:)",
        "keyPathsForValuesAffectingValue(forKey:)",
        "automaticallyNotifiesObservers(forKey:)", "method(for:)",
    ]

    /// The values that `NSObject` returns on iOS.
    private static let values = [
        "value(forUndefinedKey:)": "(nil as Any?)", "forwardingTarget(for:)": "(nil as Any?)",
        "keyPathsForValuesAffectingValue(forKey:)": "Set<String>()", "automaticallyNotifiesObservers(forKey:)": "true",
    ]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let function = node.as(FunctionDeclSyntax.self), let word = function.modifiers.modifier("override") else {
            return
        }
        var method = MethodFact(name: function.name.text)
        method.labels = function.signature.parameterClause.parameters.labels
        guard names.contains(method.reference), !context.enclosing.isEmpty, !inherits(method, context) else { return }
        context.remove(word)
        leaveOutSuper(method, function, context)
    }

    /// Whether `NSObject` has the method on iOS and not here.
    static func isObjects(_ method: MethodFact) -> Bool {
        names.contains(method.reference) || method.reference == TextObservers.method.reference
    }

    /// Whether a class above has the method.
    static func inherits(_ method: MethodFact, _ context: RewritingContext) -> Bool {
        let type = context.program.resolve(context.enclosingType) ?? context.enclosingType
        return context.program.lineage(of: type).dropFirst().contains { ancestor in
            context.program.entries[ancestor]?.references.contains(method.reference) ?? false
        }
    }

    /// Removes the calls of the same method on `super`: no class above has it.
    static func leaveOutSuper(_ method: MethodFact, _ function: FunctionDeclSyntax, _ context: RewritingContext) {
        let value = values[method.reference]
        guard let body = function.body, value != nil || !answersValue(function),
            !allObjectsHave(method, context.program)
        else { return }
        let calls = SuperCalls(body, method).found
        for call in calls {
            if let value {
                context.replace(call, with: value)
            } else if let item = call.parent?.as(CodeBlockItemSyntax.self), item.parent?.id == body.statements.id {
                context.remove(item)
            } else {
                context.replace(call, with: "()")
            }
        }
    }

    private static func answersValue(_ function: FunctionDeclSyntax) -> Bool {
        function.signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false
    }

    /// Whether the library adds the method to all objects.
    private static func allObjectsHave(_ method: MethodFact, _ program: ProgramFacts) -> Bool {
        ["NSObject", "NSObjectProtocol", "KeyValueObservable"].contains {
            program.entries[$0]?.references.contains(method.reference) ?? false
        }
    }
}

/// The calls of a method on `super` in a body.
private final class SuperCalls: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []
    private let method: MethodFact

    init(_ body: CodeBlockSyntax, _ method: MethodFact) {
        self.method = method
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true,
            access.declName.baseName.text == method.name, node.arguments.map({ $0.label?.text ?? "_" }) == method.labels
        else { return .visitChildren }
        found.append(node)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
