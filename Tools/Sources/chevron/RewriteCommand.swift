import ArgumentReading
import Foundation
import PackageOverlay
import SourceRewriting

/// `chevron rewrite FILE [--diff]`.
enum RewriteCommand {
    static let command = Command(
        name: "rewrite", summary: "Print what becomes of a source file",
        syntax: ArgumentSyntax(
            "chevron rewrite", options: [.flag("--diff", help: "Show only the lines that change.")],
            operand: "<file>", operandCount: 1...1),
        details: """
            Prints the file as it is compiled on Linux. The other Swift files of its target are read for the classes \
            and methods that it
            names. What a rule could not decide is written to standard error, with file and line.
            """,
        perform: perform)

    private static func perform(_ arguments: ParsedArguments) throws -> Int32 {
        let file = arguments.operands[0]
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        guard let data = FileManager.default.contents(atPath: path) else { throw FileProblem("\(file) cannot be read") }
        let library = LibraryFacts(interface: try Installation.find().readInterface())
        let others = companions(of: path).compactMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) }
        var modules = ModuleNames()
        if ([[UInt8](data)] + others).contains(where: GuardedUIKit.isIn) { modules.guardingUIKit = [""] }
        let source = ParsedSource([UInt8](data), library: library, modules: modules)
        guard source.isSound else {
            say("\(file) does not parse; it is compiled as it is")
            if !arguments.has("--diff") { FileHandle.standardOutput.write(data) }
            return 0
        }
        let facts = others.map { ParsedSource($0, library: library, modules: modules).facts }
        let program = ProgramFacts(library: library, files: [source.facts] + facts, modules: modules)
        let rewriter = SourceRewriter(program: program, modules: modules)
        let result = rewriter.rewrite(source)
        for warning in result.warnings { FileHandle.standardError.write(Data((warning.text(file: file) + "\n").utf8)) }
        if arguments.has("--diff") {
            print(
                LineDifference.text(
                    String(decoding: data, as: UTF8.self),
                    String(decoding: result.text ?? [UInt8](data), as: UTF8.self), name: file),
                terminator: "")
        } else {
            FileHandle.standardOutput.write(Data(result.text ?? [UInt8](data)))
        }
        return 0
    }

    /// The other files of the target: those of the folder below `Sources` or `Tests`, else those of the file's own
    /// folder.
    private static func companions(of path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if let index = parts.lastIndex(where: { ["Sources", "Tests"].contains($0) }), index + 2 < parts.count {
            folder = "/" + parts[...(index + 1)].joined(separator: "/")
        }
        return SourceFolder.files(in: folder).filter { $0 != path }
    }
}

/// Which lines differ. Rewriting keeps lines where they are, so that line by line is enough.
enum LineDifference {
    static func text(_ before: String, _ after: String, name: String) -> String {
        let old = before.split(separator: "\n", omittingEmptySubsequences: false)
        let new = after.split(separator: "\n", omittingEmptySubsequences: false)
        var result = ""
        for index in 0..<max(old.count, new.count) {
            let (a, b) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
            guard a != b else { continue }
            result += "@@ \(name):\(index + 1) @@\n"
            if let a, index < old.count - 1 || !a.isEmpty { result += "-\(a)\n" }
            if let b, index < new.count - 1 || !b.isEmpty { result += "+\(b)\n" }
        }
        return result
    }
}
