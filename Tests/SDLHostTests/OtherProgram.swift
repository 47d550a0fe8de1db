import Foundation
import Glibc
import Testing

/// Another program on the display of a ``Desk``, written with GTK 3, `Programs/peer.py`, or with Qt 5,
/// `Programs/qt-peer.py`, or a page in Chromium, `Programs/chromium-peer.py`.
final class OtherProgram {
    enum Toolkit {
        case gtk, qt, chromium

        fileprivate var script: String {
            switch self {
            case .gtk: "peer.py"
            case .qt: "qt-peer.py"
            case .chromium: "chromium-peer.py"
            }
        }
    }

    private static let python = "/usr/bin/python3"
    /// The places in the program's window, in pixels of the screen: a source of drags, and a target.
    static let source = CGPoint(x: 450, y: 200)
    static let target = CGPoint(x: 550, y: 200)

    /// Whether Python and GTK 3 are installed.
    static let isInstalled = runs(
        "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('Gdk', '3.0')")
    /// Whether Python and Qt 5 are installed.
    static let isQtInstalled = runs("import PyQt5.QtWidgets")
    /// Whether Chromium is installed, under Debian's name of the program.
    static let isChromiumInstalled =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
        && FileManager.default.isExecutableFile(atPath: python)
    /// Whether programs with Qt 5 have windows on Wayland.
    static let isQtOnWaylandInstalled =
        isQtInstalled
        && FileManager.default.fileExists(
            atPath: "/usr/lib/x86_64-linux-gnu/qt5/plugins/platforms/libqwayland-generic.so")
    /// The toolkits of the programs on Wayland.
    static var onWayland: [Toolkit] { isQtOnWaylandInstalled ? [.gtk, .qt] : [.gtk] }

    private static func runs(_ line: String) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", line]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = ""

    /// - Parameter display: the variables of another display than the desk's own X server.
    init(on desk: Desk, _ display: [String: String]? = nil, _ toolkit: Toolkit = .gtk) throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Programs/" + toolkit.script)
        process.executableURL = URL(fileURLWithPath: Self.python)
        process.arguments = [script.path]
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "WAYLAND_DISPLAY" }.merging(
            display ?? ["DISPLAY": desk.display, "GDK_BACKEND": "x11"]
        ) { $1 }.merging(["NO_AT_BRIDGE": "1", "HOME": desk.folder.path]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Starts the probe and another program on an X server. Their windows are beside each other.
    static func startWithProbe(_ toolkit: Toolkit) throws -> (Desk, OtherProgram) {
        let desk = try Desk()
        try desk.start(arguments: ["exchange"])
        #expect(desk.line("block") != nil)
        try desk.user.move(desk.window(), to: 50, 100)
        let other = try OtherProgram(on: desk, nil, toolkit)
        #expect(other.line("ready") != nil)
        return (desk, other)
    }

    deinit {
        Glibc.kill(process.processIdentifier, SIGCONT)
        Glibc.kill(process.processIdentifier, SIGKILL)
    }

    /// Whether the program knows that the target of its drag takes a copy. A release before is a drop on nothing.
    var knowsCopy: Bool {
        tell("action")
        return line("action") == "action copy"
    }

    func tell(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    /// Stops the program, which then answers nothing.
    func freeze() { Glibc.kill(process.processIdentifier, SIGSTOP) }
    func goOn() { Glibc.kill(process.processIdentifier, SIGCONT) }
    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Reads the output up to a line that begins with `start`; nil if the output ends before, or if no line arrives in
    /// this time.
    func line(_ start: String, within milliseconds: Int32 = FileHandle.longestWait) -> String? {
        output.fileHandleForReading.line(start, &pending, within: milliseconds)
    }
}

extension Process {
    /// Waits for the end of the program. A program that goes on for a minute is killed.
    func waitForEnd() {
        for _ in 0..<6_000 where isRunning { usleep(10_000) }
        if isRunning { kill(processIdentifier, SIGKILL) }
        waitUntilExit()
    }
}

extension FileHandle {
    /// A program that is silent for a minute will not write the line, and its test fails.
    static let longestWait: Int32 = 60_000

    /// Reads what arrives next; nil at the end, and if nothing arrives in this time.
    func nextText(within milliseconds: Int32 = longestWait) -> String? {
        var entry = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, milliseconds) > 0 else { return nil }
        let data = availableData
        return data.isEmpty ? nil : String(decoding: data, as: UTF8.self)
    }

    /// Reads lines up to a line that begins with `start`.
    /// - Parameters:
    ///   - pending: the bytes after the last line.
    ///   - milliseconds: the longest time between two lines.
    /// - Returns: nil if the output ends before, or after this time.
    func line(_ start: String, _ pending: inout String, within milliseconds: Int32) -> String? {
        while true {
            while let end = pending.firstIndex(of: "\n") {
                let line = String(pending[..<end])
                pending.removeSubrange(...end)
                if line.hasPrefix(start) { return line }
            }
            guard let text = nextText(within: milliseconds) else { return nil }
            pending += text
        }
    }
}
