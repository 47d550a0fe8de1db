import SwiftSyntax

/// What packages for UIKit offer for SwiftUI beside: views, modifiers, wrappers of controllers, extensions of SwiftUI's types, and functions
/// and properties of such types. SwiftUI is not there, so that such declarations go; their lines stay, empty. What else names them does not
/// compile.
enum SwiftUIDeclarations: RewritingRule {
    static let name = "Declarations for SwiftUI"
    static let sites: [SyntaxKind] = [
        .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl, .initializerDecl,
    ]
    static let bodyWords: Set<String> = []

    private static let protocols: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
        "TextFieldStyle",
        "PreferenceKey", "EnvironmentKey", "DynamicProperty", "UIViewRepresentable", "UIViewControllerRepresentable", "LibraryContentProvider",
    ]
    private static let types: Set<String> = [
        "View", "Color", "Text", "Image", "Font", "EnvironmentValues", "Binding", "Animation", "AnyTransition", "Edge", "Alignment", "LocalizedStringKey",
        "UIHostingController", "ViewModifier", "Shape", "ButtonStyle", "ScrollView", "NavigationLink", "NavigationView", "Button", "Environment",
        "PreviewDevice",
        "AnyView", "EdgeInsets", "UnitPoint", "Angle", "Gradient", "LinearGradient", "ColorScheme", "GeometryProxy", "HorizontalAlignment", "VerticalAlignment",
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
            names = signature(of: node)
        }
        // The program, and UIKit, may have types of such names themselves.
        guard let sign = names.first(where: { context.program.entries[$0]?.kind == nil }) else { return }
        if context.counts[name] == nil {
            context.warn(node, "SwiftUI is not there on Linux: what this file declares with its \(sign) and the like is left out")
        }
        context.removeWhole(node)
    }

    /// SwiftUI's types that a function takes or returns, or that a property has.
    private static func signature(of node: Syntax) -> [String] {
        let parts: [Syntax?]
        if let function = node.as(FunctionDeclSyntax.self) {
            parts = [Syntax(function.signature), function.genericWhereClause.map(Syntax.init)]
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            parts = [Syntax(initializer.signature)]
        } else {
            parts = node.as(VariableDeclSyntax.self)?.bindings.map { $0.typeAnnotation.map(Syntax.init) } ?? []
        }
        let tokens = parts.lazy.compactMap { $0 }.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        return tokens.filter { $0.parent?.is(IdentifierTypeSyntax.self) == true || $0.parent?.is(MemberTypeSyntax.self) == true }
            .map(\.text).filter { types.contains($0) || protocols.contains($0) }
    }

    private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes.map { $0.type.trimmedDescription.bareTypeName.replacing(prefix: "SwiftUI.") } ?? []).filter(protocols.contains)
    }
}

extension String {
    fileprivate func replacing(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
