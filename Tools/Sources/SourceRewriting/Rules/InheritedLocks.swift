import SwiftSyntax

/// No class can inherit from `NSLock` and `NSRecursiveLock` on Linux. The library has two other locks for such classes.
enum InheritedLocks: RewritingRule {
    static let name = "Classes that inherit from a lock"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = Set(locks.keys)

    static let locks = ["NSLock": "InheritableLock", "NSRecursiveLock": "InheritableRecursiveLock"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let superclass = node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type,
            let lock = lock(superclass)
        else { return }
        context.replace(superclass, with: lock)
        FrameworkImports.note(lock, context)
    }

    /// The library's class in place of a superclass; nil for another superclass.
    static func lock(_ superclass: TypeSyntax) -> String? {
        let text = superclass.trimmedDescription
        return locks[text.hasPrefix("Foundation.") ? String(text.dropFirst(11)) : text]
    }
}
