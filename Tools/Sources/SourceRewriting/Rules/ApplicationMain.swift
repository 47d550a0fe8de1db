import SwiftSyntax

/// `@UIApplicationMain` is the older name of `@main`, which the compiler on Linux knows.
enum ApplicationMain: RewritingRule {
    static let name = "Application main"
    static let sites: [SyntaxKind] = [.attribute]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let attribute = node.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "UIApplicationMain" else { return }
        context.replace(attribute, with: "@main")
    }
}
