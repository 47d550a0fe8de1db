import SwiftSyntax

/// One thing that Linux needs other than iOS, found at certain places of a tree. A rule has no state: the facts
/// describe other files, and the context collects the edits.
protocol RewritingRule: Sendable {
    /// The heading in the documentation.
    static var name: String { get }
    /// The kinds of nodes that the rule reads.
    static var sites: [SyntaxKind] { get }
    /// Words at which it may have something to do in the body of a function. Macros, attributes, conditions and types
    /// in bodies, and names of optional requirements that are called, need not be named: a body with such is always
    /// read.
    static var bodyWords: Set<String> { get }
    static func consider(_ node: Syntax, _ context: RewritingContext)
    /// After the last node.
    static func finish(_ context: RewritingContext)
}

extension RewritingRule {
    static func finish(_ context: RewritingContext) {}
}

/// The input of the rewriting of a file.
final class RewritingContext {
    let program: ProgramFacts
    let modules: ModuleNames
    let reading: PlatformReading
    var conditions: ConditionReader { reading.conditions }
    let facts: FileFacts
    private(set) var edits = EditList()
    private(set) var warnings: [RewritingWarning] = []
    /// How often each rule changed something.
    private(set) var counts: [String: Int] = [:]
    /// Paths of the types around the node that is considered, innermost last.
    var enclosing: [String] = []
    /// The modules that the compiled file imports.
    var imports: Set<String> = []
    /// The types in the file, out of a rule's list.
    var named: Set<String> = []
    /// Modules that attributes ask for.
    var modulesOfAttributes: Set<String> = []
    /// Names that were looked up.
    var looked: Set<String> = []
    var rule = ""
    /// Whether the node that was considered last is left out.
    var isGone = false
    /// Properties that are left out, of each type, with the missing framework.
    var goneMembers: [String: [String: String]] = [:]
    /// A conforming type for each protocol of an opaque result: see `OpaqueResults`.
    var exampleTypes: [String: String?] = [:]
    /// Of the file's imports SwiftUI and the frameworks that are left out of its module.
    let missingImports: MissingImports
    private var newMembers: [Int: (block: MemberBlockSyntax, members: [String])] = [:]
    private let tree: SourceFileSyntax
    private let source: [UInt8]
    private lazy var sourceText = "\n" + String(decoding: source, as: UTF8.self) + "\n"
    private let lines: SourceLocationConverter

    init(_ file: ParsedSource, program: ProgramFacts, modules: ModuleNames) {
        self.program = program
        self.modules = modules
        facts = file.facts
        missingImports = program.missingImports(of: file.facts)
        tree = file.tree
        source = file.source
        reading = file.reading
        lines = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// Whether the file has these words anywhere.
    func says(_ words: String) -> Bool { ParsedSource.says(words, source) }

    var enclosingType: String { enclosing.last ?? "" }

    // MARK: Changes

    func replace(_ range: Range<Int>, with text: String) {
        counts[rule, default: 0] += 1
        edits.replace(range, with: text)
    }

    func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.byteRange, with: text) }
    func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

    /// Takes a node away, with the space behind it on its line.
    func remove(_ node: some SyntaxProtocol) {
        var range = node.byteRange
        while range.upperBound < source.count, source[range.upperBound] == 32 || source[range.upperBound] == 9 {
            range = range.lowerBound..<(range.upperBound + 1)
        }
        replace(range, with: "")
    }

    /// Takes a declaration away with all that is in it.
    func removeWhole(_ node: some SyntaxProtocol) {
        let hasSemicolon =
            node.parent?.as(MemberBlockItemSyntax.self)?.semicolon != nil
            || node.parent?.as(CodeBlockItemSyntax.self)?.semicolon != nil
        if hasSemicolon, let item = node.parent { remove(item) } else { remove(node) }
        isGone = true
    }

    /// A new last line, where the file has none like it.
    /// - Parameter isSaid: whether a line under a condition that is false here does not count.
    func append(_ text: String, evenIfSaid isSaid: Bool = false) {
        guard isSaid || !sourceText.contains("\n" + text + "\n") else { return }
        counts[rule, default: 0] += 1
        edits.append(text)
    }

    /// New members at the end of a type's body, on the line of its closing brace.
    func addMembers(_ members: [String], to block: MemberBlockSyntax) {
        guard !members.isEmpty else { return }
        counts[rule, default: 0] += 1
        newMembers[block.rightBrace.start, default: (block, [])].members += members
    }

    /// Several rules may add members to a type; the additions make a single edit.
    func placeMembers() {
        for (place, (block, members)) in newMembers.sorted(by: { $0.key < $1.key }) {
            let text = members.joined(separator: "; ")
            let isAlone = block.rightBrace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
            if isAlone || block.members.isEmpty {
                edits.replace(place..<place, with: text + " ")
            } else {
                let end = block.members.endPositionBeforeTrailingTrivia.utf8Offset
                edits.replace(end..<end, with: "; " + text)
            }
        }
    }

    func warn(_ node: some SyntaxProtocol, _ message: String) {
        let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
        warnings.append(RewritingWarning(line: location.line, column: location.column, message: message))
    }
}
