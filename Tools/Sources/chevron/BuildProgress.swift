import Foundation

/// The output of a long SwiftPM build as one line with the share of finished steps. Keeps the other lines for a
/// failure.
struct BuildProgress {
    /// A terminal gets one line that changes; a log gets a line for each tenth.
    let isTerminal: Bool
    private var line: [UInt8] = []
    private var percentage = -1
    private var kept: [String] = []

    init(isTerminal: Bool) { self.isTerminal = isTerminal }

    /// Runs SwiftPM with this output on the standard error.
    /// - Returns: the status of SwiftPM.
    static func run(_ swift: String, _ arguments: [String], environment: [String: String]) throws -> Int32 {
        func show(_ texts: [String]) { for text in texts { FileHandle.standardError.write(Data(text.utf8)) } }
        var progress = BuildProgress(isTerminal: isatty(STDERR_FILENO) == 1)
        let status = try Subprocess.run(swift, arguments, environment: environment) { _, data in
            show(progress.read(data))
        }
        show(progress.finish(isSuccess: status == 0))
        return status
    }

    /// Reads a piece of the output.
    /// - Returns: the texts to print.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [String] {
        var texts: [String] = []
        for byte in bytes {
            guard byte == 10 || byte == 13 else {
                if line.count < 65536 { line.append(byte) }
                continue
            }
            if let text = readLine(String(decoding: line, as: UTF8.self)) { texts.append(text) }
            line.removeAll(keepingCapacity: true)
        }
        return texts
    }

    /// - Returns: the texts to print at the end: the kept lines of a build that failed.
    mutating func finish(isSuccess: Bool) -> [String] {
        if !line.isEmpty { kept.append(String(decoding: line, as: UTF8.self)) }
        var texts = isTerminal && percentage >= 0 ? ["\n"] : []
        var output = CompilerOutput()
        if !isSuccess { texts += output.read(Array(kept.map { $0 + "\n" }.joined().utf8)) }
        return texts
    }

    private mutating func readLine(_ text: String) -> String? {
        guard let share = Self.share(of: text) else {
            if !text.isEmpty { kept.append(text) }
            return nil
        }
        // SwiftPM learns of more steps while it plans, so that the share may fall for a moment.
        let step = isTerminal ? share : share / 10 * 10
        guard step > percentage else { return nil }
        percentage = step
        return isTerminal ? "\rchevron: building the library, \(step) %" : "chevron: building the library, \(step) %\n"
    }

    /// The share that a line as `[12/340] Compiling …` states, in percent.
    private static func share(of text: String) -> Int? {
        guard text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
        let parts = text[text.index(after: text.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[1] > 0, (0...parts[1]).contains(parts[0]) else { return nil }
        return Int(Double(parts[0]) / Double(parts[1]) * 100)
    }
}
