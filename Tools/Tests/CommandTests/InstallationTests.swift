import Foundation
import Testing

@testable import chevron

@Suite struct InstallationTests {
    @Test("a library with other modules is built in a folder of its own, and one with other sources in the same one")
    func buildFolder() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("installation \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("Sources"), withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: root.appendingPathComponent(name))
        }
        let installation = Installation(root: root)
        try write("targets: [A]", "Package.swift")
        let first = installation.buildFolderName(compiler: "/swift-frontend")
        try write("let a = 1", "Sources/A.swift")
        #expect(installation.buildFolderName(compiler: "/swift-frontend") == first)
        #expect(installation.buildFolderName(compiler: "/other/swift-frontend") != first)
        try write("targets: [A, B]", "Package.swift")
        #expect(installation.buildFolderName(compiler: "/swift-frontend") != first)
    }
}
