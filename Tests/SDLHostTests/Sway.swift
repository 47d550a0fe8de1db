import CVirtualInput
import Foundation
import Glibc

/// The compositor sway without a screen, and a user with a mouse and a keyboard on it. Each act of the user returns
/// after the compositor has handled the act, so no step waits for a time.
final class Sway {
    private static let program = "/usr/bin/sway"
    private static let messenger = "/usr/bin/swaymsg"
    /// sway refuses to run as root.
    private static let userChanger = "/usr/bin/setpriv"
    static var isInstalled: Bool {
        Desk.missing == nil && FileManager.default.isExecutableFile(atPath: program)
            && (geteuid() != 0 || FileManager.default.isExecutableFile(atPath: userChanger))
    }

    /// The size of the display, in pixels.
    static let size = (width: UInt32(800), height: UInt32(600))

    /// Windows have no frame and keep their sizes.
    private static let configuration = """
        output * resolution \(size.width)x\(size.height) position 0 0
        xwayland disable
        default_border none
        default_floating_border none
        focus_follows_mouse no
        for_window [title=".*"] floating enable
        exec echo ready $WAYLAND_DISPLAY

        """

    private let process = Process()
    private let socket: String
    private let devices: UnsafeMutablePointer<chevron_devices>
    /// The variables of the programs on the compositor.
    let environment: [String: String]
    private(set) var pointer = CGPoint.zero

    init(for desk: Desk) throws {
        let files = FileManager.default
        let runtime = desk.folder.appendingPathComponent("sway")
        try files.createDirectory(at: runtime, withIntermediateDirectories: true)
        let configuration = desk.folder.appendingPathComponent("sway.configuration")
        try Data(Self.configuration.utf8).write(to: configuration)
        // Without this option, a window moves only after its program has drawn another frame.
        var arguments = [Self.program, "--config", configuration.path, "-Dnoatomic"]
        if geteuid() == 0 {
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: desk.folder.path)
            try files.setAttributes([.ownerAccountName: "nobody"], ofItemAtPath: runtime.path)
            arguments = [Self.userChanger, "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--"] + arguments
        }
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: runtime.path)
        socket = runtime.path + "/ipc"
        process.executableURL = URL(fileURLWithPath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        process.environment = [
            "XDG_RUNTIME_DIR": runtime.path, "HOME": runtime.path, "SWAYSOCK": socket, "PATH": "/usr/bin:/bin",
            "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The compositor executes the last line of its configuration when programs can connect.
        var said = ""
        while !said.hasSuffix("\n") {
            guard let text = output.fileHandleForReading.nextText() else { break }
            said += text
        }
        let name = said.split(separator: " ").last.map { $0.trimmingCharacters(in: .newlines) } ?? ""
        guard said.hasPrefix("ready "), let opened = chevron_devices_open(runtime.path + "/" + name) else {
            process.terminate()
            throw XUser.Failure(reason: "sway does not start, or has no virtual devices")
        }
        devices = opened
        environment = [
            "XDG_RUNTIME_DIR": runtime.path, "WAYLAND_DISPLAY": name, "SDL_VIDEODRIVER": "wayland",
            "GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland",
        ]
    }

    deinit {
        chevron_devices_close(devices)
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    // MARK: Windows

    /// Performs a command of sway's language.
    /// - Returns: false if sway refuses the command, as for a window that does not exist.
    @discardableResult
    func perform(_ command: String) -> Bool {
        let messenger = Process()
        messenger.executableURL = URL(fileURLWithPath: Self.messenger)
        messenger.arguments = ["--quiet", "--socket", socket, command]
        messenger.standardError = FileHandle.nullDevice
        guard (try? messenger.run()) != nil else { return false }
        messenger.waitUntilExit()
        return messenger.terminationStatus == 0
    }

    /// Moves the window with a title to a place of the display, in pixels. Waits until the window exists.
    func place(_ title: String, at x: Int, _ y: Int) throws {
        // Only against hanging.
        for _ in 0..<500 {
            if perform("[title=\"^\(title)\"] move absolute position \(x) \(y)") { return }
            usleep(20_000)
        }
        throw XUser.Failure(reason: "no window is titled \(title)")
    }

    // MARK: Mouse and keys

    func movePointer(to point: CGPoint) throws {
        pointer = point
        let isHandled = chevron_devices_move(
            devices, UInt32(point.x), UInt32(point.y), Self.size.width, Self.size.height)
        try check(isHandled)
    }

    func press() throws { try check(chevron_devices_button(devices, 0x110, 1)) }
    func release() throws { try check(chevron_devices_button(devices, 0x110, 0)) }

    func click(_ point: CGPoint) throws {
        try movePointer(to: point)
        try press()
        try release()
    }

    /// Moves the pointer to a point in steps.
    func glide(to end: CGPoint, steps: Int = 20) throws {
        let start = pointer
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            try movePointer(
                to: CGPoint(
                    x: (start.x + (end.x - start.x) * part).rounded(),
                    y: (start.y + (end.y - start.y) * part).rounded()))
        }
    }

    private func check(_ isHandled: Int32) throws {
        if isHandled == 0 { throw XUser.Failure(reason: "sway has ended") }
    }
}
