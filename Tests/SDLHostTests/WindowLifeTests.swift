import Foundation
import Testing

/// The program after its window was closed.
@Suite(
    .serialized, .timeLimit(.minutes(30)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
@MainActor struct WindowLifeTests {
    private static func withHome<Result>(_ work: (String) throws -> Result) throws -> Result {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-life-" + UUID().uuidString)
            .path
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        return try work(home)
    }

    private func start(_ home: String, screen: String) throws -> Desk {
        let desk = try Desk("Files", windowName: "Files", screen: screen)
        try desk.start(["CHEVRON_HOST": "sdl", "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "LC_ALL": "C.UTF-8"])
        return desk
    }

    /// The size of the window that has presented its first frame.
    private func size(_ desk: Desk) throws -> String {
        try desk.frames {}
        return try desk.user.size(of: desk.window()).map { "\($0.width)x\($0.height)" } ?? ""
    }

    @Test(
        """
        Settings, the window's size among them, are on disk after SIGTERM, after SIGHUP and after the window is \
        closed; the next window has the size
        """,
        arguments: ["TERM", "HUP", "close"])
    func settings(way: String) throws {
        try Self.withHome { home in
            let desk = try start(home, screen: "1000x900")
            #expect(try size(desk) == "390x844")
            try desk.resize(to: 500, 600)
            let probe = try #require(desk.probe)
            switch way {
            case "TERM": kill(probe.processIdentifier, SIGTERM)
            case "HUP": kill(probe.processIdentifier, SIGHUP)
            default: desk.user.askToClose(try desk.window())
            }
            probe.waitForEnd()
            #expect(probe.terminationReason == .exit)
            #expect(probe.terminationStatus == 0)
            #expect(FileManager.default.fileExists(atPath: home + "/.config/Files.plist"))
            let again = try start(home, screen: "1000x900")
            #expect(try size(again) == "500x600")
        }
    }

    @Test("The first window is no larger than the display")
    func fits() throws {
        try Self.withHome { home in
            for (screen, expected) in [("1024x768", "390x768"), ("320x480", "320x480")] {
                let desk = try start(home, screen: screen)
                #expect(try size(desk) == expected)
            }
        }
    }

    @Test("When the display is lost, the app saves its settings, logs one line, and exits with a failure")
    func lostDisplay() throws {
        try Self.withHome { home in
            let desk = try start(home, screen: "1000x900")
            try desk.resize(to: 500, 600)
            desk.stopServer()
            #expect(desk.line("chevron: The display went away.") != nil)
            let probe = try #require(desk.probe)
            probe.waitForEnd()
            #expect(probe.terminationReason == .exit)
            #expect(probe.terminationStatus == 1)
            #expect(FileManager.default.fileExists(atPath: home + "/.config/Files.plist"))
        }
    }

    @Test("A window that another program destroys ends the app with one line and a failure")
    func destroyed() throws {
        try Self.withHome { home in
            let desk = try start(home, screen: "1000x900")
            #expect(try size(desk) == "390x844")
            desk.user.destroy(try desk.window())
            #expect(desk.line("chevron: Another program destroyed the window.") != nil)
            let probe = try #require(desk.probe)
            probe.waitForEnd()
            #expect(probe.terminationReason == .exit)
            #expect(probe.terminationStatus == 1)
        }
    }

    @Test("Without a font the app says so in one line and ends with a failure")
    func noFonts() throws {
        try Self.withHome { home in
            let desk = try Desk("Files", windowName: "Files", screen: "800x600")
            let fonts = home + "/fonts.conf"
            try Data("<?xml version=\"1.0\"?><fontconfig><cachedir>\(home)/cache</cachedir></fontconfig>".utf8).write(
                to: URL(fileURLWithPath: fonts))
            try desk.start(["CHEVRON_HOST": "sdl", "HOME": home, "FONTCONFIG_FILE": fonts])
            #expect(desk.line("chevron: No font is installed") != nil)
            let probe = try #require(desk.probe)
            probe.waitForEnd()
            #expect(probe.terminationStatus == 1)
        }
    }
}
