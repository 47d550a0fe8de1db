import Foundation
import PackageOverlay

/// Runs other programs.
enum Subprocess {
    /// The `swift` on the path.
    static func swift() throws -> String {
        if let path = path(of: "swift") { return path }
        throw FileProblem("there is no `swift` on the PATH; install a toolchain from swift.org")
    }

    /// The path of a program on the search path; nil if there is none.
    static func path(of program: String) -> String? {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = folder + "/" + program
            if access(path, X_OK) == 0 { return path }
        }
        return nil
    }

    /// The standard output of a program that ended with success; nil otherwise. Its messages are dropped.
    static func quietOutput(_ program: String, _ arguments: [String], environment: [String: String] = [:]) -> String? {
        guard let path = program.contains("/") ? program : path(of: program) else { return nil }
        var output = Data()
        let status = try? run(path, arguments, environment: environment) { stream, data in
            if stream == .output { output += data }
        }
        return status == 0 ? String(decoding: output, as: UTF8.self) : nil
    }

    /// Runs to the end, with this process's input and output.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Int32 {
        try ChildProcess(program, arguments, environment).wait()
    }

    enum Stream: Sendable { case output, errors }

    /// Runs to the end and passes on each piece of the output as it comes. A program that the program leaves behind is
    /// not waited for.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], receive: (Stream, Data) -> Void
    ) throws -> Int32 {
        let (output, errors) = (try ChildProcess.pipe(), try ChildProcess.pipe())
        defer {
            close(output.reading)
            close(errors.reading)
        }
        let process: ChildProcess
        do {
            defer {
                close(output.writing)
                close(errors.writing)
            }
            process = try ChildProcess(program, arguments, environment, output: output.writing, errors: errors.writing)
        }
        var open: [(file: Int32, stream: Stream)] = [(output.reading, .output), (errors.reading, .errors)]
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var isOver = false
        while !open.isEmpty {
            var requests = open.map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
            guard poll(&requests, nfds_t(requests.count), isOver ? 0 : 200) > 0 else {
                if isOver { break }
                isOver = process.hasEnded
                continue
            }
            for (request, (file, stream)) in zip(requests, open) where request.revents != 0 {
                let count = Glibc.read(file, &buffer, buffer.count)
                if count > 0 { receive(stream, Data(buffer[..<count])) }
                if count == 0 || (count < 0 && errno != EINTR) { open.removeAll { $0.file == file } }
            }
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
