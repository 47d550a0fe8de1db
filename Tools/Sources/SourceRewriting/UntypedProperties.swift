import SwiftSyntax

/// Properties without a type in the source, whose initial value is a part of another property:
/// `lazy var context = store.context`. Such a property is left out with the other one.
enum UntypedProperties {
    /// The name that an initial value begins with, without `self`; nil for another expression.
    static func origin(of binding: PatternBindingSyntax) -> String? {
        var next = binding.initializer?.value
        while let value = next {
            if let access = value.as(MemberAccessExprSyntax.self) {
                let isOwn = ["self", "Self"].contains(access.base?.trimmedDescription)
                if isOwn { return access.declName.baseName.text }
                next = access.base
            } else if let call = value.as(FunctionCallExprSyntax.self) {
                next = call.calledExpression
            } else if let chain = value.as(OptionalChainingExprSyntax.self) {
                next = chain.expression
            } else if let force = value.as(ForceUnwrapExprSyntax.self) {
                next = force.expression
            } else if let attempt = value.as(TryExprSyntax.self) {
                next = attempt.expression
            } else {
                return value.as(DeclReferenceExprSyntax.self)?.baseName.text
            }
        }
        return nil
    }

    /// Whether a declaration is such a property of a type.
    static func isOne(_ node: Syntax) -> Bool {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let variable = node.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first
        else { return false }
        return binding.typeAnnotation == nil && origin(of: binding) != nil
    }

    /// Adds the properties of a file whose initial values begin with a member that is left out.
    static func add(of files: [FileFacts], to members: inout [String: [String: GoneMember]]) {
        var grew = true
        while grew {
            grew = false
            for type in files.lazy.flatMap(\.types) where members[type.path] != nil {
                for property in type.properties where members[type.path]?[property.name] == nil {
                    guard let origin = property.origin, let gone = members[type.path]?[origin] else { continue }
                    members[type.path]?[property.name] = GoneMember(framework: gone.framework)
                    grew = true
                }
            }
        }
    }
}
