import Foundation
import Testing

/// Two starts of one app in a session with a D-Bus.
@Suite(
    .serialized, .timeLimit(.minutes(3)),
    .enabled(if: Desk.missing == nil && FileManager.default.isExecutableFile(atPath: SessionDaemon.program)))
struct RunningAppTests {
    /// A copy of the Files app with a bundle identifier.
    private func makeApp(in folder: URL) throws -> String {
        let app = folder.appendingPathComponent("app")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        let program = app.appendingPathComponent("Files").path
        try FileManager.default.copyItem(atPath: Desk.path(of: "Files"), toPath: program)
        let information: [String: Any] = [
            "CFBundleIdentifier": "org.example.files", "ChevronUsesUserFolders": true,
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try data.write(to: app.appendingPathComponent("Info.plist"))
        return program
    }

    private func second(_ program: String, on desk: Desk, _ environment: [String: String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.environment?["DISPLAY"] = desk.display
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test("A second start ends with success and opens no window; with the variable it opens its own")
    func once() throws {
        let desk = try Desk("Files", windowName: "Files", screen: "1000x900")
        let daemon = try SessionDaemon(in: desk.folder)
        let program = try makeApp(in: desk.folder)
        let environment = [
            "CHEVRON_HOST": "sdl", "HOME": desk.folder.path, "LC_ALL": "C.UTF-8", "NO_AT_BRIDGE": "1",
            "DBUS_SESSION_BUS_ADDRESS": daemon.address, "XDG_STATE_HOME": desk.folder.path,
        ]
        // The test's own variable is replaced: this test is about the name.
        let first = try second(
            program, on: desk, environment.merging(["CHEVRON_SINGLE_INSTANCE": ""]) { $1 })
        defer { kill(first.processIdentifier, SIGKILL) }
        var shown = desk.user.windows(titled: "Files")
        while shown.isEmpty {
            try #require(desk.user.waitForWindows(60))
            shown = desk.user.windows(titled: "Files")
        }
        let classes = String(decoding: desk.user.property("WM_CLASS", of: try #require(shown.first)), as: UTF8.self)
        #expect(classes.contains("org.example.files"))

        let other = try second(program, on: desk, environment)
        other.waitForEnd()
        #expect(other.terminationReason == .exit)
        #expect(other.terminationStatus == 0)
        #expect(first.isRunning)
        #expect(desk.user.windows(titled: "Files").count == 1)

        let own = try second(program, on: desk, environment.merging(["CHEVRON_SINGLE_INSTANCE": "0"]) { $1 })
        defer { kill(own.processIdentifier, SIGKILL) }
        while desk.user.windows(titled: "Files").count < 2 { try #require(desk.user.waitForWindows(60)) }
        #expect(own.isRunning)
    }
}
