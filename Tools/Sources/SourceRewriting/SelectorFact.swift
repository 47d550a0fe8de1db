import SwiftSyntax

/// A `#selector` of a file, and where it stands.
public struct SelectorFact: Codable, Hashable, Sendable {
    var written: SelectorExpressions.Written
    /// The path of the type around.
    var enclosing: String
    /// A number for the enclosing block, closure or type body.
    var block: Int
}

/// Finds the selectors of a file, also those in the bodies of functions.
final class SelectorCollector: SyntaxVisitor {
    private(set) var found: [SelectorFact] = []
    private var enclosing: [String] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first, argument.label == nil,
            let written = SelectorExpressions.Written(argument.expression)
        else { return .visitChildren }
        var block = Syntax(node)
        while let parent = block.parent {
            block = parent
            if [.codeBlock, .closureExpr, .memberBlock].contains(block.kind) { break }
        }
        found.append(SelectorFact(written: written, enclosing: enclosing.last ?? "", block: block.start))
        return .skipChildren
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        let name = name.withoutBackticks
        enclosing.append(enclosing.last.map { $0 + "." + name } ?? name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription.bareTypeName)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }
}
