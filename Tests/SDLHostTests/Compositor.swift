import Foundation

/// A Wayland compositor on a desk's X server. (Weston without a display has no seat, and SDL requires one.)
final class Compositor {
    static let program = "/usr/bin/weston"
    static var isMissing: Bool { Desk.missing != nil || !FileManager.default.isExecutableFile(atPath: program) }

    /// The title of its window, the only one of the X server, is not where other programs have theirs.
    static let windowName = ""

    private let process = Process()
    private let output = Pipe()
    let environment: [String: String]

    init(on desk: Desk, scale: Int = 1) throws {
        // Sockets are only created in a folder that is private to the user.
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: desk.folder.path)
        environment = ["XDG_RUNTIME_DIR": desk.folder.path, "WAYLAND_DISPLAY": "desk", "SDL_VIDEODRIVER": "wayland"]
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = [
            "--backend=x11-backend.so", "--socket=desk", "--idle-time=0", "--width=800", "--height=600",
            "--scale=\(scale)",
        ]
        process.environment = ["XDG_RUNTIME_DIR": desk.folder.path, "DISPLAY": desk.display, "PATH": "/usr/bin:/bin"]
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The compositor accepts connections before it launches its shell.
        var said = ""
        while !said.contains("weston-desktop-shell'") {
            guard let text = output.fileHandleForReading.nextText() else { break }
            said += text
        }
    }

    deinit { stop() }

    func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
