import SwiftSyntax

/// `ObservableObject` and `@Published` are Combine's. On iOS, SwiftUI and Foundation bring them, for other files of the
/// module, too. In a package with Combine the file imports Combine; in another package a class stays without them.
enum ObservableObjects: RewritingRule {
    static let name = "Observable objects"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = ["ObservableObject", "Published"]

    private static let names = ["ObservableObject", "Combine.ObservableObject", "SwiftUI.ObservableObject"]

    private static func inherits(_ clause: InheritanceClauseSyntax) -> Bool {
        clause.inheritedTypes.contains { names.contains($0.type.trimmedDescription.onOneLine) }
    }

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard context.modules.missing.contains("SwiftUI"), !context.facts.imports.contains("OpenCombine"),
            context.program.entries["ObservableObject"]?.kind == nil,
            let type = node.as(ClassDeclSyntax.self)
        else { return }
        guard !context.modules.added.contains("Combine") else {
            if type.inheritanceClause.map(inherits) ?? false || !publishedAttributes(type).isEmpty {
                context.modulesOfAttributes.insert("Combine")
            }
            return
        }
        guard let clause = type.inheritanceClause else { return }
        let kept = clause.inheritedTypes.map(\.type.trimmedDescription.onOneLine).filter { !names.contains($0) }
        guard kept.count < clause.inheritedTypes.count else { return }
        context.warn(node, "Combine is not there on Linux: the conformance to ObservableObject is left out")
        context.replace(clause, with: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
        publishedAttributes(type).forEach(context.remove)
    }

    private static func publishedAttributes(_ type: ClassDeclSyntax) -> [AttributeSyntax] {
        type.memberBlock.members.flatMap { member in
            (member.decl.as(VariableDeclSyntax.self)?.attributes ?? []).compactMap { $0.as(AttributeSyntax.self) }
        }.filter { $0.attributeName.trimmedDescription == "Published" }
    }
}
