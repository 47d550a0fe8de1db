import SwiftSyntax

/// What packages for UIKit offer for SwiftUI beside: views, modifiers, wrappers of controllers, and extensions of SwiftUI's types. SwiftUI is
/// not there, so that such declarations go; their lines stay, empty. What else names them does not compile.
enum SwiftUIDeclarations: RewritingRule {
    static let name = "Declarations for SwiftUI"
    static let sites: [SyntaxKind] = [.structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl]
    static let bodyWords: Set<String> = []

    private static let protocols: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
        "PreferenceKey", "EnvironmentKey", "DynamicProperty", "UIViewRepresentable", "UIViewControllerRepresentable", "LibraryContentProvider",
    ]
    private static let types: Set<String> = [
        "View", "Color", "Text", "Image", "Font", "EnvironmentValues", "Binding", "Animation", "AnyTransition", "Edge", "Alignment", "LocalizedStringKey",
        "UIHostingController", "ViewModifier", "Shape", "ButtonStyle", "ScrollView", "NavigationLink", "NavigationView", "Button", "Environment", "PreviewDevice",
    ]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard context.imports.contains("SwiftUI"), context.modules.missing.contains("SwiftUI") else { return }
        let names: [String]
        if let declaration = node.as(ExtensionDeclSyntax.self) {
            let type = declaration.extendedType.trimmedDescription.bareTypeName.replacing(prefix: "SwiftUI.")
            names = types.contains(type) ? [type] : inherited(declaration.inheritanceClause)
        } else if let declaration = node.asProtocol(DeclGroupSyntax.self) {
            names = inherited(declaration.inheritanceClause)
        } else {
            return
        }
        // The program, and UIKit, may have types of such names themselves.
        guard let sign = names.first(where: { context.program.entries[$0]?.kind == nil }) else { return }
        if context.counts[name] == nil {
            context.warn(node, "SwiftUI is not there on Linux: what this file declares with its \(sign) and the like is left out")
        }
        context.remove(node)
    }

    private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes.map { $0.type.trimmedDescription.bareTypeName.replacing(prefix: "SwiftUI.") } ?? []).filter(protocols.contains)
    }
}

extension String {
    fileprivate func replacing(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
