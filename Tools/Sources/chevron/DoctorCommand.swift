import ArgumentReading
import Foundation

/// `chevron doctor`.
enum DoctorCommand {
    static let command = Command(
        name: "doctor", summary: "Say what this machine has for building and running apps, and what to install",
        syntax: ArgumentSyntax("chevron doctor"),
        details: """
            Examines the toolchain, the libraries, the font, the display, the buses of the session and the programs of
            `chevron package`. Exits with 1 if apps cannot be built; the lines with MISSING name the remedies. Lines
            with "without" name features that apps lack on this machine.
            """,
        perform: { _ in
            let report = SystemReport(facts())
            print(report.text)
            return report.status
        })

    private static func facts() -> SystemReport.Facts {
        var facts = SystemReport.Facts()
        let files = FileManager.default
        if let swift = try? Subprocess.swift() {
            facts.swiftVersion = Subprocess.quietOutput(swift, ["--version"]) ?? ""
            let toolchain = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
                .deletingLastPathComponent().path
            facts.hasSyntax = files.fileExists(atPath: toolchain + "/lib/swift/host/libSwiftSyntax.so")
            facts.hasStaticRuntime = files.fileExists(atPath: toolchain + "/lib/swift_static/linux/libFoundation.a")
        }
        if Subprocess.path(of: "pkg-config") != nil {
            var found: [String: String] = [:]
            for (name, _) in SystemReport.libraries {
                found[name] = Subprocess.quietOutput("pkg-config", ["--modversion", name])?.trimmed
            }
            facts.libraries = found
        }
        facts.hasHyphen = files.fileExists(atPath: "/usr/include/hyphen.h")
        facts.font = Subprocess.quietOutput("fc-match", ["--format=%{family}", "Inter"])?.trimmed
        let environment = ProcessInfo.processInfo.environment
        facts.x11 = environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 }
        facts.wayland = environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 }
        facts.acceptsDisplay = DisplayAddress(environment).map(accepts) ?? false
        let bus = environment["DBUS_SESSION_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
        let socket = (environment["XDG_RUNTIME_DIR"] ?? "") + "/bus"
        facts.hasBus = bus != nil || (socket != "/bus" && files.fileExists(atPath: socket))
        if facts.hasBus {
            facts.busNames = Subprocess.quietOutput("busctl", ["--user", "--no-pager", "--no-legend", "list"]).map {
                Set($0.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
            }
        }
        for (tool, _) in SystemReport.packageTools { facts.packageTools[tool] = Subprocess.path(of: tool) != nil }
        return facts
    }

    /// Whether a program listens at the address of a display.
    private static func accepts(_ address: DisplayAddress) -> Bool {
        guard case .socket(let path) = address else { return true }
        var socketAddress = sockaddr_un()
        socketAddress.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let isShort = withUnsafeMutableBytes(of: &socketAddress.sun_path) { place in
            guard bytes.count < place.count else { return false }
            place.copyBytes(from: bytes)
            return true
        }
        guard isShort else { return false }
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard file >= 0 else { return false }
        defer { close(file) }
        return withUnsafePointer(to: &socketAddress) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// The place of the display that the environment names.
enum DisplayAddress: Equatable {
    /// A socket in the file system.
    case socket(String)
    /// A display of another machine.
    case remote

    /// Documented (libwayland, wl_display_connect; X(7), Display Names). Wayland has precedence.
    /// - Returns: nil for an environment without a display, or with one that has no form of an address.
    init?(_ environment: [String: String]) {
        if let name = environment["WAYLAND_DISPLAY"], !name.isEmpty {
            guard !name.hasPrefix("/") else {
                self = .socket(name)
                return
            }
            guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
            self = .socket(folder + "/" + name)
            return
        }
        guard let display = environment["DISPLAY"], let colon = display.lastIndex(of: ":") else { return nil }
        let host = display[..<colon]
        let number = display[display.index(after: colon)...].prefix { $0 != "." }
        guard !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        self = host.isEmpty || host == "unix" ? .socket("/tmp/.X11-unix/X\(number)") : .remote
    }
}
