import SwiftSyntax

/// Classes whose initializers all need a missing framework, and whose properties need an initializer.
enum LostInitializers {
    /// - Parameter isGone: whether a member is left out.
    static func needsOne(_ type: ClassDeclSyntax, isGone: (Syntax) -> Bool) -> Bool {
        let members = type.memberBlock.members.map(\.decl)
        let initializers = members.filter { $0.is(InitializerDeclSyntax.self) }
        guard !initializers.isEmpty, initializers.allSatisfy({ isGone(Syntax($0)) }) else { return false }
        return members.compactMap { $0.as(VariableDeclSyntax.self) }.contains { isOpen($0) && !isGone(Syntax($0)) }
    }

    /// Whether an initializer has to give a property its value.
    private static func isOpen(_ variable: VariableDeclSyntax) -> Bool {
        guard !["static", "class", "lazy"].contains(where: { variable.modifiers.has($0) }) else { return false }
        return variable.bindings.contains { binding in
            let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
            let isComputed: Bool =
                switch binding.accessorBlock?.accessors {
                case .getter?: true
                case .accessors(let list)?:
                    list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
                default: false
                }
            let isConstant = variable.bindingSpecifier.text == "let"
            return binding.initializer == nil && !isComputed && (isConstant || !isOptional)
        }
    }
}
