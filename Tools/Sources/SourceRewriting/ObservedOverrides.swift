import SwiftSyntax

/// An override of a property that only observes the value. Under a separate name the property overrides none, and
/// becomes a computed property that passes the value to the superclass's property.
enum ObservedOverrides {
    /// Rewrites the only observer of an override, `didSet` or `willSet`.
    /// - Parameter superName: the separate name of the superclass's implementation.
    static func rewrite(_ variable: VariableDeclSyntax, superName: String, _ context: RewritingContext) {
        guard case .accessors(let accessors)? = variable.bindings.first?.accessorBlock?.accessors,
            accessors.count == 1, let observer = accessors.first, let body = observer.body
        else { return }
        let value = "super.\(superName)"
        let parameter = observer.parameters?.name.text
        let head = observer.accessorSpecifier.start..<body.leftBrace.start
        switch observer.accessorSpecifier.text {
        case "didSet":
            let old = parameter ?? "oldValue"
            context.replace(
                head, with: "get { \(value) } set { let \(old) = \(value); \(value) = newValue; _ = \(old); do ")
            context.insert(" }", at: body.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        case "willSet":
            context.replace(head, with: "get { \(value) } set(\(parameter ?? "newValue")) { do ")
            context.insert(
                "; \(value) = \(parameter ?? "newValue") }",
                at: body.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        default: break
        }
    }
}
