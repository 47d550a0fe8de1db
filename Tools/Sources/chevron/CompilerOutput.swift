/// The output of a build without repetitions. The compiler prints an error of an interface once for each file of its
/// module and again in every module that failed with it; here each error is printed once.
struct CompilerOutput {
    /// An error of the compiler, in the words of the first line.
    struct Problem: Hashable {
        /// The file with line and column, as the compiler writes them; empty for an error without a place.
        var place: String
        var message: String
        var text: String { place.isEmpty ? "error: " + message : place + ": error: " + message }

        /// The packages whose checkouts have files with errors, sorted.
        static func packages(of problems: [Problem]) -> [String] {
            let names = problems.compactMap { problem -> String? in
                let parts = problem.place.split(separator: "/")
                guard let index = parts.firstIndex(of: "checkouts"), parts.count > index + 2 else { return nil }
                return String(parts[index + 1])
            }
            return Set(names).sorted()
        }
    }

    /// The errors, each once, in the order of the build.
    private(set) var problems: [Problem] = []

    private var known: Set<Problem> = []
    private var printed: Set<String> = []
    private var line: [UInt8] = []
    /// Whether the current lines belong to a diagnostic that was printed before.
    private var isRepetition = false
    private var isInDiagnostic = false

    /// Reads a piece of the output.
    /// - Returns: the lines to print, each with its line break.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            line.append(byte)
            guard byte == 10 else { continue }
            if let text = take() { lines.append(text) }
        }
        return lines
    }

    /// - Returns: the rest of an output that ends without a line break.
    mutating func finish() -> [String] { line.isEmpty ? [] : take().map { [$0] } ?? [] }

    private mutating func take() -> String? {
        defer { line.removeAll(keepingCapacity: true) }
        let text = String(decoding: line, as: UTF8.self)
        return isPrinted(text.hasSuffix("\n") ? String(text.dropLast()) : text) ? text : nil
    }

    private mutating func isPrinted(_ text: String) -> Bool {
        if let (place, kind, message) = Self.diagnostic(text) {
            if kind == "note" {
                // A note belongs to the diagnostic before it.
                return !isRepetition && printed.insert(text).inserted
            }
            if kind == "error" {
                // Errors that follow from other errors.
                let isConsequence =
                    place.isEmpty && (message == "fatalError" || message.hasPrefix("emit-module command failed"))
                if isConsequence { return false }
                let problem = Problem(place: place, message: message)
                if known.insert(problem).inserted { problems.append(problem) }
            }
            isInDiagnostic = true
            isRepetition = !printed.insert(text).inserted
            return !isRepetition
        }
        if isInDiagnostic, Self.isExcerpt(text) { return !isRepetition }
        isInDiagnostic = false
        isRepetition = false
        return true
    }

    /// Splits `file:line:column: error: message`; nil for another line.
    private static func diagnostic(_ text: String) -> (place: String, kind: String, message: String)? {
        for kind in ["error", "warning", "note"] {
            if text.hasPrefix(kind + ": ") { return ("", kind, String(text.dropFirst(kind.count + 2))) }
            guard let range = text.range(of: ": \(kind): ") else { continue }
            let place = text[..<range.lowerBound]
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil else {
                continue
            }
            return (String(place), kind, String(text[range.upperBound...]))
        }
        return nil
    }

    /// A line of source that the compiler prints below a diagnostic: `12 | text`, `   |  ^` or an empty line.
    private static func isExcerpt(_ text: String) -> Bool {
        let rest = text.drop { $0 == " " || $0.isNumber }
        return rest.isEmpty || rest.hasPrefix("|")
    }
}
