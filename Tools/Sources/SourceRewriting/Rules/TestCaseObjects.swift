import SwiftSyntax

/// A test case is an object of Objective-C on iOS, which can be compared, and takes attachments. XCTest's class on
/// Linux can do neither.
///
/// A test case that is the target of a cast in the file (`view.delegate as? PageTests`) becomes `Hashable` by its
/// identity, and one whose file makes an `XCTAttachment` gets `add(_:)`.
enum TestCaseObjects: RewritingRule {
    static let name = "Test cases as objects"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let declaration = node.as(ClassDeclSyntax.self),
            let types = declaration.inheritanceClause?.inheritedTypes, let last = types.last,
            let entry = context.program.entries[context.enclosingType], declaration.genericParameterClause == nil,
            types.contains(where: { ["XCTestCase", "XCTest.XCTestCase"].contains($0.type.trimmedDescription) })
        else { return }
        let name = declaration.name.text
        let isCompared = ["as? ", "as! ", "as "].contains { context.says($0 + name) }
        if isCompared, !entry.inherits.contains(where: { $0 == "Hashable" || $0 == "Equatable" }) {
            context.insert(", Hashable", at: last.end)
            context.addMembers(
                [
                    "nonisolated static func == (a: \(name), b: \(name)) -> Bool { a === b }",
                    "nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
                ].map { (entry.access == nil ? "" : "public ") + $0 }, to: declaration.memberBlock)
        }
        if context.says("XCTAttachment"), !entry.methods.contains(where: { $0.name == "add" }) {
            context.addMembers(
                ["func add(_ attachment: XCTAttachment) { attachment.ignore() }"], to: declaration.memberBlock)
        }
    }
}
