import Foundation

/// Starts a program on a separate X server and acts as the user.
final class Desk {
    let display: String
    private let server: Process
    let folder: URL
    private(set) var probe: Process?
    private var output: FileHandle?
    private let input = Pipe()

    /// The connection that acts as the user.
    let user: XUser
    /// The frames that the program presents.
    let frames: FramePipe

    private static let serverProgram = "/usr/bin/Xvfb"
    static var missing: String? {
        FileManager.default.isExecutableFile(atPath: serverProgram) ? nil : serverProgram
    }

    /// The programs are beside the tests; other programs have an absolute path.
    static func path(of program: String) -> String {
        program.hasPrefix("/")
            ? program
            : Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program).path ?? ""
    }

    private let program: String
    let windowName: String
    /// The program's first window, once it is known.
    var firstWindow: XUser.Window?

    /// - Parameters:
    ///   - windowName: the beginning of the window's title.
    init(_ program: String = "HostProbe", windowName: String = "Probe", screen: String = "800x600") throws {
        self.program = program
        self.windowName = windowName
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        frames = try FramePipe(in: folder)
        // The server writes its number when it is ready.
        let number = Pipe()
        server = Process()
        server.executableURL = URL(fileURLWithPath: Self.serverProgram)
        server.arguments = ["-displayfd", "1", "-screen", "0", screen + "x24", "-nocursor", "-nolisten", "tcp"]
        server.standardOutput = number
        server.standardError = FileHandle.nullDevice
        try server.run()
        display = ":" + (number.fileHandleForReading.nextText() ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        user = try XUser(display: display)
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
            "XDG_CACHE_HOME": folder.path + "/cache", "TMPDIR": folder.path, "CHEVRON_FRAMES": frames.path,
            // Programs of several tests must not find each other.
            "CHEVRON_SINGLE_INSTANCE": "0",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(
            environment.merging(own) { a, _ in a }
        ) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = input
        try process.run()
        output = pipe.fileHandleForReading
        probe = process
    }

    /// Writes a line to the input of the probe.
    func tell(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    private var pending = ""

    /// Reads the output of the probe up to a line that begins with `start`; nil if the output ends before, or if no
    /// line arrives in this time.
    func line(_ start: String, within milliseconds: Int32 = FileHandle.longestWait) -> String? {
        output?.line(start, &pending, within: milliseconds)
    }

    /// Stops the program until ``goOn()``.
    func freeze() { if let probe { kill(probe.processIdentifier, SIGSTOP) } }
    func goOn() { if let probe { kill(probe.processIdentifier, SIGCONT) } }

    /// Kills the server, because a child of the test runner inherits blocked signals.
    func stopServer() {
        guard server.isRunning else { return }
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        // A server that starts meanwhile may have the number already.
        let lock = try? String(contentsOfFile: "/tmp/.X\(display.dropFirst())-lock", encoding: .utf8)
        guard Int32(lock?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "") == server.processIdentifier else {
            return
        }
        for file in ["/tmp/.X\(display.dropFirst())-lock", "/tmp/.X11-unix/X\(display.dropFirst())"] {
            try? FileManager.default.removeItem(atPath: file)
        }
    }
}
