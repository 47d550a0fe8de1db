import Foundation
import Testing

/// Starts the probe on an X server of its own and plays user.
private final class Desk {
    let display: String
    private let server: Process
    let folder: URL
    private(set) var probe: Process?
    private var output: FileHandle?

    static let tools = ["/usr/bin/Xvfb", "/usr/bin/xdotool"]
    static var missing: String? { tools.first { !FileManager.default.isExecutableFile(atPath: $0) } }

    /// The probe lies beside the tests.
    static var probePath: String {
        Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("HostProbe").path ?? ""
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The server writes the number it took once it answers.
        let number = Pipe()
        server = Process()
        server.executableURL = URL(fileURLWithPath: "/bin/sh")
        server.arguments = ["-c", "exec Xvfb -displayfd 1 -screen 0 800x600x24 -nolisten tcp 2>/dev/null"]
        server.standardOutput = number
        try server.run()
        display = ":" + String(decoding: number.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        if let probe, probe.isRunning { kill(probe.processIdentifier, SIGKILL) }
        stopServer()
        try? FileManager.default.removeItem(at: folder)
    }

    func start(_ environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.probePath)
        process.environment = ProcessInfo.processInfo.environment.merging(environment.merging(["DISPLAY": display]) { a, _ in a }) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        output = pipe.fileHandleForReading
        probe = process
    }

    private var pending = ""

    /// Reads what the probe says up to a line that begins with `start`; nil when it ends before.
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

    func user(_ words: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "W=$(xdotool search --sync --name Probe | head -1); xdotool " + words]
        process.environment = ["DISPLAY": display, "PATH": "/usr/bin:/bin"]
        try process.run()
        process.waitUntilExit()
    }

    /// Kills: a child of the test runner is born with the polite signals blocked.
    func stopServer() {
        guard server.isRunning else { return }
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        for file in ["/tmp/.X\(display.dropFirst())-lock", "/tmp/.X11-unix/X\(display.dropFirst())"] {
            try? FileManager.default.removeItem(atPath: file)
        }
    }

}

@Suite(
    .serialized, .timeLimit(.minutes(1)),
    .enabled(if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."))
struct SDLHostTests {
    @Test("A click reaches the app, the animation it starts comes to rest, and SIGTERM closes cleanly")
    func click() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("window") == "window 200 150 1.0 dark false rtl false")
        #expect(desk.line("task") != nil)
        #expect(desk.line("timer") != nil && desk.line("block") != nil)
        try desk.user("mousemove --window $W 50 80 click 1")
        #expect(desk.line("pointer began 50 80") != nil)
        #expect(desk.line("pointer ended 50 80") != nil)
        #expect(desk.line("rest") != nil)
        try desk.user("key Escape")
        #expect(desk.line("key escape down") != nil)
        desk.probe?.terminate()
        #expect(desk.line("close") != nil && desk.line("ended") != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit && desk.probe?.terminationStatus == 0)
    }

    @Test("The environment chooses scale, appearance and direction")
    func environment() throws {
        let desk = try Desk()
        try desk.start(["CHEVRON_SCALE": "2", "CHEVRON_APPEARANCE": "dark", "LC_ALL": "ar_EG.UTF-8"])
        #expect(desk.line("window") == "window 200 150 2.0 dark true rtl true")
        #expect(desk.line("presented") == "presented 120000")
    }

    @Test("A value that cannot be meant is told in one line", arguments: [["CHEVRON_SCALE": "big"], ["CHEVRON_APPEARANCE": "pink"], ["DISPLAY": ":4711"]])
    func badEnvironment(environment: [String: String]) throws {
        let desk = try Desk()
        try desk.start(environment)
        let expected = environment.keys.contains("DISPLAY") ? "No display" : environment.keys.first ?? ""
        #expect(desk.line(expected) != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit && desk.probe?.terminationStatus == 2)
    }

    @Test("Resizing tells the app and shows the new size")
    func resize() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("block") != nil)
        try desk.user("windowsize $W 300 220")
        #expect(desk.line("resized 300 220") != nil)
        #expect(desk.line("presented 66000") != nil)
    }

    @Test("A display that goes away ends the app with a word, not with a crash")
    func lostDisplay() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("block") != nil)
        desk.stopServer()
        #expect(desk.line("The display went away") != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
    }
}
