import Foundation
import Testing

@testable import AppPackaging

@Suite struct LauncherTests {
    /// Runs a program, and returns its output, its errors and its status.
    private func run(_ path: String, _ arguments: [String]) throws -> (output: String, errors: String, status: Int32) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let texts = [output, errors].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return (texts[0], texts[1], process.terminationStatus)
    }

    private var clang: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/clang" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    @Test("the launcher starts the program beside bin with the same arguments, also through a link")
    func starts() throws {
        let clang = try #require(clang)
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("launcher-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: folder) }
        for inner in ["bin", "lib/läden \"x\"/app"] {
            try files.createDirectory(atPath: "\(folder)/\(inner)", withIntermediateDirectories: true)
        }
        let launcher = Launcher(name: "shops", program: "lib/läden \"x\"/app/Shops")
        try Data(launcher.source.utf8).write(to: URL(fileURLWithPath: folder + "/launcher.c"))
        let built = try run(clang, launcher.arguments(source: folder + "/launcher.c", output: folder + "/bin/shops"))
        #expect(built.status == 0, "\(built.errors)")
        let missing = try run(folder + "/bin/shops", [])
        #expect(missing.status == 127)
        #expect(missing.errors.hasPrefix("shops: lib/läden \"x\"/app/Shops beside bin cannot be started"))

        let program = "\(folder)/lib/läden \"x\"/app/Shops"
        try Data("#!/bin/sh\necho \"$#:$1:$2:$SHOPS\"\nexit 3\n".utf8).write(to: URL(fileURLWithPath: program))
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "bin/shops")
        for path in ["/bin/shops", "/link"] {
            let started = try run(folder + path, ["a b", "--c"])
            #expect(started.output.hasPrefix("2:a b:--c:"), "\(started)")
            #expect(started.status == 3)
        }
    }

    @Test("the source has a line for a system without /proc, and names are data")
    func texts() {
        let source = Launcher(name: "a\"b", program: "lib/a/app/A").source
        #expect(source.contains(#""a\042b: /proc is missing"#))
        #expect(source.contains(#"#define PROGRAM "lib/a/app/A""#))
    }
}
