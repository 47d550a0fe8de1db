import Foundation
import Glibc
import Testing

/// A D-Bus that accepts connections and never answers, with a real X server.
@Suite(.enabled(if: Desk.missing == nil)) struct SilentBusTests {
    /// Creates a listening socket. Connections succeed, and no process reads from them.
    private func listen(at path: String) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            for (index, byte) in path.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
        }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard bound == 0, Glibc.listen(descriptor, 8) == 0 else { return -1 }
        return descriptor
    }

    @Test("A program starts and draws though the session's D-Bus never answers, and says so", .timeLimit(.minutes(2)))
    func starts() throws {
        let desk = try Desk()
        let path = desk.folder.path + "/bus"
        let descriptor = listen(at: path)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try desk.start(["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(path)"])
        let message = try #require(desk.line("chevron: the session's D-Bus"))
        #expect(message.contains("does not answer"))
        #expect(desk.line("presented") != nil)
    }

    @Test(
        "A program starts and draws though the system's D-Bus never answers, and says so",
        .enabled(if: FileManager.default.isExecutableFile(atPath: SessionDaemon.program)), .timeLimit(.minutes(2)))
    func startsBesideSilentSystem() throws {
        let desk = try Desk()
        let session = try SessionDaemon(in: desk.folder)
        try #require(!session.address.isEmpty)
        let path = desk.folder.path + "/bus"
        let descriptor = listen(at: path)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try desk.start(["DBUS_SESSION_BUS_ADDRESS": session.address, "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(path)"])
        let message = try #require(desk.line("chevron: the system's D-Bus"))
        #expect(message.contains("does not answer"))
        #expect(desk.line("presented") != nil)
    }
}
