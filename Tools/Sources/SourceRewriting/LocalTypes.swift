import SwiftSyntax

/// Types that a function declares for itself: the function is part of their path, in braces, as `Editor.{save}.Draft`.
enum LocalTypes {
    /// What stands before the name of a type in a function.
    static func scope(_ function: String?) -> String { function.map { "{" + $0.filter { $0 != "." } + "}." } ?? "" }
}

extension String {
    /// Whether a path is that of a type in a function.
    var isLocalPath: Bool { contains("}.") }

    /// What a type is called where its path is in scope.
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

/// The classes in a function's body, also in its closures, without those in other types and functions.
final class LocalClassFinder: SyntaxVisitor {
    private(set) var found: [ClassDeclSyntax] = []

    init(_ body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
