import Foundation
import Glibc

/// A D-Bus without services. The services of the machine, such as the portal for documents, would outlive the test and
/// keep its output open.
final class SessionDaemon {
    static let program = "/usr/bin/dbus-daemon"

    private let process = Process()
    let address: String

    init(in folder: URL) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.program)
        let configuration = folder.appendingPathComponent("session.conf")
        let text = """
            <busconfig>
            <type>session</type>
            <listen>unix:path=\(folder.path)/session</listen>
            <policy context="default">
            <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
            </policy>
            </busconfig>
            """
        try text.write(to: configuration, atomically: true, encoding: .utf8)
        process.arguments = ["--config-file=\(configuration.path)", "--nofork", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        address = (output.fileHandleForReading.nextText() ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { kill(process.processIdentifier, SIGKILL) }
}
