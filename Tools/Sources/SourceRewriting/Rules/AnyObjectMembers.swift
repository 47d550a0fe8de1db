import SwiftSyntax

/// `sender.tag` where `sender` is an `AnyObject`: Objective-C looks the member up when it runs. Where one class alone
/// has such a member, the value is cast to it.
enum AnyObjectMembers: RewritingRule {
    static let name = "Members of AnyObject"
    static let sites: [SyntaxKind] = [.memberAccessExpr]
    /// A file with properties or parameters of that type is read whole.
    static let bodyWords: Set<String> = ["AnyObject"]

    static func isAnyObject(_ type: String) -> Bool { ["AnyObject", "AnyObject?", "AnyObject!"].contains(type) }
    static func isList(_ type: String) -> Bool {
        type.hasPrefix("[AnyObject") && ["]", "]?", "]!"].contains(type.dropFirst(10))
    }
    /// A dictionary with values that are objects.
    private static func isMap(_ type: String) -> Bool {
        let text = type.filter { $0 != " " && $0 != "?" && $0 != "!" }
        return ["[String:AnyObject]", "Dictionary<String,AnyObject>"].contains(text)
    }

    /// Methods of all objects, if an argument is a key.
    private static let isKeyed: Set<String> = ["value", "setValue"]

    private static func takesKey(_ access: MemberAccessExprSyntax) -> Bool {
        let call =
            access.parent?.as(FunctionCallExprSyntax.self)
            ?? access.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call?.arguments.contains { ["forKey", "forKeyPath"].contains($0.label?.text) } ?? false
    }

    /// Members that Foundation's classes have, and the library adds to them.
    private static let known: [String: String] = {
        var all: [String: String] = [:]
        for name in ["isKind", "isMember", "isEqual", "responds", "conforms", "perform"] { all[name] = "NSObject" }
        for name in isKeyed { all[name] = "NSObject" }
        for type in ["double", "float", "int", "integer", "bool", "uint", "int32", "int64"] {
            all[type + "Value"] = "NSNumber"
        }
        for type in ["cgRect", "cgPoint", "cgSize", "cgVector", "cgAffineTransform", "uiEdgeInsets", "range"] {
            all[type + "Value"] = "NSValue"
        }
        return all
    }()

    /// The anchors of all objects that a constraint can name, and their owners, the most frequent first.
    private static let anchors: [String: [String]] = {
        var all: [String: [String]] = [:]
        for edge in ["leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY"] {
            all[edge + "Anchor"] = ["UIView", "UILayoutGuide"]
        }
        for edge in ["top", "bottom", "height"] { all[edge + "Anchor"]?.append("UILayoutSupport") }
        return all
    }()

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text != "self"
        else { return }
        var value = base
        var isChained = false
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            (value, isChained) = (chain.expression, true)
        } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
            value = forced.expression
        }
        let name = access.declName.baseName.text.withoutBackticks
        if isKeyed.contains(name), !takesKey(access) { return }
        guard isAnyObject(value, node, context) || asksObject(name, of: value, context) else { return }
        let owners = known[name].map { [$0] } ?? owners(of: name, context.program)
        let text = value.trimmedDescription
        if let known = anchors[name], Set(known).isSubset(of: owners) {
            return replaceAnchor(access, value.trimmedDescription, known, isChained: isChained, context)
        }
        guard owners.count == 1, let owner = owners.first else {
            // A view, an item or a controller is meant more often than a layer.
            let owners = owners.filter { $0.hasPrefix("UI") } + owners.filter { !$0.hasPrefix("UI") }
            let known =
                owners.isEmpty
                ? "" : ", of \(owners.prefix(3).joined(separator: ", "))\(owners.count > 3 ? " and others" : "")"
            return context.warn(
                access.declName,
                """
                \(name) of an AnyObject is found by Objective-C alone; name the class that is meant\(known): \
                (\(text) as? \(owners.first ?? "UIView"))?.\(name)
                """
            )
        }
        let call = access.parent?.as(OptionalChainingExprSyntax.self)
        let isCalled = call?.parent?.is(FunctionCallExprSyntax.self) ?? false
        if isCalled, let call { context.replace(call.questionMark, with: "") }
        // The property itself is no optional: what unwraps it on iOS goes.
        let force = access.parent?.as(ForceUnwrapExprSyntax.self)
        if !isChained, let force { context.replace(force.exclamationMark, with: "") }
        // Objective-C numbers have this name; Swift gives it to strings alone.
        if name == "integerValue" { context.replace(access.declName, with: "intValue") }
        let isOptional = isChained || isCalled || wantsOptional(access)
        let values = isCalled ? "" : rawValues(for: access)
        context.replace(base, with: isOptional ? "(\(text) as? \(owner))?\(values)" : "(\(text) as! \(owner))\(values)")
    }

    /// `item.topAnchor` of a view or a guide: the anchors of both have the same type.
    private static func replaceAnchor(
        _ access: MemberAccessExprSyntax, _ value: String, _ owners: [String], isChained: Bool,
        _ context: RewritingContext
    ) {
        let force = access.parent?.as(ForceUnwrapExprSyntax.self)
        if !isChained, let force { context.replace(force.exclamationMark, with: "") }
        let isOptional = isChained || wantsOptional(access)
        let name = access.declName.trimmedDescription
        let parts = owners.enumerated().map { index, owner in
            let isForced = !isOptional && index == owners.count - 1
            return isForced ? "(\(value) as! \(owner)).\(name)" : "(\(value) as? \(owner))?.\(name)"
        }
        context.replace(access, with: "(\(parts.joined(separator: " ?? ")))")
    }

    /// Objective-C reads a priority as a number. A test may compare the member with a number or with a value of the
    /// member's type, and `objectiveCValues` of the library reads the member as either.
    private static func rawValues(for access: MemberAccessExprSyntax) -> String {
        guard let argument = access.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return "" }
        let name = call.calledExpression.trimmedDescription
        return ["XCTAssertEqual", "XCTAssertNotEqual"].contains(name) ? ".objectiveCValues" : ""
    }

    /// `name`, `self.name`, `(value as AnyObject)`, `unsafeBitCast(value, to: AnyObject.self)`, and elements of such a
    /// list or dictionary.
    static func isAnyObject(_ value: ExprSyntax, _ node: Syntax, _ context: RewritingContext) -> Bool {
        if let group = value.as(TupleExprSyntax.self), group.elements.count == 1,
            let inner = group.elements.first?.expression
        {
            guard let sequence = inner.as(SequenceExprSyntax.self) else { return false }
            let parts = Array(sequence.elements.suffix(2))
            guard parts.count == 2, let cast = parts[0].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil
            else { return false }
            return parts[1].trimmedDescription == "AnyObject"
        }
        if let cast = value.as(FunctionCallExprSyntax.self),
            cast.calledExpression.trimmedDescription == "unsafeBitCast"
        {
            return cast.arguments.last?.expression.trimmedDescription == "AnyObject.self"
        }
        // Before the names of properties: a type of the library may have a property `first`, too.
        var list: ExprSyntax?
        if let element = value.as(MemberAccessExprSyntax.self),
            ["first", "last"].contains(element.declName.baseName.text)
        {
            list = element.base
        }
        if let element = value.as(SubscriptCallExprSyntax.self) { list = element.calledExpression }
        if let chain = list?.as(OptionalChainingExprSyntax.self) { list = chain.expression }
        if let list, let name = variable(list), let type = type(of: name.text, name.place, node, context),
            isList(type) || value.is(SubscriptCallExprSyntax.self) && isMap(type)
        {
            return true
        }
        guard let name = variable(value) else { return false }
        return type(of: name.text, name.place, node, context).map { isAnyObject($0) } ?? false
    }

    /// Whether a method of every object is called on a property whose type is not seen, and a property of that name is
    /// an `AnyObject`. A cast to `NSObject` is right for every object then.
    private static func asksObject(_ name: String, of value: ExprSyntax, _ context: RewritingContext) -> Bool {
        guard known[name] == "NSObject", let (property, place) = variable(value), place == .other else { return false }
        return context.program.anyObjectProperties.contains(property)
    }

    /// Where a variable is: in the function or the type around, in the type, or in another object.
    private enum Place { case here, own, other }

    private static func variable(_ value: ExprSyntax) -> (text: String, place: Place)? {
        if let reference = value.as(DeclReferenceExprSyntax.self) { return (reference.baseName.text, .here) }
        guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        return (
            access.declName.baseName.text,
            base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" ? .own : .other
        )
    }

    /// The declared type of a variable, if the declaration is visible. A binding with the same name in between hides
    /// the declaration.
    private static func type(of name: String, _ place: Place, _ node: Syntax, _ context: RewritingContext) -> String? {
        // For a property of another object only the name is known. If all properties of this name have the same type,
        // the result is this type.
        if place == .other { return context.program.onlyType(ofProperties: name) }
        var child = node
        while place == .here, let parent = child.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items where item.position < child.position {
                    if let found = binding(of: name, Syntax(item.item)) { return found }
                }
            } else if let function = parent.as(FunctionDeclSyntax.self) {
                if let type = parameter(name, function.signature) { return type }
            } else if let initializer = parent.as(InitializerDeclSyntax.self) {
                if let type = parameter(name, initializer.signature) { return type }
            } else if let closure = parent.as(ClosureExprSyntax.self) {
                if closure.signature?.trimmedDescription.contains(name) == true { return nil }
            } else if let chosen = parent.as(IfExprSyntax.self) {
                if binds(name, chosen.conditions) { return castType(of: name, chosen.conditions) }
            } else if let loop = parent.as(WhileStmtSyntax.self) {
                if binds(name, loop.conditions) { return nil }
            } else if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription.contains(name) {
                guard loop.pattern.trimmedDescription == name, let list = variable(loop.sequence) else { return nil }
                let type = type(of: list.text, list.place, Syntax(loop), context)
                return type.map { isList($0) } == true ? "AnyObject" : nil
            } else if let choice = parent.as(SwitchCaseSyntax.self) {
                if choice.label.trimmedDescription.contains(name) { return nil }
            }
            child = parent
        }
        let around = context.program.resolve(context.enclosingType) ?? context.enclosingType
        return context.program.property(name, in: around)?.type
    }

    private static func parameter(_ name: String, _ signature: FunctionSignatureSyntax) -> String? {
        signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
            .trimmedDescription
    }

    /// The type of a declaration; nil if the source does not state the type.
    private static func binding(of name: String, _ item: Syntax) -> String? {
        if let variable = item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                let cast = binding.initializer.flatMap { castType($0.value) }
                return binding.typeAnnotation?.type.trimmedDescription ?? cast ?? ""
            }
        }
        if let exit = item.as(GuardStmtSyntax.self), binds(name, exit.conditions) {
            return castType(of: name, exit.conditions) ?? ""
        }
        return nil
    }

    /// The type in `value as! Type`, as the parser leaves a cast.
    private static func castType(_ value: ExprSyntax) -> String? {
        let parts = (value.as(SequenceExprSyntax.self)?.elements.suffix(2)).map(Array.init) ?? []
        guard parts.count == 2, parts[0].is(UnresolvedAsExprSyntax.self) else { return nil }
        return parts[1].trimmedDescription
    }

    /// The type of a name that a condition binds by a cast.
    private static func castType(of name: String, _ conditions: ConditionElementListSyntax) -> String? {
        for case .optionalBinding(let binding) in conditions.map(\.condition)
        where binding.pattern.trimmedDescription == name {
            return binding.initializer.flatMap { castType($0.value) }
        }
        return nil
    }

    private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { element in
            switch element.condition {
            case .optionalBinding(let binding): binding.pattern.trimmedDescription == name
            case .matchingPattern(let pattern): pattern.pattern.trimmedDescription.contains(name)
            default: false
            }
        }
    }

    /// Classes and protocols that declare such a member, without those below another one.
    private static func owners(of name: String, _ program: ProgramFacts) -> [String] {
        let all = program.owners(ofMember: name)
        return all.filter { owner in
            !all.contains {
                $0 != owner && (program.isKind(owner, of: $0) || program.protocols(of: owner).contains($0))
            }
        }
    }

    private static func wantsOptional(_ access: MemberAccessExprSyntax) -> Bool {
        var outer = Syntax(access)
        if let call = outer.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id {
            outer = Syntax(call)
        } else if let binding = outer.parent?.parent?.as(PatternBindingSyntax.self),
            outer.parent?.is(InitializerClauseSyntax.self) == true
        {
            // A property of an AnyObject is an optional where no type is given.
            return binding.typeAnnotation == nil
        }
        if outer.parent?.is(InitializerClauseSyntax.self) == true,
            outer.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        {
            return true
        }
        guard let sequence = outer.parent?.as(ExprListSyntax.self) else { return false }
        let elements = Array(sequence)
        guard let index = elements.firstIndex(where: { $0.id == outer.id }), index + 1 < elements.count else {
            return false
        }
        return ["??", "==", "!="].contains(elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
            || elements[index + 1].is(UnresolvedAsExprSyntax.self)
    }
}
