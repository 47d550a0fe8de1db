import Foundation
import TemporaryFolder
import Testing

@testable import chevron

/// Runs the command with a replaced `swift` on the PATH, which starts a compiler in the background and waits.
@Suite(.serialized) struct InterruptionTests {
    private let temporary = TemporaryFolder("an interruption")
    private var folder: URL { temporary.url }

    init() throws {
        let text = """
            #!/bin/sh
            sleep 600 &
            echo $! > "\(folder.path)/compiler.new"
            mv "\(folder.path)/compiler.new" "\(folder.path)/compiler"
            wait
            """
        let script = folder.appendingPathComponent("script").path, swift = folder.appendingPathComponent("swift").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: script))
        // Another program writes the file. A program that another test starts meanwhile may inherit this process's
        // descriptors for a moment, and the system starts no file that is open for writing.
        #expect(try ChildProcess("/bin/cp", [script, swift]).wait() == 0)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
    }

    /// The built command is beside the test bundle.
    private static let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("chevron").path

    @Test("a signal ends the programs below the command, and then the command", arguments: [SIGTERM, SIGINT, SIGHUP])
    func ends(_ signal: Int32) throws {
        let path = folder.path + ":/usr/bin:/bin"
        let process = try ChildProcess(Self.command, ["build", "--verbose", "--help"], ["PATH": path])
        let file = folder.appendingPathComponent("compiler").path
        while !FileManager.default.fileExists(atPath: file), !process.hasEnded { sched_yield() }
        let compiler = try #require(pid_t(String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")[0]))
        #expect(Interruption.descendants(of: process.id).contains(compiler))
        #expect(Interruption.isRunning(compiler))
        kill(process.id, signal)
        #expect(process.wait() == 128 + signal)
        #expect(!Interruption.isRunning(compiler))
    }

    @Test(
        "a program that the command starts belongs to the group of the command, so that it may read from the terminal")
    func group() throws {
        let process = try ChildProcess("/bin/sh", ["-c", "ps -o pgid= -p $$ > '\(folder.path)/group'"])
        #expect(process.wait() == 0)
        let text = try String(contentsOf: folder.appendingPathComponent("group"), encoding: .utf8)
        #expect(pid_t(text.filter(\.isNumber)) == getpgrp())
    }
}
