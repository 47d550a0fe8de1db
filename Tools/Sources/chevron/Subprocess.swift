import Foundation
import PackageOverlay

/// Runs other programs.
enum Subprocess {
    /// The `swift` on the path.
    static func swift() throws -> String {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = folder + "/swift"
            if access(String(path), X_OK) == 0 { return String(path) }
        }
        throw FileProblem("there is no `swift` on the PATH; install a toolchain from swift.org")
    }

    /// Runs to the end, with this process's input and output.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Int32 {
        try ChildProcess(program, arguments, environment).wait()
    }

    /// Runs to the end and passes on each piece of the output as it comes. A program that the program leaves behind is not
    /// waited for.
    /// - Parameter joinsErrors: whether the output contains standard error too.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], joinsErrors: Bool = false,
        output: (Data) -> Void
    ) throws -> Int32 {
        let (reading, writing) = try ChildProcess.pipe()
        defer { close(reading) }
        let process: ChildProcess
        do {
            defer { close(writing) }
            process = try ChildProcess(
                program, arguments, environment, output: writing, errors: joinsErrors ? writing : nil)
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var isOver = false
        while true {
            var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, isOver ? 0 : 200) > 0 else {
                if isOver { break }
                isOver = process.hasEnded
                continue
            }
            let count = Glibc.read(reading, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            output(Data(buffer[..<count]))
        }
        return process.wait()
    }

    /// The output of a program; nil if the program fails, after its own messages.
    static func read(_ program: String, _ arguments: [String]) throws -> Data? {
        let (reading, writing) = try ChildProcess.pipe()
        let file = FileHandle(fileDescriptor: reading, closeOnDealloc: true)
        let process: ChildProcess
        do {
            defer { close(writing) }
            process = try ChildProcess(program, arguments, output: writing)
        }
        let data = file.readDataToEndOfFile()
        return process.wait() == 0 ? data : nil
    }
}

func say(_ text: String) { FileHandle.standardError.write(Data("chevron: \(text)\n".utf8)) }
