import Foundation
import SourceRewriting
import SwiftParser
import Testing

/// The committed interface of the library.
let library = LibraryFacts(interface: data("interface.txt"))

/// The names of the toolchain and of the library.
let availableNames = AvailableNames(toolchain: data("toolchain-names.txt"), interface: data("interface.txt"))

private func data(_ name: String) -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Data/" + name)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}

struct Rewriting {
    var text: String
    var warnings: [RewritingWarning]
    var isChanged: Bool

    /// Rewrites `source` as one of several files of a program.
    /// - Parameter unavailable: modules that no package has; nil where the names of the program are not read.
    init(
        _ source: String, others: [String] = [], library: LibraryFacts = library,
        listsSendableTests: Bool = false, unavailable: [String]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var modules = ModuleNames()
        if let unavailable {
            var names = availableNames
            for text in [source] + others { names.add(AvailableNames.FileWords(Array(text.utf8))) }
            (modules.names, modules.unavailable) = (names, Set(unavailable))
        }
        func program(_ files: [FileFacts]) -> ProgramFacts {
            var program = ProgramFacts(library: library, files: files, modules: modules)
            program.listsSendableTests = listsSendableTests
            return program
        }
        let files = ([source] + others).map { ParsedSource(Array($0.utf8), library: library) }
        #expect(files[0].isSound, "the text before does not parse", sourceLocation: sourceLocation)
        let rewriter = SourceRewriter(program: program(files.map(\.facts)))
        let result = rewriter.rewrite(files[0])
        isChanged = result.text != nil
        text = result.text.map { String(decoding: $0, as: UTF8.self) } ?? source
        warnings = result.warnings
        // For every file, the output can be parsed, keeps its lines, and is rewritten to itself.
        let again = ParsedSource(Array(text.utf8), library: library)
        #expect(again.isSound, "the text after does not parse:\n\(text)", sourceLocation: sourceLocation)
        #expect(
            SourceRewriter(program: program([again.facts] + files.dropFirst().map(\.facts))).rewrite(again).text == nil,
            "rewritten twice is not rewritten once:\n\(text)", sourceLocation: sourceLocation)
        #expect(
            text.split(separator: "\n", omittingEmptySubsequences: false).count
                >= source.split(separator: "\n", omittingEmptySubsequences: false).count,
            sourceLocation: sourceLocation)
    }

    /// The lines of the original text, without the added lines after them.
    func lines(_ count: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map(String.init)
    }
}

/// Expects that `before` is rewritten to `after`.
func expect(
    _ before: String, becomes after: String, others: [String] = [], library: LibraryFacts = library,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let result = Rewriting(before, others: others, library: library, sourceLocation: sourceLocation)
    #expect(result.text == after, sourceLocation: sourceLocation)
    #expect(result.warnings.isEmpty, sourceLocation: sourceLocation)
}
