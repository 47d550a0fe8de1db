import SwiftSyntax

/// The results of functions of an app whose bodies need a missing framework, where "nothing" is a result.
enum MissingResults {
    /// Functions of data sources that return how many elements a list has.
    private static let counts: Set<String> = [
        "numberOfRowsInSection", "numberOfItemsInSection", "numberOfRowsInComponent",
    ]

    /// The text of the result: nil for an optional, an empty array or dictionary, 0 for the number of elements of a
    /// list.
    static func result(of node: Syntax) -> String? {
        if let function = node.as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type
            if type?.trimmedDescription == "Int",
                function.signature.parameterClause.parameters.contains(where: isCount)
            {
                return "0"
            }
            return nothing(of: type)
        }
        guard let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, case .getter? = binding.accessorBlock?.accessors
        else { return nil }
        return nothing(of: binding.typeAnnotation?.type)
    }

    private static func nothing(of type: TypeSyntax?) -> String? {
        guard let type else { return nil }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return type.trimmedDescription.hasSuffix("?") ? "nil" : nil
    }

    private static func isCount(_ parameter: FunctionParameterSyntax) -> Bool {
        counts.contains(parameter.firstName.text)
    }
}
