import Foundation
import Testing

/// A Wayland compositor on a desk's X server. (Weston without a display has no seat, and SDL requires one.)
private final class Compositor {
    static let program = "/usr/bin/weston"
    static var isMissing: Bool { Desk.missing != nil || !FileManager.default.isExecutableFile(atPath: program) }

    private let process = Process()
    private let output = Pipe()
    let environment: [String: String]

    init(on desk: Desk) throws {
        // Sockets are only created in a folder that is private to the user.
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: desk.folder.path)
        environment = ["XDG_RUNTIME_DIR": desk.folder.path, "WAYLAND_DISPLAY": "desk", "SDL_VIDEODRIVER": "wayland"]
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = [
            "--backend=x11-backend.so", "--socket=desk", "--idle-time=0", "--width=800", "--height=600",
        ]
        process.environment = ["XDG_RUNTIME_DIR": desk.folder.path, "DISPLAY": desk.display, "PATH": "/usr/bin:/bin"]
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The compositor accepts connections before it launches its shell.
        var said = ""
        while !said.contains("weston-desktop-shell'") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            said += String(decoding: data, as: UTF8.self)
        }
    }

    deinit { stop() }

    func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

@Suite(
    .serialized, .timeLimit(.minutes(1)),
    .enabled(
        if: !Compositor.isMissing,
        "Weston or Xvfb is not installed, so there is no Wayland compositor to try the window on."))
struct WaylandTests {
    @Test("A window on Wayland shows its pixels, and SIGTERM closes it cleanly")
    func shows() throws {
        let desk = try Desk()
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment)
        #expect(desk.line("window") == "window 200 150 1.0 dark false rtl false")
        #expect(desk.line("presented") == "presented 30000")
        #expect(desk.line("block") != nil)
        desk.probe?.terminate()
        #expect(desk.line("close") != nil)
        #expect(desk.line("ended") != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }

    @Test("A compositor that dies ends the app with a word, not with a crash")
    func lost() throws {
        let desk = try Desk()
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment)
        #expect(desk.line("block") != nil)
        compositor.stop()
        #expect(desk.line("The display went away") != nil)
        desk.probe?.waitUntilExit()
        #expect(desk.probe?.terminationReason == .exit)
    }
}
