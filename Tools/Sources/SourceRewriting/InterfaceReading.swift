import SwiftSyntax

/// A member that Interface Builder connects or sets, as it is declared.
struct InterfaceDeclaration {
    /// As documents name it.
    var name: String
    /// The expression that makes an `InterfaceMember` of the declaration, in the named type.
    var text: (_ type: String) -> String

    /// The expression around the name, if a name of Swift is needed.
    var flatName: String { name.map { $0 == ":" ? "_" : String($0) }.joined() }
}

/// Reads outlets, actions and inspectable properties from the body of a type.
struct InterfaceReading {
    private(set) var members: [InterfaceDeclaration] = []
    /// Those under a condition that may or may not hold: a list on one line cannot leave them out.
    private(set) var uncertain: [DeclSyntax] = []
    private let conditions: ConditionReader
    private let hasSegueActions: Bool

    init(_ block: MemberBlockSyntax, _ conditions: ConditionReader, hasSegueActions: Bool) {
        (self.conditions, self.hasSegueActions) = (conditions, hasSegueActions)
        read(block.members, isCertain: true)
    }

    private mutating func read(_ items: MemberBlockItemListSyntax, isCertain: Bool) {
        for item in items {
            if let chain = item.decl.as(IfConfigDeclSyntax.self) {
                for case .decls(let items) in conditions.active(chain) {
                    read(
                        items,
                        isCertain: isCertain && chain.clauses.allSatisfy { conditions.read($0.condition) != .open })
                }
                continue
            }
            let found =
                item.decl.as(VariableDeclSyntax.self).map(Self.properties) ?? item.decl.as(FunctionDeclSyntax.self)
                .flatMap(action).map { [$0] } ?? []
            if isCertain { members += found } else if !found.isEmpty { uncertain.append(item.decl) }
        }
    }

    // MARK: Properties

    private static func properties(_ variable: VariableDeclSyntax) -> [InterfaceDeclaration] {
        guard
            let kind = variable.attributes.has("IBOutlet")
                ? "outlet" : variable.attributes.has("IBInspectable") ? "value" : nil,
            variable.bindingSpecifier.text == "var", !variable.modifiers.has("static"), !variable.modifiers.has("class")
        else { return [] }
        return variable.bindings.compactMap { binding in
            guard let written = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isSettable(binding)
            else { return nil }
            let name = variable.attributes.attribute("objc")?.argumentText ?? written.withoutBackticks
            return InterfaceDeclaration(name: name) { ".\(kind)(\"\(name)\", \\\($0).\(written))" }
        }
    }

    private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }

    // MARK: Actions

    private func action(_ function: FunctionDeclSyntax) -> InterfaceDeclaration? {
        let parameters = function.signature.parameterClause.parameters
        let isSegue = function.attributes.has("IBSegueAction")
        guard isSegue ? hasSegueActions : function.attributes.has("IBAction"), !function.modifiers.has("static"),
            !function.modifiers.has("class")
        else {
            return nil
        }
        let names = isSegue ? ["coder", "sender", "identifier"] : ["sender", "event"]
        guard parameters.count <= names.count else { return nil }
        var method = MethodFact(name: function.name.text.withoutBackticks)
        method.labels = parameters.labels
        method.objcName = function.attributes.attribute("objc")?.argumentText
        let name = SelectorName.of(method)
        let taken = zip(names, parameters).map { "\($0): \(Self.typeText($1.type))" }.joined(separator: ", ")
        let given = zip(names, parameters).map { $1.firstName.text == "_" ? $0 : "\($1.firstName.text): \($0)" }.joined(
            separator: ", ")
        let head = taken.isEmpty ? "" : "(\(taken)) in "
        let kind = isSegue ? "segueAction" : "action"
        return InterfaceDeclaration(name: name) {
            ".\(kind)(\"\(name)\", { (target: \($0)) in { \(head)target.\(function.name.text)(\(given)) } })"
        }
    }

    /// `UIButton!` is `UIButton?` outside of properties.
    private static func typeText(_ type: TypeSyntax) -> String {
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.trimmedDescription.onOneLine + "?"
        }
        return type.trimmedDescription.onOneLine
    }
}
