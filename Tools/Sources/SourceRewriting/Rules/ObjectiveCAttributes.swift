import SwiftSyntax

/// Linux has no Objective-C: attributes that ask for it go. Other effects of the attributes are kept: the name of
/// `@objc(name:)` is the name of the selector, and an `@objc` protocol stays a protocol of classes.
enum ObjectiveCAttributes: RewritingRule {
    static let name = "Objective-C attributes"
    static let sites: [SyntaxKind] = [.attribute, .protocolDecl]
    static let bodyWords: Set<String> = []

    private static let names: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSCopying", "GKInspectable",
        "_objcRuntimeName",
    ]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let declaration = node.as(ProtocolDeclSyntax.self) { return keepToObjects(declaration, context) }
        guard let attribute = node.as(AttributeSyntax.self) else { return }
        let name = attribute.attributeName.trimmedDescription
        if names.contains(name) || isReserved(attribute) { return context.remove(attribute) }
        if name == "NSManaged" { context.warn(attribute, "@NSManaged needs Core Data, which is not there on Linux") }
    }

    /// On iOS a document sets a property that code may not use, because it finds it by its name; here it is named in
    /// the class's list.
    private static func isReserved(_ attribute: AttributeSyntax) -> Bool {
        guard attribute.attributeName.trimmedDescription == "available",
            let around = attribute.parent?.as(AttributeListSyntax.self),
            ["IBOutlet", "IBAction", "IBInspectable"].contains(where: around.has),
            let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
        else { return false }
        return arguments.contains { $0.argument.trimmedDescription == "unavailable" }
    }

    private static func keepToObjects(_ declaration: ProtocolDeclSyntax, _ context: RewritingContext) {
        guard declaration.attributes.has("objc") else { return }
        guard let clause = declaration.inheritanceClause else {
            return context.insert(
                ": AnyObject", at: (declaration.primaryAssociatedTypeClause?.end ?? declaration.name.end))
        }
        let inherited = clause.inheritedTypes.map { $0.type.trimmedDescription }
        let isBound = inherited.contains {
            ["AnyObject", "NSObjectProtocol", "class"].contains($0) || $0.hasSuffix("NSObjectProtocol")
        }
        if !isBound, let last = clause.inheritedTypes.last { context.insert(", AnyObject", at: last.end) }
    }
}
