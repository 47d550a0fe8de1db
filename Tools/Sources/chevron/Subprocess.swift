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

    private static func make(_ program: String, _ arguments: [String], in folder: String?, _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        return process
    }

    /// Runs to the end, with this process's input and output.
    static func run(_ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws -> Int32 {
        let process = make(program, arguments, in: folder, environment)
        try process.run()
        process.waitUntilExit()
        return status(of: process)
    }

    /// Runs to the end and hands each piece of its output on as it comes. What a program that it left behind writes later is not waited for.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], joinsErrors: Bool = false,
        output: (Data) -> Void
    ) throws -> Int32 {
        let process = make(program, arguments, in: nil, environment)
        let pipe = Pipe()
        process.standardOutput = pipe
        if joinsErrors { process.standardError = pipe }
        try process.run()
        let file = pipe.fileHandleForReading.fileDescriptor
        while true {
            let isOver = !process.isRunning
            var wish = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            if poll(&wish, 1, isOver ? 0 : 200) > 0 {
                let data = pipe.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                output(data)
            } else if isOver {
                break
            }
        }
        process.waitUntilExit()
        return status(of: process)
    }

    /// What a program writes; nil where it fails, after what it said of that.
    static func read(_ program: String, _ arguments: [String], in folder: String? = nil) throws -> Data? {
        let process = make(program, arguments, in: folder, [:])
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }

    private static func status(of process: Process) -> Int32 {
        process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }
}

func say(_ text: String) { FileHandle.standardError.write(Data("chevron: \(text)\n".utf8)) }
