import Foundation
import PackageOverlay
import Testing

@Suite struct TestDiscoveryTests {
    @Test("where a package lists its tests for Linux by hand, SwiftPM finds them by itself")
    func list() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tests \(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(TestDiscovery.flags(folder).isEmpty)
        try FileManager.default.createDirectory(atPath: folder + "/Tests", withIntermediateDirectories: true)
        #expect(TestDiscovery.flags(folder).isEmpty)
        try Data("XCTMain([])\n".utf8).write(to: URL(fileURLWithPath: folder + "/Tests/LinuxMain.swift"))
        #expect(TestDiscovery.flags(folder) == ["--enable-test-discovery"])
    }
}
