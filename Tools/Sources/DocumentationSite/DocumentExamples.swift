import Foundation

/// The examples in Swift of a document, as one file for the compiler.
///
/// The examples of a document form a single program. A block that begins with a declaration is compiled at the level of
/// the file; a block that begins with `override` in a view controller; each other block in an asynchronous function
/// of the main actor that may throw. A fence with the words `swift excerpt` is not compiled. `ExampleContext.swift`
/// declares the names that examples use without declaring them.
public struct DocumentExamples {
    /// The errors of the compiler name the lines of the document.
    public let file: String
    public let isEmpty: Bool

    public init(page: MarkdownPage) {
        let blocks = page.codeBlocks.filter { $0.info == "swift" }
        isEmpty = blocks.isEmpty
        var lines = ["Foundation", "Testing", "UIKit", "UIKitTesting"].map { "import \($0)" }
        for (number, block) in blocks.enumerated() {
            let location = "#sourceLocation(file: \"\(page.path)\", line: \(block.line))"
            let code = [location, block.text, "#sourceLocation()"]
            switch Self.level(of: block.text) {
            case .file: lines += code
            case .controller: lines += ["class Example\(number): UIViewController {"] + code + ["}"]
            case .function: lines += ["@MainActor func example\(number)() async throws {"] + code + ["}"]
            }
        }
        file = lines.joined(separator: "\n") + "\n"
    }

    enum Level { case file, controller, function }

    static func level(of code: String) -> Level {
        let lines = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("//") }) else { return .file }
        if first.hasPrefix("override ") { return .controller }
        let declarations = #/(?:@|(?:import|func|final|class|struct|enum|extension|protocol|actor|private|public)\b)/#
        return first.prefixMatch(of: declarations) == nil ? .function : .file
    }
}
