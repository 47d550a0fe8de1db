import SwiftSyntax

/// SwiftUI's names that packages for UIKit use, and where a declaration names types.
enum SwiftUINames {
    static let protocols: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle",
        "LabelStyle", "ToggleStyle",
        "TextFieldStyle", "PreferenceKey", "EnvironmentKey", "DynamicProperty", "UIViewRepresentable",
        "UIViewControllerRepresentable",
        "LibraryContentProvider", "ObservableObject",
    ]
    static let types: Set<String> = [
        "Color", "Text", "Image", "Font", "EnvironmentValues", "Binding", "Animation", "AnyTransition", "Edge",
        "Alignment", "LocalizedStringKey",
        "UIHostingController", "UIHostingConfiguration", "ScrollView", "NavigationLink", "NavigationView", "Button",
        "PreviewDevice", "AnyView", "EdgeInsets",
        "UnitPoint", "Angle", "Gradient", "LinearGradient", "ColorScheme", "GeometryProxy", "GeometryReader",
        "HorizontalAlignment", "VerticalAlignment",
        "EmptyView", "HStack", "VStack", "ZStack", "Spacer", "ViewBuilder", "State", "StateObject", "ObservedObject",
        "EnvironmentObject", "Environment",
        "FocusState", "AppStorage", "ScaledMetric", "GestureState", "Published",
    ]

    /// Types that are named somewhere below a node, also as attributes and as the callee of a call; with `SwiftUI.`
    /// before them where the source says so.
    /// Generic parameters and associated types are left out: `View` is a usual name of a generic parameter.
    /// - Parameter ranges: parts of the source that are left out.
    static func named(in node: some SyntaxProtocol, outside ranges: [Range<Int>] = []) -> [String] {
        let own = OwnTypeNames(at: node)
        return node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier(let text) = token.tokenKind, let parent = token.parent,
                text.first?.isUppercase == true || MissingFrameworkNames.mayBelong(text), !own.contains(text),
                !ranges.contains(where: { $0.contains(token.start) })
            else { return nil }
            if parent.is(IdentifierTypeSyntax.self) { return text }
            if let member = parent.as(MemberTypeSyntax.self) {
                return member.baseType.trimmedDescription == "SwiftUI" ? "SwiftUI." + text : nil
            }
            guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return nil }
            if text == "CIImage", PerceptualComparisons.isReplaced(reference) { return nil }
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            guard let access, access.declName.id == reference.id else { return text }
            return access.base?.trimmedDescription == "SwiftUI" ? "SwiftUI." + text : nil
        }
    }

    /// Types in the head of a declaration: the inherited types and the generic parameters; for a protocol also those of
    /// its associated types and subscripts. Another requirement is left out by itself.
    static func head(of node: Syntax) -> [String] {
        var parts: [Syntax] = []
        if let declaration = node.as(ProtocolDeclSyntax.self) {
            let kept = declaration.memberBlock.members.map(\.decl).filter {
                $0.is(AssociatedTypeDeclSyntax.self) || $0.is(SubscriptDeclSyntax.self)
            }
            parts =
                [Syntax(declaration.inheritanceClause), Syntax(declaration.genericWhereClause)].compactMap { $0 }
                + kept.map(Syntax.init)
        } else if let declaration = node.as(ExtensionDeclSyntax.self) {
            parts = [
                Syntax(declaration.extendedType), Syntax(declaration.inheritanceClause),
                Syntax(declaration.genericWhereClause),
            ].compactMap { $0 }
        } else if let declaration = node.asProtocol(DeclGroupSyntax.self) {
            let generic = node.asProtocol(WithGenericParametersSyntax.self)
            parts = [
                Syntax(declaration.inheritanceClause), Syntax(generic?.genericParameterClause),
                Syntax(generic?.genericWhereClause),
            ].compactMap { $0 }
        } else if let function = node.as(FunctionDeclSyntax.self) {
            parts = [
                Syntax(function.attributes), Syntax(function.signature), Syntax(function.genericParameterClause),
                Syntax(function.genericWhereClause),
            ].compactMap { $0 }
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            parts = [
                Syntax(initializer.signature), Syntax(initializer.genericParameterClause),
                Syntax(initializer.genericWhereClause),
            ].compactMap { $0 }
        } else if let variable = node.as(VariableDeclSyntax.self) {
            parts =
                [Syntax(variable.attributes)]
                + variable.bindings.compactMap { $0.typeAnnotation.map(Syntax.init) ?? $0.initializer.map(Syntax.init) }
        } else if let alias = node.as(TypeAliasDeclSyntax.self) {
            parts = [Syntax(alias.initializer)]
        }
        return parts.flatMap { named(in: $0) }
    }
}
