import SwiftSyntax

/// `ObservableObject` and `@Published` are Combine's, and SwiftUI brings them on iOS, for other files of the module,
/// too. In a package with Combine the file imports Combine; in another one the class stays without them.
enum ObservableObjects: RewritingRule {
    static let name = "Observable objects"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = ["ObservableObject"]

    private static let names = ["ObservableObject", "Combine.ObservableObject", "SwiftUI.ObservableObject"]

    private static func inherits(_ clause: InheritanceClauseSyntax) -> Bool {
        clause.inheritedTypes.contains { names.contains($0.type.trimmedDescription.onOneLine) }
    }

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard context.modules.missing.contains("SwiftUI"), !context.facts.imports.contains("OpenCombine"),
            context.program.entries["ObservableObject"]?.kind == nil,
            let type = node.as(ClassDeclSyntax.self), let clause = type.inheritanceClause
        else { return }
        guard !context.modules.added.contains("Combine") else {
            if inherits(clause) { context.modulesOfAttributes.insert("Combine") }
            return
        }
        let kept = clause.inheritedTypes.map(\.type.trimmedDescription.onOneLine).filter { !names.contains($0) }
        guard kept.count < clause.inheritedTypes.count else { return }
        context.warn(node, "Combine is not there on Linux: the conformance to ObservableObject is left out")
        context.replace(clause, with: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
        for member in type.memberBlock.members {
            for attribute in member.decl.as(VariableDeclSyntax.self)?.attributes ?? [] {
                guard let attribute = attribute.as(AttributeSyntax.self),
                    attribute.attributeName.trimmedDescription == "Published"
                else { continue }
                context.remove(attribute)
            }
        }
    }
}
