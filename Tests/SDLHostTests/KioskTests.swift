import Foundation
import Testing

/// The compositor cage, which shows one program on the whole display, on a desk's X server.
enum Kiosk {
    static let program = "/usr/bin/cage"
    /// cage refuses to run as root.
    static let userChanger = "/usr/sbin/runuser"
    static var isInstalled: Bool {
        Desk.missing == nil && FileManager.default.isExecutableFile(atPath: program)
            && (geteuid() != 0 || FileManager.default.isExecutableFile(atPath: userChanger))
    }

    /// A desk whose program is cage with the probe inside.
    static func desk() throws -> Desk {
        try Desk(geteuid() == 0 ? userChanger : "/usr/bin/env", windowName: "", screen: "1280x800")
    }

    static func start(on desk: Desk, _ variables: [String] = []) throws {
        let runtime = desk.folder.appendingPathComponent("runtime")
        try FileManager.default.createDirectory(at: runtime, withIntermediateDirectories: true)
        var arguments: [String] = []
        if geteuid() == 0 {
            for (path, rights) in [(desk.folder.path, 0o777), (desk.frames.path, 0o666)] {
                try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: path)
            }
            try FileManager.default.setAttributes([.ownerAccountName: "nobody"], ofItemAtPath: runtime.path)
            arguments = ["-u", "nobody", "--", "/usr/bin/env"]
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: runtime.path)
        try desk.start(
            ["XDG_RUNTIME_DIR": runtime.path, "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "HOME": runtime.path],
            arguments: arguments + variables
                + ["SDL_VIDEODRIVER=wayland", program, "--", Desk.path(of: "HostProbe")])
    }
}

@Suite(
    .serialized, .timeLimit(.minutes(1)), .enabled(if: Kiosk.isInstalled, "cage, Xvfb or runuser is not installed."))
struct KioskTests {
    @Test(
        "cage, which decorates no windows, shows the window on the whole display",
        arguments: [[], ["CHEVRON_FULLSCREEN=1"]])
    func shows(variables: [String]) throws {
        let desk = try Kiosk.desk()
        try Kiosk.start(on: desk, variables)
        #expect(desk.line("resized") == "resized 1024 768 1.0")
        #expect(desk.line("presented") == "presented \(1_024 * 768)")
        let display = try desk.window()
        var pixel: UInt32?
        for _ in 0..<500 {
            // The probe's window is white where nothing else is; the display of a kiosk without windows is black.
            pixel = desk.user.pixels(of: display).flatMap { $0.count == 1_024 * 768 ? $0[700 * 1_024 + 1_000] : nil }
            if pixel == 0xFF_FFFF { break }
            _ = desk.user.waitForWindows(0.02)
        }
        #expect(pixel == 0xFF_FFFF)
    }
}
