import Foundation

/// Starts a program on a separate X server and acts as the user.
final class Desk {
    let display: String
    private let server: Process
    let folder: URL
    private(set) var probe: Process?
    private var output: FileHandle?

    static let tools = ["/usr/bin/Xvfb", "/usr/bin/xdotool"]
    static var missing: String? { tools.first { !FileManager.default.isExecutableFile(atPath: $0) } }

    /// The programs are beside the tests; other programs have an absolute path.
    static func path(of program: String) -> String {
        program.hasPrefix("/")
            ? program
            : Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program).path ?? ""
    }

    private let program: String
    private let windowName: String

    /// - Parameters:
    ///   - windowName: the beginning of the window's title.
    init(_ program: String = "HostProbe", windowName: String = "Probe", screen: String = "800x600") throws {
        self.program = program
        self.windowName = windowName
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The server writes its number when it is ready.
        let number = Pipe()
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.arguments = [
            "-c",
            "exec Xvfb -displayfd 1 -screen 0 \(screen)x24 -fbdir '\(folder.path)' -nocursor -nolisten tcp 2>/dev/null",
        ]
        server.standardOutput = number
        try server.run()
        display =
            ":"
            + String(decoding: number.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(
                in: .whitespacesAndNewlines)
    }

    deinit {
        if let probe, probe.isRunning { kill(probe.processIdentifier, SIGKILL) }
        stopServer()
        try? FileManager.default.removeItem(at: folder)
    }

    func start(_ environment: [String: String] = [:], arguments: [String] = []) throws {
        let process = Process()
        process.arguments = arguments
        process.executableURL = URL(fileURLWithPath: Self.path(of: program))
        let own = [
            "DISPLAY": display, "XDG_STATE_HOME": folder.path, "XDG_DATA_HOME": folder.path + "/data",
            "XDG_CACHE_HOME": folder.path + "/cache", "TMPDIR": folder.path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(
            environment.merging(own) { a, _ in a }
        ) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        output = pipe.fileHandleForReading
        probe = process
    }

    private var pending = ""

    /// Reads the output of the probe up to a line that begins with `start`; nil if the output ends before.
    func line(_ start: String) -> String? {
        while true {
            while let end = pending.firstIndex(of: "\n") {
                let line = String(pending[..<end])
                pending.removeSubrange(...end)
                if line.hasPrefix(start) { return line }
            }
            guard let data = output?.availableData, !data.isEmpty else { return nil }
            pending += String(decoding: data, as: UTF8.self)
        }
    }

    /// - Returns: the output of xdotool.
    @discardableResult
    func user(_ words: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "W=$(xdotool search --sync --onlyvisible --name '^\(windowName)' | head -1); xdotool " + words,
        ]
        process.environment = ["DISPLAY": display, "PATH": "/usr/bin:/bin"]
        let said = Pipe()
        process.standardOutput = said
        try process.run()
        let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    /// Kills the server, because a child of the test runner inherits blocked signals.
    func stopServer() {
        guard server.isRunning else { return }
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        for file in ["/tmp/.X\(display.dropFirst())-lock", "/tmp/.X11-unix/X\(display.dropFirst())"] {
            try? FileManager.default.removeItem(atPath: file)
        }
    }
}
