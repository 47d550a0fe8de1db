import SwiftSyntax

/// The elements of array literals that need a missing framework, in a statement whose other parts can stay:
/// `NSLayoutConstraint.activate([title.topAnchor.constraint(…), map.topAnchor.constraint(…)])`.
enum MissingElements {
    /// The elements to leave out; nil if another part of the statement needs the framework, or an array had no element.
    /// Only arrays that a call receives, or that receive a call, count.
    static func parts(in node: Syntax, isMissing: (Syntax) -> Bool) -> [MissingCasts.Part]? {
        var parts: [MissingCasts.Part] = []
        func collect(_ node: Syntax) -> Bool {
            guard isMissing(node) else { return true }
            if let array = node.as(ArrayExprSyntax.self), isPartOfCall(array) {
                let gone = Array(array.elements).filter { isMissing(Syntax($0)) }
                guard gone.count < array.elements.count else { return false }
                parts += gone.map { MissingCasts.Part(range: $0.start..<$0.end, replacement: "") }
                return true
            }
            if node.is(TokenSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
            return node.children(viewMode: .sourceAccurate).allSatisfy(collect)
        }
        return collect(node) && !parts.isEmpty ? parts : nil
    }

    private static func isPartOfCall(_ array: ArrayExprSyntax) -> Bool {
        if let access = array.parent?.as(MemberAccessExprSyntax.self) {
            return access.parent?.is(FunctionCallExprSyntax.self) == true
        }
        return array.parent?.is(LabeledExprSyntax.self) == true
            && array.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }
}
