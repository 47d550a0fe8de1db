import Foundation
import TemporaryFolder
import Testing

/// The example apps on a private accessibility bus, read by Orca and by programs for screen readers.
@Suite(.serialized) struct ProgramTests {
    private static let python = "/usr/bin/python3"

    /// The first program or library that the tests lack; nil if everything is installed.
    static var missing: String? {
        let files = [python, "/usr/libexec/at-spi-bus-launcher", "/usr/bin/dbus-daemon"]
        if let file = files.first(where: { !FileManager.default.isExecutableFile(atPath: $0) }) { return file }
        return run(["-c", "import gi; gi.require_version('Atspi', '2.0')"]).status == 0 ? nil : "gir1.2-atspi-2.0"
    }

    /// Runs Python, and returns its status and output. A program that takes five minutes is killed with its programs.
    ///
    /// The output goes to a file, because a service that outlives the program would keep a pipe open.
    private static func run(_ arguments: [String]) -> (status: Int32, output: String) {
        let folder = TemporaryFolder("program")
        guard let file = try? folder.write("", "output"), let output = FileHandle(forWritingAtPath: file.path) else {
            return (-1, "")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["--signal=KILL", "300", python] + arguments
        process.standardOutput = output
        process.standardError = output
        guard (try? process.run()) != nil else { return (-1, "") }
        process.waitUntilExit()
        let text = try? String(contentsOf: folder.url.appendingPathComponent("output"), encoding: .utf8)
        return (process.terminationStatus, text ?? "")
    }

    /// The end of an output in one line, because `scripts/test` prints one line of a fault.
    private static func end(of output: String) -> String {
        output.split(separator: "\n").suffix(12).joined(separator: " | ")
    }

    /// The first program that a session with Orca lacks; nil if everything is installed. The session compares the words
    /// of Orca 43.
    static var missingOrca: String? {
        if let missingInWindow { return missingInWindow }
        return run(["-B", "/usr/bin/orca", "--version"]).output.hasPrefix("43.") ? nil : "Orca 43"
    }

    @Test(
        "Orca says the elements, rows, menus and pages of Files, Notes and Catalog, by keys and by its own commands",
        .enabled(if: missingOrca == nil, "\(missingOrca ?? "") is not installed"), .timeLimit(.minutes(10)))
    func orca() {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Programs/orca.py")
        let arguments = ["-B", script.path] + ["Files", "Notes", "Catalog"].map(Self.program)
        // Orca itself loses an event now and then on a busy machine. A fault of an app stays.
        var (status, output) = Self.run(arguments)
        for _ in 0..<2 where status != 0 { (status, output) = Self.run(arguments) }
        #expect(status == 0, "\(Self.end(of: output))")
        #expect(output.hasSuffix("0 faults\n"))
    }

    private static func program(_ name: String) -> String {
        Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path ?? name
    }

    @Test(
        "Files and Notes are read without a fault, from the first page through pages that were opened and closed",
        .enabled(if: missing == nil, "\(missing ?? "") is not installed"), .timeLimit(.minutes(5)))
    func walk() {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Programs/walk.py")
        let (status, output) = Self.run(["-B", script.path, Self.program("Files"), Self.program("Notes")])
        #expect(status == 0, "\(Self.end(of: output))")
        #expect(output.contains("checked"))
    }

    @Test(
        "Catalog is read by several programs until the last ends, with links and rotors; a new registry has the app",
        .enabled(if: missing == nil, "\(missing ?? "") is not installed"), .timeLimit(.minutes(5)))
    func several() {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Programs/several.py")
        let (status, output) = Self.run(["-B", script.path, Self.program("Catalog")])
        #expect(status == 0, "\(Self.end(of: output))")
        #expect(output.hasSuffix("read\n"))
    }

    /// The first program that a session with a window lacks; nil if everything is installed.
    static var missingInWindow: String? {
        if let missing { return missing }
        let files = ["/usr/bin/Xvfb", "/usr/bin/xdotool"]
        if let file = files.first(where: { !FileManager.default.isExecutableFile(atPath: $0) }) { return file }
        return run(["-c", "import gi; gi.require_version('Gtk', '3.0')"]).status == 0 ? nil : "gir1.2-gtk-3.0"
    }

    /// Weston's window is on an X server, so that the session has the same keys and the same mouse.
    private static let displays =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/weston") ? ["x11", "weston"] : ["x11"]

    @Test(
        """
        Notes in a window: typed keys are heard, dark colors follow the desktop, a text is dragged to another program \
        and one back, and both are there after the next start
        """,
        .enabled(if: missingInWindow == nil, "\(missingInWindow ?? "") is not installed"), .timeLimit(.minutes(5)),
        arguments: displays)
    func joined(display: String) {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let (status, output) = Self.run(
            [
                "-B", tests.appendingPathComponent("ScreenReaderTests/Programs/joined.py").path, Self.program("Notes"),
                tests.appendingPathComponent("SDLHostTests/Programs/peer.py").path, display,
            ])
        #expect(status == 0, "\(Self.end(of: output))")
        #expect(output.hasSuffix("joined\n"))
    }

    @Test(
        """
        A program that listens to keys gets the keys before Notes and uses some of them; without an answer the keys \
        arrive in order, and without a listener none is sent
        """,
        .enabled(if: missingInWindow == nil, "\(missingInWindow ?? "") is not installed"), .timeLimit(.minutes(5)),
        arguments: displays)
    func keys(display: String) {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Programs/keys.py")
        let (status, output) = Self.run(["-B", script.path, Self.program("Notes"), display])
        #expect(status == 0, "\(Self.end(of: output))")
        #expect(output.hasSuffix("typed\n"))
    }

    /// The first file that a test with an input method lacks; nil if everything is installed.
    private static func missing(_ method: String) -> String? {
        if let missingInWindow { return missingInWindow }
        let files = [
            "fcitx": ["/usr/bin/fcitx5", "/usr/share/fcitx5/addon/hangul.conf"],
            "ibus": ["/usr/bin/ibus-daemon", "/usr/libexec/ibus-engine-hangul"],
        ]
        return files[method]?.first { !FileManager.default.fileExists(atPath: $0) }
    }

    static let missingFcitx = missing("fcitx")
    static let missingIbus = missing("ibus")

    @Test(
        """
        fcitx composes Korean in Notes, with a program that listens to keys and without: a key that ends a syllable \
        follows the syllable, and a letter of a command of the listener is not composed; and fcitx types emoji
        """,
        .enabled(if: missingFcitx == nil, "\(missingFcitx ?? "") is not installed"), .timeLimit(.minutes(5)),
        arguments: displays)
    func fcitx(display: String) { compose("fcitx", [display]) }

    @Test(
        """
        ibus composes Korean in Notes, with a program that listens to keys and without, in the same order, also if the \
        engine returns keys by a signal
        """,
        .enabled(if: missingIbus == nil, "\(missingIbus ?? "") is not installed"), .timeLimit(.minutes(5)),
        arguments: [[], ["forwarding"]])
    func ibus(options: [String]) { compose("ibus", options) }

    private func compose(_ method: String, _ options: [String]) {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Programs/\(method).py")
        let (status, output) = Self.run(["-B", script.path, Self.program("Notes")] + options)
        #expect(status == 0, "\(Self.end(of: output))")
        #expect(output.hasSuffix("composed\n"))
    }
}
