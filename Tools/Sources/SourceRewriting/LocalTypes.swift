import SwiftSyntax

/// Types that a function declares for itself: the function is part of their path, in braces, as `Editor.{save}.Draft`.
/// Accessors and initial values of a property belong to the property's name.
enum LocalTypes {
    /// The prefix of the name of a type in a function.
    static func scope(_ function: String?) -> String { function.map { "{" + $0.filter { $0 != "." } + "}." } ?? "" }
}

extension String {
    /// Whether a path is that of a type in a function.
    var isLocalPath: Bool { contains("}.") }

    /// The name of a type where the enclosing types are in scope.
    var sourceName: String { range(of: "}.", last: true).map { String(self[$0...]) } ?? self }

    /// A path as a part of another name.
    var flatPath: String { String(map { $0 == "." ? "_" : $0 }).filter { $0.isLetter || $0.isNumber || $0 == "_" } }

    private func range(of sign: String, last: Bool) -> Index? {
        var found: Index?
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(sign) { found = index(place, offsetBy: sign.count) }
            place = index(after: place)
        }
        return found
    }
}

extension VariableDeclSyntax {
    /// The scope that the types in its accessors and its initial value belong to.
    var scopeName: String { bindings.first?.pattern.trimmedDescription ?? "" }
}

/// The classes in a body, also in its closures and functions, and the other types in it that have classes. Types in
/// these types are not listed.
final class LocalClassFinder: SyntaxVisitor {
    private(set) var found: [(type: DeclSyntax, function: String)] = []
    /// The functions around, innermost last.
    private var functions: [String]

    init(_ body: some SyntaxProtocol, of function: String) {
        functions = [function]
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    private func list(_ type: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        found.append((DeclSyntax(type), functions.last ?? ""))
        return .skipChildren
    }
    private func listOwner(_ type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        LocalClassFinder(type.memberBlock, of: "").found.isEmpty ? .skipChildren : list(DeclSyntax(type))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { listOwner(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { listOwner(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { listOwner(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node.name.text)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }
}
