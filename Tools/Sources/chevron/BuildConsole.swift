import Foundation

/// Prints the output of a build: each error once, and on a terminal the steps in one line that changes.
struct BuildConsole {
    private(set) var output = CompilerOutput()
    private var errors = CompilerOutput()
    private let isTerminal = isatty(STDOUT_FILENO) == 1
    private var hasOpenStep = false

    /// The errors of both streams.
    var problems: [CompilerOutput.Problem] {
        output.problems + errors.problems.filter { !output.problems.contains($0) }
    }

    mutating func read(_ stream: Subprocess.Stream, _ data: Data) {
        switch stream {
        case .output: for line in output.read(data) { print(line, FileHandle.standardOutput) }
        case .errors: for line in errors.read(data) { print(line, FileHandle.standardError) }
        }
    }

    mutating func finish() {
        for line in output.finish() { print(line, FileHandle.standardOutput) }
        for line in errors.finish() { print(line, FileHandle.standardError) }
        if hasOpenStep { FileHandle.standardOutput.write(Data("\r\u{1B}[K".utf8)) }
        hasOpenStep = false
    }

    private mutating func print(_ line: String, _ file: FileHandle) {
        var text = line
        if isTerminal {
            let isStep = line.hasPrefix("[") && line.dropFirst().first?.isNumber == true
            text = (hasOpenStep ? "\r\u{1B}[K" : "") + (isStep ? String(line.dropLast().prefix(columns - 1)) : line)
            hasOpenStep = isStep
        }
        file.write(Data(text.utf8))
    }

    private var columns: Int {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1 ? Int(size.ws_col) : 80
    }
}
