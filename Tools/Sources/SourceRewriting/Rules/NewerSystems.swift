import SwiftSyntax

/// The library has the API of iOS 18. Code for a later iOS is left out, because it names API that is not there:
/// declarations that are available from then on go, and their lines stay, empty; `#available` of a later iOS is false,
/// and in the place of what follows is a stop.
enum NewerSystems: RewritingRule {
    static let name = "API of later systems"
    static let sites: [SyntaxKind] = [
        .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl,
        .initializerDecl, .subscriptDecl,
        .typeAliasDecl,
    ]
    static let bodyWords: Set<String> = []
    /// The last version of iOS whose API the library has.
    static let version = 18
    /// The compiler does not see the value, so that both branches count for it.
    private static let never = "({ false })()"
    private static let stop = "fatalError(\"this is iOS \(version)\")"

    /// Methods that a later iOS calls and that a class overrides, with a method that the library calls.
    private static let laterMethods = ["updateProperties()": "layoutSubviews() or viewWillLayoutSubviews()"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let function = node.as(FunctionDeclSyntax.self) { leaveOutOverride(function, context) }
        guard !context.isGone, let attributes = node.asProtocol(WithAttributesSyntax.self)?.attributes,
            areLater(attributes)
        else {
            return
        }
        context.removeWhole(node)
    }

    private static func leaveOutOverride(_ function: FunctionDeclSyntax, _ context: RewritingContext) {
        guard function.modifiers.has("override"), !context.enclosing.isEmpty else { return }
        var method = MethodFact(name: function.name.text)
        method.labels = function.signature.parameterClause.parameters.labels
        let reference = method.labels.isEmpty ? method.name + "()" : method.reference
        guard let remedy = laterMethods[reference] else { return }
        let type = context.program.resolve(context.enclosingType) ?? context.enclosingType
        // A class of the program may have a method of that name.
        let isOwn = context.program.lineage(of: type).dropFirst().contains { ancestor in
            context.program.entries[ancestor]?.methods.contains {
                $0.reference == method.reference && !$0.isOverride
            } ?? false
        }
        guard !isOwn else { return }
        context.warn(
            function,
            "\(reference) is of iOS 26, and the library does not call it: the override is left out; override \(remedy)"
        )
        context.removeWhole(function)
    }

    // MARK: Versions

    static func areLater(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self), case .availability(let list)? = attribute.arguments
            else { return false }
            return isLater(list)
        }
    }

    private static func isLater(_ list: AvailabilityArgumentListSyntax) -> Bool {
        var platform = ""
        return list.contains { element in
            if case .availabilityVersionRestriction(let restriction) = element.argument {
                return isIOS(restriction.platform.text) && isLater(restriction.version)
            }
            if case .token(let token) = element.argument { platform = token.text }
            guard case .availabilityLabeledArgument(let labeled) = element.argument, labeled.label.text == "introduced",
                isIOS(platform),
                case .version(let version) = labeled.value
            else { return false }
            return isLater(version)
        }
    }

    private static func isIOS(_ platform: String) -> Bool { platform == "iOS" || platform == "iOSApplicationExtension" }
    private static func isLater(_ version: VersionTupleSyntax?) -> Bool {
        (version.flatMap { Int($0.major.text) } ?? 0) > Self.version
    }

    // MARK: Statements

    private enum Meaning { case later, earlier, other }

    private static func meaning(_ element: ConditionElementSyntax) -> Meaning {
        guard case .availability(let condition) = element.condition, isLater(condition.availabilityArguments) else {
            return .other
        }
        return condition.availabilityKeyword.tokenKind == .poundUnavailable ? .earlier : .later
    }

    /// Leaves the branch for a later iOS out.
    /// - Returns: what of the statement stays; nil where it has nothing to do with a later iOS.
    static func leaveOut(_ node: IfExprSyntax, _ context: RewritingContext) -> [Syntax]? {
        context.rule = name
        if node.conditions.contains(where: { meaning($0) == .later }) {
            context.replace(node.conditions, with: never)
            replace(node.body.statements, context)
            return node.elseBody.map { [Syntax($0)] } ?? []
        }
        guard let earlier = node.conditions.first(where: { meaning($0) == .earlier }) else { return nil }
        if node.conditions.count == 1, case .codeBlock(let other)? = node.elseBody {
            context.replace(earlier.condition, with: "({ true })()")
            replace(other.statements, context)
            return [Syntax(node.body)]
        }
        context.replace(earlier.condition, with: "({ true })()")
        return nil
    }

    static func leaveOut(_ node: GuardStmtSyntax, _ context: RewritingContext) -> [Syntax]? {
        context.rule = name
        if node.conditions.contains(where: { meaning($0) == .later }) {
            context.replace(node.conditions, with: never)
            if let item = node.parent?.as(CodeBlockItemSyntax.self),
                let list = item.parent?.as(CodeBlockItemListSyntax.self), let last = list.last,
                last.end > item.end, let next = list.first(where: { $0.start >= item.end })
            {
                context.replace(next.start..<last.end, with: stop)
            }
            return [Syntax(node.body)]
        }
        guard node.conditions.count == 1, let only = node.conditions.first, meaning(only) == .earlier else {
            return nil
        }
        context.replace(only.condition, with: "({ true })()")
        replace(node.body.statements, context)
        return []
    }

    private static func replace(_ statements: CodeBlockItemListSyntax, _ context: RewritingContext) {
        guard let first = statements.first, let last = statements.last else { return }
        context.replace(first.start..<last.end, with: stop)
    }
}
