import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Every public numeric property is tested with odd numbers: the list of those tests contains the property.
@Suite struct OddNumberListTests {
    static let numbers: Set = [
        "CGFloat", "Double", "Float", "Int", "TimeInterval", "CFTimeInterval", "CGPoint", "CGSize", "CGRect",
        "CGVector", "UIEdgeInsets",
        "NSDirectionalEdgeInsets", "UIOffset", "CGAffineTransform", "CATransform3D",
    ]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardizedFileURL

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("A property that takes a number is in the list")
    func complete() throws {
        let finder = NumericProperties(viewMode: .sourceAccurate)
        for folder in ["Sources/UIKitCore", "Sources/FoundationAdditions", "Sources/QuartzCore"] {
            let paths =
                FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(folder).path)?.compactMap {
                    $0 as? String
                } ?? []
            for path in paths.sorted() where path.hasSuffix(".swift") {
                finder.walk(Parser.parse(source: try Self.text(folder + "/" + path)))
            }
        }
        let list = try Self.text("Tests/OddNumbers/OddProperties.swift")
        let named = Set(list.matches(of: /\(\s*"([A-Z]\w+\.[\w.]+)"/).map { String($0.output.1) })
        // A subclass may represent the class that declares the property.
        var known = named
        for name in named {
            var type = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
            let property = name.dropFirst(type.count)
            while let above = finder.superclasses[type] {
                type = above
                known.insert(type + property)
            }
        }
        // Components of types that the tests set as a whole.
        let wholes: Set = [
            "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "CATransform3D", "IndexPath", "CAFrameRateRange",
        ]
        #expect(finder.found.count > 100)
        for property in finder.found
        where !known.contains(property) && !wholes.contains(String(property.prefix { $0 != "." })) {
            Issue.record("\(property) takes a number, and no test sets an odd one")
        }
    }
}

/// Collects the settable public properties of numeric types.
private final class NumericProperties: SyntaxVisitor {
    private(set) var found: [String] = []
    private(set) var superclasses: [String: String] = [:]
    private var types: [String] = []

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(types.isEmpty ? name : types[types.count - 1] + "." + name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.inheritanceClause?.inheritedTypes.first {
            superclasses[node.name.text] = first.type.trimmedDescription
        }
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map { $0.trimmedDescription }
        guard let type = types.last, node.bindingSpecifier.text == "var",
            modifiers.contains("public") || modifiers.contains("open"),
            !modifiers.contains(where: { $0.hasSuffix("(set)") || $0 == "static" || $0 == "class" || $0 == "override" })
        else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isSettable(binding),
                takesNumber(binding)
            else { continue }
            found.append("\(type).\(name)")
        }
        return .skipChildren
    }

    private func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }

    private func takesNumber(_ binding: PatternBindingSyntax) -> Bool {
        if let type = binding.typeAnnotation?.type.trimmedDescription {
            return OddNumberListTests.numbers.contains(type.trimmingCharacters(in: ["?", "!"]))
        }
        guard let value = binding.initializer?.value else { return false }
        if value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) { return true }
        let start = value.trimmedDescription.prefix { $0.isLetter || $0.isNumber }
        return OddNumberListTests.numbers.contains(String(start))
    }
}
